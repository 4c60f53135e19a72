import ColorScience

/// A role on one of its backgrounds, both as hexes.
public struct AuditedPair: Equatable, Sendable {
  /// The role in front.
  public let role: SchemeRole
  /// The role behind.
  public let background: SchemeRole
  /// The name of the role in front: "on-mint".
  public let name: String
  /// The name of the role behind.
  public let backgroundName: String
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
  /// If the ratio isn't enough because of a pin, what's pinned.
  public let brokenPin: BrokenPin?

  /// A pin that keeps a pair from being readable.
  public struct BrokenPin: Equatable, Sendable {
    /// The pinned role, one of the pair's.
    public let role: SchemeRole
    /// The color nearest to the pin, changed in OKLCH lightness only, with which its role reads wherever it should; nil if
    /// there's none.
    public let nearest: SRGB?
  }

  /// The contrast ratio under a kind of color vision.
  public struct SeenRatio: Equatable, Sendable {
    /// The deficiency, at its full severity.
    public let vision: ColorVision
    /// Unrounded.
    public let ratio: Double
  }

  init(
    _ role: SchemeRole, on background: SchemeRole, of theme: Theme, _ appearance: Appearance, in scheme: Scheme,
    required: Double
  ) {
    self.role = role
    self.background = background
    self.required = required
    name = scheme.name(of: role)
    backgroundName = scheme.name(of: background)
    front = scheme.color(of: role, on: background).hex
    back = scheme.color(of: background).hex
    ratio = front.contrastRatio(with: back)
    brokenPin =
      ratio >= required
      ? nil : BrokenPin(role, on: background, front: front, of: theme, appearance, in: scheme, required)
  }

  /// The contrast ratio for each kind of color vision, at its full severity.
  public var seen: [SeenRatio] {
    ColorVision.allCases.map { vision in
      SeenRatio(vision: vision, ratio: front.seen(with: vision).contrastRatio(with: back.seen(with: vision)))
    }
  }
}

extension AuditedPair.BrokenPin {
  /// Nil if neither role is pinned.
  fileprivate init?(
    _ role: SchemeRole, on background: SchemeRole, front: SRGB, of theme: Theme, _ appearance: Appearance,
    in scheme: Scheme, _ required: Double
  ) {
    if theme.pin(of: role)?.tint(appearance) != nil {
      self.role = role
      let backgrounds = scheme.backgrounds(of: role).flatMap { role in
        let color = scheme.color(of: role)
        return color.isWide ? [color.hex, color.painted] : [color.hex]
      }
      nearest = OKLCH(scheme[role]).movedInLightness(toReach: required, on: backgrounds)
    } else if theme.pin(of: background)?.tint(appearance) != nil {
      self.role = background
      nearest = OKLCH(scheme[background]).movedInLightness(toReach: required, on: [front])
    } else {
      return nil
    }
  }
}
