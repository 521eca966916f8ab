"""TraceView: what SearchPlayer and SearchTree share."""

import uuid

import traitlets

from sudoku_teach.widgets.search.model import PlayerModel
from sudoku_teach.widgets.shared.view import View


class TraceView(View):
    """A view of a trace at a step. The trace goes to the browser once, in four bytes a step."""

    _key = traitlets.Unicode().tag(sync=True)  # by which views of one trace find each other in the browser
    _start = traitlets.List(traitlets.Int()).tag(sync=True)
    _changes = traitlets.Bytes().tag(sync=True)
    _notes = traitlets.List(traitlets.Unicode()).tag(sync=True)

    step = traitlets.Int(0).tag(sync=True)

    def __init__(self, model: PlayerModel, key: str = "", **state: object):
        self.trace, self.model = model.trace, model
        super().__init__(
            _key=key or uuid.uuid4().hex,
            _start=[digit for row in self.trace.start for digit in row],
            _changes=self.trace.steps.changes,
            _notes=model.notes,
            **state,
        )

    @traitlets.validate("step")
    def _valid_step(self, proposal: traitlets.Bunch) -> int:
        if not 0 <= proposal["value"] <= self.model.last:
            raise traitlets.TraitError(f"step {proposal['value']:,} is not between 0 and {self.model.last:,}")
        return proposal["value"]
