"""What the tests of views in a browser share: pressing keys, waiting for the kernel, and what the eye would see."""

from conftest import wait_until


def press(lab, *keys):
    for key in keys:
        lab.page.keyboard.press(key)


def cell(view, row, col):
    return view.locator(".st-cell").nth(9 * row + col)


def wait_for_kernel(lab, expression, expected):
    """Until the kernel has heard of what the browser did."""
    wait_until(lambda: lab.kernel(expression) == str(expected), f"{expression} is {expected}")


def keep_busy(lab):
    """Let the kernel run something until `release`, and go on when it is at it."""
    lab.ask(
        "panel.sessionContext.session.kernel.requestExecute({code: arg, store_history: false}); return null",
        "import os, time\nos.mkdir('running')\n"
        "try:\n    while os.path.exists('running'): time.sleep(0.05)\n"
        "finally:\n    os.path.exists('running') and os.rmdir('running')",
    )
    wait_until((lab.server.served / "running").exists, "the kernel runs")


def release(lab):
    (lab.server.served / "running").rmdir()


def is_busy(lab):
    """The kernel takes its sign away whatever ends it: `release`, or an interrupt."""
    return (lab.server.served / "running").exists()


# Words that stick out of their view, or are cut off in a box of their own; not those that one can scroll to.
STICKS_OUT = """view => [...view.querySelectorAll('*')].filter(e => {
  const box = e.getBoundingClientRect(), outer = view.getBoundingClientRect(), style = getComputedStyle(e);
  const words = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
  if (!words || box.width < 2 || ['STYLE', 'OPTION'].includes(e.tagName)) return false;
  for (let p = e.parentElement; p !== view; p = p.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(p).overflowX)) return false;
  return box.right > outer.right + 0.5 || box.left < outer.left - 0.5 || box.bottom > outer.bottom + 0.5 ||
    (style.overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1);
}).map(e => `${e.getAttribute('class')}: ${e.textContent.slice(0, 60)}`)"""

# Words that can hardly be read: their contrast to what lies behind them is less than 4.5, as WCAG asks for.
PALE = r"""view => {
  const rgba = text => {
    const parts = text.match(/[\d.]+/g).map(Number);
    if (text.startsWith('color(')) parts.splice(0, 3, ...parts.slice(0, 3).map(part => 255 * part)); // a mixed colour
    return [...parts.slice(0, 3), parts[3] ?? 1];
  };
  const over = (top, below) => [0, 1, 2].map(k => top[k] * top[3] + below[k] * (1 - top[3]));
  const paper = e => {
    if (!e) return [255, 255, 255];
    const shape = e.closest('svg') && e.parentElement.querySelector(':scope > rect'); // under a text in a picture
    const own = rgba(shape ? getComputedStyle(shape).fill : getComputedStyle(e).backgroundColor);
    return own[3] === 1 ? own.slice(0, 3) : over(own, paper(e.parentElement));
  };
  const opacity = e => e ? getComputedStyle(e).opacity * opacity(e.parentElement) : 1;
  const light = colour => {
    const [r, g, b] = colour.map(x => x / 255).map(x => x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return [...view.querySelectorAll('*')].flatMap(e => {
    const words = [...e.childNodes].filter(n => n.nodeType === 3).map(n => n.textContent.trim()).join('');
    const seen = e.checkVisibility({visibilityProperty: true, opacityProperty: true});
    if (!words || !seen || e.getBoundingClientRect().width < 2 || e.matches('style, :disabled, :disabled *')) return [];
    const [style, behind] = [getComputedStyle(e), paper(e)];
    const own = rgba(e.closest('svg') ? style.fill : style.color);
    const ink = over([...own.slice(0, 3), own[3] * opacity(e)], behind);
    const [dark, bright] = [light(ink), light(behind)].sort((x, y) => x - y);
    const ratio = (bright + 0.05) / (dark + 0.05);
    return ratio < 4.5 ? [`${ratio.toFixed(2)} ${e.getAttribute('class')}: ${words.slice(0, 60)}`] : [];
  });
}"""
