"""The faults of a page that is too big for its window, or has targets too small for a finger."""

from .page import SOURCE

BROKEN = (
    SOURCE
    + """
// The words of a text that go on in a second line.
const broken = (element) => seenTexts(element).flatMap((text) => [...text.data.matchAll(/\\S+/g)].filter((word) => {
  const range = document.createRange();
  range.setStart(text, word.index);
  range.setEnd(text, word.index + word[0].length);
  return new Set([...range.getClientRects()].map((box) => box.top)).size > 1;
}).map(([word]) => word));
"""
)

# The box of a text is higher than its letters: a sixth at its top and at its bottom may be cut off or lie over another.
FAULTS = (
    BROKEN
    + """
const rangeOf = (text) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range;
};

// Text that a box cuts off, or that is outside the window. Text that a person can scroll to is neither.
const hides = (value) => value === "hidden" || value === "clip";
const scrolls = (value) => value === "auto" || value === "scroll";
const isCut = (text) => {
  const box = rangeOf(text).getBoundingClientRect();
  let scrolled = false;
  for (let one = text.parentElement; one && one !== document.documentElement; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one), frame = one.getBoundingClientRect();
    if (scrolls(overflowX) && one.scrollWidth > one.clientWidth) return false;
    if (hides(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1)) return true;
    scrolled ||= scrolls(overflowY);
    const above = box.top < frame.top - box.height / 6, below = box.bottom > frame.bottom + box.height / 6;
    if (!scrolled && hides(overflowY) && (above || below)) return true;
    // What a dialog is in doesn't cut it off.
    if (one.matches("dialog:modal")) break;
  }
  return box.left < -1 || box.right > innerWidth + 1;
};

// A sample is a picture of a screen: it may cut off what it has no room for.
const written = (element) => seenTexts(element).filter((text) => !text.parentElement.closest("[role=img]"));

// Elements that stay in view while the rest scrolls below them.
const floating = (text) => {
  let one = text.parentElement;
  while (one && getComputedStyle(one).position !== "sticky") one = one.parentElement;
  return one;
};

// Pairs of texts that lie over each other.
const overlaps = (element) => {
  const under = (a, b) => a.top + a.height / 6 < b.bottom - b.height / 6;
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && under(a, b) && under(b, a);
  const boxes = written(element).flatMap((text) =>
    [...rangeOf(text).getClientRects()].map((box) => [plain(text.data), box, floating(text)]));
  return boxes.flatMap(([one, box, layer], at) =>
    boxes.slice(at + 1).filter(([, other, over]) => layer === over && meet(box, other)).map(([other]) => `${one} / ${other}`));
};

// Controls that reach out of the element that holds them, or lie over the control beside them. A small one may be placed in
// the corner of a large one.
const outside = () => {
  const controls = [...document.querySelectorAll("button, input")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height)
    // The skip link is out of sight until it has the focus.
    .filter((one) => getComputedStyle(one).clipPath !== "inset(50%)");
  const isWide = (one) => {
    const frame = one.parentElement.getBoundingClientRect(), box = one.getBoundingClientRect();
    const spills = one.scrollWidth > one.clientWidth + 1 && one.tagName === "BUTTON";
    const leaves = box.left < frame.left - 1 || box.right > frame.right + 1;
    return spills || leaves && !scrolls(getComputedStyle(one.parentElement).overflowX);
  };
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const isPlaced = (one) => getComputedStyle(one).position === "absolute";
  const clashes = (one) => [...one.parentElement.children].some((other) =>
    other !== one && !isPlaced(one) && !isPlaced(other) && controls.includes(other) && meet(one.getBoundingClientRect(), other.getBoundingClientRect()));
  return controls.filter((one) => isWide(one) || clashes(one));
};

// Targets for a finger that are smaller than 44 by 44 CSS pixels. Beside the phone is a mouse; for fingers the stage is
// larger. Anything over the rest of a button, such as the whole sample that it enlarges, is the button, too.
const targets = [
  "button", "checkbox", "combobox", "link", "menuitem", "option", "radio", "searchbox", "slider", "spinbutton", "switch",
  "tab", "textbox",
];
const sizeOf = (one) => {
  const { width, height } = one.getBoundingClientRect();
  const { content, position, inset } = getComputedStyle(one, "::after");
  if (content === "none" || position !== "absolute" || inset !== "0px") return [width, height];
  const holder = one.closest("figure").getBoundingClientRect();
  return [holder.width, holder.height];
};
const small = (all) => all
  .filter(([one]) => !one.closest(".stage") || matchMedia("(pointer: coarse)").matches)
  .filter(([one, role]) => targets.includes(role) && getComputedStyle(one).pointerEvents !== "none")
  .map(([one, role, name]) => [name, one.matches("input[type=radio]") && one.closest("label") || one])
  .map(([name, one]) => [name, sizeOf(one)])
  .filter(([, size]) => Math.min(...size) < 43.5)
  .map(([name, size]) => `${name}: ${size.map(Math.round).join(" by ")}`);

const all = things();
const screens = [document.scrollingElement, ...all.filter(([, role]) => role === "main").map(([one]) => one)];
const holders = all.filter(([, role, name]) => ["banner", "region", "alertdialog"].includes(role)).map(([one]) => one);
return {
  "scrolls sideways": screens.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.scrollWidth),
  "is cut off": written(document.body).filter(isCut).map((text) => plain(text.data)),
  "overlaps": holders.flatMap(overlaps),
  "is out of its frame": outside().map((one) => nameOf(one, roleOf(one))),
  "is too small": small(all),
  "breaks words": holders.slice(0, 1).flatMap(broken),
};
"""
)


def faults(page):
    """The elements that don't fit, by what is wrong with them; empty if all do."""
    return {wrong: what for wrong, what in page.run(FAULTS).items() if what}


def broken_words(page, selector):
    """The words of these elements that go on in a second line."""
    return page.run(BROKEN + "return [...document.querySelectorAll(arguments[0])].flatMap(broken);", selector)
