import RealModule

extension CIELAB {
  /// The L*a*b* of tristimulus values relative to the same white.
  public init(_ color: XYZ<White>) {
    let x = response(color.x / White.x)
    let y = response(color.y)
    let z = response(color.z / White.z)
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }
}

extension XYZ {
  /// The tristimulus values of an L*a*b* color relative to the same white.
  public init(_ color: CIELAB<White>) {
    let y = (color.lightness + 16) / 116
    self.init(
      x: stimulus(y + color.a / 500) * White.x, y: stimulus(y), z: stimulus(y - color.b / 200) * White.z)
  }
}

/// CIE's f(t), with the intended constants in exact fractions: 6³/29³ and 29³/3³.
func response(_ stimulus: Double) -> Double {
  stimulus > 216 / 24389 ? Double.root(stimulus, 3) : (24389 / 27 * stimulus + 16) / 116
}

/// The inverse of `response`.
func stimulus(_ response: Double) -> Double {
  response > 6 / 29 ? response * response * response : (116 * response - 16) * 27 / 24389
}
