// Notices over the page: they leave by themselves. The core's are placed; the host's own, which the core cannot say, are one
// sentence at a time.

let seenSince = 0;
document.addEventListener("visibilitychange", ({ timeStamp }) => { seenSince = timeStamp; });

/** How many milliseconds suffice to read it: more if something went wrong, or can be done about it. */
function readingTime(element) {
  const words = element.textContent.split(/\s+/).length;
  const isLong = element.closest("[role=alert]") || element.querySelector(".answer");
  return Math.max(isLong ? 12000 : 6000, words * (isLong ? 1200 : 600));
}

/** Lets what is said leave once there was time to read it; not while it is pointed at or has the focus. */
function leaveInTime(element, leave) {
  const said = element.textContent;
  const time = readingTime(element);
  const wait = () => setTimeout(() => {
    if (!element.isConnected || element.textContent !== said) return;
    const isRead = !document.hidden && performance.now() >= seenSince + time;
    if (isRead && !element.matches(":hover, :focus-within")) leave();
    else wait();
  }, time);
  wait();
}

let placed = {};

/** Places the app's notice, if there is a new one, where it doesn't cover what was just pressed, and lets it leave in time. */
export function placeNotice(app, pressed, leave) {
  const notice = app.querySelector(".notice");
  const text = notice?.textContent;
  if (notice === placed.notice && text === placed.text) return;
  placed = { notice, text };
  // Where the page says something by itself, too, that moves away.
  document.body.classList.toggle("noticed", Boolean(notice));
  if (!notice) return;
  const holder = notice.closest(".notices");
  holder.style.inset = "";
  if (pressed && areNear(notice.getBoundingClientRect(), pressed.getBoundingClientRect())) {
    holder.style.inset = `${app.querySelector("main").offsetTop + 16}px 16px auto`;
  }
  leaveInTime(notice, () => leave(notice));
}

const areNear = (one, other) => one.top < other.bottom + 16 && other.top < one.bottom + 16
  && one.left < other.right && other.left < one.right;

let notice;

/** Shows a sentence until it was read, is dismissed, or another takes its place; one that stays is only dismissed. */
export function say(sentence, stays) {
  unsay();
  notice = document.createElement("div");
  notice.className = "word";
  notice.setAttribute("role", "alert");
  const text = document.createElement("p");
  text.textContent = sentence;
  const dismiss = document.createElement("button");
  dismiss.type = "button";
  dismiss.ariaLabel = "Dismiss";
  dismiss.onclick = (event) => {
    event.stopPropagation(); // it isn't one of the app's controls
    unsay();
  };
  notice.append(text, dismiss);
  document.body.append(notice);
  if (!stays) leaveInTime(notice, unsay);
}

/** Takes back what was said last. */
export function unsay() {
  notice?.remove();
  notice = undefined;
}
