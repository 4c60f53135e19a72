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
    lightHighContrast: hex(0x8D8F96), darkHighContrast: hex(0x63656B))
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
    light: hex(0x3F51B5), dark: hex(0x4558B8),
    lightHighContrast: hex(0x3E4FB3), darkHighContrast: hex(0x8193CF))
  /// For text on bars and filled controls.
  public static let acmeAppOnPrimary = adaptive(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x000002))
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
    light: hex(0xFF86A3), dark: hex(0xFF94AC),
    lightHighContrast: hex(0xFFBDCA), darkHighContrast: hex(0x620029))
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
    light: hex(0x01001C), dark: hex(0x9AB0FF),
    lightHighContrast: hex(0x000000), darkHighContrast: hex(0xFFFFFF))
  /// For a part of a chart.
  public static let acmeAppChart1 = adaptive(
    light: hex(0x3F51B5), dark: hex(0x5267C9),
    lightHighContrast: hex(0x3E4FB3), darkHighContrast: hex(0x8193CF))
  /// For a part of a chart.
  public static let acmeAppChart2 = adaptive(
    light: hex(0xC95359), dark: hex(0xFFA2A2),
    lightHighContrast: hex(0x4B000D), darkHighContrast: hex(0xF6A7A7))
  /// For a part of a chart.
  public static let acmeAppChart3 = adaptive(
    light: hex(0x196000), dark: hex(0x62AE50),
    lightHighContrast: hex(0x196000), darkHighContrast: hex(0x6EBB5D))
  /// For a part of a chart.
  public static let acmeAppChart4 = adaptive(
    light: hex(0x0095DA), dark: hex(0x7AC9FF),
    lightHighContrast: hex(0x003B69), darkHighContrast: hex(0x9AD5FF))
  /// For a part of a chart.
  public static let acmeAppChart5 = adaptive(
    light: hex(0x8B1C4C), dark: hex(0xD25F88),
    lightHighContrast: hex(0x77374D), darkHighContrast: hex(0xFFCAD8))
  /// For a part of a chart.
  public static let acmeAppChart6 = adaptive(
    light: hex(0x302584), dark: hex(0x878BF2),
    lightHighContrast: hex(0x3A21AA), darkHighContrast: hex(0xA3A9FF))
  /// For a part of a chart.
  public static let acmeAppChart7 = adaptive(
    light: hex(0x007C37), dark: hex(0x098A3F),
    lightHighContrast: hex(0x003922), darkHighContrast: hex(0xBCFAC8))
  /// For a part of a chart.
  public static let acmeAppChart8 = adaptive(
    light: hex(0xC563A8), dark: hex(0xFFC8E1),
    lightHighContrast: hex(0x550043), darkHighContrast: hex(0xCD8EB7))
  /// For text on a part of a chart.
  public static let acmeAppOnChart1 = adaptive(
    light: hex(0xFFFFFF), dark: hex(0xFFFFFF),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x000002))
  /// For text on a part of a chart.
  public static let acmeAppOnChart2 = adaptive(
    light: hex(0x1F0406), dark: hex(0x290B0C),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x290B0D))
  /// For text on a part of a chart.
  public static let acmeAppOnChart3 = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x081B05),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x081B05))
  /// For text on a part of a chart.
  public static let acmeAppOnChart4 = adaptive(
    light: hex(0x001828), dark: hex(0x001828),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x001828))
  /// For text on a part of a chart.
  public static let acmeAppOnChart5 = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x270B15),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x270B15))
  /// For text on a part of a chart.
  public static let acmeAppOnChart6 = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x12132C),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x12132C))
  /// For text on a part of a chart.
  public static let acmeAppOnChart7 = adaptive(
    light: hex(0xFFFFFF), dark: hex(0x000A02),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x021C09))
  /// For text on a part of a chart.
  public static let acmeAppOnChart8 = adaptive(
    light: hex(0x240C1D), dark: hex(0x260B19),
    lightHighContrast: hex(0xFFFFFF), darkHighContrast: hex(0x240C1D))
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential1 = adaptive(
    light: hex(0xE2E9FF), dark: hex(0x1E2437),
    lightHighContrast: hex(0xE2E9FF), darkHighContrast: hex(0x202431))
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential2 = adaptive(
    light: hex(0xC3D1FE), dark: hex(0x2C3658),
    lightHighContrast: hex(0xC0CEFB), darkHighContrast: hex(0x32394F))
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential3 = adaptive(
    light: hex(0xA6B8F5), dark: hex(0x3C497B),
    lightHighContrast: hex(0xA2B3F0), darkHighContrast: hex(0x444E6F))
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential4 = adaptive(
    light: hex(0x8BA0EC), dark: hex(0x4C5CA0),
    lightHighContrast: hex(0x8499E5), darkHighContrast: hex(0x586591))
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential5 = adaptive(
    light: hex(0x7087E3), dark: hex(0x5C71C6),
    lightHighContrast: hex(0x687ED9), darkHighContrast: hex(0x6C7CB4))
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential6 = adaptive(
    light: hex(0x596FD6), dark: hex(0x6E86EB),
    lightHighContrast: hex(0x4F63C9), darkHighContrast: hex(0x8195D6))
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential7 = adaptive(
    light: hex(0x4659BE), dark: hex(0x87A0FF),
    lightHighContrast: hex(0x3B4BAF), darkHighContrast: hex(0x9AAFF2))
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential8 = adaptive(
    light: hex(0x3443A6), dark: hex(0xA7BBFF),
    lightHighContrast: hex(0x283395), darkHighContrast: hex(0xBACBFF))
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential9 = adaptive(
    light: hex(0x242D8E), dark: hex(0xC9D6FF),
    lightHighContrast: hex(0x19187B), darkHighContrast: hex(0xDFE7FF))
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging1 = adaptive(
    light: hex(0x4C61C6), dark: hex(0x7A93F9),
    lightHighContrast: hex(0x3D4EB2), darkHighContrast: hex(0x8498DA))
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging2 = adaptive(
    light: hex(0x7085D2), dark: hex(0x6477C0),
    lightHighContrast: hex(0x6477C4), darkHighContrast: hex(0x6B7AA9))
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging3 = adaptive(
    light: hex(0x98A8DD), dark: hex(0x4E5B89),
    lightHighContrast: hex(0x8F9ED3), darkHighContrast: hex(0x535D7B))
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging4 = adaptive(
    light: hex(0xC1CAE6), dark: hex(0x3A4156),
    lightHighContrast: hex(0xBDC5E1), darkHighContrast: hex(0x3D414F))
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging5 = adaptive(
    light: hex(0xEEEDE9), dark: hex(0x282724),
    lightHighContrast: hex(0xEEEDE9), darkHighContrast: hex(0x282724))
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging6 = adaptive(
    light: hex(0xD3CBB4), dark: hex(0x48412E),
    lightHighContrast: hex(0xCEC6AF), darkHighContrast: hex(0x48412E))
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging7 = adaptive(
    light: hex(0xB9A97B), dark: hex(0x6C5D31),
    lightHighContrast: hex(0xB0A072), darkHighContrast: hex(0x6C5D31))
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging8 = adaptive(
    light: hex(0xA0883E), dark: hex(0x917A2F),
    lightHighContrast: hex(0x927B30), darkHighContrast: hex(0x917A2F))
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging9 = adaptive(
    light: hex(0x836900), dark: hex(0xB99825),
    lightHighContrast: hex(0x6F5800), darkHighContrast: hex(0xB99825))

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
  /// For a part of a chart.
  public static let acmeAppChart1 = Color(color: .acmeAppChart1)
  /// For a part of a chart.
  public static let acmeAppChart2 = Color(color: .acmeAppChart2)
  /// For a part of a chart.
  public static let acmeAppChart3 = Color(color: .acmeAppChart3)
  /// For a part of a chart.
  public static let acmeAppChart4 = Color(color: .acmeAppChart4)
  /// For a part of a chart.
  public static let acmeAppChart5 = Color(color: .acmeAppChart5)
  /// For a part of a chart.
  public static let acmeAppChart6 = Color(color: .acmeAppChart6)
  /// For a part of a chart.
  public static let acmeAppChart7 = Color(color: .acmeAppChart7)
  /// For a part of a chart.
  public static let acmeAppChart8 = Color(color: .acmeAppChart8)
  /// For text on a part of a chart.
  public static let acmeAppOnChart1 = Color(color: .acmeAppOnChart1)
  /// For text on a part of a chart.
  public static let acmeAppOnChart2 = Color(color: .acmeAppOnChart2)
  /// For text on a part of a chart.
  public static let acmeAppOnChart3 = Color(color: .acmeAppOnChart3)
  /// For text on a part of a chart.
  public static let acmeAppOnChart4 = Color(color: .acmeAppOnChart4)
  /// For text on a part of a chart.
  public static let acmeAppOnChart5 = Color(color: .acmeAppOnChart5)
  /// For text on a part of a chart.
  public static let acmeAppOnChart6 = Color(color: .acmeAppOnChart6)
  /// For text on a part of a chart.
  public static let acmeAppOnChart7 = Color(color: .acmeAppOnChart7)
  /// For text on a part of a chart.
  public static let acmeAppOnChart8 = Color(color: .acmeAppOnChart8)
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential1 = Color(color: .acmeAppSequential1)
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential2 = Color(color: .acmeAppSequential2)
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential3 = Color(color: .acmeAppSequential3)
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential4 = Color(color: .acmeAppSequential4)
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential5 = Color(color: .acmeAppSequential5)
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential6 = Color(color: .acmeAppSequential6)
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential7 = Color(color: .acmeAppSequential7)
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential8 = Color(color: .acmeAppSequential8)
  /// For a chart’s amounts, from little to much.
  public static let acmeAppSequential9 = Color(color: .acmeAppSequential9)
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging1 = Color(color: .acmeAppDiverging1)
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging2 = Color(color: .acmeAppDiverging2)
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging3 = Color(color: .acmeAppDiverging3)
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging4 = Color(color: .acmeAppDiverging4)
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging5 = Color(color: .acmeAppDiverging5)
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging6 = Color(color: .acmeAppDiverging6)
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging7 = Color(color: .acmeAppDiverging7)
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging8 = Color(color: .acmeAppDiverging8)
  /// For a chart’s amounts, on both sides of a middle.
  public static let acmeAppDiverging9 = Color(color: .acmeAppDiverging9)

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
  public static var acmeAppChart1: Color { Color.acmeAppChart1 }
  public static var acmeAppChart2: Color { Color.acmeAppChart2 }
  public static var acmeAppChart3: Color { Color.acmeAppChart3 }
  public static var acmeAppChart4: Color { Color.acmeAppChart4 }
  public static var acmeAppChart5: Color { Color.acmeAppChart5 }
  public static var acmeAppChart6: Color { Color.acmeAppChart6 }
  public static var acmeAppChart7: Color { Color.acmeAppChart7 }
  public static var acmeAppChart8: Color { Color.acmeAppChart8 }
  public static var acmeAppOnChart1: Color { Color.acmeAppOnChart1 }
  public static var acmeAppOnChart2: Color { Color.acmeAppOnChart2 }
  public static var acmeAppOnChart3: Color { Color.acmeAppOnChart3 }
  public static var acmeAppOnChart4: Color { Color.acmeAppOnChart4 }
  public static var acmeAppOnChart5: Color { Color.acmeAppOnChart5 }
  public static var acmeAppOnChart6: Color { Color.acmeAppOnChart6 }
  public static var acmeAppOnChart7: Color { Color.acmeAppOnChart7 }
  public static var acmeAppOnChart8: Color { Color.acmeAppOnChart8 }
  public static var acmeAppSequential1: Color { Color.acmeAppSequential1 }
  public static var acmeAppSequential2: Color { Color.acmeAppSequential2 }
  public static var acmeAppSequential3: Color { Color.acmeAppSequential3 }
  public static var acmeAppSequential4: Color { Color.acmeAppSequential4 }
  public static var acmeAppSequential5: Color { Color.acmeAppSequential5 }
  public static var acmeAppSequential6: Color { Color.acmeAppSequential6 }
  public static var acmeAppSequential7: Color { Color.acmeAppSequential7 }
  public static var acmeAppSequential8: Color { Color.acmeAppSequential8 }
  public static var acmeAppSequential9: Color { Color.acmeAppSequential9 }
  public static var acmeAppDiverging1: Color { Color.acmeAppDiverging1 }
  public static var acmeAppDiverging2: Color { Color.acmeAppDiverging2 }
  public static var acmeAppDiverging3: Color { Color.acmeAppDiverging3 }
  public static var acmeAppDiverging4: Color { Color.acmeAppDiverging4 }
  public static var acmeAppDiverging5: Color { Color.acmeAppDiverging5 }
  public static var acmeAppDiverging6: Color { Color.acmeAppDiverging6 }
  public static var acmeAppDiverging7: Color { Color.acmeAppDiverging7 }
  public static var acmeAppDiverging8: Color { Color.acmeAppDiverging8 }
  public static var acmeAppDiverging9: Color { Color.acmeAppDiverging9 }
}

/// Colors for Swift Charts: .chartForegroundStyleScale(range: AcmeAppCharts.categories)
public enum AcmeAppCharts {
  /// The parts of a chart, in their order. More can't be told apart by everyone: label them, or group the rest.
  public static let categories: [Color] = [
    .acmeAppChart1,
    .acmeAppChart2,
    .acmeAppChart3,
    .acmeAppChart4,
    .acmeAppChart5,
    .acmeAppChart6,
    .acmeAppChart7,
    .acmeAppChart8,
  ]
  /// From little to much.
  public static let sequential: [Color] = [
    .acmeAppSequential1,
    .acmeAppSequential2,
    .acmeAppSequential3,
    .acmeAppSequential4,
    .acmeAppSequential5,
    .acmeAppSequential6,
    .acmeAppSequential7,
    .acmeAppSequential8,
    .acmeAppSequential9,
  ]
  /// From one end over a neutral middle to the other.
  public static let diverging: [Color] = [
    .acmeAppDiverging1,
    .acmeAppDiverging2,
    .acmeAppDiverging3,
    .acmeAppDiverging4,
    .acmeAppDiverging5,
    .acmeAppDiverging6,
    .acmeAppDiverging7,
    .acmeAppDiverging8,
    .acmeAppDiverging9,
  ]
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
