// Work that waits until the browser has nothing else to do.

let deadline = { timeRemaining: () => 0 };
let begun = 0;

/** Does work when the browser is idle; one that does not say when it is has little time for it. */
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

/** How many milliseconds are left: a slice stays short, so that a tap never waits for it. */
export const left = () => Math.min(deadline.timeRemaining(), 12 - (performance.now() - begun));

/** Waits until the browser has painted what is there; a page that nobody sees paints nothing. */
export const pause = () => new Promise((go) => {
  requestAnimationFrame(() => setTimeout(go));
  if (document.hidden) setTimeout(go);
});

/** Lets the browser take what was tapped, and paint if a frame is due: in WebKit a page may wait 50 ms for its next one. */
export const breathe = () => new Promise((go) => setTimeout(go));
