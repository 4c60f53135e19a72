import Catalog
import ColorScience

extension Mixer {
  /// The color as CSS writes it in its space, alpha included.
  var cssColor: CSSColor {
    CSSColor(display == .sRGB ? .rgb : .displayP3, color.red, color.green, color.blue, alpha: alpha)
  }

  /// The color in a form that can be pasted into code.
  func copy(_ form: Copyable) -> String {
    switch form {
    case .hex: sRGB.clipped.hex + (alphaTenths == 10 ? "" : byteText(alpha))
    case .rgb: display == .sRGB ? modernRGB : cssColor.text
    case .oklch: CSSColor(oklchShown, alpha: alpha).text
    case .uiColor: uiColor
    }
  }

  /// What is shown, not what was asked for outside the gamut.
  private var oklchShown: OKLCH { OKLCH(sRGB) }

  private var modernRGB: String {
    let bytes = color.clipped.rgb
    let channels = [bytes >> 16, bytes >> 8 & 255, bytes & 255].map { Int($0).text }.text(separatedBy: " ")
    return "rgb(" + channels + (alphaTenths == 10 ? ")" : " / " + FixedDecimal(alpha, places: 1).text + ")")
  }

  private var uiColor: String {
    let name = display == .sRGB ? "UIColor(red: " : "UIColor(displayP3Red: "
    return name + decimalText(color.red) + ", green: " + decimalText(color.green) + ", blue: "
      + decimalText(color.blue) + ", alpha: " + alphaNumber + ")"
  }
}
