import ColorScience

/// What an app paints with: a color for every role.
public struct Scheme: Equatable, Sendable {
  /// By the role's raw value.
  private let colors: [SchemeColor]

  /// The color of a role, with 8 bits per channel: in sRGB or, if a chosen color is outside sRGB, in Display P3. A
  /// chosen color that doesn't have to move stays exactly the same.
  public subscript(role: SchemeRole) -> SRGB { color(of: role).painted }

  /// The color of a role with its hex.
  public func color(of role: SchemeRole) -> SchemeColor { colors[Int(role.rawValue)] }

  /// A role's lowest contrast ratio on its backgrounds, all as hexes; nil for a background.
  public func ratio(of role: SchemeRole) -> Double? {
    role.backgrounds.map { color(of: role).hex.contrastRatio(with: color(of: $0).hex) }.min()
  }

  fileprivate init(_ painter: SchemePainter) {
    var painter = painter
    for role in SchemeRole.allCases { painter.paint(role) }
    colors = painter.colors
  }
}

extension Theme {
  /// The theme's scheme. If one color isn't chosen yet, the other replaces it; if neither is, a gray does.
  public func scheme(_ appearance: Appearance, _ contrast: Contrast = .standard) -> Scheme {
    Scheme(SchemePainter(self, appearance, contrast))
  }

  /// What its scheme paints bars and filled controls with; takes a quarter of the time of the whole scheme.
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
