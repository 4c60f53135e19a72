// Reads the whole page at once: roles, accessible names, states, texts, and colors and typefaces as painted.
// Put before each script that the tests run in the page.

const plain = (text) => (text || "").replace(/\s+/g, " ").trim();

// Colors

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const known = new Map();

// Any CSS color as [red, green, blue, alpha], 0 to 255 and 0 to 1.
const channels = (color) => {
  if (!known.has(color)) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    known.set(color, [red, green, blue, alpha / 255]);
  }
  return known.get(color);
};

const blend = (below, above, alpha) => below.map((value, i) => value + (above[i] - value) * alpha);
const over = (below, color) => { const [r, g, b, a] = channels(color); return blend(below, [r, g, b], a); };
const hex = (rgb) => "#" + rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("").toUpperCase();

const FLAT = /^linear-gradient\((.+\)), \1\)$/;  // a gradient from a color to itself

// The color that an element paints behind its content.
const painted = (element, below) => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const [, color] = FLAT.exec(backgroundImage) || [];
  return color ? over(over(below, backgroundColor), color) : over(below, backgroundColor);
};

// The color seen of an element and what is behind it, with all opacities; `leaf` is the color of its text, if wanted.
const mixed = (element, leaf) => {
  const lineage = [];
  for (let one = element; one; one = one.parentElement) lineage.unshift(one);
  const paint = ([one, ...rest], below) => {
    const ground = painted(one, below);
    const whole = rest.length ? paint(rest, ground) : leaf ? over(ground, leaf) : ground;
    return blend(below, whole, Number(getComputedStyle(one).opacity));
  };
  return paint(lineage, [255, 255, 255]);
};

// The same for elements that are opaque, as are all around them, which is nearly always so; each is painted once.
const grounds = new Map();
const ground = (element) => {
  if (!element) return [255, 255, 255];
  if (!grounds.has(element)) {
    const below = ground(element.parentElement);
    grounds.set(element, below && getComputedStyle(element).opacity === "1" ? painted(element, below) : null);
  }
  return grounds.get(element);
};

const fill = (element) => hex(ground(element) || mixed(element));
const ink = (element) => {
  const { color } = getComputedStyle(element), below = ground(element);
  return hex(below ? over(below, color) : mixed(element, color));
};

// Texts

// Whether an element is made too small to see, as words for screen readers are.
const shrunk = new Map();
const isShrunk = (one) => {
  if (!one) return false;
  if (!shrunk.has(one)) {
    const { overflowX, clipPath } = getComputedStyle(one);
    const isClipped = clipPath.startsWith("inset(50%") || clipPath.startsWith("inset(100%");
    const isTiny = overflowX !== "visible" && (one.offsetWidth < 2 || one.offsetHeight < 2);
    shrunk.set(one, isClipped || isTiny || isShrunk(one.parentElement));
  }
  return shrunk.get(one);
};

const isSeen = (text) => {
  const parent = text.parentElement;
  if (!text.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (channels(getComputedStyle(parent).color)[3] === 0) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  return box.width >= 2 && box.height >= 2 && !isShrunk(parent);
};

// The pieces of text that can be seen in an element, in order.
const seenTexts = (element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) if (isSeen(walker.currentNode)) found.push(walker.currentNode);
  return found;
};

const typeface = (element) => {
  const style = getComputedStyle(element);
  const family = style.fontFamily.split(",")[0].trim().replace(/^["']|["']$/g, "");
  return { family, size: parseFloat(style.fontSize), weight: Number(style.fontWeight), slant: style.fontStyle };
};

const look = (element) => ({ ink: ink(element), fill: fill(element), typeface: typeface(element) });

// Roles and names as the specifications derive them from the markup. test_snapshot.py compares them with the browser's.

const TAGS = {
  A: "link", BUTTON: "button", H1: "heading", H2: "heading", H3: "heading", H4: "heading", MAIN: "main", NAV: "navigation",
  OPTION: "option", OUTPUT: "status", P: "paragraph", SELECT: "combobox", TEXTAREA: "textbox",
};
const INPUTS = {
  checkbox: "checkbox", number: "spinbutton", radio: "radio", range: "slider", search: "searchbox", text: "textbox",
};
const NAMED_BY_CONTENT = new Set(["button", "checkbox", "heading", "link", "option", "radio", "tab"]);

const flag = (one, attribute) => one.getAttribute(attribute) === "true";

const roleOf = (one) => {
  const [given] = plain(one.getAttribute("role")).split(" ");
  if (given) return given === "presentation" || given === "none" ? null : given;
  if (one.tagName === "INPUT") return INPUTS[one.type];
  if (one.tagName === "SECTION") return one.matches("[aria-label], [aria-labelledby]") ? "region" : null;
  return TAGS[one.tagName];
};

// The words in an element as they are read out: what is hidden is left out, and there is space between boxes.
const words = (one) => [...one.childNodes].map((child) => {
  if (child.nodeType === Node.TEXT_NODE) return child.data;
  if (child.nodeType !== Node.ELEMENT_NODE || flag(child, "aria-hidden") || !child.checkVisibility()) return "";
  const said = child.getAttribute("aria-label") || words(child);
  return getComputedStyle(child).display === "inline" ? said : ` ${said} `;
}).join("");

// The elements that an attribute names.
const named = (one, attribute) =>
  plain(one.getAttribute(attribute)).split(" ").map((id) => id && document.getElementById(id)).filter(Boolean);

const nameOf = (one, role) => {
  const all = (elements) => [...elements].map(words).join(" ");
  const sources = [
    all(named(one, "aria-labelledby")), one.getAttribute("aria-label"), all(one.labels || []),
    NAMED_BY_CONTENT.has(role) ? words(one) : "", one.title, one.placeholder,
  ];
  return sources.map(plain).find(Boolean) || "";
};

// Everything assistive technology could point at, in the page's order: [element, role, name]; of one role, if given.
const things = (within = document, wanted = null) => [...within.querySelectorAll("*")]
  .map((one) => [one, roleOf(one)])
  .filter(([one, role]) => role && (!wanted || role === wanted) && one.checkVisibility({ visibilityProperty: true }))
  .filter(([one]) => !one.closest("[aria-hidden=true], [inert]"))
  .map(([one, role]) => [one, role, nameOf(one, role)]);

// All of localStorage; nothing if the browser refuses it.
const stored = () => {
  try { return { ...localStorage }; } catch { return {}; }
};

// The whole page as a value.
const snapshot = () => {
  for (const memo of [grounds, shrunk]) memo.clear();
  const found = things(), at = new Map(found.map(([one], index) => [one, index]));
  const above = (one) => {
    const holders = [];
    for (let up = one.parentElement; up; up = up.parentElement) if (at.has(up)) holders.push(at.get(up));
    return holders;
  };
  const told = found.map(([one, role, name]) => {
    const box = one.getBoundingClientRect();
    return {
      role, name, inside: above(one), pieces: [],
      description: plain(one.getAttribute("aria-description") || named(one, "aria-describedby").map(words).join(" ")),
      drawn_before: getComputedStyle(one, "::before").content,
      enabled: !one.matches(":disabled") && !flag(one, "aria-disabled"),
      chosen: flag(one, "aria-selected") || flag(one, "aria-checked") || one.checked === true,
      current: one.hasAttribute("aria-current"), invalid: flag(one, "aria-invalid"),
      value: one.tagName === "INPUT" ? one.value : one.getAttribute("aria-valuenow"),
      least: one.min || one.getAttribute("aria-valuemin"), most: one.max || one.getAttribute("aria-valuemax"),
      placeholder: one.placeholder || "",
      box: [box.x, box.y, box.width, box.height],
      own: look(one),
    };
  });
  const pieces = seenTexts(document.body).map((text, index) => {
    const one = text.parentElement;
    if (at.has(one)) told[at.get(one)].pieces.push(index);
    for (const holder of above(one)) told[holder].pieces.push(index);
    const isApart = Boolean(one.closest("h1, h2, h3, button, a, [aria-hidden=true]"));
    return { text: plain(text.data), is_apart: isApart, ...look(one) };
  });
  const color = [...document.querySelectorAll("meta[name=theme-color]")]
    .find((one) => !one.media || matchMedia(one.media).matches);
  return {
    things: told, pieces, focus: at.get(document.activeElement) ?? null,
    address: location.hash, stored: stored(),
    theme_color: color ? hex(channels(color.content).slice(0, 3)) : null,
  };
};

// Waits until a screen is shown, nothing is looked for and nothing moves anymore; then returns the page's snapshot.
// If the time, in milliseconds, is over, gives a sentence about what it waited for. Either is JSON: drivers take
// long to hand over a value of many parts.
const whenSettled = (patience, tell) => {
  const done = (value) => tell(JSON.stringify(value));
  const end = performance.now() + patience;
  const moving = () => document.getAnimations().some((one) =>
    one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity);
  const missing = () => {
    const heading = document.querySelector("[role=banner] :is(h1, h2), header :is(h1, h2)");
    const first = document.querySelector("[role=option][aria-setsize]");
    if (!heading || !heading.checkVisibility({ visibilityProperty: true })) return "the bar has a heading";
    if (heading.closest("[aria-hidden=true]")) return "the app has taken the place of its picture";
    if (document.querySelector("[aria-busy=true]")) return "nothing is looked for";
    const size = first && Number(first.getAttribute("aria-setsize"));
    if (first && document.querySelectorAll("[role=option]").length !== size) return `the list holds ${size} options`;
    return moving() && "nothing moves";
  };
  const next = document.hidden ? setTimeout : requestAnimationFrame;
  let calm = 0;
  const wait = () => {
    const what = missing();
    calm = what ? 0 : calm + 1;
    if (calm > 2) done(snapshot());
    else if (performance.now() > end) done(`waited in vain until ${what}`);
    else next(wait);
  };
  wait();
};
