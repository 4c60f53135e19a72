"""What goes wrong when a page is too big for its window, or its targets too small for a finger."""

from .eyes import SOURCE

# The box of a text is higher than its letters: a sixth at its top and at its bottom may be cut off or lie over another.

# Text that a box cuts off, or that lies outside the window. What a person can scroll to is neither.
CUT = """
const hides = (value) => value === "hidden" || value === "clip";
const scrolls = (value) => value === "auto" || value === "scroll";
const cut = (text) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  let scrolled = false;
  for (let one = text.parentElement; one && one !== document.documentElement; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one), frame = one.getBoundingClientRect();
    if (scrolls(overflowX) && one.scrollWidth > one.clientWidth) return false;
    if (hides(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1)) return true;
    scrolled ||= scrolls(overflowY);
    const above = box.top < frame.top - box.height / 6, below = box.bottom > frame.bottom + box.height / 6;
    if (!scrolled && hides(overflowY) && (above || below)) return true;
  }
  return box.left < -1 || box.right > innerWidth + 1;
};
return seenTexts(document.body).filter(cut).map((text) => plain(text.data));
"""
WIDTH = "const root = document.scrollingElement; return [root.scrollWidth, innerWidth];"
TARGETS = """
return [...document.querySelectorAll("button, a[href], input, select, [role=option], [role=radio]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[aria-hidden=true], [inert]"))
  .map((one) => ["radio", "checkbox"].includes(one.type) && one.closest("label") || one)
  .map((one) => [seenText(one) || one.ariaLabel || one.tagName, one.getBoundingClientRect().height])
  .filter(([, height]) => height < 43.5);
"""
BAR = """
const boxes = [...arguments[0].querySelectorAll("*")].flatMap((one) => [...one.childNodes])
  .filter((node) => node.nodeType === Node.TEXT_NODE && isSeen(node, arguments[0])).map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [plain(text.data), range.getBoundingClientRect()];
  });
const under = (a, b) => a.top + a.height / 6 < b.bottom - b.height / 6;
const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && under(a, b) && under(b, a);
return boxes.flatMap(([one, box], at) =>
  boxes.slice(at + 1).filter(([, other]) => meet(box, other)).map(([other]) => [one, other]));
"""

# A control that is wider than the place it was given lies over its neighbor, though no text is cut.
OUTSIDE = """
const controls = [...document.querySelectorAll("button, input, [role=spinbutton]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height);
const name = (one) => seenText(one) || one.ariaLabel;
const wide = controls.filter((one) => {
  const frame = one.parentElement.getBoundingClientRect(), box = one.getBoundingClientRect();
  return box.left < frame.left - 1 || box.right > frame.right + 1 || one.scrollWidth > one.clientWidth + 1 && one.tagName === "BUTTON";
});
const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
const clashes = controls.filter((one) => [...one.parentElement.children].some((other) =>
  other !== one && controls.includes(other) && meet(one.getBoundingClientRect(), other.getBoundingClientRect())));
return [...new Set([...wide, ...clashes].map(name))];
"""

BROKEN = """
const [text] = seenTexts(arguments[0]);
return [...text.data.matchAll(/\\S+/g)].filter((word) => {
  const range = document.createRange();
  range.setStart(text, word.index);
  range.setEnd(text, word.index + word[0].length);
  return new Set([...range.getClientRects()].map((box) => box.top)).size > 1;
}).map(([word]) => word);
"""


def sideways(page):
    """The page's width and the window's, where the first is larger; nothing otherwise."""
    width, window = page.run(WIDTH)
    return (width, window) if width > window else None


def cut_off(page):
    """The texts of which a part cannot be seen."""
    return page.run(SOURCE + CUT)


def small_targets(page):
    """What a finger is to hit, and its height, where that is below 44 CSS pixels."""
    return page.run(SOURCE + TARGETS)


def broken_words(page):
    """The words of the bar's title that go on in a second line."""
    return page.run(SOURCE + BROKEN, page.heading())


def overlaps(page, within=None):
    """Pairs of texts in the bar, or within another element, that lie over each other."""
    return page.run(SOURCE + BAR, within or page.banner())


def outside(page):
    """The controls that reach out of the element that holds them, or lie over the control beside them."""
    return page.run(SOURCE + OUTSIDE)
