// What a person sees of an element: its color, the color of its text, its text. Put before each script
// that eyes.py runs in the page.

const blend = (below, above, alpha) => below.map((value, i) => value + (above[i] - value) * alpha);

// Any CSS color as [red, green, blue, alpha], 0 to 255 and 0 to 1.
const channels = (color) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
};

const hex = (rgb) => "#" + rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("").toUpperCase();

// The elements from the page's root down to this one.
const lineage = (element) => (element ? [...lineage(element.parentElement), element] : []);

// Paints the backgrounds of a lineage over white, then the leaf's text if asked, opacity counted in.
const paint = ([element, ...rest], below, withText) => {
  const style = getComputedStyle(element);
  const over = (rgb, color) => { const [r, g, b, a] = channels(color); return blend(rgb, [r, g, b], a); };
  let painted = over(below, style.backgroundColor);
  if (rest.length) painted = paint(rest, painted, withText);
  else if (withText) painted = over(painted, style.color);
  return blend(below, painted, Number(style.opacity));
};

const isSeen = (text, within) => {
  const parent = text.parentElement;
  if (!text.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (channels(getComputedStyle(parent).color)[3] === 0) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) return false;
  for (let one = parent; one && within.contains(one); one = one.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(one);
    if (clipPath.startsWith("inset(50%") || clipPath.startsWith("inset(100%")) return false;
    if (overflowX !== "visible" && (one.offsetWidth < 2 || one.offsetHeight < 2)) return false;
  }
  return true;
};

// The pieces of text that can be seen in an element, in order.
const seenTexts = (element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) if (isSeen(walker.currentNode, element)) found.push(walker.currentNode);
  return found;
};

const plain = (text) => text.replace(/\s+/g, " ").trim();

const fill = (element) => hex(paint(lineage(element), [255, 255, 255], false));

// The innermost element that holds the first text seen in this one.
const scribe = (element) => (seenTexts(element)[0] || {}).parentElement || element;

const ink = (element) => hex(paint(lineage(scribe(element)), [255, 255, 255], true));

const seenText = (element) => plain(seenTexts(element).map((text) => text.data).join(" "));

const typeface = (element) => {
  const style = getComputedStyle(scribe(element));
  const family = style.fontFamily.split(",")[0].trim().replace(/^["']|["']$/g, "");
  return { family, size: parseFloat(style.fontSize), weight: Number(style.fontWeight), slant: style.fontStyle };
};
