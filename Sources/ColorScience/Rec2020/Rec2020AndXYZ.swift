extension XYZ<D65> {
  /// The tristimulus values of a color. Nothing is clamped.
  public init(_ color: Rec2020) {
    let (x, y, z) = xyzFromLinearRec2020 * (decoded(color.red), decoded(color.green), decoded(color.blue))
    self.init(x: x, y: y, z: z)
  }
}

extension Rec2020 {
  /// Encodes tristimulus values. Nothing is clamped.
  public init(_ color: XYZ<D65>) {
    let (red, green, blue) = linearRec2020FromXYZ * (color.x, color.y, color.z)
    self.init(red: encoded(red), green: encoded(green), blue: encoded(blue))
  }
}

// The display's curve of ITU-R BT.1886, a plain 2.4, not the camera's of BT.2020: CSS Color 4 changed to it in 2025.

private func decoded(_ channel: Double) -> Double {
  Double(signOf: channel, magnitudeOf: power2point4(channel.magnitude))
}

private func encoded(_ light: Double) -> Double {
  Double(signOf: light, magnitudeOf: power1over2point4(light.magnitude))
}

/// Source: CSS Color Module Level 4, sample code `lin_2020_to_XYZ`.
private let xyzFromLinearRec2020 = Matrix(
  (63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314),
  (26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157),
  (0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314))

/// Source: CSS Color Module Level 4, sample code `XYZ_to_lin_2020`.
private let linearRec2020FromXYZ = Matrix(
  (30_757_411 / 17_917_100, -6_372_589 / 17_917_100, -4_539_589 / 17_917_100),
  (-19_765_991 / 29_648_200, 47_925_759 / 29_648_200, 467_509 / 29_648_200),
  (792_561 / 44_930_125, -1_921_689 / 44_930_125, 42_328_811 / 44_930_125))
