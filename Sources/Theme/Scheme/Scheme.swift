import ColorScience

/// The colors an app paints with: one for every role.
///
/// ```swift
/// let theme = try Theme(string: "primary=indigo-500&accent=pink-a200")
/// let scheme = theme.scheme(.light)
/// scheme[.onAccent].hex        // "#280B13"
/// scheme.ratio(of: .onAccent)  // 5.49…
/// theme.scheme(.dark, .high)[.background].hex  // "#0F1013"
/// ```
public struct Scheme: Equatable, Sendable {
  /// By the role's index.
  private let colors: [SchemeColor]
  private let contrast: Contrast
  /// The brand colors of its theme.
  public let brandColors: [BrandColor]
  /// Its colors for charts; nil if it was made without.
  public let charts: ChartColors?
  /// Its roles: those of every theme, and after the accent's, those of the brand colors; last those of charts, if it has
  /// colors for them.
  public var roles: [SchemeRole] {
    SchemeRole.all(withBrandColors: brandColors.count) + (charts == nil ? [] : SchemeRole.charts)
  }

  /// The name of one of its roles: "on-mint".
  public func name(of role: SchemeRole) -> String { role.name(brandColors) }

  /// The color of a role, with 8 bits per channel: in sRGB or, if a chosen color is outside sRGB, in Display P3. A
  /// chosen color that doesn't have to move stays exactly the same.
  public subscript(role: SchemeRole) -> SRGB { color(of: role).painted }

  /// The color of a role with its hex. The accent's stands in for a brand color that the theme doesn't have, and the
  /// primary's for a chart's role in a scheme without colors for charts.
  public func color(of role: SchemeRole) -> SchemeColor {
    if role.chartPlace != nil { return charts?.color(of: role) ?? color(of: .primary) }
    let index = role.index
    return colors[index < colors.count ? index : role.ofAccent.index]
  }

  /// The color of a role on one of its backgrounds. If no color reads on pages and on the primary, a focus ring on the
  /// primary is painted in on-primary, or in black or white if on-primary is pinned and doesn't read either.
  public func color(of role: SchemeRole, on background: SchemeRole) -> SchemeColor {
    if reads(role, on: background) { return color(of: role) }
    if reads(role, in: color(of: .onPrimary), on: background) { return color(of: .onPrimary) }
    return SchemeColor(color(of: background).hex.blackOrWhite)
  }

  /// The primary's color for programs that write white on it and also write in it: the primary's text color if white reads on
  /// that, else the primary with the nearest lightness on which it does.
  public var primaryUnderWhite: SchemeColor {
    let ratio = SchemeRole.Kind.text.ratio(contrast)
    let text = color(of: .primaryText)
    if text.hex.contrastRatio(with: .white) >= ratio { return text }
    return SchemeColor(self[.primary].asHex.movedInLightness(toReach: ratio, on: [.white]) ?? .black)
  }

  /// The backgrounds that a role's color has to be readable on and is.
  public func backgrounds(of role: SchemeRole) -> [SchemeRole] { role.backgrounds.filter { reads(role, on: $0) } }

  /// Whether it needs no other color there.
  private func reads(_ role: SchemeRole, on background: SchemeRole) -> Bool {
    background != .primary || !role.rule.isWantedOnPrimary || reads(role, in: color(of: role), on: background)
  }

  private func reads(_ role: SchemeRole, in color: SchemeColor, on background: SchemeRole) -> Bool {
    color.reads(on: self.color(of: background), ratio: role.kind.ratio(contrast))
  }

  /// The lowest contrast ratio of a role's color on those backgrounds, all as hexes; nil for a background.
  public func ratio(of role: SchemeRole) -> Double? {
    backgrounds(of: role).map { color(of: role).hex.contrastRatio(with: color(of: $0).hex) }.min()
  }

  fileprivate init(_ painter: SchemePainter, _ brandColors: [BrandColor], _ charts: ChartColors?) {
    var painter = painter
    for role in SchemeRole.common { painter.paint(role) }
    for index in brandColors.indices { for role in SchemeRole.ofBrandColor(at: index) { painter.paint(role) } }
    (colors, contrast) = (painter.colors, painter.contrast)
    self.brandColors = brandColors
    self.charts = charts
  }
}

extension Theme {
  /// The theme's scheme. If one color isn't chosen yet, the other replaces it; if neither is, a gray does.
  public func scheme(_ appearance: Appearance, _ contrast: Contrast = .standard) -> Scheme {
    scheme(appearance, contrast, with: nil)
  }

  /// The theme's scheme with colors for charts: the theme's `charts`, or those of the theme that it was made from, to save
  /// time; nil for a scheme without them.
  public func scheme(_ appearance: Appearance, _ contrast: Contrast = .standard, with charts: Charts?) -> Scheme {
    Scheme(SchemePainter(self, appearance, contrast), brandColors, charts?[appearance, contrast])
  }

  /// The scheme's color for bars and filled controls, in a quarter of the time the whole scheme takes.
  public func paintedPrimary(_ appearance: Appearance, _ contrast: Contrast = .standard) -> SRGB {
    var painter = SchemePainter(self, appearance, contrast)
    for role in SchemeRole.common where role.index <= SchemeRole.primary.index { painter.paint(role) }
    return painter.colors[SchemeRole.primary.index].painted
  }
}

extension SRGB {
  /// The color as its hex: mapped into sRGB, with 8 bits per channel.
  public var asHex: SRGB { SRGB(displayable().rgb) }
}
