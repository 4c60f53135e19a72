import ColorScience

/// Checks the CSS parser and printer with any bytes; nil if all is well.
func brokenPromise(ofCSSColor bytes: [UInt8]) -> String? {
  bytes.withUnsafeBufferPointer { buffer in
    do throws(CSSColorError) {
      let color = try CSSColor(utf8: buffer, allowingBareHex: bytes.count % 2 == 0)
      for component in [color.first, color.second, color.third, color.alpha] {
        if component?.isFinite == false { return "a component is not finite" }
      }
      let (srgb, lab) = (SRGB(color), CIELAB<D50>(SRGB(color)))
      for number in [srgb.red, srgb.green, srgb.blue, lab.lightness, lab.a, lab.b, OKLCH(srgb).chroma] {
        if !number.isFinite { return "what is computed from it is not finite" }
      }
      if !color.displayable().isInGamut || !color.displayable(by: .clip).isInGamut { return "it cannot be displayed" }
      if !SRGB(HCT(color.displayable())).isInGamut { return "its HCT cannot be displayed" }
      let text = color.text
      guard let again = try? CSSColor(text) else { return "what is printed, \(text), is not read" }
      return again.text == text ? nil : "what is printed, \(text), is read as \(again.text)"
    } catch {
      if error.sentence(about: "").isEmpty { return "the error says nothing" }
      return (0...bytes.count).contains(error.offset) ? nil : "the error is outside of the text"
    }
  }
}

/// Checks the six-digit hex.
func brokenPromise(ofHex bytes: [UInt8]) -> String? {
  let text = String(decoding: bytes, as: UTF8.self)
  guard let color = try? SRGB(hex: text) else { return nil }
  return color.hexDigits == text.uppercased().suffix(6) ? nil : "\(text) became \(color.hex)"
}

let cssSeeds = [
  "#fa4", "#FA48", "#ffa474", "#ffa47480", "tomato", "rebeccapurple", "transparent", "currentcolor",
  "rgb(255 164 116 / 50%)", "rgba(255, 164, 116, .5)", "rgb(20% 102 none / none)", "hsl(120deg, 30%, 50%, 0.5)",
  "hsla(-0.5turn 30 50)", "hwb(1.28rad 30% 50%)", "lab(50% -100% 100%)", "lch(50 20 100grad / 0.3)",
  "oklab(0.5 -0.4 0.1)", "oklch(0.8 0.12 50 / 1e-1)", "color(display-p3 1 none 0.2 / 23.7%)",
  "color(prophoto-rgb .2 .2 25%)", "color(rec2020 0 0 0)", "color(a98-rgb 1 1 1)", "color(xyz-d50 -1 -1 -1)",
  "color(srgb-linear 1e3 -1e-3 +.5)", "/* c */ r\\67 b(1 2 3)", "rgb(calc(1) 2 3)", "color-mix(in oklab, red, blue)",
]

let cssPieces = [
  "none", "/", "/*", "*/", ",", "%", "(", ")", "1e308", "1e400", "-", "+", ".", "deg", "turn", "e", "E+", "\\", "\\72 ",
  "\u{212A}", "\0", " ", "\n", "#", "9999999999999999999999", "0.00000000000000000000001", "rgb(", "color(", "oklch(",
]
