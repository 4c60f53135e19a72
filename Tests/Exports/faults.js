// The texts of an element, each with its color, what's painted behind it, see-through colors and all, and their contrast.
const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
const parts = (color) => {
  pixel.clearRect(0, 0, 1, 1)
  pixel.fillStyle = color
  pixel.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}
const over = (color, share, page) => [0, 1, 2].map((index) => color[index] * share + page[index] * (1 - share))
const hex = (color) => "#" + color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("").toUpperCase()
const luminance = (color) => {
  const [red, green, blue] = color.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one, other) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((left, right) => left - right)
  return (light + 0.05) / (dark + 0.05)
}

const texts = (root) => {
  const found = []
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement
    const text = walk.currentNode.data.trim()
    const around = []
    for (let one = element; one; one = one.parentElement) around.unshift(one)
    if (!text || element.tagName === "STYLE" || around.some((one) => getComputedStyle(one).display === "none")) continue
    let page = [255, 255, 255]
    let opacity = 1
    const paint = (style, share) => {
      const color = parts(style.backgroundColor)
      page = over(color, color[3] * share, page)
    }
    for (const one of around) {
      const style = getComputedStyle(one)
      opacity *= style.opacity
      paint(style, opacity)
      // Vuetify paints an element over this one, in its color.
      for (const child of one.children) {
        if (!/__(underlay|overlay)/.test(child.className)) continue
        const fill = getComputedStyle(child)
        paint(fill, opacity * fill.opacity)
      }
    }
    const color = parts(getComputedStyle(element).color)
    const ink = over(color, color[3] * opacity, page)
    found.push({ text, contrast: contrast(ink, page), ink: hex(ink), fill: hex(page) })
  }
  return found
}

// What axe-core, which judges the window that it's in, finds of contrast in an element.
const judgedByAxe = (axe, root) =>
  axe.run(root, { runOnly: ["color-contrast"] }).then(({ passes, violations }) => ({
    passes: passes.flatMap(({ nodes }) => nodes).length,
    faults: violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => html + failureSummary)),
  }))
