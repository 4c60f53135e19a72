/// A color as CSS writes it: the notation's space, three components, any of which may be missing (`none`), and alpha.
///
/// Reads and prints what CSS Color Module Level 4 does: hex of 3, 4, 6 and 8 digits, the 148 names and `transparent`,
/// rgb(), rgba(), hsl(), hsla(), hwb(), lab(), lch(), oklab(), oklch() and color() with every predefined space; `none`,
/// percentages, angles in every unit, comments, white space and escapes. Out of scope, and refused by name: calc(),
/// relative colors (`from`), color-mix() and similar functions, system colors and currentcolor.
///
/// ```swift
/// let color = try CSSColor("oklch(70% 0.2 33 / 50%)")
/// color.space               // .oklch
/// color.opacity             // 0.5
/// color.displayable().hex   // "#FF6243"
/// try SRGB(CSSColor("tomato")).hex  // "#FF6347"
/// ```
public struct CSSColor: Equatable, Sendable {
  /// The notation, which says what the components are.
  public enum Space: Equatable, Sendable {
    /// rgb(), a hex or a name: encoded sRGB channels, 0...1.
    case rgb
    /// hsl(): degrees, then saturation and lightness of 0...1.
    case hsl
    /// hwb(): degrees, then whiteness and blackness of 0...1.
    case hwb
    /// lab(): CIELAB at D50, L* of 0...100.
    case lab
    /// lch(): CIE LCH at D50, L* of 0...100, chroma, degrees.
    case lch
    /// oklab(): lightness of 0...1, a, b.
    case oklab
    /// oklch(): lightness of 0...1, chroma, degrees.
    case oklch
    /// color(srgb …): channels of 0...1 in gamut, as in all cases below.
    case srgb
    /// color(srgb-linear …): light, as `LinearSRGB`.
    case srgbLinear
    /// color(display-p3 …).
    case displayP3
    /// color(display-p3-linear …): light in Display P3's primaries.
    case displayP3Linear
    /// color(a98-rgb …).
    case a98RGB
    /// color(prophoto-rgb …).
    case proPhotoRGB
    /// color(rec2020 …).
    case rec2020
    /// color(xyz-d50 …): tristimulus values, white's Y being 1.
    case xyzD50
    /// color(xyz-d65 …) and color(xyz …).
    case xyzD65
  }

  /// The space that the components are in.
  public var space: Space
  /// The first component, nil if it is `none`.
  public var first: Double?
  /// The second component, nil if it is `none`.
  public var second: Double?
  /// The third component, nil if it is `none`.
  public var third: Double?
  /// The alpha, 0 for transparent to 1 for opaque; nil if it is `none`.
  public var alpha: Double?

  /// Takes components in the units of the space, nil for `none`, and an alpha of 0...1.
  public init(_ space: Space, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1) {
    self.space = space
    self.first = first
    self.second = second
    self.third = third
    self.alpha = alpha
  }

  /// The alpha, with `none` as 0, as CSS does except when mixing colors.
  public var opacity: Double { alpha ?? 0 }
}
