// Made with Tintype: primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes

import SwiftUI
import UIKit

extension UIColor {
  /// For pages.
  static let brandBackground = brand(
    light: hex(0xF5F7FB), dark: hex(0x0F1013),
    lightHighContrast: hex(0xF5F7FB), darkHighContrast: hex(0x0F1013))
  /// For cards.
  static let brandSurface = brand(
    light: hex(0xFDFDFF), dark: hex(0x18191C),
    lightHighContrast: hex(0xFDFDFF), darkHighContrast: hex(0x18191C))
  /// For floating cards.
  static let brandRaised = brand(
    light: hex(0xFFFFFF), dark: hex(0x222326),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x222326))
  /// For hairlines.
  static let brandBorder = brand(
    light: hex(0xDBDEE5), dark: hex(0x2C2E33),
    lightHighContrast: hex(0x8D8F96), darkHighContrast: hex(0x62656B))
  /// For edges of controls.
  static let brandOutline = brand(
    light: hex(0x888C99), dark: hex(0x656975),
    lightHighContrast: hex(0x6D717E), darkHighContrast: hex(0x7C818D))
  /// For body text.
  static let brandText = brand(
    light: hex(0x17181D), dark: hex(0xEFF2F9),
    lightHighContrast: hex(0x17181D), darkHighContrast: hex(0xEFF2F9))
  /// For secondary text.
  static let brandMuted = brand(
    light: hex(0x5C606C), dark: hex(0xA6AAB8),
    lightHighContrast: hex(0x515460), darkHighContrast: hex(0xA9ADBA))
  /// For bars and filled controls.
  static let brandPrimary = brand(
    light: hex(0x3F51B5), dark: hex(0x5C6BC0),
    lightHighContrast: hex(0x3E4FB3), darkHighContrast: hex(0x9FA8DA))
  /// For text on bars and filled controls.
  static let brandOnPrimary = brand(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x000000))
  /// For links, highlights and icons.
  static let brandPrimaryText = brand(
    light: hex(0x3F51B5), dark: hex(0x6A83EB),
    lightHighContrast: hex(0x3A4AAE), darkHighContrast: hex(0x92AAFF))
  /// For selected rows, chips and quotes.
  static let brandPrimarySoft = brand(
    light: hex(0xDFE7FF), dark: hex(0x2A314C),
    lightHighContrast: hex(0xDFE7FF), darkHighContrast: hex(0x2A314C))
  /// For text on primary-soft.
  static let brandOnPrimarySoft = brand(
    light: hex(0x3F51B5), dark: hex(0x7993FD),
    lightHighContrast: hex(0x3241A4), darkHighContrast: hex(0xAABEFF))
  /// For the one call to action.
  static let brandAccent = brand(
    light: hex(0xFF4081), dark: hex(0xFF4081),
    lightHighContrast: hex(0xFF588A), darkHighContrast: hex(0xFF588A))
  /// For text on the call to action.
  static let brandOnAccent = brand(
    light: hex(0x280B13), dark: hex(0x280B13),
    lightHighContrast: hex(0x010000), darkHighContrast: hex(0x010000))
  /// For small text in the accent color.
  static let brandAccentText = brand(
    light: hex(0xDD0F67), dark: hex(0xFF4081),
    lightHighContrast: hex(0xA9004C), darkHighContrast: hex(0xFF89A5))
  /// For marks on the bar.
  static let brandAccentOnPrimary = brand(
    light: hex(0xFF86A3), dark: hex(0xFFB9C7),
    lightHighContrast: hex(0xFFBDCA), darkHighContrast: hex(0x820039))
  /// For chips and quotes in the accent color.
  static let brandAccentSoft = brand(
    light: hex(0xFFDEE4), dark: hex(0x48282F),
    lightHighContrast: hex(0xFFDEE4), darkHighContrast: hex(0x48282F))
  /// For text on accent-soft.
  static let brandOnAccentSoft = brand(
    light: hex(0xCC005D), dark: hex(0xFF608E),
    lightHighContrast: hex(0x970043), darkHighContrast: hex(0xFFA6B9))
  /// For dark sections, in light and dark alike.
  static let brandDark = brand(
    light: hex(0x11026B), dark: hex(0x11026B),
    lightHighContrast: hex(0x11026B), darkHighContrast: hex(0x11026B))
  /// For text on dark sections.
  static let brandOnDark = brand(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0xFFFFFF))
  /// For highlights on dark sections.
  static let brandAccentOnDark = brand(
    light: hex(0xFF4081), dark: hex(0xFF4081),
    lightHighContrast: hex(0xFF7E9E), darkHighContrast: hex(0xFF7E9E))
  /// For success.
  static let brandPositive = brand(
    light: hex(0x007D63), dark: hex(0x51D9B3),
    lightHighContrast: hex(0x005D49), darkHighContrast: hex(0x51D9B3))
  /// For text on success.
  static let brandOnPositive = brand(
    light: hex(0xFFFFFF), dark: hex(0x001C14),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x001C14))
  /// For banners and badges of success.
  static let brandPositiveSoft = brand(
    light: hex(0xC8F3E3), dark: hex(0x133B2F),
    lightHighContrast: hex(0xC8F3E3), darkHighContrast: hex(0x133B2F))
  /// For text on positive-soft.
  static let brandOnPositiveSoft = brand(
    light: hex(0x005B47), dark: hex(0x68EDC6),
    lightHighContrast: hex(0x005845), darkHighContrast: hex(0x68EDC6))
  /// For warnings.
  static let brandWarning = brand(
    light: hex(0xA46200), dark: hex(0xFDB262),
    lightHighContrast: hex(0x7B4900), darkHighContrast: hex(0xFDB262))
  /// For text on warnings.
  static let brandOnWarning = brand(
    light: hex(0xFFFFFF), dark: hex(0x231100),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x231100))
  /// For banners and badges of warnings.
  static let brandWarningSoft = brand(
    light: hex(0xFFE2C7), dark: hex(0x442D15),
    lightHighContrast: hex(0xFFE2C7), darkHighContrast: hex(0x442D15))
  /// For text on warning-soft.
  static let brandOnWarningSoft = brand(
    light: hex(0x6F4100), dark: hex(0xFFC488),
    lightHighContrast: hex(0x6E4100), darkHighContrast: hex(0xFFC488))
  /// For errors.
  static let brandNegative = brand(
    light: hex(0xB20C29), dark: hex(0xEF7272),
    lightHighContrast: hex(0x7F0018), darkHighContrast: hex(0xFC7D7C))
  /// For text on errors.
  static let brandOnNegative = brand(
    light: hex(0xFFFFFF), dark: hex(0x290B0B),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x290B0B))
  /// For banners and badges of errors.
  static let brandNegativeSoft = brand(
    light: hex(0xFFDFDD), dark: hex(0x492827),
    lightHighContrast: hex(0xFFDFDD), darkHighContrast: hex(0x492827))
  /// For text on negative-soft.
  static let brandOnNegativeSoft = brand(
    light: hex(0x94001E), dark: hex(0xFFBEBB),
    lightHighContrast: hex(0x94001E), darkHighContrast: hex(0xFFBEBB))
  /// For focus rings; on bars, also on-primary.
  static let brandFocus = brand(
    light: hex(0x01001C), dark: hex(0xBACAFF),
    lightHighContrast: hex(0x000000), darkHighContrast: hex(0xFFFFFF))

  static let brandPrimary50 = hex(0xE8EAF6)
  static let brandPrimary100 = hex(0xC5CAE9)
  static let brandPrimary200 = hex(0x9FA8DA)
  static let brandPrimary300 = hex(0x7986CB)
  static let brandPrimary400 = hex(0x5C6BC0)
  static let brandPrimary500 = hex(0x3F51B5)
  static let brandPrimary600 = hex(0x3949AB)
  static let brandPrimary700 = hex(0x303F9F)
  static let brandPrimary800 = hex(0x283593)
  static let brandPrimary900 = hex(0x1A237E)
  static let brandPrimaryA100 = hex(0x8C9EFF)
  static let brandPrimaryA200 = hex(0x536DFE)
  static let brandPrimaryA400 = hex(0x3D5AFE)
  static let brandPrimaryA700 = hex(0x304FFE)

  static let brandAccent50 = hex(0xFCE4EC)
  static let brandAccent100 = hex(0xF8BBD0)
  static let brandAccent200 = hex(0xF48FB1)
  static let brandAccent300 = hex(0xF06292)
  static let brandAccent400 = hex(0xEC407A)
  static let brandAccent500 = hex(0xE91E63)
  static let brandAccent600 = hex(0xD81B60)
  static let brandAccent700 = hex(0xC2185B)
  static let brandAccent800 = hex(0xAD1457)
  static let brandAccent900 = hex(0x880E4F)
  static let brandAccentA100 = hex(0xFF80AB)
  static let brandAccentA200 = hex(0xFF4081)
  static let brandAccentA400 = hex(0xF50057)
  static let brandAccentA700 = hex(0xC51162)

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
  static let brandBackground = Color(uiColor: .brandBackground)
  static let brandSurface = Color(uiColor: .brandSurface)
  static let brandRaised = Color(uiColor: .brandRaised)
  static let brandBorder = Color(uiColor: .brandBorder)
  static let brandOutline = Color(uiColor: .brandOutline)
  static let brandText = Color(uiColor: .brandText)
  static let brandMuted = Color(uiColor: .brandMuted)
  static let brandPrimary = Color(uiColor: .brandPrimary)
  static let brandOnPrimary = Color(uiColor: .brandOnPrimary)
  static let brandPrimaryText = Color(uiColor: .brandPrimaryText)
  static let brandPrimarySoft = Color(uiColor: .brandPrimarySoft)
  static let brandOnPrimarySoft = Color(uiColor: .brandOnPrimarySoft)
  static let brandAccent = Color(uiColor: .brandAccent)
  static let brandOnAccent = Color(uiColor: .brandOnAccent)
  static let brandAccentText = Color(uiColor: .brandAccentText)
  static let brandAccentOnPrimary = Color(uiColor: .brandAccentOnPrimary)
  static let brandAccentSoft = Color(uiColor: .brandAccentSoft)
  static let brandOnAccentSoft = Color(uiColor: .brandOnAccentSoft)
  static let brandDark = Color(uiColor: .brandDark)
  static let brandOnDark = Color(uiColor: .brandOnDark)
  static let brandAccentOnDark = Color(uiColor: .brandAccentOnDark)
  static let brandPositive = Color(uiColor: .brandPositive)
  static let brandOnPositive = Color(uiColor: .brandOnPositive)
  static let brandPositiveSoft = Color(uiColor: .brandPositiveSoft)
  static let brandOnPositiveSoft = Color(uiColor: .brandOnPositiveSoft)
  static let brandWarning = Color(uiColor: .brandWarning)
  static let brandOnWarning = Color(uiColor: .brandOnWarning)
  static let brandWarningSoft = Color(uiColor: .brandWarningSoft)
  static let brandOnWarningSoft = Color(uiColor: .brandOnWarningSoft)
  static let brandNegative = Color(uiColor: .brandNegative)
  static let brandOnNegative = Color(uiColor: .brandOnNegative)
  static let brandNegativeSoft = Color(uiColor: .brandNegativeSoft)
  static let brandOnNegativeSoft = Color(uiColor: .brandOnNegativeSoft)
  static let brandFocus = Color(uiColor: .brandFocus)
}

let brandName = "Field Notes"

extension UIFont {
  /// For titles, in a size that follows the text size people set.
  static func brandTitle(_ size: CGFloat, relativeTo style: TextStyle = .title1) -> UIFont {
    let font = UIFontDescriptor(fontAttributes: [
      .family: brandTitleFamily,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
  }

  static let brandTitleFamily = "EB Garamond"

  /// For everything else, in a size that follows the text size people set.
  static func brandBody(_ size: CGFloat, relativeTo style: TextStyle = .body) -> UIFont {
    let font = UIFontDescriptor(fontAttributes: [
      .family: brandBodyFamily,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.regular],
    ])
    return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
  }

  static let brandBodyFamily = "Lato"
}

extension Font {
  static func brandTitle(_ size: CGFloat, relativeTo style: TextStyle = .title) -> Font {
    .custom(UIFont.brandTitleFamily, size: size, relativeTo: style).weight(.bold)
  }

  static func brandBody(_ size: CGFloat, relativeTo style: TextStyle = .body) -> Font {
    .custom(UIFont.brandBodyFamily, size: size, relativeTo: style).weight(.regular)
  }
}
