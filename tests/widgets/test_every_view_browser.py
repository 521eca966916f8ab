"""What every view keeps in a real JupyterLab and in Jupyter Notebook 7: its keys, its looks, its names, its life.

One page holds all examples of every_view.py.
"""

from contextlib import closing

import pytest
from every_view import EXAMPLES, SETUP, each_example, each_view
from on_a_page import PALE, STICKS_OUT, press

from conftest import Lab, Notebook

pytestmark = pytest.mark.browser

NO_VIEW, ORDINARY = "a number", "a button of ipywidgets"
CELLS = [
    SETUP + "views = {}",
    *(f"views[{one!r}] = {code}\nviews[{one!r}]" for one, code in EXAMPLES.items()),
    "42",
    "import ipywidgets\nipywidgets.Button()",
]
only_in_lab = pytest.mark.parametrize("page", [Lab], ids=["lab"], indirect=True)


@pytest.fixture(scope="module", params=[Lab, Notebook], ids=["lab", "notebook"])
def page(request, window, lab_server):
    with closing(request.param(window, lab_server)) as lab:
        lab.write_notebook("every_view", CELLS)
        lab.open_notebook("every_view")
        lab.run_all()
        yield lab


@pytest.fixture
def lab(page):
    """The page with its views; a test leaves no error behind."""
    yield page
    assert page.errors == []


def place(example):
    """The number of an example's cell."""
    return [None, *EXAMPLES, NO_VIEW, ORDINARY].index(example)


def shown(lab, example, selector=".st-view"):
    """Select an example's cell, which JupyterLab puts on the page only where it is in sight, and return its view."""
    select = "panel.content.activeCellIndex = arg; panel.content.deselectAll(); panel.content.mode = 'command';"
    lab.ask(f"{select} await panel.content.scrollToItem(arg)", place(example))
    view = lab.output(place(example)).locator(selector)
    view.wait_for()
    return view


# What they do in a notebook: cut, delete, insert, turn into another kind, paste, restart the kernel, select.
KEYS = [*"xddabmrv00", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]
# The cells, what they hold and how often they ran; which are selected; the mode; whether a question is asked.
STATE = """
const kernel = panel.sessionContext.session.kernel;
const cells = [...panel.content.model.cells];
return {
  cells: cells.map(cell => [cell.id, cell.type, cell.sharedModel.source, cell.executionCount ?? 0]),
  selected: panel.content.widgets.map(cell => panel.content.isSelectedOrActive(cell)),
  active: panel.content.activeCellIndex,
  mode: panel.content.mode,
  asks: document.querySelectorAll('.jp-Dialog').length,
  kernel: [kernel.id, kernel.connectionStatus, kernel.status.includes('restarting')],
};"""
# The controls that can have the focus, buttons first. Of more than `most` alike, such as the cells of a board, the
# first, the last and one between.
CONTROLS = """(view, most) => {
  const kinds = new Map();
  for (const tags of ['button, input, select, textarea', '[tabindex]:not(button)'])
    for (const control of view.querySelectorAll(tags)) {
      if (control.matches(':disabled') || !control.checkVisibility()) continue;
      const kind = `${control.tagName} ${control.type} ${control.classList[0]}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), control]);
    }
  return [...kinds.values()].flatMap(alike =>
    alike.length > most ? [alike[0], alike.at(-1), alike[alike.length >> 1]].slice(0, most) : alike);
}"""
BOXES = "textarea, input[type=text], input:not([type])"
IS_THERE = "control => control.isConnected && control.checkVisibility() && !control.matches(':disabled')"
HAS_FOCUS = "element => element.contains(document.activeElement)"
LOOKS_LIKE = "control => control.outerHTML.slice(0, 150)"


def controls(view, most=15):
    return [found.as_element() for found in view.evaluate_handle(CONTROLS, most).get_properties().values()]


def changed(lab, before):
    """The parts of STATE that are other than before."""
    after = lab.ask(STATE)
    return [name for name in before if before[name] != after[name]]


@each_example
def test_no_key_of_a_view_is_the_notebooks(lab, example):
    view, before = shown(lab, example), lab.ask(STATE)
    tried = controls(view)
    assert tried
    for control in tried:
        assert control.evaluate(IS_THERE), "keys make no control go"
        control.focus()
        assert control.evaluate(HAS_FOCUS)
        press(lab, *KEYS)
        assert not changed(lab, before), control.evaluate(LOOKS_LIKE)


@each_example
def test_the_keys_outlive_a_button_that_goes(lab, example):
    """Each is pressed until it is switched off, or hidden, or another control takes over."""
    view, before = shown(lab, example), lab.ask(STATE)
    for button in controls(view):
        button.evaluate("control => control.tagName === 'BUTTON' && control.focus()")
        if not button.evaluate(HAS_FOCUS):  # it is no button, or another button has made it go
            continue
        for _ in range(10):
            press(lab, "Enter")
            if not button.evaluate(HAS_FOCUS):
                break
        assert view.evaluate(HAS_FOCUS), button.evaluate(LOOKS_LIKE)
        press(lab, *KEYS)
        assert not changed(lab, before), button.evaluate(LOOKS_LIKE)
    lab.settle()


def test_the_notebook_has_these_keys(lab):
    """Where nothing keeps them, they do what the tests above look for."""
    button, before = shown(lab, ORDINARY, "button"), lab.ask(STATE)
    button.focus()
    press(lab, "0", "0")
    assert changed(lab, before) == ["asks"]
    press(lab, "Escape")
    button.focus()
    press(lab, "ArrowUp", "m")
    assert changed(lab, before) == ["cells", "selected", "active"]
    press(lab, "y")


def wait_until_it_ran(lab, example, before):
    """The cell has a new number, and its view stands."""
    count = before["cells"][place(example)][3]
    lab._wait(f"return panel.content.widgets[{place(example)}].model.executionCount > {count}")
    lab._wait("return !panel.node.textContent.includes('Loading widget...')")


@each_view
def test_the_keys_that_run_a_cell_and_save_are_the_notebooks(lab, example):
    """In a control of HTML, and in one that the view has made its own, such as a cell that takes Enter, too.

    Ctrl+Enter in a text box is the box's, wherever that is.
    """
    for kind in (0, -1):
        view, before = shown(lab, example), lab.ask(STATE)
        control = controls(view, most=1)[kind]
        looks = control.evaluate(LOOKS_LIKE)
        control.focus()
        press(lab, "Shift+Enter")
        assert changed(lab, before) == ["cells", "selected", "active"], looks
        assert lab.ask("return panel.content.activeCellIndex") == place(example) + 1
        wait_until_it_ran(lab, example, before)
    view, before = shown(lab, example), lab.ask(STATE)
    next(each for each in controls(view) if each.evaluate(f"control => !control.matches({BOXES!r})")).focus()
    lab.ask("panel.context.model.dirty = true")
    press(lab, "Control+s")
    lab._wait("return !panel.context.model.dirty")
    assert view.evaluate(HAS_FOCUS)
    press(lab, "Control+Enter")
    wait_until_it_ran(lab, example, before)
    assert changed(lab, before) == ["cells"]


# The elements of a view at which Tab stops: of radio buttons with one name, the chosen one.
STOPS = """view => {
  window.stops = [...view.querySelectorAll('*')].filter(e => e.tabIndex >= 0 && e.checkVisibility()
    && !e.matches(':disabled') && (e.type !== 'radio' || e.checked));
  window.stops[0].focus();
  return window.stops.length;
}"""


@each_view
def test_tab_goes_through_a_view_and_on(lab, example):
    view, before = shown(lab, example), lab.ask(STATE)
    reached = range(view.evaluate(STOPS))
    for stop in reached:
        assert lab.page.evaluate("stops.indexOf(document.activeElement)") == stop
        press(lab, "Tab")
    assert reached and not view.evaluate(HAS_FOCUS)
    assert not {"cells", "mode", "asks", "kernel"} & set(changed(lab, before))


# The controls without a name for a screen reader.
NAMELESS = """view => [...view.querySelectorAll('button, input, select, textarea, [tabindex]')].filter(e => {
  const label = e.getAttribute('aria-label') ?? e.closest('label')?.textContent ?? e.textContent;
  return e.checkVisibility() && !label.trim();
}).map(e => e.outerHTML.slice(0, 150))"""


@only_in_lab
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_can_be_read_and_nothing_sticks_out(lab, theme, large):
    lab.theme(theme)
    lab.kernel(f"[setattr(view, 'large', {large}) for view in views.values()]")
    lab.page.set_viewport_size({"width": 1280, "height": 16_000})  # JupyterLab draws only the cells in sight
    drawn = "([views, many]) => document.querySelectorAll(views).length === many"
    lab.page.wait_for_function(drawn, arg=[".st-view", len(EXAMPLES)])
    lab.page.wait_for_function(drawn, arg=[".st-large", len(EXAMPLES) * large])
    wrong = []
    for example in EXAMPLES:
        view = lab.output(place(example)).locator(".st-view")
        fits = view.evaluate("view => view.scrollWidth <= view.clientWidth + 1")
        found = [*view.evaluate(STICKS_OUT), *view.evaluate(PALE), *["too wide for a page"] * (not fits)]
        wrong += [(example, each) for each in found]
    lab.tall_screenshot(f"every-view{'-large' * large}", theme)
    assert not wrong


@only_in_lab
@each_example
def test_a_screen_reader_hears_a_name(lab, example):
    view = shown(lab, example)
    assert view.locator(":scope > [role][aria-label], :scope > .st-board > [role=grid][aria-label]").count() == 1
    assert view.evaluate(NAMELESS) == []


@only_in_lab
def test_a_saved_page_shows_the_same_without_its_kernel(lab):
    """Beside each view stand its picture and its line of text, for pages that run nothing."""
    lab.run_all()
    texts = {example: shown(lab, example).inner_text() for example in EXAMPLES}
    stored = [output[0]["data"] for output in lab.outputs()[1 : place(NO_VIEW)]]
    assert all({"image/png", "text/plain"} <= set(data) for data in stored)
    lab.reopen_notebook("every_view")
    assert {example: shown(lab, example).inner_text() for example in EXAMPLES} == texts
