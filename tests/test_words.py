"""The words: phrases that are hard to read are nowhere in code, messages and pages."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Each phrase in all its forms; what must be found; what looks like it and must not be found.
NEVER = {
    r"(gives?|gave|given|giving) back": (
        ["It gives back 3.", "Give-back", "given\nback"],
        ["forgive back-ups", "give"],
    ),
    r"hand(s|ed|ing)? over": (["handed over", "what you hand over."], ["beforehand over", "hand it over"]),
    r"(?<!by\s)hand(s|ed|ing)? on": (["it hands on the mask", "handed on"], ["drawn by hand on paper", "hand only"]),
    r"mend(s|ed|ing)?": (["Mend it.", "to be mended", "`mends`"], ["recommend", "amended", "mendacious"]),
    r"whoever": (["whoever writes", "Whoever"], ["who ever"]),
    r"belongs? into": (["does not belong into", "belongs into"], ["belongs in", "belong in total"]),
    r"in place of": (["a list in place of a set"], ["in place, of course", "in place or not"]),
    r"for ever": (["goes on for ever", "ones for ever, so", "for-ever"], ["forever", "for every cell", "for even"]),
    r"has told": (["as it has told"], ["has totals"]),
    r"as (it|they) came": (["unchanged, as it came"], ["as it became", "as it comes", "was it camera"]),
    r"(does|do|did) not come home": (["what does not come home"], ["does not come", "comes home"]),
    r"(asked|wanted) (is|are)": (["Asked is the mask", "wanted are two"], ["as asked, is", "asked island"]),
}
# Between two words: white space, a hyphen, a comment's next line, or the seam where two strings are joined.
GAP = r"""(?:[\s"'#*/-]|\bf(?="))+"""
PATTERNS = {phrase: re.compile(rf"\b(?:{phrase.replace(' ', GAP)})\b", re.IGNORECASE) for phrase in NEVER}

PAGES = [*ROOT.glob("*.md"), *ROOT.glob("notebooks/*.md"), *ROOT.glob("notebooks/*.ipynb")]
PAGES += [ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / ".ci/run"]
PAGES += [path for path in ROOT.glob("sudoku_teach/**/*.*") if path.suffix in (".py", ".js", ".css")]


def text_of(path):
    """What people read in a file: of a notebook, its cells and the text that they show."""
    if path.suffix != ".ipynb":
        return path.read_text(encoding="utf-8")
    pieces = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        pieces.append(cell["source"])
        for output in cell.get("outputs", []):
            pieces += [output.get("text", ""), output.get("evalue", "")]
            pieces += [shown for kind, shown in output.get("data", {}).items() if kind.startswith("text/")]
    return "\n.\n".join("".join(piece) for piece in pieces)


def found_in(text):
    return [" ".join(hit.group().split()) for pattern in PATTERNS.values() for hit in pattern.finditer(text)]


@pytest.mark.parametrize("phrase", NEVER)
def test_a_phrase_is_found_and_nothing_that_looks_like_it(phrase):
    bad, good = NEVER[phrase]
    for text in bad:
        between = [" ", "\n    # ", "\n// ", ' "\n    "', ' "\n    f"', "\n * "] if " " in text else [" "]
        for gap in between:
            assert PATTERNS[phrase].search(text.replace(" ", gap)), (text, gap)
    for text in good:
        assert not found_in(text), text


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_people_read_is_plain(path):
    assert found_in(text_of(path)) == []
