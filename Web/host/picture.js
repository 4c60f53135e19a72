// A picture of the screen that was seen last: it is painted at once when the page opens again, and stays until the app
// itself is there. It is kept as data and drawn element by element, so nothing in it is ever read as markup.

const key = "tintype.picture";
const longest = 131072;
const tags = /^(div|span|p|b|i|h[12]|header|main|nav|ol|li|button|input|section|strong|em|small|kbd)$/;
const names = /^(class|role|tabindex|disabled|type|value|placeholder|min|max|step|aria-[a-z]+|data-[a-z]+)$/;
/** Selects what is gone when the page opens again. */
const fleeting = "dialog, .stage, :is(.preview, .exports, .library, .custom) > *, [role=alert] > *, [role=status] > *";

/** A picture is shown again only if all this is the same, so that it's what the app is about to show. */
const occasion = (session) => [
  session, document.documentElement.dataset.version, innerWidth, innerHeight,
  matchMedia("(prefers-color-scheme: dark)").matches, getComputedStyle(document.documentElement).fontSize,
].join(" ");

const themeColor = () => document.querySelector("meta[name=theme-color]");

/** Keeps a picture of the app, as it is seen where this session has come to; another tab's may be elsewhere. */
export function take(app, session) {
  if (session.split(/[;?]/)[0] !== location.hash.split("?")[0]) return;
  const picture = JSON.stringify({
    occasion: occasion(session), address: location.hash, title: document.title, themeColor: themeColor().content,
    scroll: app.querySelector("main").scrollTop, tree: drawn(app),
  });
  try {
    if (picture.length > longest) localStorage.removeItem(key);
    else localStorage.setItem(key, picture);
  } catch { /* there is none, then */ }
}

/** An element as data. What the browser itself skips while it is out of sight is empty, but keeps its place. */
function drawn(element) {
  const attributes = [...element.attributes].filter(({ name }) => names.test(name)).map(({ name, value }) => [name, value]);
  const children = [...element.children].filter((child) => !child.matches(fleeting));
  const content = element.childElementCount ? children.map(drawn) : element.textContent;
  return [element.localName, attributes, element.style.cssText, isSkipped(element) ? "" : content];
}

function isSkipped(element) {
  // Groups of rows alone can be, and to ask it of every element takes long.
  if (element.role !== "presentation" || getComputedStyle(element).contentVisibility !== "auto") return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight;
}

/** Draws the picture at the end of the page if this session goes on there; gives it, or nothing if there's none. */
export function show(session) {
  try {
    const picture = JSON.parse(localStorage.getItem(key));
    if (picture?.occasion !== occasion(session) || !["", picture.address, session].includes(location.hash)) return;
    const element = draw(picture.tree);
    element.classList.add("picture");
    // Assistive technology would lose its place when the app comes.
    element.ariaHidden = "true";
    document.body.append(element);
    element.querySelector("main").scrollTop = picture.scroll;
    document.title = picture.title;
    themeColor().content = picture.themeColor;
    return element;
  } catch { /* refused, or no picture of ours */ }
}

function draw([tag, attributes, style, content]) {
  if (!tags.test(tag)) throw new TypeError(tag);
  const element = document.createElement(tag);
  for (const [name, value] of attributes) if (names.test(name)) element.setAttribute(name, value);
  element.style.cssText = style;
  if (Array.isArray(content)) element.append(...content.map(draw));
  else element.textContent = content;
  return element;
}
