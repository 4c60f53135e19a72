// Keeps a few texts on this device: in local storage, which can be read before the first paint, and in a database, which
// has them on the disk at once. Where a browser refuses both, they stay in its history, as long as the tab does.

import { say } from "./notice.js";

const prefix = "tintype.";
/** Each text that is kept, and the most characters of it that are read. */
const limits = { session: 8192, refused: 65536, history: 262144 };

let kept = newest(fromLocalStorage(), history.state?.kept);
let isRefused = false;
let isTold = false;

/** The texts that are kept, as far as they are known: before `recall`, those that are at hand at once. */
export const current = () => kept;

/** The texts that were kept last, wherever that was. */
export async function recall() {
  const stored = await Promise.race([fromDatabase().catch(() => {}), new Promise((go) => setTimeout(go, 1000))]);
  kept = newest(kept, stored);
  if (kept.history !== cut("history", kept.history)) say("The oldest steps of Undo were too many to read, and are forgotten.");
  return Object.fromEntries(Object.keys(limits).map((name) => [name, cut(name, kept[name] ?? "")]));
}

/** Keeps a text in the place of the one before it. */
export async function keep(name, text) {
  kept = { ...kept, [name]: text, at: Math.max(Date.now(), kept.at + 1) };
  const isLocal = toLocalStorage(name);
  const isStored = await toDatabase(kept).then(() => true, () => false);
  isRefused = !isLocal && !isStored;
  if (!isRefused) return;
  try { history.replaceState(entry(history.state), ""); } catch { /* too long for that, too */ }
  if (!isTold) say("This browser keeps nothing for Tintype, so what you choose lasts only as long as this tab.");
  isTold = true;
}

/** What an entry of the browser's history holds: with what is kept, where nothing else keeps it. */
export const entry = (state) => (isRefused ? { ...state, kept } : state);

/** What was found on this device: in this tab, or else before it, so that it may be old by now. */
export function found() {
  try {
    const list = sessionStorage.getItem("found");
    return { list: list ?? localStorage.getItem(`${prefix}found`) ?? "", isOld: list === null };
  } catch {
    return { list: "", isOld: true };
  }
}

export function keepFound(list) {
  try {
    sessionStorage.setItem("found", list);
    localStorage.setItem(`${prefix}found`, list);
  } catch { /* then it is looked for again */ }
}

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

function toLocalStorage(name) {
  try {
    localStorage.setItem(prefix + name, kept[name]);
    localStorage.setItem(`${prefix}at`, kept.at);
    return true;
  } catch {
    return false;
  }
}

let database;
const opened = () => database ??= new Promise((resolve, reject) => {
  const opening = indexedDB.open("tintype", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
  opening.onsuccess = () => resolve(opening.result);
  opening.onerror = () => reject(opening.error);
});

async function fromDatabase() {
  const reading = (await opened()).transaction("kept").objectStore("kept").get("kept");
  return new Promise((resolve, reject) => {
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(reading.error);
  });
}

async function toDatabase(texts) {
  const writing = (await opened()).transaction("kept", "readwrite", { durability: "strict" });
  writing.objectStore("kept").put(texts, "kept");
  return new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onerror = writing.onabort = () => reject(writing.error);
  });
}
