import ColorScience
import _Text

extension Mixer {
  /// The color in its space, alpha included.
  var cssColor: CSSColor {
    CSSColor(mixture.colorSpace == .sRGB ? .rgb : .displayP3, color.red, color.green, color.blue, alpha: alpha)
  }

  /// The color as code.
  func code(_ format: ColorFormat) -> String {
    switch format {
    case .hex: inSRGB.hex + (isOpaque ? "" : byteText(alpha))
    case .rgb: mixture.colorSpace == .sRGB ? modernRGB : cssColor.text
    case .oklch: CSSColor(oklchShown, alpha: alpha).text
    case .uiColor: uiColor
    case .hsl: hsl
    }
  }

  /// The color as an sRGB display shows it.
  var inSRGB: SRGB { mixture.sRGB.displayable() }

  var isOpaque: Bool { mixture.alphaThousandths == 1000 }

  private var color: SRGB { mixture.color }

  /// The color as shown, within the gamut.
  private var oklchShown: OKLCH { OKLCH(mixture.sRGB) }

  private var modernRGB: String {
    let bytes = color.clipped.rgb
    let channels = [bytes >> 16, bytes >> 8 & 255, bytes & 255].map { Int($0).text }.text(separatedBy: " ")
    return "rgb(" + channels + alphaEnding
  }

  private var hsl: String {
    let color = HSL(inSRGB)
    let channels = [
      FixedDecimal(color.hue, places: 1).text, FixedDecimal(color.saturation * 100, places: 1).text + "%",
      FixedDecimal(color.lightness * 100, places: 1).text + "%",
    ]
    return "hsl(" + channels.text(separatedBy: " ") + alphaEnding
  }

  /// The end of a notation of CSS without commas.
  private var alphaEnding: String { isOpaque ? ")" : " / " + FixedDecimal(alpha, places: 3).text + ")" }

  private var uiColor: String {
    let name = mixture.colorSpace == .sRGB ? "UIColor(red: " : "UIColor(displayP3Red: "
    return name + decimalText(color.red) + ", green: " + decimalText(color.green) + ", blue: "
      + decimalText(color.blue) + ", alpha: " + alphaNumber + ")"
  }
}
