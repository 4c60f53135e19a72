import ColorScience
import UIKit

extension UIColor {
  /// A color of the core in sRGB.
  convenience init(_ color: SRGB) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: 1)
  }

  /// A color in the space in which it is written: Display P3, else sRGB.
  convenience init(_ color: CSSColor) {
    let channels = (red: color.first ?? 0, green: color.second ?? 0, blue: color.third ?? 0)
    switch color.space {
    case .displayP3:
      self.init(
        displayP3Red: channels.red, green: channels.green, blue: channels.blue, alpha: color.opacity)
    default:
      let sRGB = SRGB(color)
      self.init(red: sRGB.red, green: sRGB.green, blue: sRGB.blue, alpha: color.opacity)
    }
  }
}
