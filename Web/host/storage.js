// Keeps a few texts on this device: in local storage, which can be read before the first paint, and in a database,
// which writes them to disk at once. If a browser refuses both, they stay in its history for as long as the tab is
// open. Tabs tell each other what they keep, so that all of them have the newest.

import { Database, result } from "./database.js";
import { keptCharacters } from "./limits.js";
import { say } from "./notice.js";

const prefix = "tintype.";

let kept = newest(fromLocalStorage(), history.state?.kept);
let isRefused = false;
let isTold = false;
/** The names of texts to write. */
const changed = new Set();
/** Whether another tab has kept something that the app hasn't taken over yet. */
let hasNews = false;
let takeOver;
const tabs = channel();
const database = new Database("tintype", "kept");
const stored = () => database.read((store) => result(store.get("kept")));

/** The kept texts as far as they're known: until `recall`, those in local storage. */
export const current = () => kept;

/** Reads the newest texts from wherever they were kept. */
export async function recall() {
  const found = await Promise.race([stored().catch(() => {}), new Promise((go) => setTimeout(go, 1000))]);
  kept = newest(kept, found);
  if (kept.history !== cut("history", kept.history)) say("Your undo history was too long to load, so the oldest steps are gone.");
  return bounded();
}

/** Hands the app what other tabs keep from now on, and what they have kept since `recall`. */
export function follow(take) {
  takeOver = take;
  if (hasNews) pass();
  // A tab that was suspended missed the messages.
  const wake = async () => { if (!document.hidden) hear(newest(fromLocalStorage(), await stored().catch(() => {}))); };
  document.addEventListener("visibilitychange", wake);
  addEventListener("pageshow", ({ persisted }) => { if (persisted) wake(); });
}

/** Checks, before something is done here, whether another tab has saved something that this tab doesn't know of. */
export function refresh() {
  try {
    if (Number(localStorage.getItem(`${prefix}at`)) > kept.at) hear(fromLocalStorage());
  } catch { /* refused */ }
}

/** Takes over another tab's texts if they're newer. */
function hear(texts) {
  const heard = newest(kept, texts);
  if (heard === kept) return;
  kept = heard;
  hasNews = true;
  if (takeOver) pass();
}

function pass() {
  hasNews = false;
  takeOver(bounded());
}

/** Keeps a text, unless another tab has kept newer ones that the app hasn't seen. */
export function keep(name, text) {
  if (hasNews) return;
  // Tabs never have the same time.
  kept = { ...kept, [name]: text, at: Math.max(Date.now() + Math.random(), kept.at + 1) };
  if (!changed.size) queueMicrotask(write);
  changed.add(name);
}

/** Writes all changes of the current task at once. */
async function write() {
  const storing = database.change((store) => { store.put(kept, "kept"); });
  const isLocal = toLocalStorage([...changed]);
  changed.clear();
  tabs?.postMessage(kept);
  const isStored = await storing.then(() => true, () => false);
  isRefused = !isLocal && !isStored;
  if (!isRefused) return;
  try { history.replaceState(entry(history.state), ""); } catch { /* too long for that, too */ }
  if (!isTold) say("This browser doesn’t let Tintype save anything, so your choices last only until you close this tab.");
  isTold = true;
}

/** The state of a history entry, with the texts in it if nothing else keeps them. */
export const entry = (state) => (isRefused ? { ...state, kept } : state);

const bounded = () => Object.fromEntries(Object.keys(keptCharacters).map((name) => [name, cut(name, kept[name] ?? "")]));

const cut = (name, text = "") => (text.length > keptCharacters[name] ? text.slice(-keptCharacters[name]).replace(/^[^\n]*\n/, "") : text);

function newest(one, other) {
  const isSound = other && Object.keys(keptCharacters).every((name) => typeof (other[name] ?? "") === "string");
  return isSound && other.at > one.at ? other : one;
}

function fromLocalStorage() {
  try {
    const texts = Object.keys(keptCharacters).map((name) => [name, localStorage.getItem(prefix + name) ?? ""]);
    return { ...Object.fromEntries(texts), at: Number(localStorage.getItem(`${prefix}at`)) };
  } catch {
    return { at: 0 };
  }
}

function toLocalStorage(names) {
  try {
    for (const name of names) localStorage.setItem(prefix + name, kept[name]);
    localStorage.setItem(`${prefix}at`, kept.at);
    return true;
  } catch {
    return false;
  }
}

function channel() {
  try {
    const channel = new BroadcastChannel("tintype");
    channel.onmessage = ({ data }) => hear(data);
    return channel;
  } catch { /* refused: what another tab keeps is found out when this one is used */ }
}
