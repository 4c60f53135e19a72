"""What's wrong with the sample screens, as the browser lays them out."""

# Texts and icons that reach over a side of their frame, words that reach out of their text, and screens whose parts, all
# together, are larger than they are.
FAULTS = """
const faults = [];
for (const frame of document.querySelectorAll("[data-sample]")) {
  const screen = frame.firstElementChild, bounds = frame.getBoundingClientRect();
  const say = (what) => faults.push(`${frame.dataset.sample}: ${what}`);
  for (const one of frame.querySelectorAll(".s-text, .s-icon")) {
    if (!one.getClientRects().length) continue;
    const box = one.getBoundingClientRect();
    if (box.left < bounds.left - 1 || box.right > bounds.right + 1) say(`${one.textContent} is over the side`);
    const isCut = one.matches(".s-line, .s-lines");
    if (!isCut && one.scrollWidth > one.clientWidth + 1) say(`${one.textContent} is too wide`);
  }
  if (screen.scrollWidth > screen.clientWidth + 1) say("the screen is too narrow");
  if (screen.scrollHeight > screen.clientHeight + 1) say("the screen is too low");
}
return faults;
"""
