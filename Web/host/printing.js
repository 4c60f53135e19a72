// Prints the style guide in place of the app if the core says so.

import { tell } from "./messages.js";

const guide = Object.assign(document.createElement("div"), { className: "printed" });

// The core calls `drawGuide` before this returns, or not at all. A printing browser doesn't wait.
addEventListener("beforeprint", () => {
  guide.remove();
  tell("printing", [""]);
});

/** Draws a guide from the core's markup, in the theme's fonts. */
export function drawGuide(markup, title, body) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(markup.match(/<style>([^]*?)<\/style>/)[1].replaceAll(":root", ":host"));
  const root = guide.shadowRoot ?? guide.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(elements(markup.match(/<main[^]*<\/main>/)[0]));
  root.firstElementChild.style.setProperty("--title-font", title);
  root.firstElementChild.style.setProperty("--body-font", body);
  document.body.append(guide);
}

const tags = /^(main|header|section|article|footer|div|ol|li|dl|dt|dd|h[12]|p|b|span)$/;
const shapes = /^(svg|path|circle|rect|polygon|polyline)$/;
const known = /^(class|viewBox|preserveAspectRatio|d|points|cx|cy|r|x|y|rx|width|height)$/;
const entities = { quot: '"', amp: "&", lt: "<", gt: ">" };
const unescaped = (text) => text.replace(/&(quot|amp|lt|gt);/g, (_, name) => entities[name]);

/**
 * Builds elements from markup the core wrote, in which every tag is closed. The page's security policy forbids a
 * browser's own parser.
 */
function elements(markup) {
  const open = [document.createDocumentFragment()];
  for (const [, end, tag, attributes, text] of markup.matchAll(/<(\/?)([a-z\d]+)([^>]*)>|([^<]+)/g)) {
    if (text) open.at(-1).append(unescaped(text.trim() && text));
    else if (end) open.pop();
    else if (tags.test(tag) || shapes.test(tag)) {
      const element = document.createElementNS(`http://www.w3.org/${shapes.test(tag) ? "2000/svg" : "1999/xhtml"}`, tag);
      for (const [, name, value] of attributes.matchAll(/([a-zA-Z]+)="([^"]*)"/g)) {
        // The security policy forbids styles in markup, but not those set by a script.
        if (name === "style") element.style.cssText = unescaped(value);
        else if (known.test(name)) element.setAttribute(name, unescaped(value));
      }
      open.at(-1).append(element);
      open.push(element);
    } else throw new TypeError(tag);
  }
  return open[0];
}
