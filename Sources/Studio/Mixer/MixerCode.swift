import Catalog
import ColorScience

extension Mixer {
  /// The color in its space, alpha included.
  var cssColor: CSSColor {
    CSSColor(colorSpace == .sRGB ? .rgb : .displayP3, color.red, color.green, color.blue, alpha: alpha)
  }

  /// The color as code.
  func code(_ format: ColorFormat) -> String {
    switch format {
    case .hex: sRGB.clipped.hex + (alphaTenths == 10 ? "" : byteText(alpha))
    case .rgb: colorSpace == .sRGB ? modernRGB : cssColor.text
    case .oklch: CSSColor(oklchShown, alpha: alpha).text
    case .uiColor: uiColor
    }
  }

  /// What shows, not what was asked for outside the gamut.
  private var oklchShown: OKLCH { OKLCH(sRGB) }

  private var modernRGB: String {
    let bytes = color.clipped.rgb
    let channels = [bytes >> 16, bytes >> 8 & 255, bytes & 255].map { Int($0).text }.text(separatedBy: " ")
    return "rgb(" + channels + (alphaTenths == 10 ? ")" : " / " + FixedDecimal(alpha, places: 1).text + ")")
  }

  private var uiColor: String {
    let name = colorSpace == .sRGB ? "UIColor(red: " : "UIColor(displayP3Red: "
    return name + decimalText(color.red) + ", green: " + decimalText(color.green) + ", blue: "
      + decimalText(color.blue) + ", alpha: " + alphaNumber + ")"
  }
}
