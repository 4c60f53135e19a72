/// A color in ProPhoto RGB (ROMM), wider than what the eye can see. The white point is D50.
public typealias ProPhotoRGB = RGBColor<ProPhotoSpace>

/// ProPhoto RGB (ROMM).
/// Source: CSS Color Module Level 4, section 10.8, and its sample code `lin_ProPhoto_to_XYZ` and `XYZ_to_lin_ProPhoto`;
/// ISO 22028-2.
public enum ProPhotoSpace: RGBSpace {
  public typealias White = D50

  public static let definition = RGBDefinition(
    xyzFromLinear: Matrix(
      (0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
      (0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
      (0, 0, 0.82510460251046020)),
    linearFromXYZ: Matrix(
      (1.34578688164715830, -0.25557208737979464, -0.05110186497554526),
      (-0.54463070512490190, 1.50824774284514680, 0.02052744743642139),
      (0, 0, 1.21196754563894520)),
    linearized: { channel in
      guard channel.magnitude > 16 / 512 else { return channel / 16 }
      return Double(signOf: channel, magnitudeOf: power1point8(channel.magnitude))
    },
    encoded: { light in
      guard light.magnitude >= 1 / 512 else { return light * 16 }
      return Double(signOf: light, magnitudeOf: power(light.magnitude, 1 / 1.8))
    })
}
