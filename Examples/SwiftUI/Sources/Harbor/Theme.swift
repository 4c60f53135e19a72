// Made with Tintype: primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Harbor

#if canImport(SwiftUI)

import SwiftUI

#if canImport(UIKit)
  import UIKit
  typealias ThemePlatformColor = UIColor
#else
  import AppKit
  typealias ThemePlatformColor = NSColor
#endif

extension ThemePlatformColor {
  /// For pages.
  static let themeBackground = adaptive(
    light: hex(0xF5F7FB), dark: hex(0x0F1013),
    lightHighContrast: hex(0xF5F7FB), darkHighContrast: hex(0x0F1013))
  /// For cards.
  static let themeSurface = adaptive(
    light: hex(0xFDFDFF), dark: hex(0x18191C),
    lightHighContrast: hex(0xFDFDFF), darkHighContrast: hex(0x18191C))
  /// For floating cards.
  static let themeRaised = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x222326),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x222326))
  /// For hairlines.
  static let themeBorder = adaptive(
    light: hex(0xDBDEE5), dark: hex(0x2C2E33),
    lightHighContrast: hex(0x8D8F96), darkHighContrast: hex(0x62656B))
  /// For edges of controls.
  static let themeOutline = adaptive(
    light: hex(0x888C99), dark: hex(0x656975),
    lightHighContrast: hex(0x6D717E), darkHighContrast: hex(0x7C818D))
  /// For body text.
  static let themeText = adaptive(
    light: hex(0x17181D), dark: hex(0xEFF2F9),
    lightHighContrast: hex(0x17181D), darkHighContrast: hex(0xEFF2F9))
  /// For secondary text.
  static let themeMuted = adaptive(
    light: hex(0x5C606C), dark: hex(0xA6AAB8),
    lightHighContrast: hex(0x515460), darkHighContrast: hex(0xA9ADBA))
  /// For bars and filled controls.
  static let themePrimary = adaptive(
    light: hex(0x3F51B5), dark: hex(0x5C6BC0),
    lightHighContrast: hex(0x3E4FB3), darkHighContrast: hex(0x9FA8DA))
  /// For text on bars and filled controls.
  static let themeOnPrimary = adaptive(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x000000))
  /// For links, highlights and icons.
  static let themePrimaryText = adaptive(
    light: hex(0x3F51B5), dark: hex(0x6A83EB),
    lightHighContrast: hex(0x3A4AAE), darkHighContrast: hex(0x92AAFF))
  /// For selected rows, chips and quotes.
  static let themePrimarySoft = adaptive(
    light: hex(0xDFE7FF), dark: hex(0x2A314C),
    lightHighContrast: hex(0xDFE7FF), darkHighContrast: hex(0x2A314C))
  /// For text on primary-soft.
  static let themeOnPrimarySoft = adaptive(
    light: hex(0x3F51B5), dark: hex(0x7993FD),
    lightHighContrast: hex(0x3241A4), darkHighContrast: hex(0xAABEFF))
  /// For the one call to action.
  static let themeAccent = adaptive(
    light: hex(0xFF4081), dark: hex(0xFF4081),
    lightHighContrast: hex(0xFF588A), darkHighContrast: hex(0xFF588A))
  /// For text on the call to action.
  static let themeOnAccent = adaptive(
    light: hex(0x280B13), dark: hex(0x280B13),
    lightHighContrast: hex(0x010000), darkHighContrast: hex(0x010000))
  /// For small text in the accent color.
  static let themeAccentText = adaptive(
    light: hex(0xDD0F67), dark: hex(0xFF4081),
    lightHighContrast: hex(0xA9004C), darkHighContrast: hex(0xFF89A5))
  /// For marks on the bar.
  static let themeAccentOnPrimary = adaptive(
    light: hex(0xFF86A3), dark: hex(0xFFB9C7),
    lightHighContrast: hex(0xFFBDCA), darkHighContrast: hex(0x820039))
  /// For chips and quotes in the accent color.
  static let themeAccentSoft = adaptive(
    light: hex(0xFFDEE4), dark: hex(0x48282F),
    lightHighContrast: hex(0xFFDEE4), darkHighContrast: hex(0x48282F))
  /// For text on accent-soft.
  static let themeOnAccentSoft = adaptive(
    light: hex(0xCC005D), dark: hex(0xFF608E),
    lightHighContrast: hex(0x970043), darkHighContrast: hex(0xFFA6B9))
  /// For dark sections, in light and dark alike.
  static let themeDark = adaptive(
    light: hex(0x11026B), dark: hex(0x11026B),
    lightHighContrast: hex(0x11026B), darkHighContrast: hex(0x11026B))
  /// For text on dark sections.
  static let themeOnDark = adaptive(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0xFFFFFF))
  /// For highlights on dark sections.
  static let themeAccentOnDark = adaptive(
    light: hex(0xFF4081), dark: hex(0xFF4081),
    lightHighContrast: hex(0xFF7E9E), darkHighContrast: hex(0xFF7E9E))
  /// For success.
  static let themePositive = adaptive(
    light: hex(0x007D63), dark: hex(0x51D9B3),
    lightHighContrast: hex(0x005D49), darkHighContrast: hex(0x51D9B3))
  /// For text on success.
  static let themeOnPositive = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x001C14),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x001C14))
  /// For banners and badges of success.
  static let themePositiveSoft = adaptive(
    light: hex(0xC8F3E3), dark: hex(0x133B2F),
    lightHighContrast: hex(0xC8F3E3), darkHighContrast: hex(0x133B2F))
  /// For text on positive-soft.
  static let themeOnPositiveSoft = adaptive(
    light: hex(0x005B47), dark: hex(0x68EDC6),
    lightHighContrast: hex(0x005845), darkHighContrast: hex(0x68EDC6))
  /// For warnings.
  static let themeWarning = adaptive(
    light: hex(0xA46200), dark: hex(0xFDB262),
    lightHighContrast: hex(0x7B4900), darkHighContrast: hex(0xFDB262))
  /// For text on warnings.
  static let themeOnWarning = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x231100),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x231100))
  /// For banners and badges of warnings.
  static let themeWarningSoft = adaptive(
    light: hex(0xFFE2C7), dark: hex(0x442D15),
    lightHighContrast: hex(0xFFE2C7), darkHighContrast: hex(0x442D15))
  /// For text on warning-soft.
  static let themeOnWarningSoft = adaptive(
    light: hex(0x6F4100), dark: hex(0xFFC488),
    lightHighContrast: hex(0x6E4100), darkHighContrast: hex(0xFFC488))
  /// For errors.
  static let themeNegative = adaptive(
    light: hex(0xB20C29), dark: hex(0xEF7272),
    lightHighContrast: hex(0x7F0018), darkHighContrast: hex(0xFC7D7C))
  /// For text on errors.
  static let themeOnNegative = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x290B0B),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x290B0B))
  /// For banners and badges of errors.
  static let themeNegativeSoft = adaptive(
    light: hex(0xFFDFDD), dark: hex(0x492827),
    lightHighContrast: hex(0xFFDFDD), darkHighContrast: hex(0x492827))
  /// For text on negative-soft.
  static let themeOnNegativeSoft = adaptive(
    light: hex(0x94001E), dark: hex(0xFFBEBB),
    lightHighContrast: hex(0x94001E), darkHighContrast: hex(0xFFBEBB))
  /// For focus rings; on bars, also on-primary.
  static let themeFocus = adaptive(
    light: hex(0x01001C), dark: hex(0xBACAFF),
    lightHighContrast: hex(0x000000), darkHighContrast: hex(0xFFFFFF))

  static let themePrimary50 = hex(0xE8EAF6)
  static let themePrimary100 = hex(0xC5CAE9)
  static let themePrimary200 = hex(0x9FA8DA)
  static let themePrimary300 = hex(0x7986CB)
  static let themePrimary400 = hex(0x5C6BC0)
  static let themePrimary500 = hex(0x3F51B5)
  static let themePrimary600 = hex(0x3949AB)
  static let themePrimary700 = hex(0x303F9F)
  static let themePrimary800 = hex(0x283593)
  static let themePrimary900 = hex(0x1A237E)
  static let themePrimaryA100 = hex(0x8C9EFF)
  static let themePrimaryA200 = hex(0x536DFE)
  static let themePrimaryA400 = hex(0x3D5AFE)
  static let themePrimaryA700 = hex(0x304FFE)

  static let themeAccent50 = hex(0xFCE4EC)
  static let themeAccent100 = hex(0xF8BBD0)
  static let themeAccent200 = hex(0xF48FB1)
  static let themeAccent300 = hex(0xF06292)
  static let themeAccent400 = hex(0xEC407A)
  static let themeAccent500 = hex(0xE91E63)
  static let themeAccent600 = hex(0xD81B60)
  static let themeAccent700 = hex(0xC2185B)
  static let themeAccent800 = hex(0xAD1457)
  static let themeAccent900 = hex(0x880E4F)
  static let themeAccentA100 = hex(0xFF80AB)
  static let themeAccentA200 = hex(0xFF4081)
  static let themeAccentA400 = hex(0xF50057)
  static let themeAccentA700 = hex(0xC51162)

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
  /// For pages.
  static let themeBackground = Color(color: .themeBackground)
  /// For cards.
  static let themeSurface = Color(color: .themeSurface)
  /// For floating cards.
  static let themeRaised = Color(color: .themeRaised)
  /// For hairlines.
  static let themeBorder = Color(color: .themeBorder)
  /// For edges of controls.
  static let themeOutline = Color(color: .themeOutline)
  /// For body text.
  static let themeText = Color(color: .themeText)
  /// For secondary text.
  static let themeMuted = Color(color: .themeMuted)
  /// For bars and filled controls.
  static let themePrimary = Color(color: .themePrimary)
  /// For text on bars and filled controls.
  static let themeOnPrimary = Color(color: .themeOnPrimary)
  /// For links, highlights and icons.
  static let themePrimaryText = Color(color: .themePrimaryText)
  /// For selected rows, chips and quotes.
  static let themePrimarySoft = Color(color: .themePrimarySoft)
  /// For text on primary-soft.
  static let themeOnPrimarySoft = Color(color: .themeOnPrimarySoft)
  /// For the one call to action.
  static let themeAccent = Color(color: .themeAccent)
  /// For text on the call to action.
  static let themeOnAccent = Color(color: .themeOnAccent)
  /// For small text in the accent color.
  static let themeAccentText = Color(color: .themeAccentText)
  /// For marks on the bar.
  static let themeAccentOnPrimary = Color(color: .themeAccentOnPrimary)
  /// For chips and quotes in the accent color.
  static let themeAccentSoft = Color(color: .themeAccentSoft)
  /// For text on accent-soft.
  static let themeOnAccentSoft = Color(color: .themeOnAccentSoft)
  /// For dark sections, in light and dark alike.
  static let themeDark = Color(color: .themeDark)
  /// For text on dark sections.
  static let themeOnDark = Color(color: .themeOnDark)
  /// For highlights on dark sections.
  static let themeAccentOnDark = Color(color: .themeAccentOnDark)
  /// For success.
  static let themePositive = Color(color: .themePositive)
  /// For text on success.
  static let themeOnPositive = Color(color: .themeOnPositive)
  /// For banners and badges of success.
  static let themePositiveSoft = Color(color: .themePositiveSoft)
  /// For text on positive-soft.
  static let themeOnPositiveSoft = Color(color: .themeOnPositiveSoft)
  /// For warnings.
  static let themeWarning = Color(color: .themeWarning)
  /// For text on warnings.
  static let themeOnWarning = Color(color: .themeOnWarning)
  /// For banners and badges of warnings.
  static let themeWarningSoft = Color(color: .themeWarningSoft)
  /// For text on warning-soft.
  static let themeOnWarningSoft = Color(color: .themeOnWarningSoft)
  /// For errors.
  static let themeNegative = Color(color: .themeNegative)
  /// For text on errors.
  static let themeOnNegative = Color(color: .themeOnNegative)
  /// For banners and badges of errors.
  static let themeNegativeSoft = Color(color: .themeNegativeSoft)
  /// For text on negative-soft.
  static let themeOnNegativeSoft = Color(color: .themeOnNegativeSoft)
  /// For focus rings; on bars, also on-primary.
  static let themeFocus = Color(color: .themeFocus)

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
  static var themeBackground: Color { Color.themeBackground }
  static var themeSurface: Color { Color.themeSurface }
  static var themeRaised: Color { Color.themeRaised }
  static var themeBorder: Color { Color.themeBorder }
  static var themeOutline: Color { Color.themeOutline }
  static var themeText: Color { Color.themeText }
  static var themeMuted: Color { Color.themeMuted }
  static var themePrimary: Color { Color.themePrimary }
  static var themeOnPrimary: Color { Color.themeOnPrimary }
  static var themePrimaryText: Color { Color.themePrimaryText }
  static var themePrimarySoft: Color { Color.themePrimarySoft }
  static var themeOnPrimarySoft: Color { Color.themeOnPrimarySoft }
  static var themeAccent: Color { Color.themeAccent }
  static var themeOnAccent: Color { Color.themeOnAccent }
  static var themeAccentText: Color { Color.themeAccentText }
  static var themeAccentOnPrimary: Color { Color.themeAccentOnPrimary }
  static var themeAccentSoft: Color { Color.themeAccentSoft }
  static var themeOnAccentSoft: Color { Color.themeOnAccentSoft }
  static var themeDark: Color { Color.themeDark }
  static var themeOnDark: Color { Color.themeOnDark }
  static var themeAccentOnDark: Color { Color.themeAccentOnDark }
  static var themePositive: Color { Color.themePositive }
  static var themeOnPositive: Color { Color.themeOnPositive }
  static var themePositiveSoft: Color { Color.themePositiveSoft }
  static var themeOnPositiveSoft: Color { Color.themeOnPositiveSoft }
  static var themeWarning: Color { Color.themeWarning }
  static var themeOnWarning: Color { Color.themeOnWarning }
  static var themeWarningSoft: Color { Color.themeWarningSoft }
  static var themeOnWarningSoft: Color { Color.themeOnWarningSoft }
  static var themeNegative: Color { Color.themeNegative }
  static var themeOnNegative: Color { Color.themeOnNegative }
  static var themeNegativeSoft: Color { Color.themeNegativeSoft }
  static var themeOnNegativeSoft: Color { Color.themeOnNegativeSoft }
  static var themeFocus: Color { Color.themeFocus }
}

let themeName = "Harbor"

extension Font {
  /// For titles, in a size that follows the text size people set.
  static func themeTitle(_ size: CGFloat, relativeTo style: TextStyle = .title) -> Font {
    .custom(themeTitleFamily, size: size, relativeTo: style).weight(.bold)
  }

  static let themeTitleFamily = "EB Garamond"

  /// For everything else, in a size that follows the text size people set.
  static func themeBody(_ size: CGFloat, relativeTo style: TextStyle = .body) -> Font {
    .custom(themeBodyFamily, size: size, relativeTo: style).weight(.regular)
  }

  static let themeBodyFamily = "Lato"
}

#if canImport(UIKit)
  extension UIFont {
    /// For titles, in a size that follows the text size people set.
    static func themeTitle(_ size: CGFloat, relativeTo style: TextStyle = .title1) -> UIFont {
      let font = UIFontDescriptor(fontAttributes: [
        .family: Font.themeTitleFamily,
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
      ])
      return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
    }

    /// For everything else, in a size that follows the text size people set.
    static func themeBody(_ size: CGFloat, relativeTo style: TextStyle = .body) -> UIFont {
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
    static func themeTitle(_ size: CGFloat) -> NSFont {
      let font = NSFontDescriptor(fontAttributes: [
        .family: Font.themeTitleFamily,
        .traits: [NSFontDescriptor.TraitKey.weight: NSFont.Weight.bold],
      ])
      return NSFont(descriptor: font, size: size) ?? .systemFont(ofSize: size)
    }

    /// For everything else.
    static func themeBody(_ size: CGFloat) -> NSFont {
      let font = NSFontDescriptor(fontAttributes: [
        .family: Font.themeBodyFamily,
        .traits: [NSFontDescriptor.TraitKey.weight: NSFont.Weight.regular],
      ])
      return NSFont(descriptor: font, size: size) ?? .systemFont(ofSize: size)
    }
  }
#endif

#endif
