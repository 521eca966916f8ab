"""Live views for the lessons, a room for each: its model, widget, still picture, script and style.

A name is loaded when it is first asked for, so that the model of a view can be imported without anywidget.
"""

from importlib import import_module

_ROOMS = {
    "BitLab": "bit_lab.widget",
    "BitPeeler": "bit_peeler.widget",
    "BoardView": "board.widget",
    "CandidateLab": "candidates.widget",
    "CandidatePlanes": "planes.widget",
    "Headline": "headline.widget",
    "LaneLab": "lanes.widget",
    "LineOrder": "line_order.widget",
    "PuzzleEntry": "entry.widget",
    "Quiz": "quiz.widget",
    "SearchPlayer": "search.player",
    "SearchTree": "search.tree",
    "SolverRace": "race.widget",
}

__all__ = list(_ROOMS)


def __getattr__(name: str) -> type:
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_ROOMS[name]}"), name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]
