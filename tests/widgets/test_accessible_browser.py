"""What axe-core finds in every view, and what of it is left in forced colours, on a phone and magnified.

axe-core comes by `npm ci`, which `make test` runs where Node.js is installed.
"""

from io import BytesIO

import pytest
from every_view import EXAMPLES, SETUP
from on_a_page import PALE, STICKS_OUT
from PIL import Image, ImageChops

from conftest import ROOT

pytestmark = pytest.mark.browser

CELLS = [SETUP, *EXAMPLES.values()]
AXE = ROOT / "node_modules/axe-core/axe.min.js"
VIOLATIONS = """async view => (await axe.run(view)).violations.map(
  rule => [rule.impact, rule.id, ...rule.nodes.slice(0, 3).map(node => node.html.slice(0, 150))].join(' '))"""


@pytest.fixture
def views(lab):
    """Each example by its name, all drawn at once: JupyterLab draws only the cells in sight."""
    lab.page.set_viewport_size({"width": 1280, "height": 16_000})
    drawn = "many => document.querySelectorAll('.st-view').length === many"
    lab.page.wait_for_function(drawn, arg=len(EXAMPLES))
    return {example: lab.output(k).locator(".st-view") for k, example in enumerate(EXAMPLES, start=1)}


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is missing: npm ci")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(lab, views, theme):
    lab.theme(theme)
    lab.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {example: view.evaluate(VIOLATIONS) for example, view in views.items()}
    assert not {example: each for example, each in found.items() if each}


PRESSED = "[aria-pressed=true]"
# Two parts of a view that must look different, whatever the colours are; of a switch, the ground under the words.
TOLD_APART = [
    ("CandidatePlanes 1", ".st-plane i.st-on", ".st-plane i:not(.st-on)"),
    *((name, PRESSED, "[aria-pressed=false]") for name in ("BitLab 1", "CandidateLab 1", "SolverRace 1")),
    ("BitLab 1", "tbody .st-lowest .st-one", "tbody td:not(.st-lowest) .st-one"),
    ("BoardView 1", ".st-selected", ".st-cell:not(.st-selected, .st-given)"),
    ("LaneLab 1", ".st-lane-bit.st-one", ".st-lane-bit:not(.st-one)"),
    ("PuzzleEntry 2", ".st-conflict", ".st-given:not(.st-conflict)"),
    ("SearchPlayer 1", ".sp-sample.st-trying", ".sp-sample.sp-undone"),
    ("SearchPlayer 1", ".sp-sample.st-dead", ".sp-sample.st-trying"),
    ("SearchPlayer 1", ".sp-sample.sp-died", ".sp-sample.sp-noticed"),
    ("SearchTree 2", ".st-key-live", ".st-key-bar"),
    ("SolverRace 1", ".st-race-done", ".st-race-full"),
    ("SolverRace 1", ".st-race-full", ".st-race-label"),
]


def picture(view, shot, selector):
    """An element as the picture of its view shows it, in a size that all have."""
    outer, box = view.bounding_box(), view.locator(selector).first.bounding_box()
    left, top = box["x"] - outer["x"], box["y"] - outer["y"]
    cut = tuple(map(round, (left, top, left + box["width"], top + box["height"])))
    return shot.crop(cut).resize((24, 24), Image.Resampling.NEAREST)


@pytest.fixture(params=["light", "dark"])
def forced(request, lab, views):
    lab.page.emulate_media(forced_colors="active", color_scheme=request.param)
    yield views
    lab.page.emulate_media(forced_colors="none", color_scheme="light")


def test_forced_colours_leave_every_sign(lab, forced):
    assert lab.page.evaluate("matchMedia('(forced-colors: active)').matches")
    names = {name for name, *_ in TOLD_APART}
    shots = {name: Image.open(BytesIO(forced[name].screenshot())).convert("RGB") for name in names}
    alike = []
    for name, one, other in TOLD_APART:
        pictures = [picture(forced[name], shots[name], selector) for selector in (one, other)]
        difference = ImageChops.difference(*pictures).convert("L")
        grounds = {max(picture.getcolors())[1] for picture in pictures}
        same = len(grounds) == 1 if one == PRESSED else sum(difference.histogram()[60:]) < 20
        alike += [(name, one, other)] * same
        alike += [(name, one, "its ground")] * (name.startswith("SearchPlayer") and len(pictures[0].getcolors()) < 2)
    assert not alike
    assert not {name: pale for name, view in forced.items() if (pale := view.evaluate(PALE))}


# The controls of a view that cannot be brought into sight, or lie under something else.
OUT_OF_REACH = """view => {
  const controls = [...view.querySelectorAll('button, input, select, textarea')].filter(e => e.checkVisibility());
  return controls.filter(e => {
    e.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = e.getBoundingClientRect(), outer = view.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.left < outer.left - 1 || box.right > outer.right + 1 || !(e.contains(top) || top?.contains(e));
  }).map(e => e.outerHTML.slice(0, 150));
}"""


@pytest.mark.parametrize("narrow", ["width: 320px", "zoom: 2"])
def test_narrow_or_magnified_a_view_can_be_used(lab, views, narrow):
    """What is wider than its view can be scrolled to; but for boards, bits and code, nothing is."""
    wrong = {}
    for name, view in views.items():
        view.evaluate("(view, narrow) => view.setAttribute('style', narrow)", narrow)
        lab.page.wait_for_timeout(100)
        cut = [each for each in view.evaluate(STICKS_OUT) if name.startswith("BitPeeler")]
        wrong[name] = [*view.evaluate(OUT_OF_REACH), *cut]
        view.evaluate("view => view.removeAttribute('style')")
    assert not {name: each for name, each in wrong.items() if each}


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("width", [240, 320])
def test_the_code_of_bit_peeler_keeps_its_lines_where_the_page_is_narrow(views, width, large):
    narrow = f"view => {{ view.style.width = '{width}px'; view.classList.toggle('st-large', {str(large).lower()}); }}"
    views["BitPeeler 1"].evaluate(narrow)
    code = views["BitPeeler 1"].locator("pre")
    high = code.evaluate("pre => [...pre.children].map(line => line.offsetHeight)")
    views["BitPeeler 1"].evaluate("view => { view.removeAttribute('style'); view.classList.remove('st-large'); }")
    assert len(set(high)) == 1


def test_no_view_spoils_another_on_one_page(views):
    """All their styles are there at once."""
    number = views["BitPeeler 1"].locator("td.st-number").first
    assert number.evaluate("cell => getComputedStyle(cell).display") == "table-cell"
