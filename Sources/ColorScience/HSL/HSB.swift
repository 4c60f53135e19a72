import _Text

extension SRGB {
  /// A color by hue, saturation and brightness, each 0...1.
  /// Source: Smith, "Color Gamut Transform Pairs", 1978.
  package init(hue: Double, saturation: Double, brightness: Double) {
    let (saturation, brightness) = (saturation.unit, brightness.unit)
    let sixth = (hue - hue.rounded(.down)).unit * 6
    func channel(_ shift: Double) -> Double {
      let sixths = sixth + shift < 6 ? sixth + shift : sixth + shift - 6
      return brightness * (1 - saturation * min(sixths, 4 - sixths).unit)
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1))
  }

  /// The hue, saturation and brightness, each 0...1. A gray's hue is 0.
  package var hsb: (hue: Double, saturation: Double, brightness: Double) {
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    guard range > 0 else { return (0, 0, most) }
    let sixth =
      most == red ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / most, most)
  }
}
