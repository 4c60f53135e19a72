// Notices over the page, which leave by themselves. The core's are placed here. The host has its own, one sentence at a
// time, for what the core can't know.

let seenSince = 0;
document.addEventListener("visibilitychange", ({ timeStamp }) => { seenSince = timeStamp; });

/** Calls `leave` once there was time to read the element, in milliseconds, but not while it's hovered or has the focus. */
function leaveInTime(element, time, leave) {
  const said = element.textContent;
  const wait = () => setTimeout(() => {
    if (!element.isConnected || element.textContent !== said) return;
    const isRead = !document.hidden && performance.now() >= seenSince + time;
    if (isRead && !element.matches(":hover, :focus-within")) leave();
    else wait();
  }, time);
  wait();
}

let placed = {};

// It makes way for what gets the focus after it came.
document.addEventListener("focusin", ({ target }) => {
  const holder = placed.notice?.isConnected && placed.notice.closest(".notices");
  if (holder && !holder.contains(target)) keepClear(holder, target);
});

/** Moves a notice to the other end of the screen if it's near an element. */
function keepClear(holder, element) {
  if (!areNear(holder.getBoundingClientRect(), element.getBoundingClientRect())) return;
  const isAtEnd = !holder.style.inset;
  holder.style.inset = isAtEnd ? `${holder.parentElement.querySelector("main").offsetTop + 16}px 16px auto` : "";
}

/** Moves a new notice of the app away from what was just pressed, and lets it leave in time. */
export function placeNotice(app, pressed, leave) {
  const notice = app.querySelector(".notice");
  const text = notice?.textContent;
  if (notice === placed.notice && text === placed.text) return;
  placed = { notice, text };
  // Makes room if the page's own notice is showing, too.
  document.body.classList.toggle("noticed", Boolean(notice));
  if (!notice) return;
  const holder = notice.closest(".notices");
  holder.style.inset = "";
  // Its holder doesn't rise as it does, so this is where it will be.
  if (pressed) keepClear(holder, pressed);
  leaveInTime(notice, Number(notice.dataset.time), () => leave(notice));
}

const areNear = (one, other) => one.top < other.bottom + 16 && other.top < one.bottom + 16
  && one.left < other.right && other.left < one.right;

let notice;

/** Shows a sentence until it was read or dismissed, or another replaces it. With `stays`, it stays until dismissed. */
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
    event.stopPropagation(); // not one of the app's controls
    unsay();
  };
  notice.append(text, dismiss);
  document.body.append(notice);
  if (!stays) leaveInTime(notice, 12000, unsay);
}

/** Removes the sentence shown last. */
function unsay() {
  notice?.remove();
  notice = undefined;
}
