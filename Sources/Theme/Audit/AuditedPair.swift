import ColorScience

/// A role on one of its backgrounds, both as hexes.
public struct AuditedPair: Equatable, Sendable {
  /// The role in front.
  public let role: SchemeRole
  /// The role behind.
  public let background: SchemeRole
  /// The color in front: the role's, or on-primary's of a focus ring on a primary that the role's doesn't read on.
  public let front: SRGB
  /// The color behind.
  public let back: SRGB
  /// The contrast ratio, unrounded.
  public let ratio: Double
  /// The ratio that the role needs at the level asked for.
  public let required: Double
  /// Whether the ratio is enough.
  public var passes: Bool { ratio >= required }

  /// The contrast ratio under a kind of color vision.
  public struct SeenRatio: Equatable, Sendable {
    /// The deficiency, at its full severity.
    public let vision: ColorVision
    /// Unrounded.
    public let ratio: Double
  }

  init(_ role: SchemeRole, on background: SchemeRole, in scheme: Scheme, required: Double) {
    self.role = role
    self.background = background
    self.required = required
    front = scheme.color(of: role, on: background).hex
    back = scheme.color(of: background).hex
    ratio = front.contrastRatio(with: back)
  }

  /// The contrast ratio for each kind of color vision, at its full severity.
  public var seen: [SeenRatio] {
    ColorVision.allCases.map { vision in
      SeenRatio(vision: vision, ratio: front.seen(with: vision).contrastRatio(with: back.seen(with: vision)))
    }
  }
}
