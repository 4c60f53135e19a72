/// A color in ITU-R BT.2020, encoded for display. The white point is D65.
public typealias Rec2020 = RGBColor<Rec2020Space>

/// ITU-R BT.2020 with the display's curve of BT.1886, a plain 2.4, not the camera's of BT.2020: CSS Color 4 changed to it in
/// 2025.
/// Source: CSS Color Module Level 4, section 10.9, and its sample code `lin_2020_to_XYZ` and `XYZ_to_lin_2020`.
public enum Rec2020Space: RGBSpace {
  public typealias White = D65

  public static let definition = RGBDefinition(
    xyzFromLinear: Matrix(
      (63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314),
      (26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157),
      (0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314)),
    linearFromXYZ: Matrix(
      (30_757_411 / 17_917_100, -6_372_589 / 17_917_100, -4_539_589 / 17_917_100),
      (-19_765_991 / 29_648_200, 47_925_759 / 29_648_200, 467_509 / 29_648_200),
      (792_561 / 44_930_125, -1_921_689 / 44_930_125, 42_328_811 / 44_930_125)),
    linearized: { Double(signOf: $0, magnitudeOf: power2point4($0.magnitude)) },
    encoded: { Double(signOf: $0, magnitudeOf: power1over2point4($0.magnitude)) })
}
