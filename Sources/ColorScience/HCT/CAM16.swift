import RealModule

/// How light appears under HCT's viewing conditions: the steps of CAM16 that hue and chroma need, with the paper's
/// names.
struct CAM16 {
  /// Redness over greenness.
  let a: Double
  /// Yellowness over blueness.
  let b: Double
  private let u: Double
  private let achromatic: Double

  init(_ light: LinearSRGB) {
    let cones = adaptedConesFromLight * (light.red, light.green, light.blue)
    let (r, g, b) = (compressed(cones.0), compressed(cones.1), compressed(cones.2))
    a = (11 * r - 12 * g + b) / 11
    self.b = (r + g - 2 * b) / 9
    u = (20 * r + 20 * g + 21 * b) / 20
    achromatic = (40 * r + 20 * g + b) / 20
  }

  /// h, in radians of -π...π.
  var angle: Double { Double.atan2(y: b, x: a) }

  /// h, in degrees of 0..<360.
  var hue: Double { degrees(y: b, x: a) }

  /// C, 0 and up.
  var chroma: Double {
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else { return 0 }
    let t =
      ViewingConditions.colorfulness * eccentricity(cos: a / length, sin: b / length) * length / (u + 0.305)
    let response = max(0, achromatic) * ViewingConditions.induction / ViewingConditions.whiteResponse
    let rootOfLightness = power(response, ViewingConditions.lightnessExponent / 2)
    return power(t, 0.9) * ViewingConditions.chromaFactor * rootOfLightness
  }
}

extension LinearSRGB {
  /// The light of a CAM16 lightness (J / 100), chroma and hue; outside the gamut, or NaN, if there is none.
  init(lightness: Double, chroma: Double, hue: (cos: Double, sin: Double)) {
    let t = power(chroma / (ViewingConditions.chromaFactor * lightness.squareRoot()), 1 / 0.9)
    let achromatic =
      ViewingConditions.whiteResponse * power(lightness, 1 / ViewingConditions.lightnessExponent)
      / ViewingConditions.induction
    let p1 = ViewingConditions.colorfulness * eccentricity(cos: hue.cos, sin: hue.sin)
    let length = 23 * (achromatic + 0.305) * t / (23 * p1 + t * (11 * hue.cos + 108 * hue.sin))
    let (a, b) = (length * hue.cos, length * hue.sin)
    let (red, green, blue) =
      lightFromAdaptedCones * (
        expanded((460 * achromatic + 451 * a + 288 * b) / 1403),
        expanded((460 * achromatic - 891 * a - 261 * b) / 1403),
        expanded((460 * achromatic - 220 * a - 6300 * b) / 1403)
      )
    self.init(red: red, green: green, blue: blue)
  }
}

/// e_t of a hue: ¼ (cos(h + 2) + 3.8), the 2 in radians.
private func eccentricity(cos: Double, sin: Double) -> Double {
  0.25 * (cos * -0.4161468365471424 - sin * 0.9092974268256817 + 3.8)
}

/// The response of a cone.
private func compressed(_ cone: Double) -> Double {
  let raised = power(cone.magnitude, 0.42)
  return Double(signOf: cone, magnitudeOf: 400 * raised / (raised + 27.13))
}

/// The inverse of `compressed`.
private func expanded(_ response: Double) -> Double {
  let magnitude = response.magnitude
  let raised = max(0, 27.13 * magnitude / (400 - magnitude))
  return Double(signOf: response, magnitudeOf: power(raised, 1 / 0.42))
}
