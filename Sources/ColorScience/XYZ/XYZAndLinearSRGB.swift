extension XYZ<D65> {
  /// The tristimulus values of light. sRGB's white is D65: no adaptation takes place.
  public init(_ light: LinearSRGB) {
    let (x, y, z) = xyzFromLinearSRGB * (light.red, light.green, light.blue)
    self.init(x: x, y: y, z: z)
  }
}

extension LinearSRGB {
  /// The light of tristimulus values. Nothing is clamped.
  public init(_ color: XYZ<D65>) {
    let (red, green, blue) = linearSRGBFromXYZ * (color.x, color.y, color.z)
    self.init(red: red, green: green, blue: blue)
  }
}

/// Source: CSS Color Module Level 4, sample code `lin_sRGB_to_XYZ`, from sRGB's primaries in exact fractions.
let xyzFromLinearSRGB = Matrix(
  (506752 / 1_228_815, 87881 / 245763, 12673 / 70218),
  (87098 / 409605, 175762 / 245763, 12673 / 175545),
  (7918 / 409605, 87881 / 737289, 1_001_167 / 1_053_270))

/// Source: CSS Color Module Level 4, sample code `XYZ_to_lin_sRGB`.
let linearSRGBFromXYZ = Matrix(
  (12831 / 3959, -329 / 214, -1974 / 3959),
  (-851781 / 878810, 1_648_619 / 878810, 36519 / 878810),
  (705 / 12673, -2585 / 12673, 705 / 667))
