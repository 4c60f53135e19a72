extension SRGB {
  /// Whether a display can show the color: every channel within 0...1, give or take a rounding error of 1e-10.
  public var isInGamut: Bool {
    isWithinUnit(red) && isWithinUnit(green) && isWithinUnit(blue)
  }

  /// The color with every channel clamped to 0...1: what the method `clip` gives.
  public var clipped: SRGB {
    SRGB(red: clampedToUnit(red), green: clampedToUnit(green), blue: clampedToUnit(blue))
  }
}

extension OKLCH {
  /// Whether an sRGB display can show the color.
  public var isInGamut: Bool { LinearSRGB(OKLab(self)).isInGamut }
}

extension OKLab {
  /// Whether an sRGB display can show the color.
  public var isInGamut: Bool { LinearSRGB(self).isInGamut }
}

extension LinearSRGB {
  /// Whether a display can show the color: every channel within 0...1, give or take a rounding error.
  public var isInGamut: Bool {
    isWithinUnit(red) && isWithinUnit(green) && isWithinUnit(blue)
  }

  /// The color with every channel clamped to 0...1. The transfer function is monotonic and keeps 0 and 1, so
  /// this is the clipping of the encoded color as well.
  public var clipped: LinearSRGB {
    LinearSRGB(red: clampedToUnit(red), green: clampedToUnit(green), blue: clampedToUnit(blue))
  }
}

/// A channel clamped to 0...1; what is not a number becomes 0.
func clampedToUnit(_ channel: Double) -> Double {
  channel > 0 ? (channel < 1 ? channel : 1) : 0
}

private func isWithinUnit(_ channel: Double) -> Bool {
  channel >= -1e-10 && channel <= 1 + 1e-10
}
