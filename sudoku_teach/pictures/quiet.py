"""Import matplotlib without a word.

Where the home cannot be written, or fonts must be looked for, matplotlib says so when it is first imported. In a
notebook that would stand among the output, and every comparison with the stored one would fail.
"""

import logging

_matplotlib = logging.getLogger("matplotlib")
_level = _matplotlib.level
_matplotlib.setLevel(logging.ERROR)
try:
    import matplotlib.font_manager  # noqa: F401
finally:
    _matplotlib.setLevel(_level)
