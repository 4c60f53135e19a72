extension DisplayP3 {
  /// Encodes light. Every color of sRGB is within Display P3.
  public init(_ light: LinearSRGB) {
    let (red, green, blue) = linearP3FromLinearSRGB * (light.red, light.green, light.blue)
    self.init(red: gammaEncoded(red), green: gammaEncoded(green), blue: gammaEncoded(blue))
  }

  /// The same color as another in sRGB.
  public init(_ color: SRGB) { self.init(LinearSRGB(color)) }
}

extension LinearSRGB {
  /// The light of a Display P3 color. Nothing is clamped.
  public init(_ color: DisplayP3) {
    self.init(linearP3: (linearized(color.red), linearized(color.green), linearized(color.blue)))
  }

  /// The light of linear Display P3 channels.
  init(linearP3 channels: (Double, Double, Double)) {
    let (red, green, blue) = linearSRGBFromLinearP3 * channels
    self.init(red: red, green: green, blue: blue)
  }
}

extension SRGB {
  /// The same color as another in Display P3. Nothing is clamped.
  public init(_ color: DisplayP3) { self.init(LinearSRGB(color)) }
}

/// The product of CSS Color 4's `lin_P3_to_XYZ` and `XYZ_to_lin_sRGB`. Derived by `Scripts/derive-matrices.swift`.
let linearSRGBFromLinearP3 = Matrix(
  (1.2249401762805598, -0.22494017628055996, 0),
  (-0.0420569547096882, 1.0420569547096883, 0),
  (-0.0196375545903344, -0.0786360455506319, 1.0982736001409663))

/// The product of CSS Color 4's `lin_sRGB_to_XYZ` and `XYZ_to_lin_P3`. Derived by `Scripts/derive-matrices.swift`.
let linearP3FromLinearSRGB = Matrix(
  (0.8224619687143623, 0.1775380312856377, 0),
  (0.0331941988509616, 0.9668058011490384, 0),
  (0.0170826307211200, 0.0723974406639635, 0.9105199286149165))
