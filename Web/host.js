// The page's side of the app: applies the changes that come from the core, and reports what the person did. It
// decides nothing of what is to be seen.

const app = () => document.body.firstElementChild;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const dark = matchMedia("(prefers-color-scheme: dark)");
let core;
let isOpen = false;
let canvas;
let deadline = { timeRemaining: () => 0 };

// Storage may be refused: then nothing is remembered, and everything else works.
const stored = (store, key) => {
  try { return window[store].getItem(key) ?? ""; } catch { return ""; }
};
const store = (store, key, value) => {
  try { window[store].setItem(key, value); } catch { /* full or refused */ }
};

const bytes = (start, count) => new Uint8Array(core.memory.buffer, start, count);
const read = (start, count) => decoder.decode(bytes(start, count));

/** Writes texts where the core reads them, and gives their length; none may hold the character that divides them. */
function write(texts) {
  const message = encoder.encode(texts.map((text) => text.replaceAll("\x1f", " ")).join("\x1f"));
  bytes(core.reserve(message.length), message.length).set(message);
  return message.length;
}

// Until the core is there, what the person does waits for it; until it has opened the page, everything else does.
const acts = [];
const waiting = [];

/** Hands texts to the core. */
function tell(name, ...texts) {
  if (isOpen) core[name](write(texts));
  else if (name === "acted") acts.push(texts);
  else waiting.push([name, ...texts]);
}

const find = (path) => path.reduce((element, index) => element.children[index], app());

function build([tag, attributes, styles, content]) {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  for (const name in styles) element.style.setProperty(name, styles[name]);
  if (Array.isArray(content)) element.append(...content.map(build));
  else element.textContent = content;
  return element;
}

/** What an element that has just appeared wants. */
function appeared(element) {
  if (element.tagName === "DIALOG") element.showModal();
  element.querySelector("[role=listbox] [aria-selected=true]")?.scrollIntoView({ block: "nearest" });
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
  remove: (path) => find(path).remove(),
  replace(path, tree) {
    const element = build(tree);
    find(path).replaceWith(element);
    appeared(element);
  },
  title: (text) => { document.title = text; },
  paint: (value) => { document.querySelector("meta[name=theme-color]").content = value; },
  // Addresses change in tasks of their own, for the browser takes its time over them.
  go(address) {
    setTimeout(() => {
      if (history.state?.from === address) history.back();
      else history.pushState({ from: location.hash }, "", address);
    });
  },
  stay(address) {
    const from = location.hash;
    setTimeout(() => { if (location.hash === from) history.replaceState(history.state, "", address); });
  },
  keep: (key, value) => store("localStorage", key, value),
  cache: (value) => store("sessionStorage", "found", value),
  focus: (selector) => document.querySelector(selector)?.focus({ preventScroll: true }),
  copy: (text) => navigator.clipboard.writeText(text).then(() => tell("copied", "1"), () => tell("copied", "")),
  pick: () => new EyeDropper().open().then((it) => tell("picked", it.sRGBHex), () => {}),
  fetch: (name) => whenIdle(async () => {
    const answer = await fetch(name).then(async (it) => [`${it.status}`, await it.text()], () => ["", ""]);
    tell("fetched", ...answer);
  }),
  idle: () => whenIdle((time) => {
    deadline = time;
    tell("idled", "");
  }),
  opened() {
    document.documentElement.classList.remove("waiting");
    document.documentElement.classList.add("ready");
  },
};

function whenIdle(work) {
  if (window.requestIdleCallback) return requestIdleCallback(work);
  return setTimeout(() => {
    const end = performance.now() + 8;
    work({ timeRemaining: () => end - performance.now() });
  });
}

const host = {
  apply(start, count) {
    const list = JSON.parse(`[${read(start, count)}]`);
    // Where the focused element's tabindex changes, the browser lays out the page at once: first, nothing is to be done.
    const early = list.filter((order) => order[2] === "tabindex");
    for (const [name, ...words] of early) orders[name](...words);
    for (const [name, ...words] of list) if (words[1] !== "tabindex") orders[name](...words);
  },
  measure(font, fontCount, text, textCount, numbers) {
    canvas ??= document.createElement("canvas").getContext("2d");
    canvas.font = read(font, fontCount);
    const size = canvas.measureText(read(text, textCount));
    new Float64Array(core.memory.buffer, numbers, 5).set([
      size.width, size.actualBoundingBoxLeft, size.actualBoundingBoxRight, size.actualBoundingBoxAscent,
      size.actualBoundingBoxDescent,
    ]);
  },
  // A slice of idle work stays short, so that a tap never waits for it.
  left: () => Math.min(deadline.timeRemaining(), 12 - (performance.now() - sliceStart())),
};

let slice = null;
let started = 0;
function sliceStart() {
  if (slice !== deadline) [slice, started] = [deadline, performance.now()];
  return started;
}

// What the person does.

const control = "button, input, dialog, [role=option], [role=spinbutton]";

/** Reports a gesture on an element by the element's path. */
function act(gesture, element, value = "") {
  const path = [];
  for (let one = element; one !== app(); one = one.parentElement) path.unshift([...one.parentElement.children].indexOf(one));
  tell("acted", gesture, path.join(" "), value);
}

addEventListener("click", (event) => {
  const element = event.target.closest(control);
  if (element && !element.matches(":disabled, input, dialog")) act("tap", element);
});

addEventListener("input", (event) => act("input", event.target, event.target.value));

addEventListener("change", (event) => act("change", event.target));

// The Escape key closes a dialog; the core decides what that means.
addEventListener("cancel", (event) => {
  event.preventDefault();
  act("cancel", event.target);
}, true);

/** Within a list or a group of choices, the arrow keys lead from one to the next. */
const widgets = { option: "[role=listbox]", radio: "[role=radiogroup]" };

/** A control may say which keys use it, and a value which controls move it. */
addEventListener("keydown", (event) => {
  const keys = (event.ctrlKey ? "Control+" : "") + (event.metaKey ? "Meta+" : "") + (event.shiftKey ? "Shift+" : "");
  const isTyping = event.target.matches?.("input:not([type=range])");
  const shortcut = keys && !isTyping && !document.querySelector("dialog")
    && document.querySelector(`[aria-keyshortcuts~="${CSS.escape(keys + event.key.toUpperCase())}"]`);
  const move = { ArrowUp: "up", ArrowRight: "up", ArrowDown: "down", ArrowLeft: "down" }[event.key];
  if (shortcut) shortcut.click();
  else if (!keys && move && event.target.role === "spinbutton") act(move, event.target);
  else return;
  event.preventDefault();
});

addEventListener("keydown", (event) => {
  const role = event.target.getAttribute?.("role");
  const group = widgets[role] && event.target.closest(widgets[role]);
  if (!group || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...group.querySelectorAll(`[role=${role}]`)];
  const columns = role === "radio" ? 1 : Math.max(1, items.findIndex((item) => item.offsetTop > items[0].offsetTop));
  const here = items.indexOf(event.target);
  const moves = {
    ArrowRight: here + 1, ArrowLeft: here - 1, ArrowDown: here + columns, ArrowUp: here - columns,
    Home: 0, End: items.length - 1,
  };
  if (event.key === " " || event.key === "Enter") {
    if (role === "option") act("tap", event.target);
    else return;
  } else if (event.key in moves) {
    const next = items[moves[event.key]];
    next?.focus();
    if (next && role === "radio") act("tap", next);
  } else return;
  event.preventDefault();
});

addEventListener("popstate", () => tell("entered", location.hash));
dark.addEventListener("change", () => tell("changed", dark.matches ? "1" : ""));

const session = stored("localStorage", "tintype.session");
if (session || location.hash) document.documentElement.classList.add("waiting");

/** Lets the browser paint what stands and take what was tapped; a page that nobody sees paints nothing. */
const pause = () => new Promise((go) => {
  requestAnimationFrame(() => setTimeout(go));
  if (document.hidden) setTimeout(go);
});

// Asked for at once, but compiled only after the first paint, which it would hold up.
const coming = fetch("tintype.wasm");
await pause();
const arriving = WebAssembly.instantiateStreaming(coming, { host });
// The page stands as it was rendered beforehand; its styles could not stand in it as such.
for (const element of document.querySelectorAll("[data-style]")) {
  element.style.cssText = element.dataset.style;
  element.removeAttribute("data-style");
}

core = (await arriving).instance.exports;
core.__wasm_call_ctors();
const facts = [
  location.hash, session, stored("localStorage", "tintype.refused"), stored("sessionStorage", "found"),
  navigator.userAgent, dark.matches ? "1" : "", stored("localStorage", "tintype.history"),
  "EyeDropper" in window ? "1" : "",
];
do {
  await pause();
  for (const texts of acts.splice(0)) core.acted(write(texts));
} while (core.begin(write(facts)));
isOpen = true;
for (const message of waiting) tell(...message);

if ("serviceWorker" in navigator) {
  const policy = window.trustedTypes?.createPolicy("host", { createScriptURL: () => "worker.js" });
  whenIdle(() => navigator.serviceWorker.register(policy ? policy.createScriptURL("") : "worker.js").catch(() => {}));
}
