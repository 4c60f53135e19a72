import Catalog
import ColorScience
import Theme

/// The screen for choosing a font: a list of the device's fonts under a bar in the primary. Stories VC03 and VC04.
enum FontScreen {
  static func bar(_ role: Role, _ theme: Theme) -> Bar {
    var bar = Bar(choosing: role, theme)
    bar.typeface = theme.titleFont
    if theme.titleFont != nil { bar.titleStyle = .largeBarTitle }
    // The chosen title font has the bar to itself.
    guard role != .titleFont || theme.titleFont == nil else { return bar }
    bar.subtitle = Bar.Subtitle(
      text: role == .titleFont ? "For headings and bars" : "For everything else", typeface: theme.bodyFont,
      badge: theme.primary?.badge)
    return bar
  }

  static func list(_ role: Role, _ theme: Theme, _ library: KnownFonts) -> FontList {
    FontList(
      role, theme, library, chosen: theme[role]?.family,
      partner: role == .titleFont ? theme.bodyFont : theme.titleFont)
  }
}

extension Tint {
  /// A background for small text in the associated text color: nil if that reads at 4.5:1 on the color itself, else
  /// the nearest shade on which it does.
  fileprivate var badge: SRGB? {
    guard color.contrastRatio(with: text) < ContrastSubject.text.ratio(for: .aa) else { return nil }
    return nearestShade(reaching: ContrastSubject.text.ratio(for: .aa), on: text)?.color ?? text.blackOrWhite
  }
}
