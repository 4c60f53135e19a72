// Made with Tintype: primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes, prefix acme-app-

import SwiftUI
import UIKit

extension UIColor {
  /// For pages.
  static let acmeAppBackground = brand(
    light: hex(0xF5F7FB), dark: hex(0x0F1013),
    lightHighContrast: hex(0xF5F7FB), darkHighContrast: hex(0x0F1013))
  /// For cards.
  static let acmeAppSurface = brand(
    light: hex(0xFDFDFF), dark: hex(0x18191C),
    lightHighContrast: hex(0xFDFDFF), darkHighContrast: hex(0x18191C))
  /// For floating cards.
  static let acmeAppRaised = brand(
    light: hex(0xFFFFFF), dark: hex(0x222326),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x222326))
  /// For hairlines.
  static let acmeAppBorder = brand(
    light: hex(0xDBDEE5), dark: hex(0x2C2E33),
    lightHighContrast: hex(0x8D8F96), darkHighContrast: hex(0x62656B))
  /// For edges of controls.
  static let acmeAppOutline = brand(
    light: hex(0x888C99), dark: hex(0x656975),
    lightHighContrast: hex(0x6D717E), darkHighContrast: hex(0x7C818D))
  /// For body text.
  static let acmeAppText = brand(
    light: hex(0x17181D), dark: hex(0xEFF2F9),
    lightHighContrast: hex(0x17181D), darkHighContrast: hex(0xEFF2F9))
  /// For secondary text.
  static let acmeAppMuted = brand(
    light: hex(0x5C606C), dark: hex(0xA6AAB8),
    lightHighContrast: hex(0x515460), darkHighContrast: hex(0xA9ADBA))
  /// For bars and filled controls.
  static let acmeAppPrimary = brand(
    light: hex(0x3F51B5), dark: hex(0x5C6BC0),
    lightHighContrast: hex(0x3E4FB3), darkHighContrast: hex(0x9FA8DA))
  /// For text on bars and filled controls.
  static let acmeAppOnPrimary = brand(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x000000))
  /// For links, highlights and icons.
  static let acmeAppPrimaryText = brand(
    light: hex(0x3F51B5), dark: hex(0x6A83EB),
    lightHighContrast: hex(0x3A4AAE), darkHighContrast: hex(0x92AAFF))
  /// For selected rows, chips and quotes.
  static let acmeAppPrimarySoft = brand(
    light: hex(0xDFE7FF), dark: hex(0x2A314C),
    lightHighContrast: hex(0xDFE7FF), darkHighContrast: hex(0x2A314C))
  /// For text on primary-soft.
  static let acmeAppOnPrimarySoft = brand(
    light: hex(0x3F51B5), dark: hex(0x7993FD),
    lightHighContrast: hex(0x3241A4), darkHighContrast: hex(0xAABEFF))
  /// For the one call to action.
  static let acmeAppAccent = brand(
    light: hex(0xFF4081), dark: hex(0xFF4081),
    lightHighContrast: hex(0xFF588A), darkHighContrast: hex(0xFF588A))
  /// For text on the call to action.
  static let acmeAppOnAccent = brand(
    light: hex(0x280B13), dark: hex(0x280B13),
    lightHighContrast: hex(0x010000), darkHighContrast: hex(0x010000))
  /// For small text in the accent color.
  static let acmeAppAccentText = brand(
    light: hex(0xDD0F67), dark: hex(0xFF4081),
    lightHighContrast: hex(0xA9004C), darkHighContrast: hex(0xFF89A5))
  /// For marks on the bar.
  static let acmeAppAccentOnPrimary = brand(
    light: hex(0xFF86A3), dark: hex(0xFFB9C7),
    lightHighContrast: hex(0xFFBDCA), darkHighContrast: hex(0x820039))
  /// For chips and quotes in the accent color.
  static let acmeAppAccentSoft = brand(
    light: hex(0xFFDEE4), dark: hex(0x48282F),
    lightHighContrast: hex(0xFFDEE4), darkHighContrast: hex(0x48282F))
  /// For text on accent-soft.
  static let acmeAppOnAccentSoft = brand(
    light: hex(0xCC005D), dark: hex(0xFF608E),
    lightHighContrast: hex(0x970043), darkHighContrast: hex(0xFFA6B9))
  /// For dark sections, in light and dark alike.
  static let acmeAppDark = brand(
    light: hex(0x11026B), dark: hex(0x11026B),
    lightHighContrast: hex(0x11026B), darkHighContrast: hex(0x11026B))
  /// For text on dark sections.
  static let acmeAppOnDark = brand(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0xFFFFFF))
  /// For highlights on dark sections.
  static let acmeAppAccentOnDark = brand(
    light: hex(0xFF4081), dark: hex(0xFF4081),
    lightHighContrast: hex(0xFF7E9E), darkHighContrast: hex(0xFF7E9E))
  /// For success.
  static let acmeAppPositive = brand(
    light: hex(0x007D63), dark: hex(0x51D9B3),
    lightHighContrast: hex(0x005D49), darkHighContrast: hex(0x51D9B3))
  /// For text on success.
  static let acmeAppOnPositive = brand(
    light: hex(0xFFFFFF), dark: hex(0x001C14),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x001C14))
  /// For banners and badges of success.
  static let acmeAppPositiveSoft = brand(
    light: hex(0xC8F3E3), dark: hex(0x133B2F),
    lightHighContrast: hex(0xC8F3E3), darkHighContrast: hex(0x133B2F))
  /// For text on positive-soft.
  static let acmeAppOnPositiveSoft = brand(
    light: hex(0x005B47), dark: hex(0x68EDC6),
    lightHighContrast: hex(0x005845), darkHighContrast: hex(0x68EDC6))
  /// For warnings.
  static let acmeAppWarning = brand(
    light: hex(0xA46200), dark: hex(0xFDB262),
    lightHighContrast: hex(0x7B4900), darkHighContrast: hex(0xFDB262))
  /// For text on warnings.
  static let acmeAppOnWarning = brand(
    light: hex(0xFFFFFF), dark: hex(0x231100),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x231100))
  /// For banners and badges of warnings.
  static let acmeAppWarningSoft = brand(
    light: hex(0xFFE2C7), dark: hex(0x442D15),
    lightHighContrast: hex(0xFFE2C7), darkHighContrast: hex(0x442D15))
  /// For text on warning-soft.
  static let acmeAppOnWarningSoft = brand(
    light: hex(0x6F4100), dark: hex(0xFFC488),
    lightHighContrast: hex(0x6E4100), darkHighContrast: hex(0xFFC488))
  /// For errors.
  static let acmeAppNegative = brand(
    light: hex(0xB20C29), dark: hex(0xEF7272),
    lightHighContrast: hex(0x7F0018), darkHighContrast: hex(0xFC7D7C))
  /// For text on errors.
  static let acmeAppOnNegative = brand(
    light: hex(0xFFFFFF), dark: hex(0x290B0B),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x290B0B))
  /// For banners and badges of errors.
  static let acmeAppNegativeSoft = brand(
    light: hex(0xFFDFDD), dark: hex(0x492827),
    lightHighContrast: hex(0xFFDFDD), darkHighContrast: hex(0x492827))
  /// For text on negative-soft.
  static let acmeAppOnNegativeSoft = brand(
    light: hex(0x94001E), dark: hex(0xFFBEBB),
    lightHighContrast: hex(0x94001E), darkHighContrast: hex(0xFFBEBB))
  /// For focus rings; on bars, also on-primary.
  static let acmeAppFocus = brand(
    light: hex(0x01001C), dark: hex(0xBACAFF),
    lightHighContrast: hex(0x000000), darkHighContrast: hex(0xFFFFFF))

  static let acmeAppPrimary50 = hex(0xE8EAF6)
  static let acmeAppPrimary100 = hex(0xC5CAE9)
  static let acmeAppPrimary200 = hex(0x9FA8DA)
  static let acmeAppPrimary300 = hex(0x7986CB)
  static let acmeAppPrimary400 = hex(0x5C6BC0)
  static let acmeAppPrimary500 = hex(0x3F51B5)
  static let acmeAppPrimary600 = hex(0x3949AB)
  static let acmeAppPrimary700 = hex(0x303F9F)
  static let acmeAppPrimary800 = hex(0x283593)
  static let acmeAppPrimary900 = hex(0x1A237E)
  static let acmeAppPrimaryA100 = hex(0x8C9EFF)
  static let acmeAppPrimaryA200 = hex(0x536DFE)
  static let acmeAppPrimaryA400 = hex(0x3D5AFE)
  static let acmeAppPrimaryA700 = hex(0x304FFE)

  static let acmeAppAccent50 = hex(0xFCE4EC)
  static let acmeAppAccent100 = hex(0xF8BBD0)
  static let acmeAppAccent200 = hex(0xF48FB1)
  static let acmeAppAccent300 = hex(0xF06292)
  static let acmeAppAccent400 = hex(0xEC407A)
  static let acmeAppAccent500 = hex(0xE91E63)
  static let acmeAppAccent600 = hex(0xD81B60)
  static let acmeAppAccent700 = hex(0xC2185B)
  static let acmeAppAccent800 = hex(0xAD1457)
  static let acmeAppAccent900 = hex(0x880E4F)
  static let acmeAppAccentA100 = hex(0xFF80AB)
  static let acmeAppAccentA200 = hex(0xFF4081)
  static let acmeAppAccentA400 = hex(0xF50057)
  static let acmeAppAccentA700 = hex(0xC51162)

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
  static let acmeAppBackground = Color(uiColor: .acmeAppBackground)
  static let acmeAppSurface = Color(uiColor: .acmeAppSurface)
  static let acmeAppRaised = Color(uiColor: .acmeAppRaised)
  static let acmeAppBorder = Color(uiColor: .acmeAppBorder)
  static let acmeAppOutline = Color(uiColor: .acmeAppOutline)
  static let acmeAppText = Color(uiColor: .acmeAppText)
  static let acmeAppMuted = Color(uiColor: .acmeAppMuted)
  static let acmeAppPrimary = Color(uiColor: .acmeAppPrimary)
  static let acmeAppOnPrimary = Color(uiColor: .acmeAppOnPrimary)
  static let acmeAppPrimaryText = Color(uiColor: .acmeAppPrimaryText)
  static let acmeAppPrimarySoft = Color(uiColor: .acmeAppPrimarySoft)
  static let acmeAppOnPrimarySoft = Color(uiColor: .acmeAppOnPrimarySoft)
  static let acmeAppAccent = Color(uiColor: .acmeAppAccent)
  static let acmeAppOnAccent = Color(uiColor: .acmeAppOnAccent)
  static let acmeAppAccentText = Color(uiColor: .acmeAppAccentText)
  static let acmeAppAccentOnPrimary = Color(uiColor: .acmeAppAccentOnPrimary)
  static let acmeAppAccentSoft = Color(uiColor: .acmeAppAccentSoft)
  static let acmeAppOnAccentSoft = Color(uiColor: .acmeAppOnAccentSoft)
  static let acmeAppDark = Color(uiColor: .acmeAppDark)
  static let acmeAppOnDark = Color(uiColor: .acmeAppOnDark)
  static let acmeAppAccentOnDark = Color(uiColor: .acmeAppAccentOnDark)
  static let acmeAppPositive = Color(uiColor: .acmeAppPositive)
  static let acmeAppOnPositive = Color(uiColor: .acmeAppOnPositive)
  static let acmeAppPositiveSoft = Color(uiColor: .acmeAppPositiveSoft)
  static let acmeAppOnPositiveSoft = Color(uiColor: .acmeAppOnPositiveSoft)
  static let acmeAppWarning = Color(uiColor: .acmeAppWarning)
  static let acmeAppOnWarning = Color(uiColor: .acmeAppOnWarning)
  static let acmeAppWarningSoft = Color(uiColor: .acmeAppWarningSoft)
  static let acmeAppOnWarningSoft = Color(uiColor: .acmeAppOnWarningSoft)
  static let acmeAppNegative = Color(uiColor: .acmeAppNegative)
  static let acmeAppOnNegative = Color(uiColor: .acmeAppOnNegative)
  static let acmeAppNegativeSoft = Color(uiColor: .acmeAppNegativeSoft)
  static let acmeAppOnNegativeSoft = Color(uiColor: .acmeAppOnNegativeSoft)
  static let acmeAppFocus = Color(uiColor: .acmeAppFocus)
}

let acmeAppName = "Field Notes"

extension UIFont {
  /// For titles, in a size that follows the text size people set.
  static func acmeAppTitle(_ size: CGFloat, relativeTo style: TextStyle = .title1) -> UIFont {
    let font = UIFontDescriptor(fontAttributes: [
      .family: acmeAppTitleFamily,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
  }

  static let acmeAppTitleFamily = "EB Garamond"

  /// For everything else, in a size that follows the text size people set.
  static func acmeAppBody(_ size: CGFloat, relativeTo style: TextStyle = .body) -> UIFont {
    let font = UIFontDescriptor(fontAttributes: [
      .family: acmeAppBodyFamily,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.regular],
    ])
    return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
  }

  static let acmeAppBodyFamily = "Lato"
}

extension Font {
  static func acmeAppTitle(_ size: CGFloat, relativeTo style: TextStyle = .title) -> Font {
    .custom(UIFont.acmeAppTitleFamily, size: size, relativeTo: style).weight(.bold)
  }

  static func acmeAppBody(_ size: CGFloat, relativeTo style: TextStyle = .body) -> Font {
    .custom(UIFont.acmeAppBodyFamily, size: size, relativeTo: style).weight(.regular)
  }
}
