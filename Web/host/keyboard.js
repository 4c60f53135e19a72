// The keyboard: arrow keys move through lists and groups, and shortcuts press the controls that name them.

import { act } from "./gestures.js";

/** Roles whose items arrow keys move between, each with the group they're in. */
const widgets = { option: "[role=listbox]", radio: "[role=radiogroup]", tab: "[role=tablist]" };

/** The gesture each key makes in a text field. */
const fieldKeys = { ArrowUp: "up", ArrowDown: "down", Escape: "cancel" };

/** The button that Space presses when nothing else uses Space: in the rail, or below the phone's screen. */
const shuffle = () => [...document.querySelectorAll("[aria-keyshortcuts=Space]")].find((one) => one.checkVisibility());

/** Where the pointer was pressed last: Space scrolls there. */
let pressedIn;
addEventListener("pointerdown", ({ target }) => { pressedIn = target; }, { capture: true, passive: true });

/** Whether an element, or one around it, can scroll down. */
function scrolls(element) {
  for (let one = element; one?.parentElement; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return true;
  }
  return false;
}

/** Scrolls the screen by most of its height, as Space does on a page. The focus is on the heading, which is outside it. */
function scrollScreen() {
  const main = document.querySelector("main");
  main.scrollBy({ top: main.clientHeight * .9 });
}

/** Shortcuts come from `aria-keyshortcuts`. */
addEventListener("keydown", (event) => {
  const keys = (event.ctrlKey ? "Control+" : "") + (event.metaKey ? "Meta+" : "") + (event.shiftKey ? "Shift+" : "");
  const isTyping = event.target.matches?.("input:not([type=range]), textarea");
  const shortcut = keys && !isTyping && !document.querySelector("dialog")
    && document.querySelector(`[aria-keyshortcuts~="${CSS.escape(keys + event.key.toUpperCase())}"]`);
  const isSpace = !keys && !event.altKey && event.key === " " && !document.querySelector("dialog");
  if (shortcut) shortcut.click();
  else if (isSpace && event.target.matches("h1")) scrollScreen();
  else if (isSpace && event.target === document.body && !scrolls(pressedIn)) { if (!event.repeat) shuffle()?.click(); }
  else if (!keys && event.key in fieldKeys && event.target.matches?.("[type=text]") && !event.isComposing) {
    act(fieldKeys[event.key], event.target);
  }
  else return;
  event.preventDefault();
});

// In a search field, Down or Enter moves to the first result.
addEventListener("keydown", (event) => {
  if (event.target.type !== "search" || event.isComposing || !["ArrowDown", "Enter"].includes(event.key)) return;
  document.querySelector("[role=option]")?.focus();
  event.preventDefault();
});

// A step at the end of the line comes into sight whole.
addEventListener("focusin", ({ target }) => {
  if (target.closest(".ahead")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
});

let typed = { text: "", until: 0 };

/** The next option whose name starts with what's being typed. Letters typed in quick succession count as one word. */
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
