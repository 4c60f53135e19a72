import ColorScience

/// A role's color in its two forms.
public struct SchemeColor: Equatable, Sendable {
  /// What a display paints: in sRGB or, if a chosen color is outside sRGB, in Display P3.
  public let painted: SRGB
  /// What's painted where there's only sRGB, with 8 bits per channel. It's the same color mapped into sRGB, except for
  /// text on a Display P3 color that black reads on and whose hex white reads on, or the reverse.
  public let hex: SRGB

  /// A color with its own hex.
  public init(_ painted: SRGB) { self.init(painted, hex: painted.asHex) }

  /// A color with another hex.
  public init(_ painted: SRGB, hex: SRGB) {
    self.painted = painted
    self.hex = hex
  }

  /// Whether the hex doesn't say what's painted.
  public var isWide: Bool { !painted.isInGamut || hasOtherHex }

  /// Whether it reaches a contrast ratio on another color, both as they are painted and as hexes.
  func reads(on other: SchemeColor, ratio: Double) -> Bool {
    painted.contrastRatio(with: other.painted) >= ratio && hex.contrastRatio(with: other.hex) >= ratio
  }

  /// Whether the hex is that of another color.
  public var hasOtherHex: Bool { painted.asHex != hex }
}
