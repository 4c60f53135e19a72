extension SRGB {
  /// Whether an sRGB display can show the color: every channel within 0...1, give or take a rounding error of 1e-10.
  public var isInGamut: Bool {
    isWithinUnit(red) && isWithinUnit(green) && isWithinUnit(blue)
  }

  /// Whether a display with this gamut can show the color.
  public func isInGamut(of gamut: DisplayGamut) -> Bool {
    gamut == .sRGB ? isInGamut : LinearSRGB(self).isInGamut(of: gamut)
  }

  /// The color with every channel clamped to 0...1: the method `clip`.
  public var clipped: SRGB {
    SRGB(red: clampedToUnit(red), green: clampedToUnit(green), blue: clampedToUnit(blue))
  }

  /// The color with every channel of a gamut's own space clamped to 0...1.
  func clipped(to gamut: DisplayGamut) -> SRGB {
    gamut == .sRGB ? clipped : SRGB(LinearSRGB(self).clipped(to: gamut))
  }
}

extension OKLCH {
  /// Whether an sRGB display can show the color.
  public var isInGamut: Bool { isInGamut(of: .sRGB) }

  /// Whether a display with this gamut can show the color.
  public func isInGamut(of gamut: DisplayGamut) -> Bool { OKLab(self).isInGamut(of: gamut) }
}

extension OKLab {
  /// Whether an sRGB display can show the color.
  public var isInGamut: Bool { isInGamut(of: .sRGB) }

  /// Whether a display with this gamut can show the color.
  public func isInGamut(of gamut: DisplayGamut) -> Bool { LinearSRGB(self).isInGamut(of: gamut) }
}

extension LinearSRGB {
  /// Whether an sRGB display can show the color: every channel within 0...1, give or take a rounding error.
  public var isInGamut: Bool {
    isWithinUnit(red) && isWithinUnit(green) && isWithinUnit(blue)
  }

  /// Whether a display of a gamut can show the color: every channel of the gamut's own space within 0...1, give or take
  /// a rounding error.
  public func isInGamut(of gamut: DisplayGamut) -> Bool {
    // All of sRGB is in Display P3.
    if isInGamut { return true }
    guard gamut == .displayP3 else { return false }
    let (red, green, blue) = linearP3FromLinearSRGB * (red, green, blue)
    return isWithinUnit(red) && isWithinUnit(green) && isWithinUnit(blue)
  }

  /// The color with every channel clamped to 0...1. The transfer function is monotonic and keeps 0 and 1, so
  /// this is the clipping of the encoded color as well.
  public var clipped: LinearSRGB {
    LinearSRGB(red: clampedToUnit(red), green: clampedToUnit(green), blue: clampedToUnit(blue))
  }

  /// The color with every channel of a gamut's own space clamped to 0...1.
  func clipped(to gamut: DisplayGamut) -> LinearSRGB {
    guard gamut == .displayP3 else { return clipped }
    let (red, green, blue) = linearP3FromLinearSRGB * (red, green, blue)
    return LinearSRGB(linearP3: (clampedToUnit(red), clampedToUnit(green), clampedToUnit(blue)))
  }
}

/// A channel clamped to 0...1; NaN becomes 0.
func clampedToUnit(_ channel: Double) -> Double {
  channel > 0 ? (channel < 1 ? channel : 1) : 0
}

private func isWithinUnit(_ channel: Double) -> Bool {
  channel >= -1e-10 && channel <= 1 + 1e-10
}
