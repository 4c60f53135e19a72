// A picture of the last screen: it's painted at once when the page opens again, and replaced when the app is ready.
// It's stored as data and drawn element by element, so nothing in it is ever parsed as markup.

import { screenPictureCharacters } from "./limits.js";

const key = "tintype.picture";
const tags = /^(div|span|p|b|i|h[12]|header|main|nav|ol|ul|li|details|summary|form|label|button|input|section|strong|em|small|kbd)$/;
const names = /^(class|role|tabindex|disabled|type|value|placeholder|min|max|step|aria-[a-z]+|data-[a-z]+)$/;
/** Selects what won't be on the screen when the page opens again. */
const fleeting = "dialog, .stage, :is(.preview, .exports, .library, .custom) > *, [role=alert] > *, [role=status] > *";

/** A picture is shown only if none of this has changed, so that it matches what the app is about to show. */
const occasion = (session) => [
  session, document.documentElement.dataset.version, innerWidth, innerHeight,
  matchMedia("(prefers-color-scheme: dark)").matches, getComputedStyle(document.documentElement).fontSize,
].join(" ");

const themeColor = () => document.querySelector("meta[name=theme-color]");

/** Saves a picture of the app, unless this tab isn't at the saved session's screen: another tab may have saved it. */
export function take(app, session) {
  if (session.split(/[;?]/)[0] !== location.hash.split("?")[0]) return;
  const picture = JSON.stringify({
    occasion: occasion(session), address: location.hash, title: document.title, themeColor: themeColor().content,
    scroll: app.querySelector("main").scrollTop, tree: drawn(app),
  });
  try {
    if (picture.length > screenPictureCharacters) localStorage.removeItem(key);
    else localStorage.setItem(key, picture);
  } catch { /* there is none, then */ }
}

/** An element as data. What the browser skips because it's out of sight keeps its place, but is empty. */
function drawn(element) {
  const attributes = [...element.attributes].filter(({ name }) => names.test(name)).map(({ name, value }) => [name, value]);
  const children = [...element.children].filter((child) => !child.matches(fleeting));
  const content = element.childElementCount ? children.map(drawn) : element.textContent;
  return [element.localName, attributes, element.style.cssText, isSkipped(element) ? "" : content];
}

function isSkipped(element) {
  // Only groups of rows are ever skipped, and asking every element is slow.
  if (element.role !== "presentation" || getComputedStyle(element).contentVisibility !== "auto") return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight;
}

/** Adds the picture to the page if this session continues where it was taken. Returns it, or nothing. */
export function show(session) {
  try {
    const picture = JSON.parse(localStorage.getItem(key));
    if (picture?.occasion !== occasion(session) || !["", picture.address, session].includes(location.hash)) return;
    const element = draw(picture.tree);
    element.classList.add("picture");
    // Assistive technology would lose its place when the app replaces it.
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
