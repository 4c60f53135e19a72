import ColorScience

/// What an app paints with: a color for every role.
public struct Scheme: Equatable, Sendable {
  /// By the role's raw value.
  private let colors: [SRGB]

  /// The color of a role: of 8 bits a channel, in sRGB or, where a chosen color is outside sRGB, in Display P3. A
  /// chosen color that needn't move is as it was chosen.
  public subscript(role: SchemeRole) -> SRGB { colors[Int(role.rawValue)] }

  /// The least contrast ratio of a role on its grounds, all as hexes; nil for a ground.
  public func ratio(of role: SchemeRole) -> Double? {
    role.grounds.map { self[role].asHex.contrastRatio(with: self[$0].asHex) }.min()
  }

  fileprivate init(_ painter: SchemePainter) {
    var painter = painter
    for role in SchemeRole.allCases { painter.paint(role) }
    colors = painter.colors
  }
}

extension Theme {
  /// The scheme of the theme. Before a color is chosen, the other one takes its place; before both are, a gray does.
  public func scheme(_ appearance: Appearance, _ contrast: Contrast = .standard) -> Scheme {
    Scheme(SchemePainter(self, appearance, contrast))
  }
}

extension SRGB {
  /// The color as a hex says it: mapped into sRGB, 8 bits a channel.
  public var asHex: SRGB { SRGB(displayable().rgb) }
}
