import Catalog
import ColorScience
import Theme

/// A complete theme with everything that formats write about it.
public struct ExportedTheme: Sendable {
  /// The theme itself.
  public let theme: Theme
  /// What the app is called; nil if it has no name.
  public var name: String? { theme.name?.text }
  /// The primary and the accent, each with its ramp.
  public let primary, accent: Tint
  /// The title font, with the weight for titles.
  public let title: ExportedFont
  /// The body font, with the weight for body text.
  public let body: ExportedFont
  /// The schemes at standard contrast.
  public let light, dark: Scheme
  /// The schemes at high contrast.
  public let lightHighContrast, darkHighContrast: Scheme

  /// Refuses a theme that isn't complete.
  public init(_ theme: Theme) throws(ExportError) {
    guard let primary = theme.primary else { throw .missing(.primary) }
    guard let accent = theme.accent else { throw .missing(.accent) }
    guard let titleFont = theme.titleFont else { throw .missing(.titleFont) }
    guard let bodyFont = theme.bodyFont else { throw .missing(.bodyFont) }
    self.theme = theme
    self.primary = primary
    self.accent = accent
    title = ExportedFont(titleFont, weight: TextStyle.heading.weight)
    body = ExportedFont(bodyFont, weight: TextStyle.body.weight)
    light = theme.scheme(.light)
    dark = theme.scheme(.dark)
    lightHighContrast = theme.scheme(.light, .high)
    darkHighContrast = theme.scheme(.dark, .high)
  }

  /// Every role with its color in light and in dark, in the roles' order.
  public var roles: [(role: SchemeRole, light: SRGB, dark: SRGB)] {
    SchemeRole.allCases.map { ($0, light[$0], dark[$0]) }
  }

  /// The two ramps with the names they go by: "primary" and "accent".
  public var ramps: [(name: String, tint: Tint)] { [("primary", primary), ("accent", accent)] }

  /// Every shade with its name: "primary-500", "accent-a200".
  public var namedShades: [(name: String, color: SRGB)] {
    ramps.flatMap { name, tint in
      tint.ramp.swatches.map { (name + "-" + $0.step.label.asciiLowercased, $0.color) }
    }
  }

  /// Whether a color of the light or dark scheme is outside sRGB.
  public var isWide: Bool {
    for (_, light, dark) in roles where !light.isInGamut || !dark.isInGamut { return true }
    return false
  }
}

/// A font with what's needed to use it.
public struct ExportedFont: Sendable {
  /// The family.
  public let family: Family
  /// The weight to set it in, 100...900: 400 if the family is known to have no bold.
  public let weight: Int

  init(_ family: Family, weight: Int) {
    self.family = family
    self.weight = family.hasBold == false ? min(weight, 400) : weight
  }

  /// What it's called: "EB Garamond".
  public var name: String { family.name }
  /// Its weights that a theme uses, in ascending order: 400, and 700 unless the family is known to have no bold.
  public var weights: [Int] { [400, 700].filter { $0 == 400 || family.hasBold != false } }
  /// The CSS generic family to fall back on: "serif".
  public var generic: String { family.category.generic.description }
  /// As a CSS `font-family` value: its name quoted, the generic family last.
  public var cssStack: String { family.cssStack }
}
