// Work for idle moments.

let deadline = { timeRemaining: () => 0 };
let begun = 0;

/** Does work when the browser is idle. A browser without `requestIdleCallback` gets little time for it. */
export function whenIdle(work) {
  if (window.requestIdleCallback) return requestIdleCallback(work);
  return setTimeout(() => {
    const end = performance.now() + 8;
    work({ timeRemaining: () => end - performance.now() });
  });
}

/** The same for work that asks how much time is left. */
export const inSlices = (work) => whenIdle((time) => {
  [deadline, begun] = [time, performance.now()];
  work();
});

/** Milliseconds left in this slice. Slices are short so that a tap never waits for one. */
export const left = () => Math.min(deadline.timeRemaining(), 12 - (performance.now() - begun));

/** Resolves after the next paint; at once if the page is hidden, since it doesn't paint then. */
export const pause = () => new Promise((go) => {
  requestAnimationFrame(() => setTimeout(go));
  if (document.hidden) setTimeout(go);
});

/**
 * Lets the browser handle input, and paint if a frame is due. Unlike `pause`, it doesn't wait for a frame: in WebKit
 * that can take 50 ms.
 */
export const breathe = () => new Promise((go) => setTimeout(go));
