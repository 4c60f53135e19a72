import ColorScience
import _Text

extension ColorReport {
  /// The notations, each with its label.
  private func forEachNotation(_ body: (_ label: String, _ text: String) -> Void) {
    let hsl = HSL(shown)
    let slashAlpha = color.opacity < 1 ? " / \(decimal(color.opacity, 3))" : ""
    body("hex", shown.hex(alpha: color.opacity))
    body("rgb", CSSColor(shown, alpha: color.opacity).text)
    body(
      "hsl",
      "hsl(\(decimal(hsl.hue, 1)) \(decimal(hsl.saturation * 100, 1))% \(decimal(hsl.lightness * 100, 1))%\(slashAlpha))"
    )
    body(
      "oklch",
      CSSColor(
        OKLCH(
          lightness: rounded(oklch.lightness, 4), chroma: rounded(oklch.chroma, 4), hue: rounded(oklch.hue, 2)),
        alpha: color.opacity
      ).text)
    body(
      "display-p3",
      CSSColor(
        .displayP3, rounded(displayP3.red, 4), rounded(displayP3.green, 4), rounded(displayP3.blue, 4),
        alpha: color.opacity
      ).text)
    body("hct", "hct(\(decimal(hct.hue, 1)) \(decimal(hct.chroma, 1)) \(decimal(hct.tone, 1))\(slashAlpha))")
    body("crayon", "\(crayon.name) (\(decimal(crayon.difference, 4)))")
    body("css name", "\(cssName.name) (\(decimal(cssName.difference, 4)))")
    body("on white", ratio(onWhite))
    body("on black", ratio(onBlack))
  }

  /// Appends the color and its notations, one per line; the caller ends the last line.
  func appendBlock(for input: UnsafeBufferPointer<UInt8>, to output: inout Output) {
    output.append(contentsOf: input)
    forEachNotation { label, text in
      output.append("\n  " + label + String(repeating: " ", count: max(1, 12 - label.count)) + text)
    }
  }

  /// Appends the notations on one line, separated by tabs.
  func appendLine(to output: inout Output) {
    var isFirst = true
    forEachNotation { _, text in
      if !isFirst { output.append(UInt8(ascii: "\t")) }
      isFirst = false
      output.append(text)
    }
  }

  private func rounded(_ number: Double, _ places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (number * scale).rounded() / scale
  }
}

extension SRGB {
  /// The color as `#RRGGBB`, or as `#RRGGBBAA` if it's translucent.
  func hex(alpha: Double) -> String {
    guard alpha < 1 else { return hex }
    return hex + SRGB(red: 0, green: 0, blue: alpha).hexDigits.suffix(2)
  }
}

/// A number with at most this many decimals.
func decimal(_ number: Double, _ places: Int) -> String { FixedDecimal(number, places: places).text }

/// A contrast ratio such as "4.49:1", cut off rather than rounded.
func ratio(_ ratio: Double) -> String { ratio.hundredths + ":1" }
