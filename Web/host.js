// The page's side of the app: applies the changes that come from the core, and reports what the person did. It
// decides nothing of what is to be seen.

import * as arrival from "./host/arrival.js";
import { bytes, complete, numbers, read, request, start, Trouble, whole } from "./host/core.js";
import * as fontFiles from "./host/fontfiles.js";
import { inSlices, left, pause, whenIdle } from "./host/idle.js";
import * as messages from "./host/messages.js";
import { heed, say } from "./host/notice.js";
import { drawScrollbar } from "./host/scrollbar.js";
import { script } from "./host/script.js";
import * as storage from "./host/storage.js";
import { keepOnDevice, tellOfUpdates } from "./host/updates.js";

const standing = document.body.firstElementChild;
const app = () => standing;
const dark = matchMedia("(prefers-color-scheme: dark)");
let isOpen = false;
let canvas;
/** What only the samples need, once they have been asked for. */
let stage;
/** The same for the library. */
let library;
/** What had the focus before a dialog took it. */
let opener;
/** What only custom colors need. */
let custom;
/** The formats, once they are there. */
let formats;

// What the person does with the prerendered page waits until the core is there; everything else, and what they do with a
// picture of the screen to come, waits until it has opened the page.
const acts = [];
const waiting = [];

/** Hands texts to the core, or what a function gives when their turn has come. */
function tell(name, texts) {
  if (name === "acted") {
    arrival.enliven();
    arrival.reveal(app());
  }
  if (isOpen) messages.tell(name, texts);
  else if (name === "acted" && app().isConnected) acts.push(texts());
  else waiting.push([name, texts]);
}

/** A link to an address of this app. */
const link = (address) => location.href.replace(/[?#].*/, "") + address;

let tries = 0;

/** Brings in the formats; throws where they do not come. */
async function bringFormats() {
  const script = new URL("formats.js", document.baseURI);
  // A browser remembers that a script did not come; under another name it asks again.
  script.search = tries || "";
  const arriving = formats ?? await import(script).catch(() => { tries += 1; });
  if (!arriving) throw new Trouble("The formats didn’t arrive. Check your connection, then try again.");
  await arriving.load();
  formats = arriving;
}

/** Has the formats do something, and tells the core of the answer, or why there is none. */
async function exchange(name, use) {
  let texts;
  try {
    await bringFormats();
    texts = use();
  } catch (trouble) {
    return tell("formatsFailed", [trouble.message]);
  }
  return tell(name, texts);
}

/** Has the formats read files that belong together, each a name and its bytes. */
async function bringIn(files) {
  // What's asked about them is drawn with the library's styles.
  await openLibrary().catch(() => {});
  exchange("fileRead", () => formats.read(files));
}

async function openLibrary() {
  library ??= await import(new URL("library.js", document.baseURI));
  await library.start((texts) => tell("shelved", texts), takeFiles);
}

/** The most bytes that are brought in at once. */
const largest = 5 * 2 ** 20;

const isFont = ({ name, type }) => /\.(ttf|otf|ttc|woff2?)$/i.test(name) || type.startsWith("font/");
const isPicture = ({ type }) => type.startsWith("image/") && type !== "image/svg+xml";

/** Takes files that were dropped, pasted or picked, by their kind: from what's neither font nor picture, a theme is read. */
async function takeFiles(given) {
  const files = [...given];
  addFonts(files.filter(isFont));
  const picture = files.find(isPicture);
  if (picture) readPicture(picture);
  const others = files.filter((file) => !isFont(file) && !isPicture(file));
  if (!others.length) return;
  if (others.reduce((sum, { size }) => sum + size, 0) > largest) {
    tell("fileRead", [`This is too large to bring in: the most is ${largest >> 20} MB.`]);
    return;
  }
  try {
    bringIn(await Promise.all(others.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())])));
  } catch {
    tell("fileRead", ["This can’t be read: a folder comes in as a zip, and a file that was moved must be dropped again."]);
  }
}

const find = (path) => path.reduce((element, index) => element.children[index], app());

/** As many characters as a field takes; a browser would hang on millions. */
const longestInput = 1024;

/** SVG's elements; all others are HTML's. */
const svg = /^(svg|filter|fe[A-Z]\w+)$/;

function build([tag, attributes, styles, content]) {
  const element = svg.test(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  if (tag === "input") element.maxLength = longestInput;
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  for (const name in styles) element.style.setProperty(name, styles[name]);
  if (Array.isArray(content)) element.append(...content.map(build));
  else element.textContent = content;
  return element;
}

/** What an element that has just appeared wants. */
function appeared(element) {
  if (element.tagName === "DIALOG") {
    if (document.activeElement !== document.body) opener = document.activeElement;
    element.showModal();
  }
  stage?.fill(element);
  arrival.showSelected(element);
}

const orders = {
  set(path, name, value) {
    const element = find(path);
    if (name === "value" && element.value !== value) element.value = value;
    element.setAttribute(name, value);
  },
  unset: (path, name) => find(path).removeAttribute(name),
  style: (path, name, value) => find(path).style.setProperty(name, value),
  text: (path, text) => { find(path).textContent = text; },
  insert(path, index, tree) {
    const parent = find(path);
    const element = build(tree);
    parent.insertBefore(element, parent.children[index] ?? null);
    appeared(element);
  },
  remove(path) {
    const element = find(path);
    element.remove();
    if (element.tagName === "DIALOG") opener?.focus({ preventScroll: true });
  },
  replace(path, tree) {
    const element = build(tree);
    find(path).replaceWith(element);
    appeared(element);
  },
  title: (text) => { document.title = text; },
  paint: (value) => { document.querySelector("meta[name=theme-color]").content = value; },
  // Each change of address gets its own task, because browsers are slow at it.
  go(address) {
    setTimeout(() => {
      if (history.state?.from === address) history.back();
      else history.pushState(storage.entry({ from: location.hash }), "", address);
    });
  },
  stay(address) {
    const from = location.hash;
    setTimeout(() => { if (location.hash === from) history.replaceState(history.state, "", address); });
  },
  keep: (key, value) => storage.keep(key.replace("tintype.", ""), value),
  cache(list) {
    storage.keepFound(list);
    arrival.uncover();
  },
  focus: (selector) => document.querySelector(selector)?.focus({ preventScroll: true }),
  copy: (text) => navigator.clipboard.writeText(text).then(() => tell("copied", ["1"]), () => tell("copied", [""])),
  formats: () => exchange("formatsListed", () => [storage.current().format ?? "", navigator.share ? "1" : "", ...formats.list()]),
  write: (...request) => exchange("themeWritten", () => formats.write(request)),
  read: (text) => bringIn([["", new TextEncoder().encode(text)]]),
  copyExport: () => orders.copy(formats.text()),
  save: (name) => formats.save(name),
  copyLink: (address) => orders.copy(link(address)),
  share: (address, title) => navigator.share({ title, url: link(address) }).catch(({ name }) => {
    if (name !== "AbortError") say("This browser couldn’t share the link. Copy it instead.");
  }),
  code: (address) => formats.drawCode(link(address), document.querySelectorAll("canvas.qr")),
  // Without it, the page prints as it is.
  guide: (...request) => whenIdle(() => bringFormats().then(() => formats.prepareGuide(...request)).catch(() => {})),
  picture: (...request) => formats.savePicture(...request).catch(() => {
    say("This browser couldn’t draw the picture. Download the poster instead.");
  }),
  pick: () => new EyeDropper().open().then((it) => tell("picked", [it.sRGBHex]), () => {}),
  fetch: (name) => whenIdle(async () => {
    const asking = fetch(name, { signal: AbortSignal.timeout(5000) }).then(async (it) => [`${it.status}`, await it.text()]);
    tell("fetched", await asking.catch(() => ["", ""]));
  }),
  include() {
    arrival.dress();
    const asking = fetch("included.txt").then((it) => (it.ok ? it.text() : "")).catch(() => "");
    asking.then((list) => tell("included", [list]));
  },
  pickFonts() {
    const input = document.createElement("input");
    Object.assign(input, { type: "file", multiple: true, accept: ".ttf,.otf,.woff2" });
    input.onchange = () => addFonts(input.files);
    input.click();
  },
  pickPicture(capture) {
    const input = Object.assign(document.createElement("input"), { type: "file", accept: "image/*" });
    if (capture) input.capture = capture;
    input.onchange = () => takeFiles(input.files);
    input.click();
  },
  custom: () => bringCustom().catch(() => say("A part of Tintype did not arrive. Check your connection, then reload this page.")),
  adopt: (...face) => fontFiles.adopt(...face).catch(() => {
    say(`This browser keeps no font files, so ${face[0]} lasts only as long as this tab.`);
  }),
  async library(...request) {
    try {
      await openLibrary();
    } catch {
      return tell("shelved", ["failed", "missing"]);
    }
    library.carryOut(request);
  },
  seed: () => tell("seeded", [`${crypto.getRandomValues(new Uint32Array(1))[0]}`]),
  weigh: async (...fonts) => {
    const letters = await import(new URL("letters.js", document.baseURI)).catch(() => undefined);
    tell("weighed", letters ? await letters.measure(fonts) : fonts.map(() => ""));
  },
  idle: () => inSlices(() => tell("idled", [""])),
  opened: () => arrival.open(app()),
  samples: async () => {
    try {
      stage ??= await import(new URL("stage.js", document.baseURI));
      await stage.load();
      stage.start(app(), act);
      tell("sampled", ["1"]);
    } catch {
      tell("sampled", [""]);
    }
  },
};

const host = {
  apply(list) {
    // Where the focused element's tabindex changes, the browser lays out the page at once: first, nothing is to be done.
    const isEarly = ([, , name]) => name === "tabindex";
    const inOrder = [...list.filter(isEarly), ...list.filter((order) => !isEarly(order))];
    arrival.change(app(), () => inOrder.forEach(([name, ...words]) => orders[name](...words)));
    custom?.fill(app());
    heed(app(), pressed, (notice) => act("tap", notice.lastElementChild));
  },
  measure(font, fontCount, text, textCount, result) {
    canvas ??= document.createElement("canvas").getContext("2d");
    canvas.font = read(font, fontCount);
    const size = canvas.measureText(read(text, textCount));
    numbers(result, 5).set([
      size.width, size.actualBoundingBoxLeft, size.actualBoundingBoxRight, size.actualBoundingBoxAscent,
      size.actualBoundingBoxDescent,
    ]);
  },
  read(offset, count, start) {
    const room = bytes(start, count);
    room.fill(0);
    room.set(fontFiles.part(offset, count));
  },
  left,
};

/** What only custom colors need, with its styles. */
async function bringCustom() {
  custom ??= await import(new URL("custom.js", document.baseURI));
  await custom.load();
}

/** Has the colors of a picture found, and hands them to the core. */
async function readPicture(file) {
  try {
    await bringCustom();
    const [colors, problem] = await custom.extract(file, script);
    tell("pictured", [file.name, colors, problem]);
  } catch {
    tell("pictured", [file.name, "", "load"]);
  }
}

/** Hands font files to the core, one at a time. */
async function addFonts(files) {
  for (const file of [...files]) {
    const [count, problem] = await fontFiles.read(file);
    tell("fontRead", [file.name, `${count}`, problem]);
  }
}

// What the person does.

const control = "button, input, select, dialog, [role=option], [role=spinbutton]";
let pressed;

/** Reports a gesture on an element of the app by the element's path; what is elsewhere, or gone by now, is the host's. */
function act(gesture, element, value = "") {
  storage.refresh();
  const top = element.closest("body > .app");
  if (!top) return;
  const texts = () => top.contains(element) && [gesture, path(element, top), value];
  // The app takes the place of its picture before it's told.
  const known = top === app() ? undefined : texts();
  tell("acted", known ? () => known : texts);
}

/** How to get to an element from the top: the index of each child on the way. */
function path(element, top) {
  const indices = [];
  for (let one = element; one !== top; one = one.parentElement) {
    indices.unshift([...one.parentElement.children].indexOf(one));
  }
  return indices.join(" ");
}

addEventListener("click", (event) => {
  const element = event.target.closest(control);
  if (!element || element.matches(":disabled, input, select, dialog")) return;
  pressed = element;
  act("tap", element, element.closest("dialog")?.querySelector("textarea")?.value);
});

addEventListener("input", (event) => !event.target.matches("textarea") && act("input", event.target, event.target.value));

addEventListener("change", (event) => act("change", event.target));

// The Escape key closes a dialog; the core decides what that means.
addEventListener("cancel", (event) => {
  event.preventDefault();
  act("cancel", event.target);
}, true);

/** Within a list or a group of choices, the arrow keys lead from one to the next. */
const widgets = { option: "[role=listbox]", radio: "[role=radiogroup]", tab: "[role=tablist]" };

/** What keys mean in a field. */
const fieldKeys = { ArrowUp: "up", ArrowDown: "down", Escape: "cancel" };

/** The button that Space presses wherever it means nothing else: the one in the rail or the one below the phone's screen. */
const shuffle = () => [...document.querySelectorAll("[aria-keyshortcuts=Space]")].find((one) => one.checkVisibility());

/** A control may say which keys use it, and a value which controls move it. */
addEventListener("keydown", (event) => {
  const keys = (event.ctrlKey ? "Control+" : "") + (event.metaKey ? "Meta+" : "") + (event.shiftKey ? "Shift+" : "");
  const isTyping = event.target.matches?.("input:not([type=range])");
  const shortcut = keys && !isTyping && !document.querySelector("dialog")
    && document.querySelector(`[aria-keyshortcuts~="${CSS.escape(keys + event.key.toUpperCase())}"]`);
  const move = { ArrowUp: "up", ArrowRight: "up", ArrowDown: "down", ArrowLeft: "down" }[event.key];
  const isFree = !keys && !event.altKey && event.key === " " && !event.target.closest?.(`${control}, select, [tabindex="0"]`);
  if (shortcut) shortcut.click();
  else if (isFree && !document.querySelector("dialog")) { if (!event.repeat) shuffle()?.click(); }
  else if (!keys && move && event.target.role === "spinbutton") act(move, event.target);
  else if (!keys && event.key in fieldKeys && event.target.matches?.("[type=text]") && !event.isComposing) {
    act(fieldKeys[event.key], event.target);
  }
  else return;
  event.preventDefault();
});

// From a search field, Down or Enter leads to the first row it found.
addEventListener("keydown", (event) => {
  if (event.target.type !== "search" || event.isComposing || !["ArrowDown", "Enter"].includes(event.key)) return;
  document.querySelector("[role=option]")?.focus();
  event.preventDefault();
});

let typed = { text: "", until: 0 };

/** The next option whose name begins with what is typed; letters soon after each other are one beginning. */
function typeahead(items, here, { key, timeStamp }) {
  typed = { text: (timeStamp < typed.until ? typed.text : "") + key.toLowerCase(), until: timeStamp + 800 };
  const start = typed.text.length > 1 ? here : here + 1;
  return [...items.slice(start), ...items.slice(0, start)]
    .find((item) => item.getAttribute("aria-label").toLowerCase().startsWith(typed.text));
}

addEventListener("keydown", (event) => {
  const role = event.target.getAttribute?.("role");
  const group = widgets[role] && event.target.closest(widgets[role]);
  if (!group || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...group.querySelectorAll(`[role=${role}]`)];
  const columns = role !== "option" ? 1 : Math.max(1, items.findIndex((item) => item.offsetTop > items[0].offsetTop));
  const here = items.indexOf(event.target);
  const page = columns * Math.max(1, Math.floor(innerHeight * .7 / event.target.offsetHeight));
  const moves = {
    ArrowRight: here + 1, ArrowLeft: here - 1, ArrowDown: here + columns, ArrowUp: here - columns,
    Home: 0, End: items.length - 1, PageDown: Math.min(here + page, items.length - 1), PageUp: Math.max(here - page, 0),
  };
  if (event.key === " " || event.key === "Enter") {
    if (role === "option") act("tap", event.target);
    else return;
  } else if (event.key in moves) {
    const next = items[moves[event.key]];
    next?.focus();
    if (next && role !== "option") act("tap", next);
  } else if (role === "option" && event.key.length === 1) typeahead(items, here, event)?.focus();
  else return;
  event.preventDefault();
});

const isFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files");

/** Says that what is dragged over the page can be dropped. */
const invite = (isWelcome) => document.body.classList.toggle("inviting", isWelcome);

addEventListener("dragover", (event) => {
  if (!isFile(event)) return;
  event.preventDefault();
  invite(true);
});

addEventListener("dragleave", ({ relatedTarget }) => { if (!relatedTarget) invite(false); });

addEventListener("drop", (event) => {
  invite(false);
  if (!isFile(event)) return;
  event.preventDefault();
  takeFiles(event.dataTransfer.files);
});

// More of an address than this is no theme's, and the core says so.
const address = () => location.hash.slice(0, 8192);

addEventListener("popstate", () => tell("entered", [address()]));
const room = matchMedia("(min-width: 1100px) and (min-height: 600px)");
const tellOfRoom = () => tell("roomed", [room.matches ? "1" : ""]);
room.addEventListener("change", tellOfRoom);
dark.addEventListener("change", () => tell("changed", [dark.matches ? "1" : ""]));

// What is pasted outside of a field is brought in.
addEventListener("paste", ({ clipboardData, target }) => {
  const text = clipboardData.getData("text");
  if (target.matches?.("textarea")) return;
  if (!target.matches?.("input")) {
    if (document.querySelector("dialog")) return;
    if (clipboardData.files.length) takeFiles(clipboardData.files);
    else if (text.trim()) takeFiles([new File([text], "")]);
    return;
  }
  if (text.length <= longestInput) return;
  say(`Only the first ${longestInput} characters were pasted: a field holds no more.`);
});

// Without one Safari shows no control as pressed.
addEventListener("touchstart", () => {}, { passive: true });

arrival.prepare(app());
arrival.keepPictures(app());

/** Opens the page: gets the core, and hands it what the page knows. */
async function open() {
  // Asked for at once, but compiled only after the first paint, which it would hold up.
  const coming = request();
  coming.catch(() => {});
  if (location.hash || storage.current().session) complete("reload this page").catch(() => {});
  await pause();
  const recalling = Promise.all([
    storage.recall(), Promise.race([fontFiles.restore(), new Promise((go) => setTimeout(go, 1000, ""))]),
  ]);
  const arriving = coming.then((answer) => start(answer, host));
  arriving.catch(() => {});
  // The page was rendered without styles of the elements' own, which the security policy forbids.
  for (const element of app().querySelectorAll("[data-style]")) {
    element.style.cssText = element.dataset.style;
    element.removeAttribute("data-style");
  }
  await arriving;
  const [[kept, files], found] = [await recalling, storage.found()];
  const facts = [
    address(), kept.session, kept.refused, found.list, navigator.userAgent, dark.matches ? "1" : "", kept.history,
    "EyeDropper" in window ? "1" : "", found.isOld ? "1" : "", files,
  ];
  do {
    await pause();
    for (const texts of acts.splice(0)) await messages.insist("acted", texts);
  } while (await messages.insist("begin", facts));
  isOpen = true;
  storage.follow(({ session, refused, history }) => tell("arrived", [session, refused, history]));
  for (const message of waiting) tell(...message);
}

// Only then is there time for what nobody has asked for.
whole.then(() => tell("completed", [""]));

/** Has the rest of the core come before anything needs it; if it does not, whoever needs it asks again. */
const completeSoon = () => { complete().catch(() => {}); };

/** What the core cannot say itself: that there is none, or that it broke. */
function giveUp(fault) {
  arrival.uncover();
  const isKnown = fault instanceof Trouble;
  say(isKnown ? fault.message : "Tintype has stopped. Reload this page; what you chose is kept.", true);
}

addEventListener("error", ({ error }) => { if (error?.name === "RuntimeError") giveUp(error); });

addEventListener("online", completeSoon);

tellOfUpdates();
await open().then(() => whenIdle(() => {
  if (room.matches) tellOfRoom();
  drawScrollbar();
  completeSoon();
  keepOnDevice();
}), giveUp);
