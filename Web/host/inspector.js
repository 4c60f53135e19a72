// Points at the parts of the samples, with a pointer, a finger or the keyboard, and tells the core which roles paint them.

/** The classes that paint a part, each with its role: its text, fill, edge, shape or line. */
const painted = /^s-(?:fg|bg|e\d+|f|k)-(.+)$/;
const filled = /^s-(?:bg|f)-(.+)$/;

const parts = ".sheet:first-child .mock [class*='s-']";

const roles = (part, pattern = painted) => [...part.classList].flatMap((name) => pattern.exec(name)?.[1] ?? []);

const middle = (part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

const isPainted = (part) => part.matches(parts) && roles(part).length > 0;

/** The part in front where an event is; nothing outside the samples, such as on what lies over them. */
const under = ({ target, clientX, clientY }) =>
  target.closest(".board") ? document.elementsFromPoint(clientX, clientY).find(isPainted) : undefined;

/** The role of the fill behind a part. */
function behind(part, x, y) {
  const sample = part.closest(".mock");
  const stack = document.elementsFromPoint(x, y).filter((one) => sample.contains(one));
  const fills = stack.slice(stack.indexOf(part) + 1).flatMap((one) => roles(one, filled));
  return fills[0] ?? "background";
}

/** Listens to gestures on the samples while the inspector is open. */
export function start(app, act) {
  const inspector = () => app.querySelector(".inspector");
  const pointedAt = () => app.querySelector(".pointed");

  /** The appearance of the part when the core was told of it. */
  let appearance;

  function point(part, [x, y]) {
    const old = pointedAt();
    const { colorScheme } = getComputedStyle(part);
    if (old === part && appearance === colorScheme) return;
    appearance = colorScheme;
    old?.classList.remove("pointed");
    part.classList.add("pointed");
    const sample = part.closest(".mock").dataset.sample;
    act("input", inspector(), [sample, colorScheme, ...roles(part), behind(part, x, y)].join(" "));
  }

  function show(part) {
    if (!part) return;
    part.closest("figure").scrollIntoView({ block: "nearest", inline: "nearest" });
    // What had been scrolled away isn't found at a place before it has been laid out.
    requestAnimationFrame(() => { if (inspector()) point(part, middle(part)); });
  }

  /** The parts that are visible in a sample. */
  const visible = () => [...app.querySelectorAll(parts)].filter((part) => {
    const frame = part.closest(".mock").getBoundingClientRect();
    const [x, y] = middle(part);
    return isPainted(part) && part.checkVisibility({ visibilityProperty: true })
      && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  });

  /** Points at the part that's so many further. */
  function move(steps) {
    const all = visible();
    const here = all.indexOf(pointedAt());
    show(all.at(here < 0 ? Math.min(steps, 0) : (here + steps) % all.length));
  }

  /** Points at the first part of the sample that's so many further. */
  function moveToSample(steps) {
    const all = visible();
    const firsts = all.filter((part, index) => part.closest(".mock") !== all[index - 1]?.closest(".mock"));
    const here = firsts.findIndex((part) => part.closest(".mock") === pointedAt()?.closest(".mock"));
    show(firsts.at((here + steps) % firsts.length));
  }

  let isMouse = false;
  addEventListener("pointerdown", ({ pointerType }) => { isMouse = pointerType === "mouse"; }, true);

  app.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || !inspector()) return;
    const part = under(event);
    if (part) point(part, [event.clientX, event.clientY]);
  }, { passive: true });

  // A mouse has shown the part before its button is pressed; a finger shows it with the first tap, and opens it with the next.
  app.addEventListener("click", (event) => {
    const open = inspector();
    if (!open) return;
    if (event.target.matches(".inspector .previous")) move(-1);
    else if (event.target.matches(".inspector .next")) move(1);
    else {
      const part = event.detail ? under(event) : undefined;
      if (!part) return;
      event.stopPropagation();
      const isShown = part === pointedAt();
      point(part, [event.clientX, event.clientY]);
      if (isShown || isMouse) act("tap", open);
    }
  }, true);

  const keys = {
    ArrowLeft: () => move(-1), ArrowRight: () => move(1), ArrowUp: () => moveToSample(-1), ArrowDown: () => moveToSample(1),
  };
  app.addEventListener("keydown", (event) => {
    if (!event.target.closest(".inspector") || !(event.key in keys)) return;
    keys[event.key]();
    event.preventDefault();
  });
}
