import ColorScience

/// Whether the app's own surfaces are light or dark.
public enum Appearance: Equatable, Sendable {
  case light, dark

  /// The ground of a page.
  public var page: SRGB { self == .light ? SRGB(0xF7F7F8) : SRGB(0x131315) }
  /// The text on a page.
  public var ink: SRGB { self == .light ? SRGB(0x17171A) : SRGB(0xF2F2F4) }
  /// The label on a cell that went grey.
  public var mutedInk: SRGB { self == .light ? SRGB(0x505054) : SRGB(0xC2C2C6) }

  /// A color gone grey: light ones stay a little lighter than dark ones, and `mutedInk` reads at 4.5:1 or better on
  /// every one.
  public func muted(_ color: SRGB) -> SRGB {
    let lightness = gammaEncoded(color.relativeLuminance)
    let grey = self == .light ? 0.82 + 0.08 * lightness : 0.17 + 0.06 * lightness
    return SRGB(red: grey, green: grey, blue: grey)
  }
}
