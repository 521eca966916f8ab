"""Quiz: multiple-choice questions, with an explanation for every option."""
