import ColorScience
import UIKit

extension UIColor {
  /// A color of the core in sRGB.
  convenience init(_ color: SRGB) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: 1)
  }
}
