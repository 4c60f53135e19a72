/// A file for an app with UIKit or SwiftUI. Every name begins with `brand`, because SwiftUI already has a primary and an
/// accent color. The family's name is one of the attributes of a font descriptor; a missing family falls back on the system's
/// font.
/// Source: Apple's documentation of UIColor, Color, UIFont and Font.
let swiftTemplate: StaticString = """
  `define value``if outside`UIColor(displayP3Red: `color red`, green: `color green`, blue: `color blue`, alpha: 1)`else`hex(0x`color digits`)`end``end`
  `define uiWeight``if heavy`bold`else`regular`end``end`
  // `note`

  import SwiftUI
  import UIKit

  extension UIColor {
  `each roles`
    /// For `purpose`.
    static let brand`role Camel` = brand(
      light: `use value`, dark: `Dark use value`,
      lightHighContrast: `LightHigh use value`, darkHighContrast: `DarkHigh use value`)
  `end`
  `each ramps`

  `each shades`
    static let brand`ramp Camel``label` = `use value`
  `end`
  `end`

    private static func hex(_ rgb: UInt32) -> UIColor {
      UIColor(
        red: CGFloat(rgb >> 16 & 0xFF) / 0xFF, green: CGFloat(rgb >> 8 & 0xFF) / 0xFF,
        blue: CGFloat(rgb & 0xFF) / 0xFF, alpha: 1)
    }

    private static func brand(
      light: UIColor, dark: UIColor, lightHighContrast: UIColor, darkHighContrast: UIColor
    ) -> UIColor {
      UIColor { traits in
        let isHigh = traits.accessibilityContrast == .high
        return traits.userInterfaceStyle == .dark
          ? isHigh ? darkHighContrast : dark
          : isHigh ? lightHighContrast : light
      }
    }
  }

  extension Color {
  `each roles`
    static let brand`role Camel` = Color(uiColor: .brand`role Camel`)
  `end`
  }
  `if name`

  let brandName = `name "`
  `end`

  extension UIFont {
  `each fonts`
    /// For `if title`titles`else`everything else`end`, in a size that follows the text size people set.
    static func brand`kind Camel`(_ size: CGFloat, relativeTo style: TextStyle = .`if title`title1`else`body`end`) -> UIFont {
      let font = UIFontDescriptor(fontAttributes: [
        .family: brand`kind Camel`Family,
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.`use uiWeight`],
      ])
      return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
    }

    static let brand`kind Camel`Family = `font "`
  `between`

  `end`
  }

  extension Font {
  `each fonts`
    static func brand`kind Camel`(_ size: CGFloat, relativeTo style: TextStyle = .`kind`) -> Font {
      .custom(UIFont.brand`kind Camel`Family, size: size, relativeTo: style).weight(.`use uiWeight`)
    }
  `between`

  `end`
  }

  """
