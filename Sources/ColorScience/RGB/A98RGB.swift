/// A color in the space compatible with Adobe RGB (1998). The white point is D65.
public typealias A98RGB = RGBColor<A98Space>

/// The space compatible with Adobe RGB (1998).
/// Source: CSS Color Module Level 4, section 10.7, and its sample code `lin_a98rgb_to_XYZ` and `XYZ_to_lin_a98rgb`.
public enum A98Space: RGBSpace {
  public typealias White = D65

  public static let definition = RGBDefinition(
    xyzFromLinear: Matrix(
      (573536 / 994567, 263643 / 1_420_810, 187206 / 994567),
      (591459 / 1_989_134, 6_239_551 / 9_945_670, 374412 / 4_972_835),
      (53769 / 1_989_134, 351524 / 4_972_835, 4_929_758 / 4_972_835)),
    linearFromXYZ: Matrix(
      (1_829_569 / 896150, -506331 / 896150, -308931 / 896150),
      (-851781 / 878810, 1_648_619 / 878810, 36519 / 878810),
      (16779 / 1_248_040, -147721 / 1_248_040, 1_266_979 / 1_248_040)),
    linearized: { Double(signOf: $0, magnitudeOf: power563over256($0.magnitude)) },
    encoded: { Double(signOf: $0, magnitudeOf: power($0.magnitude, 256.0 / 563)) })
}
