// Made with Tintype: primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes

#if canImport(SwiftUI)

import SwiftUI

#if canImport(UIKit)
  import UIKit
  public typealias ThemePlatformColor = UIColor
#else
  import AppKit
  public typealias ThemePlatformColor = NSColor
#endif

extension ThemePlatformColor {
  /// For bars and filled controls.
  public static let themePrimary = adaptive(
    light: hex(0x3F51B5), dark: hex(0x4558B8),
    lightHighContrast: hex(0x3E4FB3), darkHighContrast: hex(0x8193CF))
  /// For the one call to action.
  public static let themeAccent = adaptive(
    light: hex(0xFF4081), dark: hex(0xFF4081),
    lightHighContrast: hex(0xFF588A), darkHighContrast: hex(0xFF588A))

  private static func hex(_ rgb: UInt32) -> ThemePlatformColor {
    let red = CGFloat(rgb >> 16 & 0xFF) / 0xFF
    let green = CGFloat(rgb >> 8 & 0xFF) / 0xFF
    let blue = CGFloat(rgb & 0xFF) / 0xFF
    #if canImport(UIKit)
      return UIColor(red: red, green: green, blue: blue, alpha: 1)
    #else
      return NSColor(srgbRed: red, green: green, blue: blue, alpha: 1)
    #endif
  }

  private static func adaptive(
    light: ThemePlatformColor, dark: ThemePlatformColor,
    lightHighContrast: ThemePlatformColor, darkHighContrast: ThemePlatformColor
  ) -> ThemePlatformColor {
    #if os(watchOS)
      // A watch is always dark.
      return dark
    #elseif canImport(UIKit)
      return UIColor { traits in
        let isHigh = traits.accessibilityContrast == .high
        return traits.userInterfaceStyle == .dark
          ? isHigh ? darkHighContrast : dark
          : isHigh ? lightHighContrast : light
      }
    #else
      return NSColor(name: nil) { appearance in
        switch appearance.bestMatch(
          from: [.aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua])
        {
        case .darkAqua: dark
        case .accessibilityHighContrastAqua: lightHighContrast
        case .accessibilityHighContrastDarkAqua: darkHighContrast
        default: light
        }
      }
    #endif
  }
}

extension Color {
  /// For bars and filled controls.
  public static let themePrimary = Color(color: .themePrimary)
  /// For the one call to action.
  public static let themeAccent = Color(color: .themeAccent)

  private init(color: ThemePlatformColor) {
    #if canImport(UIKit)
      self.init(uiColor: color)
    #else
      self.init(nsColor: color)
    #endif
  }
}

// So that a style can be named alone: .foregroundStyle(.themePrimary)
extension ShapeStyle where Self == Color {
  public static var themePrimary: Color { Color.themePrimary }
  public static var themeAccent: Color { Color.themeAccent }
}

extension Font {
  /// For titles, in a size that follows the text size people set.
  public static func themeTitle(_ size: CGFloat, relativeTo style: TextStyle = .title) -> Font {
    .custom(themeTitleFamily, size: size, relativeTo: style).weight(.bold)
  }

  public static let themeTitleFamily = "EB Garamond"

  /// For everything else, in a size that follows the text size people set.
  public static func themeBody(_ size: CGFloat, relativeTo style: TextStyle = .body) -> Font {
    .custom(themeBodyFamily, size: size, relativeTo: style).weight(.regular)
  }

  public static let themeBodyFamily = "Lato"
}

#if canImport(UIKit)
  extension UIFont {
    /// For titles, in a size that follows the text size people set.
    public static func themeTitle(_ size: CGFloat, relativeTo style: TextStyle = .title1) -> UIFont {
      let font = UIFontDescriptor(fontAttributes: [
        .family: Font.themeTitleFamily,
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
      ])
      return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
    }

    /// For everything else, in a size that follows the text size people set.
    public static func themeBody(_ size: CGFloat, relativeTo style: TextStyle = .body) -> UIFont {
      let font = UIFontDescriptor(fontAttributes: [
        .family: Font.themeBodyFamily,
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.regular],
      ])
      return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
    }
  }
#else
  extension NSFont {
    /// For titles.
    public static func themeTitle(_ size: CGFloat) -> NSFont {
      let font = NSFontDescriptor(fontAttributes: [
        .family: Font.themeTitleFamily,
        .traits: [NSFontDescriptor.TraitKey.weight: NSFont.Weight.bold],
      ])
      return NSFont(descriptor: font, size: size) ?? .systemFont(ofSize: size)
    }

    /// For everything else.
    public static func themeBody(_ size: CGFloat) -> NSFont {
      let font = NSFontDescriptor(fontAttributes: [
        .family: Font.themeBodyFamily,
        .traits: [NSFontDescriptor.TraitKey.weight: NSFont.Weight.regular],
      ])
      return NSFont(descriptor: font, size: size) ?? .systemFont(ofSize: size)
    }
  }
#endif

#endif
