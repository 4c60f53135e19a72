// Made with Tintype: primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes

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
    lightHighContrast: hex(0x8D8F96), darkHighContrast: hex(0x63656B))
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
    light: hex(0x3F51B5), dark: hex(0x4558B8),
    lightHighContrast: hex(0x3E4FB3), darkHighContrast: hex(0x8193CF))
  /// For text on bars and filled controls.
  static let themeOnPrimary = adaptive(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x000002))
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
    light: hex(0xFF86A3), dark: hex(0xFF94AC),
    lightHighContrast: hex(0xFFBDCA), darkHighContrast: hex(0x620029))
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
    light: hex(0x01001C), dark: hex(0x9AB0FF),
    lightHighContrast: hex(0x000000), darkHighContrast: hex(0xFFFFFF))
  /// For a part of a chart.
  static let themeChart1 = adaptive(
    light: hex(0x3F51B5), dark: hex(0x5267C9),
    lightHighContrast: hex(0x3E4FB3), darkHighContrast: hex(0x8193CF))
  /// For a part of a chart.
  static let themeChart2 = adaptive(
    light: hex(0xC95359), dark: hex(0xFFA2A2),
    lightHighContrast: hex(0x4B000D), darkHighContrast: hex(0xF6A7A7))
  /// For a part of a chart.
  static let themeChart3 = adaptive(
    light: hex(0x196000), dark: hex(0x62AE50),
    lightHighContrast: hex(0x196000), darkHighContrast: hex(0x6EBB5D))
  /// For a part of a chart.
  static let themeChart4 = adaptive(
    light: hex(0x0095DA), dark: hex(0x7AC9FF),
    lightHighContrast: hex(0x003B69), darkHighContrast: hex(0x9AD5FF))
  /// For a part of a chart.
  static let themeChart5 = adaptive(
    light: hex(0x8B1C4C), dark: hex(0xD25F88),
    lightHighContrast: hex(0x77374D), darkHighContrast: hex(0xFFCAD8))
  /// For a part of a chart.
  static let themeChart6 = adaptive(
    light: hex(0x302584), dark: hex(0x878BF2),
    lightHighContrast: hex(0x3A21AA), darkHighContrast: hex(0xA3A9FF))
  /// For a part of a chart.
  static let themeChart7 = adaptive(
    light: hex(0x007C37), dark: hex(0x098A3F),
    lightHighContrast: hex(0x003922), darkHighContrast: hex(0xBCFAC8))
  /// For a part of a chart.
  static let themeChart8 = adaptive(
    light: hex(0xC563A8), dark: hex(0xFFC8E1),
    lightHighContrast: hex(0x550043), darkHighContrast: hex(0xCD8EB7))
  /// For text on a part of a chart.
  static let themeOnChart1 = adaptive(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x000002))
  /// For text on a part of a chart.
  static let themeOnChart2 = adaptive(
    light: hex(0x1F0406), dark: hex(0x290B0C),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x290B0D))
  /// For text on a part of a chart.
  static let themeOnChart3 = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x081B05),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x081B05))
  /// For text on a part of a chart.
  static let themeOnChart4 = adaptive(
    light: hex(0x001828), dark: hex(0x001828),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x001828))
  /// For text on a part of a chart.
  static let themeOnChart5 = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x270B15),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x270B15))
  /// For text on a part of a chart.
  static let themeOnChart6 = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x12132C),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x12132C))
  /// For text on a part of a chart.
  static let themeOnChart7 = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x000A02),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x021C09))
  /// For text on a part of a chart.
  static let themeOnChart8 = adaptive(
    light: hex(0x240C1D), dark: hex(0x260B19),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x240C1D))
  /// For a chart’s amounts, from little to much.
  static let themeSequential1 = adaptive(
    light: hex(0xE2E9FF), dark: hex(0x1E2437),
    lightHighContrast: hex(0xE2E9FF), darkHighContrast: hex(0x202431))
  /// For a chart’s amounts, from little to much.
  static let themeSequential2 = adaptive(
    light: hex(0xC3D1FE), dark: hex(0x2C3658),
    lightHighContrast: hex(0xC0CEFB), darkHighContrast: hex(0x32394F))
  /// For a chart’s amounts, from little to much.
  static let themeSequential3 = adaptive(
    light: hex(0xA6B8F5), dark: hex(0x3C497B),
    lightHighContrast: hex(0xA2B3F0), darkHighContrast: hex(0x444E6F))
  /// For a chart’s amounts, from little to much.
  static let themeSequential4 = adaptive(
    light: hex(0x8BA0EC), dark: hex(0x4C5CA0),
    lightHighContrast: hex(0x8499E5), darkHighContrast: hex(0x586591))
  /// For a chart’s amounts, from little to much.
  static let themeSequential5 = adaptive(
    light: hex(0x7087E3), dark: hex(0x5C71C6),
    lightHighContrast: hex(0x687ED9), darkHighContrast: hex(0x6C7CB4))
  /// For a chart’s amounts, from little to much.
  static let themeSequential6 = adaptive(
    light: hex(0x596FD6), dark: hex(0x6E86EB),
    lightHighContrast: hex(0x4F63C9), darkHighContrast: hex(0x8195D6))
  /// For a chart’s amounts, from little to much.
  static let themeSequential7 = adaptive(
    light: hex(0x4659BE), dark: hex(0x87A0FF),
    lightHighContrast: hex(0x3B4BAF), darkHighContrast: hex(0x9AAFF2))
  /// For a chart’s amounts, from little to much.
  static let themeSequential8 = adaptive(
    light: hex(0x3443A6), dark: hex(0xA7BBFF),
    lightHighContrast: hex(0x283395), darkHighContrast: hex(0xBACBFF))
  /// For a chart’s amounts, from little to much.
  static let themeSequential9 = adaptive(
    light: hex(0x242D8E), dark: hex(0xC9D6FF),
    lightHighContrast: hex(0x19187B), darkHighContrast: hex(0xDFE7FF))
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging1 = adaptive(
    light: hex(0x4C61C6), dark: hex(0x7A93F9),
    lightHighContrast: hex(0x3D4EB2), darkHighContrast: hex(0x8498DA))
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging2 = adaptive(
    light: hex(0x7085D2), dark: hex(0x6477C0),
    lightHighContrast: hex(0x6477C4), darkHighContrast: hex(0x6B7AA9))
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging3 = adaptive(
    light: hex(0x98A8DD), dark: hex(0x4E5B89),
    lightHighContrast: hex(0x8F9ED3), darkHighContrast: hex(0x535D7B))
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging4 = adaptive(
    light: hex(0xC1CAE6), dark: hex(0x3A4156),
    lightHighContrast: hex(0xBDC5E1), darkHighContrast: hex(0x3D414F))
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging5 = adaptive(
    light: hex(0xEEEDE9), dark: hex(0x282724),
    lightHighContrast: hex(0xEEEDE9), darkHighContrast: hex(0x282724))
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging6 = adaptive(
    light: hex(0xD3CBB4), dark: hex(0x48412E),
    lightHighContrast: hex(0xCEC6AF), darkHighContrast: hex(0x48412E))
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging7 = adaptive(
    light: hex(0xB9A97B), dark: hex(0x6C5D31),
    lightHighContrast: hex(0xB0A072), darkHighContrast: hex(0x6C5D31))
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging8 = adaptive(
    light: hex(0xA0883E), dark: hex(0x917A2F),
    lightHighContrast: hex(0x927B30), darkHighContrast: hex(0x917A2F))
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging9 = adaptive(
    light: hex(0x836900), dark: hex(0xB99825),
    lightHighContrast: hex(0x6F5800), darkHighContrast: hex(0xB99825))

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
  /// For a part of a chart.
  static let themeChart1 = Color(color: .themeChart1)
  /// For a part of a chart.
  static let themeChart2 = Color(color: .themeChart2)
  /// For a part of a chart.
  static let themeChart3 = Color(color: .themeChart3)
  /// For a part of a chart.
  static let themeChart4 = Color(color: .themeChart4)
  /// For a part of a chart.
  static let themeChart5 = Color(color: .themeChart5)
  /// For a part of a chart.
  static let themeChart6 = Color(color: .themeChart6)
  /// For a part of a chart.
  static let themeChart7 = Color(color: .themeChart7)
  /// For a part of a chart.
  static let themeChart8 = Color(color: .themeChart8)
  /// For text on a part of a chart.
  static let themeOnChart1 = Color(color: .themeOnChart1)
  /// For text on a part of a chart.
  static let themeOnChart2 = Color(color: .themeOnChart2)
  /// For text on a part of a chart.
  static let themeOnChart3 = Color(color: .themeOnChart3)
  /// For text on a part of a chart.
  static let themeOnChart4 = Color(color: .themeOnChart4)
  /// For text on a part of a chart.
  static let themeOnChart5 = Color(color: .themeOnChart5)
  /// For text on a part of a chart.
  static let themeOnChart6 = Color(color: .themeOnChart6)
  /// For text on a part of a chart.
  static let themeOnChart7 = Color(color: .themeOnChart7)
  /// For text on a part of a chart.
  static let themeOnChart8 = Color(color: .themeOnChart8)
  /// For a chart’s amounts, from little to much.
  static let themeSequential1 = Color(color: .themeSequential1)
  /// For a chart’s amounts, from little to much.
  static let themeSequential2 = Color(color: .themeSequential2)
  /// For a chart’s amounts, from little to much.
  static let themeSequential3 = Color(color: .themeSequential3)
  /// For a chart’s amounts, from little to much.
  static let themeSequential4 = Color(color: .themeSequential4)
  /// For a chart’s amounts, from little to much.
  static let themeSequential5 = Color(color: .themeSequential5)
  /// For a chart’s amounts, from little to much.
  static let themeSequential6 = Color(color: .themeSequential6)
  /// For a chart’s amounts, from little to much.
  static let themeSequential7 = Color(color: .themeSequential7)
  /// For a chart’s amounts, from little to much.
  static let themeSequential8 = Color(color: .themeSequential8)
  /// For a chart’s amounts, from little to much.
  static let themeSequential9 = Color(color: .themeSequential9)
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging1 = Color(color: .themeDiverging1)
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging2 = Color(color: .themeDiverging2)
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging3 = Color(color: .themeDiverging3)
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging4 = Color(color: .themeDiverging4)
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging5 = Color(color: .themeDiverging5)
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging6 = Color(color: .themeDiverging6)
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging7 = Color(color: .themeDiverging7)
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging8 = Color(color: .themeDiverging8)
  /// For a chart’s amounts, on both sides of a middle.
  static let themeDiverging9 = Color(color: .themeDiverging9)

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
  static var themeChart1: Color { Color.themeChart1 }
  static var themeChart2: Color { Color.themeChart2 }
  static var themeChart3: Color { Color.themeChart3 }
  static var themeChart4: Color { Color.themeChart4 }
  static var themeChart5: Color { Color.themeChart5 }
  static var themeChart6: Color { Color.themeChart6 }
  static var themeChart7: Color { Color.themeChart7 }
  static var themeChart8: Color { Color.themeChart8 }
  static var themeOnChart1: Color { Color.themeOnChart1 }
  static var themeOnChart2: Color { Color.themeOnChart2 }
  static var themeOnChart3: Color { Color.themeOnChart3 }
  static var themeOnChart4: Color { Color.themeOnChart4 }
  static var themeOnChart5: Color { Color.themeOnChart5 }
  static var themeOnChart6: Color { Color.themeOnChart6 }
  static var themeOnChart7: Color { Color.themeOnChart7 }
  static var themeOnChart8: Color { Color.themeOnChart8 }
  static var themeSequential1: Color { Color.themeSequential1 }
  static var themeSequential2: Color { Color.themeSequential2 }
  static var themeSequential3: Color { Color.themeSequential3 }
  static var themeSequential4: Color { Color.themeSequential4 }
  static var themeSequential5: Color { Color.themeSequential5 }
  static var themeSequential6: Color { Color.themeSequential6 }
  static var themeSequential7: Color { Color.themeSequential7 }
  static var themeSequential8: Color { Color.themeSequential8 }
  static var themeSequential9: Color { Color.themeSequential9 }
  static var themeDiverging1: Color { Color.themeDiverging1 }
  static var themeDiverging2: Color { Color.themeDiverging2 }
  static var themeDiverging3: Color { Color.themeDiverging3 }
  static var themeDiverging4: Color { Color.themeDiverging4 }
  static var themeDiverging5: Color { Color.themeDiverging5 }
  static var themeDiverging6: Color { Color.themeDiverging6 }
  static var themeDiverging7: Color { Color.themeDiverging7 }
  static var themeDiverging8: Color { Color.themeDiverging8 }
  static var themeDiverging9: Color { Color.themeDiverging9 }
}

/// Colors for Swift Charts: .chartForegroundStyleScale(range: ThemeCharts.categories)
enum ThemeCharts {
  /// The parts of a chart, in their order. More can't be told apart by everyone: label them, or group the rest.
  static let categories: [Color] = [
    .themeChart1,
    .themeChart2,
    .themeChart3,
    .themeChart4,
    .themeChart5,
    .themeChart6,
    .themeChart7,
    .themeChart8,
  ]
  /// From little to much.
  static let sequential: [Color] = [
    .themeSequential1,
    .themeSequential2,
    .themeSequential3,
    .themeSequential4,
    .themeSequential5,
    .themeSequential6,
    .themeSequential7,
    .themeSequential8,
    .themeSequential9,
  ]
  /// From one end over a neutral middle to the other.
  static let diverging: [Color] = [
    .themeDiverging1,
    .themeDiverging2,
    .themeDiverging3,
    .themeDiverging4,
    .themeDiverging5,
    .themeDiverging6,
    .themeDiverging7,
    .themeDiverging8,
    .themeDiverging9,
  ]
}

let themeName = "Field Notes"

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
