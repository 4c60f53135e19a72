// Made with Tintype: primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes

#if canImport(SwiftUI)

import CoreText
import SwiftUI

#if canImport(UIKit)
  import UIKit
  public typealias ThemePlatformColor = UIColor
#else
  import AppKit
  public typealias ThemePlatformColor = NSColor
#endif

extension ThemePlatformColor {
  /// For pages.
  public static let themeBackground = adaptive(
    light: hex(0xF5F7FB), dark: hex(0x0F1013),
    lightHighContrast: hex(0xF5F7FB), darkHighContrast: hex(0x0F1013))
  /// For cards.
  public static let themeSurface = adaptive(
    light: hex(0xFDFDFF), dark: hex(0x18191C),
    lightHighContrast: hex(0xFDFDFF), darkHighContrast: hex(0x18191C))
  /// For floating cards.
  public static let themeRaised = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x222326),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x222326))
  /// For hairlines.
  public static let themeBorder = adaptive(
    light: hex(0xDBDEE5), dark: hex(0x2C2E33),
    lightHighContrast: hex(0x8D8F96), darkHighContrast: hex(0x62656B))
  /// For edges of controls.
  public static let themeOutline = adaptive(
    light: hex(0x888C99), dark: hex(0x656975),
    lightHighContrast: hex(0x6D717E), darkHighContrast: hex(0x7C818D))
  /// For body text.
  public static let themeText = adaptive(
    light: hex(0x17181D), dark: hex(0xEFF2F9),
    lightHighContrast: hex(0x17181D), darkHighContrast: hex(0xEFF2F9))
  /// For secondary text.
  public static let themeMuted = adaptive(
    light: hex(0x5C606C), dark: hex(0xA6AAB8),
    lightHighContrast: hex(0x515460), darkHighContrast: hex(0xA9ADBA))
  /// For bars and filled controls.
  public static let themePrimary = adaptive(
    light: hex(0x3F51B5), dark: hex(0x5C6BC0),
    lightHighContrast: hex(0x3E4FB3), darkHighContrast: hex(0x9FA8DA))
  /// For text on bars and filled controls.
  public static let themeOnPrimary = adaptive(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x000000))
  /// For links, highlights and icons.
  public static let themePrimaryText = adaptive(
    light: hex(0x3F51B5), dark: hex(0x6A83EB),
    lightHighContrast: hex(0x3A4AAE), darkHighContrast: hex(0x92AAFF))
  /// For selected rows, chips and quotes.
  public static let themePrimarySoft = adaptive(
    light: hex(0xDFE7FF), dark: hex(0x2A314C),
    lightHighContrast: hex(0xDFE7FF), darkHighContrast: hex(0x2A314C))
  /// For text on primary-soft.
  public static let themeOnPrimarySoft = adaptive(
    light: hex(0x3F51B5), dark: hex(0x7993FD),
    lightHighContrast: hex(0x3241A4), darkHighContrast: hex(0xAABEFF))
  /// For the one call to action.
  public static let themeAccent = adaptive(
    light: hex(0xFF4081), dark: hex(0xFF4081),
    lightHighContrast: hex(0xFF588A), darkHighContrast: hex(0xFF588A))
  /// For text on the call to action.
  public static let themeOnAccent = adaptive(
    light: hex(0x280B13), dark: hex(0x280B13),
    lightHighContrast: hex(0x010000), darkHighContrast: hex(0x010000))
  /// For small text in the accent color.
  public static let themeAccentText = adaptive(
    light: hex(0xDD0F67), dark: hex(0xFF4081),
    lightHighContrast: hex(0xA9004C), darkHighContrast: hex(0xFF89A5))
  /// For marks on the bar.
  public static let themeAccentOnPrimary = adaptive(
    light: hex(0xFF86A3), dark: hex(0xFFB9C7),
    lightHighContrast: hex(0xFFBDCA), darkHighContrast: hex(0x820039))
  /// For chips and quotes in the accent color.
  public static let themeAccentSoft = adaptive(
    light: hex(0xFFDEE4), dark: hex(0x48282F),
    lightHighContrast: hex(0xFFDEE4), darkHighContrast: hex(0x48282F))
  /// For text on accent-soft.
  public static let themeOnAccentSoft = adaptive(
    light: hex(0xCC005D), dark: hex(0xFF608E),
    lightHighContrast: hex(0x970043), darkHighContrast: hex(0xFFA6B9))
  /// For dark sections, in light and dark alike.
  public static let themeDark = adaptive(
    light: hex(0x11026B), dark: hex(0x11026B),
    lightHighContrast: hex(0x11026B), darkHighContrast: hex(0x11026B))
  /// For text on dark sections.
  public static let themeOnDark = adaptive(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0xFFFFFF))
  /// For highlights on dark sections.
  public static let themeAccentOnDark = adaptive(
    light: hex(0xFF4081), dark: hex(0xFF4081),
    lightHighContrast: hex(0xFF7E9E), darkHighContrast: hex(0xFF7E9E))
  /// For success.
  public static let themePositive = adaptive(
    light: hex(0x007D63), dark: hex(0x51D9B3),
    lightHighContrast: hex(0x005D49), darkHighContrast: hex(0x51D9B3))
  /// For text on success.
  public static let themeOnPositive = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x001C14),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x001C14))
  /// For banners and badges of success.
  public static let themePositiveSoft = adaptive(
    light: hex(0xC8F3E3), dark: hex(0x133B2F),
    lightHighContrast: hex(0xC8F3E3), darkHighContrast: hex(0x133B2F))
  /// For text on positive-soft.
  public static let themeOnPositiveSoft = adaptive(
    light: hex(0x005B47), dark: hex(0x68EDC6),
    lightHighContrast: hex(0x005845), darkHighContrast: hex(0x68EDC6))
  /// For warnings.
  public static let themeWarning = adaptive(
    light: hex(0xA46200), dark: hex(0xFDB262),
    lightHighContrast: hex(0x7B4900), darkHighContrast: hex(0xFDB262))
  /// For text on warnings.
  public static let themeOnWarning = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x231100),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x231100))
  /// For banners and badges of warnings.
  public static let themeWarningSoft = adaptive(
    light: hex(0xFFE2C7), dark: hex(0x442D15),
    lightHighContrast: hex(0xFFE2C7), darkHighContrast: hex(0x442D15))
  /// For text on warning-soft.
  public static let themeOnWarningSoft = adaptive(
    light: hex(0x6F4100), dark: hex(0xFFC488),
    lightHighContrast: hex(0x6E4100), darkHighContrast: hex(0xFFC488))
  /// For errors.
  public static let themeNegative = adaptive(
    light: hex(0xB20C29), dark: hex(0xEF7272),
    lightHighContrast: hex(0x7F0018), darkHighContrast: hex(0xFC7D7C))
  /// For text on errors.
  public static let themeOnNegative = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x290B0B),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x290B0B))
  /// For banners and badges of errors.
  public static let themeNegativeSoft = adaptive(
    light: hex(0xFFDFDD), dark: hex(0x492827),
    lightHighContrast: hex(0xFFDFDD), darkHighContrast: hex(0x492827))
  /// For text on negative-soft.
  public static let themeOnNegativeSoft = adaptive(
    light: hex(0x94001E), dark: hex(0xFFBEBB),
    lightHighContrast: hex(0x94001E), darkHighContrast: hex(0xFFBEBB))
  /// For focus rings; on bars, also on-primary.
  public static let themeFocus = adaptive(
    light: hex(0x01001C), dark: hex(0xBACAFF),
    lightHighContrast: hex(0x000000), darkHighContrast: hex(0xFFFFFF))

  public static let themePrimary50 = hex(0xE8EAF6)
  public static let themePrimary100 = hex(0xC5CAE9)
  public static let themePrimary200 = hex(0x9FA8DA)
  public static let themePrimary300 = hex(0x7986CB)
  public static let themePrimary400 = hex(0x5C6BC0)
  public static let themePrimary500 = hex(0x3F51B5)
  public static let themePrimary600 = hex(0x3949AB)
  public static let themePrimary700 = hex(0x303F9F)
  public static let themePrimary800 = hex(0x283593)
  public static let themePrimary900 = hex(0x1A237E)
  public static let themePrimaryA100 = hex(0x8C9EFF)
  public static let themePrimaryA200 = hex(0x536DFE)
  public static let themePrimaryA400 = hex(0x3D5AFE)
  public static let themePrimaryA700 = hex(0x304FFE)

  public static let themeAccent50 = hex(0xFCE4EC)
  public static let themeAccent100 = hex(0xF8BBD0)
  public static let themeAccent200 = hex(0xF48FB1)
  public static let themeAccent300 = hex(0xF06292)
  public static let themeAccent400 = hex(0xEC407A)
  public static let themeAccent500 = hex(0xE91E63)
  public static let themeAccent600 = hex(0xD81B60)
  public static let themeAccent700 = hex(0xC2185B)
  public static let themeAccent800 = hex(0xAD1457)
  public static let themeAccent900 = hex(0x880E4F)
  public static let themeAccentA100 = hex(0xFF80AB)
  public static let themeAccentA200 = hex(0xFF4081)
  public static let themeAccentA400 = hex(0xF50057)
  public static let themeAccentA700 = hex(0xC51162)

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
  public static let themeBackground = Color(color: .themeBackground)
  /// For cards.
  public static let themeSurface = Color(color: .themeSurface)
  /// For floating cards.
  public static let themeRaised = Color(color: .themeRaised)
  /// For hairlines.
  public static let themeBorder = Color(color: .themeBorder)
  /// For edges of controls.
  public static let themeOutline = Color(color: .themeOutline)
  /// For body text.
  public static let themeText = Color(color: .themeText)
  /// For secondary text.
  public static let themeMuted = Color(color: .themeMuted)
  /// For bars and filled controls.
  public static let themePrimary = Color(color: .themePrimary)
  /// For text on bars and filled controls.
  public static let themeOnPrimary = Color(color: .themeOnPrimary)
  /// For links, highlights and icons.
  public static let themePrimaryText = Color(color: .themePrimaryText)
  /// For selected rows, chips and quotes.
  public static let themePrimarySoft = Color(color: .themePrimarySoft)
  /// For text on primary-soft.
  public static let themeOnPrimarySoft = Color(color: .themeOnPrimarySoft)
  /// For the one call to action.
  public static let themeAccent = Color(color: .themeAccent)
  /// For text on the call to action.
  public static let themeOnAccent = Color(color: .themeOnAccent)
  /// For small text in the accent color.
  public static let themeAccentText = Color(color: .themeAccentText)
  /// For marks on the bar.
  public static let themeAccentOnPrimary = Color(color: .themeAccentOnPrimary)
  /// For chips and quotes in the accent color.
  public static let themeAccentSoft = Color(color: .themeAccentSoft)
  /// For text on accent-soft.
  public static let themeOnAccentSoft = Color(color: .themeOnAccentSoft)
  /// For dark sections, in light and dark alike.
  public static let themeDark = Color(color: .themeDark)
  /// For text on dark sections.
  public static let themeOnDark = Color(color: .themeOnDark)
  /// For highlights on dark sections.
  public static let themeAccentOnDark = Color(color: .themeAccentOnDark)
  /// For success.
  public static let themePositive = Color(color: .themePositive)
  /// For text on success.
  public static let themeOnPositive = Color(color: .themeOnPositive)
  /// For banners and badges of success.
  public static let themePositiveSoft = Color(color: .themePositiveSoft)
  /// For text on positive-soft.
  public static let themeOnPositiveSoft = Color(color: .themeOnPositiveSoft)
  /// For warnings.
  public static let themeWarning = Color(color: .themeWarning)
  /// For text on warnings.
  public static let themeOnWarning = Color(color: .themeOnWarning)
  /// For banners and badges of warnings.
  public static let themeWarningSoft = Color(color: .themeWarningSoft)
  /// For text on warning-soft.
  public static let themeOnWarningSoft = Color(color: .themeOnWarningSoft)
  /// For errors.
  public static let themeNegative = Color(color: .themeNegative)
  /// For text on errors.
  public static let themeOnNegative = Color(color: .themeOnNegative)
  /// For banners and badges of errors.
  public static let themeNegativeSoft = Color(color: .themeNegativeSoft)
  /// For text on negative-soft.
  public static let themeOnNegativeSoft = Color(color: .themeOnNegativeSoft)
  /// For focus rings; on bars, also on-primary.
  public static let themeFocus = Color(color: .themeFocus)

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
  public static var themeBackground: Color { Color.themeBackground }
  public static var themeSurface: Color { Color.themeSurface }
  public static var themeRaised: Color { Color.themeRaised }
  public static var themeBorder: Color { Color.themeBorder }
  public static var themeOutline: Color { Color.themeOutline }
  public static var themeText: Color { Color.themeText }
  public static var themeMuted: Color { Color.themeMuted }
  public static var themePrimary: Color { Color.themePrimary }
  public static var themeOnPrimary: Color { Color.themeOnPrimary }
  public static var themePrimaryText: Color { Color.themePrimaryText }
  public static var themePrimarySoft: Color { Color.themePrimarySoft }
  public static var themeOnPrimarySoft: Color { Color.themeOnPrimarySoft }
  public static var themeAccent: Color { Color.themeAccent }
  public static var themeOnAccent: Color { Color.themeOnAccent }
  public static var themeAccentText: Color { Color.themeAccentText }
  public static var themeAccentOnPrimary: Color { Color.themeAccentOnPrimary }
  public static var themeAccentSoft: Color { Color.themeAccentSoft }
  public static var themeOnAccentSoft: Color { Color.themeOnAccentSoft }
  public static var themeDark: Color { Color.themeDark }
  public static var themeOnDark: Color { Color.themeOnDark }
  public static var themeAccentOnDark: Color { Color.themeAccentOnDark }
  public static var themePositive: Color { Color.themePositive }
  public static var themeOnPositive: Color { Color.themeOnPositive }
  public static var themePositiveSoft: Color { Color.themePositiveSoft }
  public static var themeOnPositiveSoft: Color { Color.themeOnPositiveSoft }
  public static var themeWarning: Color { Color.themeWarning }
  public static var themeOnWarning: Color { Color.themeOnWarning }
  public static var themeWarningSoft: Color { Color.themeWarningSoft }
  public static var themeOnWarningSoft: Color { Color.themeOnWarningSoft }
  public static var themeNegative: Color { Color.themeNegative }
  public static var themeOnNegative: Color { Color.themeOnNegative }
  public static var themeNegativeSoft: Color { Color.themeNegativeSoft }
  public static var themeOnNegativeSoft: Color { Color.themeOnNegativeSoft }
  public static var themeFocus: Color { Color.themeFocus }
}

public let themeName = "Field Notes"

extension Font {
  /// For titles, in a size that follows the text size people set.
  public static func themeTitle(_ size: CGFloat, relativeTo style: TextStyle = .title) -> Font {
    .custom("EBGaramond12-Bold", size: size, relativeTo: style)
  }

  public static let themeTitleFamily = "EB Garamond"

  /// For everything else, in a size that follows the text size people set.
  public static func themeBody(_ size: CGFloat, relativeTo style: TextStyle = .body) -> Font {
    .custom("Lato-Regular", size: size, relativeTo: style)
  }

  public static let themeBodyFamily = "Lato"
}

#if canImport(UIKit)
  extension UIFont {
    /// For titles, in a size that follows the text size people set.
    public static func themeTitle(_ size: CGFloat, relativeTo style: TextStyle = .title1) -> UIFont {
      let font = UIFontDescriptor(fontAttributes: [.name: "EBGaramond12-Bold"])
      return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
    }

    /// For everything else, in a size that follows the text size people set.
    public static func themeBody(_ size: CGFloat, relativeTo style: TextStyle = .body) -> UIFont {
      let font = UIFontDescriptor(fontAttributes: [.name: "Lato-Regular"])
      return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: font, size: size))
    }
  }
#else
  extension NSFont {
    /// For titles.
    public static func themeTitle(_ size: CGFloat) -> NSFont {
      let font = NSFontDescriptor(fontAttributes: [.name: "EBGaramond12-Bold"])
      return NSFont(descriptor: font, size: size) ?? .systemFont(ofSize: size)
    }

    /// For everything else.
    public static func themeBody(_ size: CGFloat) -> NSFont {
      let font = NSFontDescriptor(fontAttributes: [.name: "Lato-Regular"])
      return NSFont(descriptor: font, size: size) ?? .systemFont(ofSize: size)
    }
  }
#endif

/// The fonts in the app's bundle.
public enum ThemeFonts {
  /// The names of the files. An app that lists them in its Info.plist, under UIAppFonts, needn't register them.
  public static let files = [
    "EBGaramond12-Regular.otf",
    "EBGaramond12-Bold.otf",
    "EBGaramond12-Italic.otf",
    "Lato-Regular.ttf",
    "Lato-Bold.ttf",
    "Lato-Italic.ttf",
  ]

  /// The PostScript names of the faces.
  public static let postScriptNames = [
    "EBGaramond12-Regular",
    "EBGaramond12-Bold",
    "EBGaramond12-Italic",
    "Lato-Regular",
    "Lato-Bold",
    "Lato-Italic",
  ]

  /// Lets the app use the fonts. Call it once, before the first text is shown: in the initializer of your App.
  public static func register() {
    let bundle = Bundle.module
    let urls = files.compactMap { file in
      bundle.url(forResource: file, withExtension: nil)
        ?? bundle.url(forResource: file, withExtension: nil, subdirectory: "fonts")
    }
    CTFontManagerRegisterFontURLs(urls as CFArray, .process, true, nil)
  }
}

#endif
