"""The engine behind every exercise: a task, a check that names the mistake, hints, an answer. It imports no lesson."""
