// Reports gestures and input to the core, by the path of the control.

import { app, path } from "./app.js";
import * as arrival from "./arrival.js";
import { tell, waits } from "./messages.js";
import * as storage from "./storage.js";

/** Selects the elements that can take a gesture. */
export const control = "button, input, select, dialog, [role=option]";

/** The element that was tapped last. */
export let pressed;

/** The name that tells whether an element is still the same control. Buttons in the bar have only their text. */
const meaning = (element) => element.ariaLabel ?? (element.closest(".bar") && element.textContent);

/**
 * Reports a gesture by the path of its element. Ignores elements outside the app, and those that are gone or have become another
 * control by the time the core is told.
 */
export function act(gesture, element, value = "") {
  storage.refresh();
  const top = element.closest("body > .app");
  if (!top) return;
  const { answers } = window.opening;
  const meant = meaning(element);
  const texts = () => {
    const isThere = top.contains(element) && meaning(element) === meant;
    const place = !isThere ? undefined : answers.areShown() ? answers.place(element) : path(element, top);
    return place !== undefined && [gesture, place, value];
  };
  // The path must be read before the app replaces its picture.
  const known = top === app ? undefined : texts();
  arrival.allowMotion();
  arrival.reveal(app);
  tell("acted", known ? () => known : texts);
  if (waits()) answers.wait(element);
}

addEventListener("click", (event) => {
  const element = event.target.closest(control);
  if (!element || element.matches(":disabled, input, select, dialog")) return;
  pressed = element;
  act("tap", element, element.closest("dialog")?.querySelector("textarea")?.value);
});

// A dialog's button reports what's in its area.
addEventListener("input", (event) => !event.target.matches("dialog textarea") && act("input", event.target, event.target.value));

addEventListener("change", (event) => act("change", event.target));

// A form's button has been pressed already; nothing is sent.
addEventListener("submit", (event) => event.preventDefault());

// The Escape key cancels a dialog; the core decides what that does.
addEventListener("cancel", (event) => {
  event.preventDefault();
  act("cancel", event.target);
}, true);

// Without a listener, Safari shows no control as pressed.
addEventListener("touchstart", () => {}, { passive: true });
