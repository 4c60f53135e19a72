// What the host itself has to say, where the core cannot: one sentence at a time, over the page.

let notice;

/** Shows a sentence until it is dismissed, or another takes its place. */
export function say(sentence) {
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
    event.stopPropagation(); // it is no control of the app's
    unsay();
  };
  notice.append(text, dismiss);
  document.body.append(notice);
}

/** Takes back what was said last. */
export function unsay() {
  notice?.remove();
  notice = undefined;
}
