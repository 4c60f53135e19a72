import RealModule

extension XYZ<D65> {
  /// The tristimulus values of a color. Nothing is clamped.
  public init(_ color: A98RGB) {
    let (x, y, z) = xyzFromLinearA98 * (decoded(color.red), decoded(color.green), decoded(color.blue))
    self.init(x: x, y: y, z: z)
  }
}

extension A98RGB {
  /// Encodes tristimulus values. Nothing is clamped.
  public init(_ color: XYZ<D65>) {
    let (red, green, blue) = linearA98FromXYZ * (color.x, color.y, color.z)
    self.init(red: encoded(red), green: encoded(green), blue: encoded(blue))
  }
}

private func decoded(_ channel: Double) -> Double {
  Double(signOf: channel, magnitudeOf: power563over256(channel.magnitude))
}

private func encoded(_ light: Double) -> Double {
  Double(signOf: light, magnitudeOf: power(light.magnitude, 256.0 / 563))
}

/// Source: CSS Color Module Level 4, sample code `lin_a98rgb_to_XYZ`.
private let xyzFromLinearA98 = Matrix(
  (573536 / 994567, 263643 / 1_420_810, 187206 / 994567),
  (591459 / 1_989_134, 6_239_551 / 9_945_670, 374412 / 4_972_835),
  (53769 / 1_989_134, 351524 / 4_972_835, 4_929_758 / 4_972_835))

/// Source: CSS Color Module Level 4, sample code `XYZ_to_lin_a98rgb`.
private let linearA98FromXYZ = Matrix(
  (1_829_569 / 896150, -506331 / 896150, -308931 / 896150),
  (-851781 / 878810, 1_648_619 / 878810, 36519 / 878810),
  (16779 / 1_248_040, -147721 / 1_248_040, 1_266_979 / 1_248_040))
