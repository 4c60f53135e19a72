/// A face for text, in fontconfig's terms.
struct InstalledFace {
  let family: String
  private let weight: ClosedRange<Double>
  private let slant: ClosedRange<Double>
  private let spacing: Double

  /// - Returns: nil if the name isn't one for text: a hidden font's, or one for mathematics.
  init?(family: String, weight: ClosedRange<Double>, slant: ClosedRange<Double>, spacing: Double) {
    guard !family.isEmpty, !family.hasPrefix("."), !family.split(separator: " ").contains("Math") else { return nil }
    guard !family.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return nil }
    (self.family, self.weight, self.slant, self.spacing) = (family, weight, slant, spacing)
  }

  /// Fontconfig's spacings: 0 proportional, 90 dual width, 100 mono, 110 character cell.
  var isMonospaced: Bool { spacing >= 90 }
  var isUpright: Bool { slant.lowerBound == 0 }
  var isSlanted: Bool { slant.upperBound > 0 }
  /// Fontconfig's weights: 80 regular, 180 demibold, which browsers no longer embolden, 200 bold.
  var reachesRegular: Bool { weight.lowerBound < 180 }
  var reachesBold: Bool { weight.upperBound >= 180 }
}
