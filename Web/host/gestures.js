// What the person does with pointer and fields, reported to the core by the path of the control.

import { app, path } from "./app.js";
import * as arrival from "./arrival.js";
import { tell } from "./messages.js";
import * as storage from "./storage.js";

/** What a gesture may be meant for. */
export const control = "button, input, select, dialog, [role=option]";

/** What was tapped last. */
export let pressed;

/** Reports a gesture on an element of the app by the element's path; what is elsewhere, or gone by now, is the host's. */
export function act(gesture, element, value = "") {
  storage.refresh();
  const top = element.closest("body > .app");
  if (!top) return;
  const texts = () => top.contains(element) && [gesture, path(element, top), value];
  // The app takes the place of its picture before it's told.
  const known = top === app ? undefined : texts();
  arrival.allowMotion();
  arrival.reveal(app);
  tell("acted", known ? () => known : texts);
}

addEventListener("click", (event) => {
  const element = event.target.closest(control);
  if (!element || element.matches(":disabled, input, select, dialog")) return;
  pressed = element;
  act("tap", element, element.closest("dialog")?.querySelector("textarea")?.value);
});

addEventListener("input", (event) => !event.target.matches("textarea") && act("input", event.target, event.target.value));

addEventListener("change", (event) => act("change", event.target));

// The Escape key closes a dialog; the core decides what that means.
addEventListener("cancel", (event) => {
  event.preventDefault();
  act("cancel", event.target);
}, true);

// Without one Safari shows no control as pressed.
addEventListener("touchstart", () => {}, { passive: true });
