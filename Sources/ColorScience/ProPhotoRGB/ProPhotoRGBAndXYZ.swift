import RealModule

extension XYZ<D50> {
  /// The tristimulus values of a color. Nothing is clamped.
  public init(_ color: ProPhotoRGB) {
    let (x, y, z) = xyzFromLinearProPhoto * (decoded(color.red), decoded(color.green), decoded(color.blue))
    self.init(x: x, y: y, z: z)
  }
}

extension ProPhotoRGB {
  /// Encodes tristimulus values. Nothing is clamped.
  public init(_ color: XYZ<D50>) {
    let (red, green, blue) = linearProPhotoFromXYZ * (color.x, color.y, color.z)
    self.init(red: encoded(red), green: encoded(green), blue: encoded(blue))
  }
}

private func decoded(_ channel: Double) -> Double {
  guard channel.magnitude > 16 / 512 else { return channel / 16 }
  return Double(signOf: channel, magnitudeOf: power1point8(channel.magnitude))
}

private func encoded(_ light: Double) -> Double {
  guard light.magnitude >= 1 / 512 else { return light * 16 }
  return Double(signOf: light, magnitudeOf: power(light.magnitude, 1 / 1.8))
}

/// Source: CSS Color Module Level 4, sample code `lin_ProPhoto_to_XYZ`.
private let xyzFromLinearProPhoto = Matrix(
  (0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
  (0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
  (0, 0, 0.82510460251046020))

/// Source: CSS Color Module Level 4, sample code `XYZ_to_lin_ProPhoto`.
private let linearProPhotoFromXYZ = Matrix(
  (1.34578688164715830, -0.25557208737979464, -0.05110186497554526),
  (-0.54463070512490190, 1.50824774284514680, 0.02052744743642139),
  (0, 0, 1.21196754563894520))
