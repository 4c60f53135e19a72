import Catalog
import ColorScience
import Theme

extension ExportedTheme {
  /// A poster of 1600 by 2000: the chosen colors with the theme's name, the ramps, the fonts, and the roles in light and
  /// dark with their hexes.
  /// Source: SVG 1.1 (2nd edition), which every program reads; SVG 2 for `style`.
  var poster: String {
    var markup = MarkupWriter()
    markup.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    markup.comment(note)
    markup.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "1600"), ("height", "2000"), ("viewBox", "0 0 1600 2000"),
        ("font-family", body.cssStack), ("role", "img"),
      ]
    ) { svg in
      svg.element("title", displayName)
      svg.element("desc", note)
      svg.rectangle(0, 0, 1600, 2000, light[.background])
      banner(&svg)
      for (index, (_, tint)) in ramps.enumerated() { ramp(tint, at: 660 + 150 * index, &svg) }
      specimen(title, "Titles", sample: "Sphinx of black quartz, judge my vow", size: 46, x: 80, &svg)
      specimen(body, "Text", sample: "Pack my box with five dozen liquor jugs. 0123456789", size: 27, x: 830, &svg)
      panel(light, "Light", x: 0, &svg)
      panel(dark, "Dark", x: 800, &svg)
    }
    return markup.text
  }

  /// The theme's name or, if it has none, its colors'.
  var posterName: String { theme.name?.text ?? primary.label + " & " + accent.label }

  /// The theme's name on the primary, and the accent as a large round mark.
  private func banner(_ svg: inout MarkupWriter) {
    let name = posterName
    svg.element("clipPath", [("id", "banner")]) { $0.rectangle(0, 0, 1600, 600, .black) }
    svg.element("g", [("clip-path", "url(#banner)")]) {
      $0.rectangle(0, 0, 1600, 600, light[.primary])
      $0.element("circle", [("cx", "1340"), ("cy", "105"), ("r", "315")] + light[.accent].fill)
    }
    let size = min(150, 1900 / Double(max(name.width, 1)))
    svg.words(
      name, x: 80, y: 470, size: size, light[.onPrimary], [("font-family", title.cssStack), title.weightAttribute])
    svg.words("Primary", x: 80, y: 110, size: 26, light[.onPrimary])
    svg.words(primary.label, x: 80, y: 152, size: 34, light[.onPrimary], [("font-weight", "700")])
    svg.words(light[.primary].asHex.hex, x: 80, y: 194, size: 26, light[.onPrimary])
    svg.words("Accent", x: 1160, y: 110, size: 26, light[.onAccent])
    svg.words(accent.label, x: 1160, y: 152, size: 34, light[.onAccent], [("font-weight", "700")])
    svg.words(light[.accent].asHex.hex, x: 1160, y: 194, size: 26, light[.onAccent])
    let fonts = shortened(title.name) + " with " + shortened(body.name)
    svg.words(fonts, x: 80, y: 535, size: min(32, 2300 / Double(fonts.width)), light[.onPrimary])
  }

  /// A ramp as a row of shades, its accents after a gap.
  private func ramp(_ tint: Tint, at y: Int, _ svg: inout MarkupWriter) {
    let swatches = tint.ramp.swatches
    let gap = tint.ramp.hasAccents ? 24 : 0
    let width = (1440 - gap) / swatches.count
    var x = 80
    for swatch in swatches {
      if swatch.step == .a100 { x += gap }
      let color = swatch.color
      svg.rectangle(x, y, width, 120, color)
      let text = color.asHex.blackOrWhite
      let isChosen = swatch.step == tint.swatch.step
      svg.words(
        swatch.step.label, x: x + 12, y: y + 34, size: 22, text, isChosen ? [("font-weight", "700")] : [])
      svg.words(color.asHex.hex, x: x + 12, y: y + 104, size: 18, text)
      if isChosen {
        svg.element("circle", [("cx", (x + width - 22).text), ("cy", (y + 27).text), ("r", "8")] + text.fill)
      }
      x += width
    }
  }

  /// A font: what it's for, its name, and a line set in it.
  private func specimen(
    _ font: ExportedFont, _ use: String, sample: String, size: Double, x: Int, _ svg: inout MarkupWriter
  ) {
    let own: [MarkupWriter.Attribute] = [("font-family", font.cssStack), font.weightAttribute]
    svg.words("Aa", x: x, y: 1125, size: 130, light[.primaryText], own)
    svg.words(use, x: x + 190, y: 1050, size: 22, light[.muted])
    svg.words(
      shortened(font.name), x: x + 190, y: 1090, size: min(34, 800 / Double(max(shortened(font.name).width, 1))),
      light[.text], own)
    svg.words(
      font.weights.map { $0.text }.text(separatedBy: ", ") + " · " + font.generic, x: x + 190, y: 1125, size: 22,
      light[.muted])
    svg.words(sample, x: x, y: 1195, size: size * 0.75, light[.text], own)
  }

  /// Every role of a scheme with its hex.
  private func panel(_ scheme: Scheme, _ name: String, x: Int, _ svg: inout MarkupWriter) {
    svg.rectangle(x, 1250, 800, 750, scheme[.background])
    svg.words(
      name, x: x + 80, y: 1325, size: 38, scheme[.text], [("font-family", title.cssStack), title.weightAttribute])
    for (index, role) in SchemeRole.allCases.enumerated() {
      let left = x + 80 + index / 14 * 330
      let top = 1352 + index % 14 * 43
      svg.element(
        "rect",
        [("x", left.text), ("y", top.text), ("width", "52"), ("height", "32"), ("rx", "8")] + scheme[role].fill
          + scheme[.outline].stroke)
      svg.words(role.name, x: left + 66, y: top + 15, size: 19, scheme[.text])
      svg.words(scheme[role].asHex.hex, x: left + 66, y: top + 33, size: 15, scheme[.muted])
    }
  }
}

extension String {
  /// How many letters wide it is, roughly: East Asian characters count as two.
  var width: Int {
    unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 && $1.value < 0x2000 || $1.value >= 0x2E80 ? 2 : 1) }
  }
}

extension ExportedFont {
  fileprivate var weightAttribute: MarkupWriter.Attribute { ("font-weight", weight.text) }
}

extension SRGB {
  /// A fill for every program, and the same in Display P3 for those that know it.
  fileprivate var fill: [MarkupWriter.Attribute] {
    [("fill", asHex.hex)] + (isInGamut ? [] : [("style", "fill: " + css)])
  }

  fileprivate var stroke: [MarkupWriter.Attribute] { [("stroke", asHex.hex)] }
}

extension MarkupWriter {
  fileprivate mutating func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: SRGB) {
    element("rect", [("x", x.text), ("y", y.text), ("width", width.text), ("height", height.text)] + color.fill)
  }

  fileprivate mutating func words(
    _ text: String, x: Int, y: Int, size: Double, _ color: SRGB, _ more: [Attribute] = []
  ) {
    element(
      "text",
      [("x", x.text), ("y", y.text), ("font-size", FixedDecimal(size, places: 1).text)] + more + color.fill, text)
  }
}
