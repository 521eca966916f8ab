"""The colours and what they mean: one colour for each role, in every picture and widget.

The palette of Okabe and Ito, which colour-blind readers can tell apart. Nothing is imported here, so widgets can
use the colours without matplotlib.
"""

ROW = "#0072B2"  # blue
COLUMN = "#E69F00"  # orange
BOX = "#009E73"  # green
CONFLICT = "#D55E00"  # vermilion: two equal digits in a unit
DEAD_END = CONFLICT  # and a branch of the search that led nowhere
TRYING = "#F0E442"  # yellow: the cell or the bit that is being tried
TRYING_EDGE = "#7A6A00"  # yellow is lost on white without a darker edge
CANDIDATE = "#56B4E9"  # sky
CHOSEN = "#CC79A7"  # purple: the cell that MRV picks

# A picture has no background. What lies on the page itself reads on white and on JupyterLab's dark #111111: a
# luminance of 0.19 has a contrast of 4.3 to both. Boards and nodes are paper, the same in both themes.
GROUND = "#697B90"
GROUND_TRYING = "#8B7900"
GROUND_CONFLICT = "#C75800"
PAPER = "#FCFCFD"
INK = "#1B2430"  # text and givens
MUTED = "#5B6675"  # labels
PLACED = "#005A8D"  # the solver's digits
LINE = "#C5CCD6"  # thin lines

SERIES = (ROW, COLUMN, BOX, CHOSEN, CANDIDATE, CONFLICT)  # bars side by side, in this order

# The colour of each kind of unit ("row 3" is a "row") and of each mark on a cell.
UNIT_COLOURS = {"row": ROW, "column": COLUMN, "box": BOX}
MARK_COLOURS = {"trying": TRYING, "conflict": CONFLICT, "dead end": DEAD_END, "chosen": CHOSEN}
