// Binds the page to a project on this machine, which `tintype open` serves: saves the theme there, and tells the app
// what changes there. Loaded only if the page was opened with an invitation.

/** Milliseconds between tries to reach a server that doesn't answer. */
const pause = 2000;

/** The word in the address that the page was opened at. It's good for one page. */
let invitation;
/** The token by which the server knows the page. Only this tab has it. */
let token;
let tell;
/** The project on disk as the page knows it. */
let known = {};
/** The state that the server reported while a theme was being saved. */
let missed;
/** The theme to save next; only the newest counts. */
let wanted;
let isSaving = false;
/** Whether the server answers. */
let isThere = false;
let hasEnded = false;

/** Opens the link and reports to the app. It stays open until the server says that it doesn't know the page. */
export async function start(given, report) {
  [invitation, token = newToken()] = given.split(" ");
  tell = report;
  // Kept before the server has it: a page that's reloaded meanwhile asks again.
  sessionStorage.setItem("tintype.project", `${invitation} ${token}`);
  while (!hasEnded) {
    try {
      await follow();
    } catch { /* the server is gone */ }
    if (!hasEnded) lose();
    await new Promise((go) => setTimeout(go, pause));
  }
}

/** Saves a theme once the person lets go of a control, and once the theme before it is saved or refused. */
export function save(theme) {
  wanted = theme;
  send();
}

/** 128 random bits, as 22 characters. */
function newToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

function request(path, options = {}, secret = token) {
  return fetch(path, { ...options, cache: "no-store", headers: { Authorization: `Bearer ${secret}`, ...options.headers } });
}

/** Listens until the server is gone. */
async function follow() {
  const admission = await request("project/token", { method: "PUT", body: token }, invitation);
  if (!admission.ok) return end(admission);
  const response = await request("project/events");
  if (!response.ok) return end(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (text + value).split("\n\n");
    text = events.pop();
    for (const event of events) {
      const data = event.match(/^data: ?(.*)$/m)?.[1];
      if (data) hear(JSON.parse(data));
    }
  }
}

/** Takes what is on disk. */
function hear(project) {
  isThere = true;
  // The answer to what is being saved may be on its way, and comes first.
  if (isSaving) missed = project;
  else note(known.theme === undefined ? "opened" : "changed", project);
  send();
}

/** Another theme on disk wins over one that waits to be saved: the app takes it over, and Undo leads back. */
function note(word, project) {
  if (word === "changed" && project.theme !== known.theme) wanted = undefined;
  known = { ...known, ...project };
  tell([word, known.name, known.theme, `${known.files}`, known.problem ?? "", known.isReadable === false ? "broken" : ""]);
}

async function send() {
  if (isSaving || !isThere || wanted === undefined || held.size) return;
  isSaving = true;
  const theme = wanted;
  wanted = undefined;
  try {
    await put(theme);
  } catch {
    wanted ??= theme;
    lose();
  }
  isSaving = false;
  const news = missed;
  missed = undefined;
  if (news && news.revision !== known.revision) note("changed", news);
  send();
}

async function put(theme) {
  const response = await request("project/theme", {
    method: "PUT", body: theme, headers: { "Content-Type": "text/plain", "If-Match": `"${known.revision}"` },
  });
  if (response.status === 401) return end(response);
  if (!response.ok && response.status !== 412) return say("refused", (await response.text()).trim());
  const project = await response.json();
  if (response.ok || project.theme === theme) note("saved", { ...project, theme });
  // Something else in the file changed, so this theme can be saved all the same.
  else if (project.theme === known.theme) {
    known.revision = project.revision;
    wanted ??= theme;
  } else note("changed", project);
}

const say = (word, sentence = "") => tell([word, sentence, "", "", "", ""]);

function lose() {
  if (isThere) say("lost");
  isThere = false;
}

function end({ status }) {
  if (status !== 401 && status !== 404) return;
  hasEnded = true;
  sessionStorage.removeItem("tintype.project");
  say("ended");
}

/** The controls that the person drags or holds down, for as long as that changes the theme again and again. */
const held = new Set();
const hold = (what) => held.add(what);
const release = (what) => {
  held.delete(what);
  // After the event itself, which may choose something.
  setTimeout(send);
};
const releaseAll = () => {
  held.clear();
  send();
};
addEventListener("pointerdown", ({ button, pointerId }) => { if (!button) hold(pointerId); }, true);
for (const sign of ["pointerup", "pointercancel"]) addEventListener(sign, ({ pointerId }) => release(pointerId), true);
// A Mac doesn't say when a key that was pressed with Command comes up.
addEventListener("keydown", ({ code, metaKey, repeat }) => { if (repeat && !metaKey) hold(code); }, true);
addEventListener("keyup", ({ code }) => release(code), true);
// A release outside the window, or over a menu, isn't reported.
for (const sign of ["blur", "contextmenu"]) addEventListener(sign, releaseAll);
