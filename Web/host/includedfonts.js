// The fonts that come with the page.

/**
 * Adds their style sheet to the page, once. It has only their names: a font is fetched when something is drawn in it.
 */
export function loadIncludedFonts() {
  if (document.querySelector("#included")) return;
  const sheet = Object.assign(document.createElement("link"), { id: "included", rel: "stylesheet", href: "included.css" });
  document.head.append(sheet);
}
