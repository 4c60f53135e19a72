// The themes a person keeps on this device. Each is its own record in a database, and each change its own transaction,
// on disk before the app hears of it. So tabs never overwrite each other's themes, and a change that's interrupted has
// either happened or not. Loaded when the library is first opened, or the first theme kept.

import { Database, result } from "./database.js";
import { openFiles } from "./filedialogs.js";
import { themeCharacters } from "./limits.js";
import { loadStyle } from "./loader.js";

const sheet = "library.css";

let tell, takeFiles;
/** Whether the app has asked for the themes, and so is told of every change to them. */
let isShown = false;
/** The record that was removed last. */
let removed;
/** The ids of the records that were added last. */
let lastAdded = [];
const tabs = channel();
const database = new Database("tintype library", "themes", (created) => {
  const records = created.createObjectStore("themes", { keyPath: "id", autoIncrement: true });
  records.createIndex("place", "place");
});

let hasStarted = false;

/** Starts reporting to the app. Throws if a part doesn't load. */
export async function start(report, take) {
  [tell, takeFiles] = [report, take];
  if (hasStarted) return;
  await loadStyle(sheet);
  if (hasStarted) return; // another call got here first
  hasStarted = true;
  // A tab that was suspended missed the messages.
  document.addEventListener("visibilitychange", () => { if (!document.hidden) list(); });
  addEventListener("keydown", pressDefault);
  // Most people replace the whole name.
  addEventListener("focusin", ({ target }) => { if (target.matches("dialog input")) target.select(); });
}

/** In a field of a dialog, Enter presses the default button. */
function pressDefault(event) {
  const button = event.target.matches?.("dialog input") && event.target.closest("dialog").querySelector(".default");
  if (event.key !== "Enter" || event.isComposing || !button) return;
  event.preventDefault();
  button.click();
}

const requests = {
  read() {
    isShown = true;
  },
  keep: (...themes) => database.change(async (records) => {
    const known = new Map((await result(records.getAll())).map((record) => [record.theme, record]));
    const now = Date.now();
    // The most recent theme has the lowest place. Themes kept together stay in their order.
    const distinct = [...new Set(themes)];
    const ids = await Promise.all(distinct.map((theme, index) => (
      result(records.put({ ...known.get(theme), theme, place: index / 1024 - now }))
    )));
    lastAdded = ids.filter((_, index) => !known.has(distinct[index]));
    return lastAdded.length;
  }),
  change: (id, theme) => database.change(async (records) => {
    const record = await result(records.get(Number(id)));
    if (!record) throw new Error("gone");
    records.put({ ...record, theme });
  }),
  remove: (id) => database.change(async (records) => {
    const record = await result(records.get(Number(id)));
    if (!record) throw new Error("gone");
    records.delete(record.id);
    removed = record;
  }),
  forget: () => database.change((records) => {
    for (const id of lastAdded.splice(0)) records.delete(id);
  }),
  restore: () => database.change((records) => { records.put(removed); }),
  pickFiles: () => openFiles({ multiple: true }, takeFiles),
};

/** Carries out a request of the core, and reports how it went. */
export async function carryOut([request, ...words]) {
  try {
    const count = await requests[request](...words);
    const isChange = ["keep", "change", "remove", "restore", "forget"].includes(request);
    if (isChange) {
      tabs?.postMessage("");
      askToStay();
    }
    if (request === "read") await list(screenful);
    if (isChange || request === "read") await list();
    if (isChange) tell(["done", `${count ?? 0}`]);
  } catch (fault) {
    tell(["failed", fault.message === "gone" ? "gone" : /quota/i.test(`${fault?.name} ${fault?.message}`) ? "full" : "refused"]);
  }
}

/** As many themes as fit on a screen, and a few more. */
const screenful = 16;

/** Tells the app how many themes there are, with the `most` most recent; or all of them. */
async function list(most) {
  if (!isShown) return;
  const [records, count] = await database.read((themes) => {
    const byPlace = themes.index("place");
    return Promise.all([result(byPlace.getAll(null, most)), result(byPlace.count())]);
  });
  const lines = records.map(({ id, theme }) => `${id} ${`${theme}`.slice(0, themeCharacters).replaceAll("\n", " ")}`);
  tell(["list", lines.join("\n"), `${count}`]);
}

let isAsked = false;

/** Asks the browser not to evict this data when storage runs low. */
async function askToStay() {
  if (isAsked) return;
  isAsked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch { /* it can't */ }
}

function channel() {
  try {
    const channel = new BroadcastChannel("tintype library");
    channel.onmessage = () => { list().catch(() => { /* the next change asks again */ }); };
    return channel;
  } catch { /* refused: what another tab keeps is found out when the library is opened again */ }
}
