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
  /// By the role's raw value.
  private let colors: [SchemeColor]
  private let contrast: Contrast

  /// The color of a role, with 8 bits per channel: in sRGB or, if a chosen color is outside sRGB, in Display P3. A
  /// chosen color that doesn't have to move stays exactly the same.
  public subscript(role: SchemeRole) -> SRGB { color(of: role).painted }

  /// The color of a role with its hex.
  public func color(of role: SchemeRole) -> SchemeColor { colors[Int(role.rawValue)] }

  /// The color of a role on one of its backgrounds. If no color reads on pages and on the primary, a focus ring on the
  /// primary is painted in on-primary.
  public func color(of role: SchemeRole, on background: SchemeRole) -> SchemeColor {
    color(of: reads(role, on: background) ? role : .onPrimary)
  }

  /// The backgrounds that a role's color has to be readable on and is.
  public func backgrounds(of role: SchemeRole) -> [SchemeRole] { role.backgrounds.filter { reads(role, on: $0) } }

  private func reads(_ role: SchemeRole, on background: SchemeRole) -> Bool {
    background != .primary || !role.rule.isWantedOnPrimary
      || color(of: role).reads(on: color(of: background), ratio: role.kind.ratio(contrast))
  }

  /// The lowest contrast ratio of a role's color on those backgrounds, all as hexes; nil for a background.
  public func ratio(of role: SchemeRole) -> Double? {
    backgrounds(of: role).map { color(of: role).hex.contrastRatio(with: color(of: $0).hex) }.min()
  }

  fileprivate init(_ painter: SchemePainter) {
    var painter = painter
    for role in SchemeRole.allCases { painter.paint(role) }
    (colors, contrast) = (painter.colors, painter.contrast)
  }
}

extension Theme {
  /// The theme's scheme. If one color isn't chosen yet, the other replaces it; if neither is, a gray does.
  public func scheme(_ appearance: Appearance, _ contrast: Contrast = .standard) -> Scheme {
    Scheme(SchemePainter(self, appearance, contrast))
  }

  /// The scheme's color for bars and filled controls, in a quarter of the time the whole scheme takes.
  public func paintedPrimary(_ appearance: Appearance, _ contrast: Contrast = .standard) -> SRGB {
    var painter = SchemePainter(self, appearance, contrast)
    for role in SchemeRole.allCases where role.rawValue <= SchemeRole.primary.rawValue { painter.paint(role) }
    return painter.colors[Int(SchemeRole.primary.rawValue)].painted
  }
}

extension SRGB {
  /// The color as its hex: mapped into sRGB, with 8 bits per channel.
  public var asHex: SRGB { SRGB(displayable().rgb) }
}
