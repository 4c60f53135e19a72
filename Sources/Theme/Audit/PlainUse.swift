import Catalog
import ColorScience

/// A chosen color, or its associated text, in a place that has a role made for it.
struct PlainUse: Equatable, Sendable {
  /// The role made for the place.
  let role: SchemeRole
  /// The chosen color, or its associated text.
  let color: SRGB
  /// The color it reads worst on, of those it's used on.
  let background: SRGB
  /// The contrast ratio.
  let ratio: Double
  /// The ratio that the place needs.
  let required: Double

  /// The uses that fall short.
  static func shortfalls(of theme: Theme, _ appearance: Appearance, _ scheme: Scheme) -> [PlainUse] {
    roles.compactMap { PlainUse($0, of: theme, appearance, scheme) }.filter { $0.ratio < $0.required }
  }

  private static let roles: [SchemeRole] = [
    .primary, .onPrimary, .primaryText, .accent, .onAccent, .accentText, .accentOnPrimary, .accentOnDark,
  ]

  private init?(_ role: SchemeRole, of theme: Theme, _ appearance: Appearance, _ scheme: Scheme) {
    guard let tint = theme[role.part]?.tint,
      theme.primary != nil || role == .accent || role == .onAccent || role == .accentText
    else { return nil }
    self.role = role
    switch role.rule.start {
    case .text:
      let fill = scheme[role == .onPrimary ? .primary : .accent]
      color = tint.ramp.swatches.first { $0.color == fill }?.text ?? tint.text
    default: color = tint.color
    }
    // Fills may be any color in light; in dark they need 3:1 on the page.
    let isFill = role == .primary || role == .accent
    guard !isFill || appearance == .dark else { return nil }
    let backgrounds = isFill ? [.background] : role.backgrounds
    required = isFill ? 3 : role.kind.ratio(.standard)
    var worst = (background: SRGB.black, ratio: Double.infinity)
    for background in backgrounds {
      let ratio = color.asHex.contrastRatio(with: scheme.color(of: background).hex)
      if ratio < worst.ratio { worst = (scheme[background], ratio) }
    }
    (background, ratio) = worst
  }
}
