// Keeps a few texts on this device: in local storage, which can be read before the first paint, and in a database, which
// has them on the disk at once. Where a browser refuses both, they stay in its history, as long as the tab does. Tabs tell
// each other what they keep, so that all of them have the same: what was kept last.

import { Database, result } from "./database.js";
import { say } from "./notice.js";

const prefix = "tintype.";
/** Each text that is kept, and the most characters of it that are read. */
const limits = { session: 65536, refused: 65536, history: 262144, format: 64 };

let kept = newest(fromLocalStorage(), history.state?.kept);
let isRefused = false;
let isTold = false;
/** The names of the texts that are about to be written. */
const changed = new Set();
/** Whether another tab has kept something that the app has not taken over yet. */
let hasNews = false;
let takeOver;
const tabs = channel();
const database = new Database("tintype", "kept");
const stored = () => database.read((store) => result(store.get("kept")));

/** The texts that are kept, as far as they are known: before `recall`, those that can be read at once. */
export const current = () => kept;

/** The texts that were kept last, wherever that was. */
export async function recall() {
  const found = await Promise.race([stored().catch(() => {}), new Promise((go) => setTimeout(go, 1000))]);
  kept = newest(kept, found);
  if (kept.history !== cut("history", kept.history)) say("Your undo history was too long to load, so the oldest steps are gone.");
  return bounded();
}

/** Hands the app what other tabs keep from now on, and what they have kept since it recalled. */
export function follow(take) {
  takeOver = take;
  if (hasNews) pass();
  // A tab that was put to sleep has heard nothing.
  const wake = async () => { if (!document.hidden) hear(newest(fromLocalStorage(), await stored().catch(() => {}))); };
  document.addEventListener("visibilitychange", wake);
  addEventListener("pageshow", ({ persisted }) => { if (persisted) wake(); });
}

/** Finds out what another tab has kept, before something is done here, even if nothing was heard of it. */
export function refresh() {
  try {
    if (Number(localStorage.getItem(`${prefix}at`)) > kept.at) hear(fromLocalStorage());
  } catch { /* refused */ }
}

/** Takes over the texts that another tab has kept, if they are newer. */
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

/** Keeps a text in the place of the one before it; not one from before the news. */
export function keep(name, text) {
  if (hasNews) return;
  // No two tabs keep at the same time.
  kept = { ...kept, [name]: text, at: Math.max(Date.now() + Math.random(), kept.at + 1) };
  if (!changed.size) queueMicrotask(write);
  changed.add(name);
}

/** Writes all that belongs together at once. */
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

/** The state of an entry of the browser's history, with the texts in it if nothing else keeps them. */
export const entry = (state) => (isRefused ? { ...state, kept } : state);

const bounded = () => Object.fromEntries(Object.keys(limits).map((name) => [name, cut(name, kept[name] ?? "")]));

const cut = (name, text = "") => (text.length > limits[name] ? text.slice(-limits[name]).replace(/^[^\n]*\n/, "") : text);

function newest(one, other) {
  const isSound = other && Object.keys(limits).every((name) => typeof (other[name] ?? "") === "string");
  return isSound && other.at > one.at ? other : one;
}

function fromLocalStorage() {
  try {
    const texts = Object.keys(limits).map((name) => [name, localStorage.getItem(prefix + name) ?? ""]);
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
