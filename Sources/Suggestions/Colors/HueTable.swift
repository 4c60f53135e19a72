/// The lightness at which people use a hue: the OKLCH lightness, 0...1, of the colors that Material chose for it. Darker yellows and
/// oranges look muddy, and lighter blues washed out.
struct HueRange: Sendable {
  let hue: Double
  /// For a primary: about Material's 700 to 500.
  let primary: (low: Double, high: Double)
  /// For an accent: about Material's A700 to A200.
  let accent: (low: Double, high: Double)

  /// The range at a hue in degrees, 0..<360, between the two nearest in the table.
  init(at hue: Double) {
    var index = 0
    while index + 2 < table.count, table[index + 1].0 <= hue { index += 1 }
    let (before, after) = (table[index], table[index + 1])
    let part = (hue - before.0) / (after.0 - before.0)
    func mixed(_ one: Double, _ other: Double) -> Double { (one + part * (other - one)) / 100 }
    self.hue = hue
    primary = (mixed(before.1, after.1), mixed(before.2, after.2))
    accent = (mixed(before.3, after.3), mixed(before.4, after.4))
  }
}

/// The hue in degrees, then lightness in hundredths: primary from and to, accent from and to. The last row is the first
/// again.
/// Source: the OKLCH of Material's palettes of 2014, smoothed by eye.
private let table: [(Double, Double, Double, Double, Double)] = [
  (0, 50, 62, 58, 67), (25, 53, 65, 60, 68), (45, 62, 71, 64, 73), (65, 70, 79, 72, 80), (85, 78, 86, 78, 87),
  (105, 82, 92, 84, 95), (120, 70, 86, 80, 92), (135, 57, 74, 72, 90), (150, 50, 66, 66, 85), (170, 48, 62, 62, 86),
  (195, 49, 64, 62, 88), (230, 52, 70, 60, 76), (260, 44, 64, 52, 65), (275, 40, 52, 50, 60), (295, 39, 49, 48, 58),
  (320, 43, 55, 54, 67), (345, 47, 59, 56, 67), (360, 50, 62, 58, 67),
]
