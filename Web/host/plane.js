// The plane of a color picker, for pointers and arrow keys.

import { act } from "./gestures.js";

const part = (length, whole) => Math.min(1, Math.max(0, length / whole)).toFixed(4);

/** Reports the point, as fractions of the plane from its left and its bottom. */
function point(plane, { clientX, clientY }) {
  const { left, bottom, width, height } = plane.getBoundingClientRect();
  act("input", plane, `${part(clientX - left, width)} ${part(bottom - clientY, height)}`);
}

let held, pointer;

addEventListener("pointerdown", (event) => {
  const plane = event.target.closest?.(".plane");
  if (!plane || event.button) return;
  [held, pointer] = [plane, event.pointerId];
  plane.setPointerCapture(pointer);
  // Arrow keys continue from this point.
  plane.querySelector("input").focus({ preventScroll: true });
  event.preventDefault();
  point(plane, event);
});

addEventListener("pointermove", (event) => { if (held && event.pointerId === pointer) point(held, event); });

for (const sign of ["pointerup", "pointercancel", "blur"]) addEventListener(sign, () => { held = undefined; });

/** Left and Right move the first slider, Up and Down the second; the one that moves gets the focus. */
const moves = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [1, 1], ArrowDown: [1, -1] };

addEventListener("keydown", (event) => {
  const plane = event.key in moves && event.target.closest?.(".plane");
  if (!plane || event.ctrlKey || event.metaKey || event.altKey) return;
  const [axis, steps] = moves[event.key];
  const slider = plane.querySelectorAll("input")[axis];
  slider.focus({ preventScroll: true });
  slider.stepUp(steps * (event.shiftKey ? 10 : 1));
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  event.preventDefault();
});
