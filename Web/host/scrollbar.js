// A scrollbar drawn over the content, so that it takes no room from it. Used if there's a mouse, or room for a drawn
// phone.

const margin = 4;
const shortest = 32;
const thumb = document.createElement("div");
thumb.className = "thumb";
thumb.ariaHidden = "true";
let main;
let hiding;

/** How far the thumb can move, and how far its content. */
const ways = () => [main.clientHeight - 2 * margin - thumb.offsetHeight, main.scrollHeight - main.clientHeight];

function show(target) {
  main = target;
  const { top, right } = main.getBoundingClientRect();
  const height = main.clientHeight;
  thumb.style.height = `${Math.max(shortest, (height * height) / main.scrollHeight - 2 * margin)}px`;
  const [way, scroll] = ways();
  if (scroll < 1) return hide();
  thumb.style.transform = `translate(${right}px, ${top + margin + (way * main.scrollTop) / scroll}px)`;
  thumb.classList.add("seen");
  clearTimeout(hiding);
  hiding = setTimeout(hide, 1200);
}

function hide() {
  thumb.classList.remove("seen");
}

/** Starts drawing the scrollbar on pointer movement and scrolling. */
export function drawScrollbar() {
  if (!matchMedia("(hover: hover), (min-width: 760px)").matches) return;
  document.body.append(thumb);
  addEventListener("scroll", ({ target }) => { if (target.localName === "main") show(target); }, { capture: true, passive: true });
  addEventListener("pointermove", ({ target }) => {
    const over = target.closest?.("main");
    if (over) show(over);
  }, { passive: true });
  thumb.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    thumb.setPointerCapture(event.pointerId);
  });
  thumb.addEventListener("pointermove", ({ pointerId, movementY }) => {
    if (!thumb.hasPointerCapture(pointerId)) return show(main);
    const [way, scroll] = ways();
    main.scrollTop += (movementY * scroll) / way;
  });
}
