extension HWB {
  /// The HWB of a color; the hue is 0..<360, and 0 for gray.
  public init(_ color: SRGB) {
    let highest = max(color.red, color.green, color.blue)
    let lowest = min(color.red, color.green, color.blue)
    self.init(
      hue: hexagonHue(of: color, highest: highest, lowest: lowest), whiteness: lowest, blackness: 1 - highest)
  }
}

extension SRGB {
  /// The channels of an HWB color. Nothing is clamped.
  public init(_ color: HWB) {
    let sum = color.whiteness + color.blackness
    guard sum < 1 else {
      let gray = color.whiteness / sum
      self.init(red: gray, green: gray, blue: gray)
      return
    }
    // The mean of black's complement and white, by the pure hue: exact at both ends, so that halves round correctly.
    func channel(_ pure: Double) -> Double { pure * (1 - color.blackness) + (1 - pure) * color.whiteness }
    let pure = SRGB(HSL(hue: color.hue, saturation: 1, lightness: 0.5))
    self.init(red: channel(pure.red), green: channel(pure.green), blue: channel(pure.blue))
  }
}
