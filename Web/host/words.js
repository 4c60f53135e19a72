// The page's words in the person's language: from the entries of the iPhone app's String Catalog, looked up as its
// Words.swift does. It comes only where the catalog has been translated.

/** What VoiceOver and other screen readers say, and what empty fields do. */
const said = ["aria-label", "aria-valuetext", "placeholder", "title"];
/** Pictures of other apps, code, and what the person types. */
const left = "[data-sample], pre, code, textarea, script, style";
/** How deep a sentence may be in another: “Choose an accent color first.” has “accent color”. */
const deepest = 3;

let table, patterns, rules, observer;

/** Translates the page and all that comes, if a table has one of the person's languages before English. */
export async function speak(address) {
  const english = navigator.languages.findIndex((language) => language.split("-")[0] === "en");
  const wanted = english < 0 ? navigator.languages : navigator.languages.slice(0, english);
  if (!wanted.length) return;
  const tables = await (await fetch(address)).json();
  for (const language of wanted) {
    const short = language.split("-")[0];
    const found = tables[language] ?? tables[short];
    if (!found) continue;
    learn(found);
    rules = new Intl.PluralRules(language);
    document.documentElement.lang = language;
    observer = new MutationObserver(follow);
    translate(document.body);
    watch();
    return;
  }
}

function learn(entries) {
  table = new Map(Object.entries(entries));
  patterns = [...table.keys()].map(pattern).filter((one) => one).sort((one, other) => other.length - one.length);
}

/** An entry with places for arguments, %@ for any text and %lld for a count: what's before, between and after them. */
function pattern(key) {
  const pieces = key.split(/%(?:@|lld)/);
  const places = key.match(/%(?:@|lld)/g) ?? [];
  const length = pieces.join("").length;
  if (!places.length || !length || pieces.slice(1, -1).includes("")) return null;
  const escaped = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const shape = places.reduce((text, place, index) => text + (place === "%@" ? "(.+?)" : "([0-9]+)") + escaped[index + 1],
    escaped[0]);
  return { key, length, count: places.indexOf("%lld") + 1, shape: new RegExp(`^${shape}$`, "s") };
}

/** The form that an entry has for what was found at the place of its count; its only one if it has no others. */
function form(words, count) {
  return typeof words === "string" ? words : words[rules.select(Number(count))] ?? words.other;
}

function whole(english, depth) {
  const exact = table.get(english);
  if (exact !== undefined || depth >= deepest) return exact;
  for (const { key, count, shape } of patterns) {
    const found = shape.exec(english);
    if (!found) continue;
    const places = found.slice(1).map((argument) => translated(argument, depth + 1));
    let next = 0;
    return form(table.get(key), found[count]).replace(/%(?:([0-9])\$)?(?:@|lld)/g, (_, number) => {
      const place = number ? number - 1 : next;
      next += 1;
      return places[place] ?? "";
    });
  }
}

function translated(english, depth = 0) {
  const exact = table.get(english);
  if (exact !== undefined) return exact;
  const sentences = english.match(/.+?(?:[.?!]”?(?= |$)|$) ?/gs)?.map((one) => one.replace(/ $/, "")) ?? [];
  if (sentences.length < 2) return whole(english, depth) ?? english;
  const parts = sentences.map((one) => whole(one, depth));
  // A name may look like the end of a sentence.
  const all = parts.includes(undefined) ? whole(english, depth) : undefined;
  return all ?? parts.map((part, index) => part ?? sentences[index]).join(" ");
}

function translate(node) {
  if (node.nodeType === Node.TEXT_NODE) {
    if (node.parentElement?.closest(left) || !/[a-z]{2}/i.test(node.data)) return;
    const words = translated(node.data);
    if (words !== node.data) node.data = words;
    return;
  }
  if (node.nodeType !== Node.ELEMENT_NODE || node.closest(left)) return;
  said.forEach((name) => translateAttribute(node, name));
  node.childNodes.forEach(translate);
}

function translateAttribute(element, name) {
  const english = element.getAttribute(name);
  if (!english || element.closest(left)) return;
  const words = translated(english);
  if (words !== english) element.setAttribute(name, words);
}

function follow(changes) {
  for (const { type, target, attributeName, addedNodes } of changes) {
    if (type === "attributes") translateAttribute(target, attributeName);
    else if (type === "characterData") translate(target);
    else addedNodes.forEach(translate);
  }
  // What was translated here is no news.
  observer.takeRecords();
}

function watch() {
  observer.takeRecords();
  observer.observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: said,
  });
}
