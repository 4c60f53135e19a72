import Catalog

/// A person's choice for a role.
public enum Choice: Equatable, Sendable {
  case color(Tint)
  case font(Family)

  /// The choice in words: "Indigo 500", "EB Garamond".
  public var label: String {
    switch self {
    case .color(let tint): tint.label
    case .font(let family): family.label
    }
  }

  /// The color, nil for a font.
  public var tint: Tint? { if case .color(let tint) = self { tint } else { nil } }
  /// The font family, nil for a color.
  public var family: Family? { if case .font(let family) = self { family } else { nil } }
}
