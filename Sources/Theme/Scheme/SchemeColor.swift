import ColorScience

/// A role's color in its two forms.
public struct SchemeColor: Equatable, Sendable {
  /// The color as displayed: in sRGB, or in Display P3 if a chosen color is outside sRGB.
  public let painted: SRGB
  /// The color on an sRGB display, with 8 bits per channel. It's the same color mapped into sRGB, with one exception:
  /// text on a Display P3 color that needs black if the color's hex needs white, or the reverse.
  public let hex: SRGB

  /// A color with its own hex.
  public init(_ painted: SRGB) { self.init(painted, hex: painted.asHex) }

  /// A color with another hex.
  public init(_ painted: SRGB, hex: SRGB) {
    self.painted = painted
    self.hex = hex
  }

  /// Whether the painted color differs from its hex.
  public var isWide: Bool { !painted.isInGamut || hasOtherHex }

  /// Whether it reaches a contrast ratio on another color, both as they are painted and as hexes.
  func reads(on other: SchemeColor, ratio: Double) -> Bool {
    painted.contrastRatio(with: other.painted) >= ratio && hex.contrastRatio(with: other.hex) >= ratio
  }

  /// Whether the hex is that of another color.
  public var hasOtherHex: Bool { painted.asHex != hex }
}
