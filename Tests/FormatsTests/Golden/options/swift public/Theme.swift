// Made with Tintype: primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes, prefix acme-app-

#if canImport(SwiftUI)

import SwiftUI

#if canImport(UIKit)
  import UIKit
  public typealias AcmeAppPlatformColor = UIColor
#else
  import AppKit
  public typealias AcmeAppPlatformColor = NSColor
#endif

extension AcmeAppPlatformColor {
  /// For pages.
  public static let acmeAppBackground = adaptive(
    light: hex(0xF5F7FB), dark: hex(0x0F1013),
    lightHighContrast: hex(0xF5F7FB), darkHighContrast: hex(0x0F1013))
  /// For cards.
  public static let acmeAppSurface = adaptive(
    light: hex(0xFDFDFF), dark: hex(0x18191C),
    lightHighContrast: hex(0xFDFDFF), darkHighContrast: hex(0x18191C))
  /// For floating cards.
  public static let acmeAppRaised = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x222326),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x222326))
  /// For hairlines.
  public static let acmeAppBorder = adaptive(
    light: hex(0xDBDEE5), dark: hex(0x2C2E33),
    lightHighContrast: hex(0x8D8F96), darkHighContrast: hex(0x62656B))
  /// For edges of controls.
  public static let acmeAppOutline = adaptive(
    light: hex(0x888C99), dark: hex(0x656975),
    lightHighContrast: hex(0x6D717E), darkHighContrast: hex(0x7C818D))
  /// For body text.
  public static let acmeAppText = adaptive(
    light: hex(0x17181D), dark: hex(0xEFF2F9),
    lightHighContrast: hex(0x17181D), darkHighContrast: hex(0xEFF2F9))
  /// For secondary text.
  public static let acmeAppMuted = adaptive(
    light: hex(0x5C606C), dark: hex(0xA6AAB8),
    lightHighContrast: hex(0x515460), darkHighContrast: hex(0xA9ADBA))
  /// For bars and filled controls.
  public static let acmeAppPrimary = adaptive(
    light: hex(0x3F51B5), dark: hex(0x5C6BC0),
    lightHighContrast: hex(0x3E4FB3), darkHighContrast: hex(0x9FA8DA))
  /// For text on bars and filled controls.
  public static let acmeAppOnPrimary = adaptive(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x000000))
  /// For links, highlights and icons.
  public static let acmeAppPrimaryText = adaptive(
    light: hex(0x3F51B5), dark: hex(0x6A83EB),
    lightHighContrast: hex(0x3A4AAE), darkHighContrast: hex(0x92AAFF))
  /// For selected rows, chips and quotes.
  public static let acmeAppPrimarySoft = adaptive(
    light: hex(0xDFE7FF), dark: hex(0x2A314C),
    lightHighContrast: hex(0xDFE7FF), darkHighContrast: hex(0x2A314C))
  /// For text on primary-soft.
  public static let acmeAppOnPrimarySoft = adaptive(
    light: hex(0x3F51B5), dark: hex(0x7993FD),
    lightHighContrast: hex(0x3241A4), darkHighContrast: hex(0xAABEFF))
  /// For the one call to action.
  public static let acmeAppAccent = adaptive(
    light: hex(0xFF4081), dark: hex(0xFF4081),
    lightHighContrast: hex(0xFF588A), darkHighContrast: hex(0xFF588A))
  /// For text on the call to action.
  public static let acmeAppOnAccent = adaptive(
    light: hex(0x280B13), dark: hex(0x280B13),
    lightHighContrast: hex(0x010000), darkHighContrast: hex(0x010000))
  /// For small text in the accent color.
  public static let acmeAppAccentText = adaptive(
    light: hex(0xDD0F67), dark: hex(0xFF4081),
    lightHighContrast: hex(0xA9004C), darkHighContrast: hex(0xFF89A5))
  /// For marks on the bar.
  public static let acmeAppAccentOnPrimary = adaptive(
    light: hex(0xFF86A3), dark: hex(0xFFB9C7),
    lightHighContrast: hex(0xFFBDCA), darkHighContrast: hex(0x820039))
  /// For chips and quotes in the accent color.
  public static let acmeAppAccentSoft = adaptive(
    light: hex(0xFFDEE4), dark: hex(0x48282F),
    lightHighContrast: hex(0xFFDEE4), darkHighContrast: hex(0x48282F))
  /// For text on accent-soft.
  public static let acmeAppOnAccentSoft = adaptive(
    light: hex(0xCC005D), dark: hex(0xFF608E),
    lightHighContrast: hex(0x970043), darkHighContrast: hex(0xFFA6B9))
  /// For dark sections, in light and dark alike.
  public static let acmeAppDark = adaptive(
    light: hex(0x11026B), dark: hex(0x11026B),
    lightHighContrast: hex(0x11026B), darkHighContrast: hex(0x11026B))
  /// For text on dark sections.
  public static let acmeAppOnDark = adaptive(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0xFFFFFF))
  /// For highlights on dark sections.
  public static let acmeAppAccentOnDark = adaptive(
    light: hex(0xFF4081), dark: hex(0xFF4081),
    lightHighContrast: hex(0xFF7E9E), darkHighContrast: hex(0xFF7E9E))
  /// For success.
  public static let acmeAppPositive = adaptive(
    light: hex(0x007D63), dark: hex(0x51D9B3),
    lightHighContrast: hex(0x005D49), darkHighContrast: hex(0x51D9B3))
  /// For text on success.
  public static let acmeAppOnPositive = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x001C14),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x001C14))
  /// For banners and badges of success.
  public static let acmeAppPositiveSoft = adaptive(
    light: hex(0xC8F3E3), dark: hex(0x133B2F),
    lightHighContrast: hex(0xC8F3E3), darkHighContrast: hex(0x133B2F))
  /// For text on positive-soft.
  public static let acmeAppOnPositiveSoft = adaptive(
    light: hex(0x005B47), dark: hex(0x68EDC6),
    lightHighContrast: hex(0x005845), darkHighContrast: hex(0x68EDC6))
  /// For warnings.
  public static let acmeAppWarning = adaptive(
    light: hex(0xA46200), dark: hex(0xFDB262),
    lightHighContrast: hex(0x7B4900), darkHighContrast: hex(0xFDB262))
  /// For text on warnings.
  public static let acmeAppOnWarning = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x231100),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x231100))
  /// For banners and badges of warnings.
  public static let acmeAppWarningSoft = adaptive(
    light: hex(0xFFE2C7), dark: hex(0x442D15),
    lightHighContrast: hex(0xFFE2C7), darkHighContrast: hex(0x442D15))
  /// For text on warning-soft.
  public static let acmeAppOnWarningSoft = adaptive(
    light: hex(0x6F4100), dark: hex(0xFFC488),
    lightHighContrast: hex(0x6E4100), darkHighContrast: hex(0xFFC488))
  /// For errors.
  public static let acmeAppNegative = adaptive(
    light: hex(0xB20C29), dark: hex(0xEF7272),
    lightHighContrast: hex(0x7F0018), darkHighContrast: hex(0xFC7D7C))
  /// For text on errors.
  public static let acmeAppOnNegative = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x290B0B),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x290B0B))
  /// For banners and badges of errors.
  public static let acmeAppNegativeSoft = adaptive(
    light: hex(0xFFDFDD), dark: hex(0x492827),
    lightHighContrast: hex(0xFFDFDD), darkHighContrast: hex(0x492827))
  /// For text on negative-soft.
  public static let acmeAppOnNegativeSoft = adaptive(
    light: hex(0x94001E), dark: hex(0xFFBEBB),
    lightHighContrast: hex(0x94001E), darkHighContrast: hex(0xFFBEBB))
  /// For focus rings; on bars, also on-primary.
  public static let acmeAppFocus = adaptive(
    light: hex(0x01001C), dark: hex(0xBACAFF),
    lightHighContrast: hex(0x000000), darkHighContrast: hex(0xFFFFFF))

  public static let acmeAppPrimary50 = hex(0xE8EAF6)
  public static let acmeAppPrimary100 = hex(0xC5CAE9)
  public static let acmeAppPrimary200 = hex(0x9FA8DA)
  public static let acmeAppPrimary300 = hex(0x7986CB)
  public static let acmeAppPrimary400 = hex(0x5C6BC0)
  public static let acmeAppPrimary500 = hex(0x3F51B5)
  public static let acmeAppPrimary600 = hex(0x3949AB)
  public static let acmeAppPrimary700 = hex(0x303F9F)
  public static let acmeAppPrimary800 = hex(0x283593)
  public static let acmeAppPrimary900 = hex(0x1A237E)
  public static let acmeAppPrimaryA100 = hex(0x8C9EFF)
  public static let acmeAppPrimaryA200 = hex(0x536DFE)
  public static let acmeAppPrimaryA400 = hex(0x3D5AFE)
  public static let acmeAppPrimaryA700 = hex(0x304FFE)

  public static let acmeAppAccent50 = hex(0xFCE4EC)
  public static let acmeAppAccent100 = hex(0xF8BBD0)
  public static let acmeAppAccent200 = hex(0xF48FB1)
  public static let acmeAppAccent300 = hex(0xF06292)
  public static let acmeAppAccent400 = hex(0xEC407A)
  public static let acmeAppAccent500 = hex(0xE91E63)
  public static let acmeAppAccent600 = hex(0xD81B60)
  public static let acmeAppAccent700 = hex(0xC2185B)
  public static let acmeAppAccent800 = hex(0xAD1457)
  public static let acmeAppAccent900 = hex(0x880E4F)
  public static let acmeAppAccentA100 = hex(0xFF80AB)
  public static let acmeAppAccentA200 = hex(0xFF4081)
  public static let acmeAppAccentA400 = hex(0xF50057)
  public static let acmeAppAccentA700 = hex(0xC51162)

  private static func hex(_ rgb: UInt32) -> AcmeAppPlatformColor {
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
    light: AcmeAppPlatformColor, dark: AcmeAppPlatformColor,
    lightHighContrast: AcmeAppPlatformColor, darkHighContrast: AcmeAppPlatformColor
  ) -> AcmeAppPlatformColor {
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
  public static let acmeAppBackground = Color(color: .acmeAppBackground)
  /// For cards.
  public static let acmeAppSurface = Color(color: .acmeAppSurface)
  /// For floating cards.
  public static let acmeAppRaised = Color(color: .acmeAppRaised)
  /// For hairlines.
  public static let acmeAppBorder = Color(color: .acmeAppBorder)
  /// For edges of controls.
  public static let acmeAppOutline = Color(color: .acmeAppOutline)
  /// For body text.
  public static let acmeAppText = Color(color: .acmeAppText)
  /// For secondary text.
  public static let acmeAppMuted = Color(color: .acmeAppMuted)
  /// For bars and filled controls.
  public static let acmeAppPrimary = Color(color: .acmeAppPrimary)
  /// For text on bars and filled controls.
  public static let acmeAppOnPrimary = Color(color: .acmeAppOnPrimary)
  /// For links, highlights and icons.
  public static let acmeAppPrimaryText = Color(color: .acmeAppPrimaryText)
  /// For selected rows, chips and quotes.
  public static let acmeAppPrimarySoft = Color(color: .acmeAppPrimarySoft)
  /// For text on primary-soft.
  public static let acmeAppOnPrimarySoft = Color(color: .acmeAppOnPrimarySoft)
  /// For the one call to action.
  public static let acmeAppAccent = Color(color: .acmeAppAccent)
  /// For text on the call to action.
  public static let acmeAppOnAccent = Color(color: .acmeAppOnAccent)
  /// For small text in the accent color.
  public static let acmeAppAccentText = Color(color: .acmeAppAccentText)
  /// For marks on the bar.
  public static let acmeAppAccentOnPrimary = Color(color: .acmeAppAccentOnPrimary)
  /// For chips and quotes in the accent color.
  public static let acmeAppAccentSoft = Color(color: .acmeAppAccentSoft)
  /// For text on accent-soft.
  public static let acmeAppOnAccentSoft = Color(color: .acmeAppOnAccentSoft)
  /// For dark sections, in light and dark alike.
  public static let acmeAppDark = Color(color: .acmeAppDark)
  /// For text on dark sections.
  public static let acmeAppOnDark = Color(color: .acmeAppOnDark)
  /// For highlights on dark sections.
  public static let acmeAppAccentOnDark = Color(color: .acmeAppAccentOnDark)
  /// For success.
  public static let acmeAppPositive = Color(color: .acmeAppPositive)
  /// For text on success.
  public static let acmeAppOnPositive = Color(color: .acmeAppOnPositive)
  /// For banners and badges of success.
  public static let acmeAppPositiveSoft = Color(color: .acmeAppPositiveSoft)
  /// For text on positive-soft.
  public static let acmeAppOnPositiveSoft = Color(color: .acmeAppOnPositiveSoft)
  /// For warnings.
  public static let acmeAppWarning = Color(color: .acmeAppWarning)
  /// For text on warnings.
  public static let acmeAppOnWarning = Color(color: .acmeAppOnWarning)
  /// For banners and badges of warnings.
  public static let acmeAppWarningSoft = Color(color: .acmeAppWarningSoft)
  /// For text on warning-soft.
  public static let acmeAppOnWarningSoft = Color(color: .acmeAppOnWarningSoft)
  /// For errors.
  public static let acmeAppNegative = Color(color: .acmeAppNegative)
  /// For text on errors.
  public static let acmeAppOnNegative = Color(color: .acmeAppOnNegative)
  /// For banners and badges of errors.
  public static let acmeAppNegativeSoft = Color(color: .acmeAppNegativeSoft)
  /// For text on negative-soft.
  public static let acmeAppOnNegativeSoft = Color(color: .acmeAppOnNegativeSoft)
  /// For focus rings; on bars, also on-primary.
  public static let acmeAppFocus = Color(color: .acmeAppFocus)

  private init(color: AcmeAppPlatformColor) {
    #if canImport(UIKit)
      self.init(uiColor: color)
    #else
      self.init(nsColor: color)
    #endif
  }
}

// So that a style can be named alone: .foregroundStyle(.acmeAppPrimary)
extension ShapeStyle where Self == Color {
  public static var acmeAppBackground: Color { Color.acmeAppBackground }
  public static var acmeAppSurface: Color { Color.acmeAppSurface }
  public static var acmeAppRaised: Color { Color.acmeAppRaised }
  public static var acmeAppBorder: Color { Color.acmeAppBorder }
  public static var acmeAppOutline: Color { Color.acmeAppOutline }
  public static var acmeAppText: Color { Color.acmeAppText }
  public static var acmeAppMuted: Color { Color.acmeAppMuted }
  public static var acmeAppPrimary: Color { Color.acmeAppPrimary }
  public static var acmeAppOnPrimary: Color { Color.acmeAppOnPrimary }
  public static var acmeAppPrimaryText: Color { Color.acmeAppPrimaryText }
  public static var acmeAppPrimarySoft: Color { Color.acmeAppPrimarySoft }
  public static var acmeAppOnPrimarySoft: Color { Color.acmeAppOnPrimarySoft }
  public static var acmeAppAccent: Color { Color.acmeAppAccent }
  public static var acmeAppOnAccent: Color { Color.acmeAppOnAccent }
  public static var acmeAppAccentText: Color { Color.acmeAppAccentText }
  public static var acmeAppAccentOnPrimary: Color { Color.acmeAppAccentOnPrimary }
  public static var acmeAppAccentSoft: Color { Color.acmeAppAccentSoft }
  public static var acmeAppOnAccentSoft: Color { Color.acmeAppOnAccentSoft }
  public static var acmeAppDark: Color { Color.acmeAppDark }
  public static var acmeAppOnDark: Color { Color.acmeAppOnDark }
  public static var acmeAppAccentOnDark: Color { Color.acmeAppAccentOnDark }
  public static var acmeAppPositive: Color { Color.acmeAppPositive }
  public static var acmeAppOnPositive: Color { Color.acmeAppOnPositive }
  public static var acmeAppPositiveSoft: Color { Color.acmeAppPositiveSoft }
  public static var acmeAppOnPositiveSoft: Color { Color.acmeAppOnPositiveSoft }
  public static var acmeAppWarning: Color { Color.acmeAppWarning }
  public static var acmeAppOnWarning: Color { Color.acmeAppOnWarning }
  public static var acmeAppWarningSoft: Color { Color.acmeAppWarningSoft }
  public static var acmeAppOnWarningSoft: Color { Color.acmeAppOnWarningSoft }
  public static var acmeAppNegative: Color { Color.acmeAppNegative }
  public static var acmeAppOnNegative: Color { Color.acmeAppOnNegative }
  public static var acmeAppNegativeSoft: Color { Color.acmeAppNegativeSoft }
  public static var acmeAppOnNegativeSoft: Color { Color.acmeAppOnNegativeSoft }
  public static var acmeAppFocus: Color { Color.acmeAppFocus }
}

public let acmeAppName = "Field Notes"

extension Font {
  /// For titles, in a size that follows the text size people set.
  public static func acmeAppTitle(_ size: CGFloat, relativeTo style: TextStyle = .title) -> Font {
    .custom(acmeAppTitleFamily, size: size, relativeTo: style).weight(.bold)
  }

  public static let acmeAppTitleFamily = "EB Garamond"

  /// For everything else, in a size that follows the text size people set.
  public static func acmeAppBody(_ size: CGFloat, relativeTo style: TextStyle = .body) -> Font {
    .custom(acmeAppBodyFamily, size: size, relativeTo: style).weight(.regular)
  }

  public static let acmeAppBodyFamily = "Lato"
}

#if canImport(UIKit)
  extension UIFont {
    /// For titles, in a size that follows the text size people set.
    public static func acmeAppTitle(_ size: CGFloat, relativeTo style: TextStyle = .title1) -> UIFont {
      let font = UIFontDescriptor(fontAttributes: [
        .family: Font.acmeAppTitleFamily,
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
      ])
      return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
    }

    /// For everything else, in a size that follows the text size people set.
    public static func acmeAppBody(_ size: CGFloat, relativeTo style: TextStyle = .body) -> UIFont {
      let font = UIFontDescriptor(fontAttributes: [
        .family: Font.acmeAppBodyFamily,
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.regular],
      ])
      return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
    }
  }
#else
  extension NSFont {
    /// For titles.
    public static func acmeAppTitle(_ size: CGFloat) -> NSFont {
      let font = NSFontDescriptor(fontAttributes: [
        .family: Font.acmeAppTitleFamily,
        .traits: [NSFontDescriptor.TraitKey.weight: NSFont.Weight.bold],
      ])
      return NSFont(descriptor: font, size: size) ?? .systemFont(ofSize: size)
    }

    /// For everything else.
    public static func acmeAppBody(_ size: CGFloat) -> NSFont {
      let font = NSFontDescriptor(fontAttributes: [
        .family: Font.acmeAppBodyFamily,
        .traits: [NSFontDescriptor.TraitKey.weight: NSFont.Weight.regular],
      ])
      return NSFont(descriptor: font, size: size) ?? .systemFont(ofSize: size)
    }
  }
#endif

#endif
