extension HSL {
  /// The HSL of a color; the hue is 0..<360, and 0 for gray. A color far outside the gamut gets the opposite hue
  /// instead of a negative saturation.
  public init(_ color: SRGB) {
    let highest = max(color.red, color.green, color.blue)
    let lowest = min(color.red, color.green, color.blue)
    let lightness = (highest + lowest) / 2
    let room = min(lightness, 1 - lightness)
    let saturation = room == 0 ? 0 : (highest - lightness) / room
    let hue = hexagonHue(of: color, highest: highest, lowest: lowest)
    guard saturation < 0 else {
      self.init(hue: hue, saturation: saturation, lightness: lightness)
      return
    }
    self.init(hue: hue < 180 ? hue + 180 : hue - 180, saturation: -saturation, lightness: lightness)
  }
}

extension SRGB {
  /// The channels of an HSL color. Nothing is clamped.
  public init(_ color: HSL) {
    let reach = color.saturation * min(color.lightness, 1 - color.lightness)
    let sector = turned(color.hue) / 30
    func channel(_ offset: Double) -> Double {
      let position = offset + sector
      let twelfths = position < 12 ? position : position - 12
      return color.lightness - reach * max(-1, min(twelfths - 3, 9 - twelfths, 1))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4))
  }
}

/// The hue of HSL and HWB in degrees of 0..<360, 0 for gray.
func hexagonHue(of color: SRGB, highest: Double, lowest: Double) -> Double {
  let range = highest - lowest
  guard range > 0 else { return 0 }
  let sextant =
    if color.red == highest {
      (color.green - color.blue) / range + (color.green < color.blue ? 6 : 0)
    } else if color.green == highest {
      (color.blue - color.red) / range + 2
    } else {
      (color.red - color.green) / range + 4
    }
  return turned(sextant * 60)
}
