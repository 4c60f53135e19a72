import ColorScience
import TestSupport
import Testing

@Suite("Color vision, by Machado 2009")
struct ColorVisionTests {
  @Test(arguments: ColorVision.allCases)
  func graysStayGray(vision: ColorVision) {
    for level in UInt32(0)...255 {
      let gray = level << 16 | level << 8 | level
      for severity in [0, 0.25, 0.5, 1] { #expect(SRGB(gray).seen(with: vision, severity: severity).rgb == gray) }
    }
  }

  @Test(arguments: ColorVision.allCases)
  func withNoSeverityNothingChanges(vision: ColorVision) {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<1000 {
      let rgb = random.rgb()
      #expect(SRGB(rgb).seen(with: vision, severity: 0).rgb == rgb)
    }
  }

  // Source: Machado, Oliveira, Fernandes 2009, the published matrices: a column is what a primary of full light gives.
  @Test(arguments: [
    (ColorVision.protan, 1.0, 0xFF0000 as UInt32, [0.152286, 0.114503, -0.003882]),
    (.protan, 0.5, 0xFF0000, [0.458064, 0.092785, -0.007494]),
    (.deutan, 1, 0x00FF00, [0.860646, 0.672501, 0.042940]),
    (.deutan, 0.6, 0x00FF00, [0.674741, 0.754872, 0.030969]),
    (.tritan, 1, 0x0000FF, [-0.178779, 0.147602, 0.303900]),
    (.tritan, 0.3, 0x0000FF, [-0.033662, 0.031893, 0.838294]),
    // Halfway between two severities of the table, the mean of both.
    (.protan, 0.95, 0x00FF00, [1.0214605, 0.7904115, -0.0445795]),
  ])
  func thePrimariesAreAsPublished(vision: ColorVision, severity: Double, rgb: UInt32, light: [Double]) {
    let seen = LinearSRGB(SRGB(rgb).seen(with: vision, severity: severity))
    for (made, given) in zip([seen.red, seen.green, seen.blue], light) {
      #expect(abs(made - min(1, max(0, given))) < 1e-9)
    }
  }

  @Test(arguments: ColorVision.allCases, [0, 0.35, 0.6, 1])
  func theMatrixGivesTheSameColors(vision: ColorVision, severity: Double) {
    var random = SeededGenerator(seed: 63)
    let rows = vision.matrix(severity: severity)
    for _ in 0..<100 {
      let light = LinearSRGB(random.srgb())
      let products = [0, 3, 6].map { rows[$0] * light.red + rows[$0 + 1] * light.green + rows[$0 + 2] * light.blue }
      let seen = LinearSRGB(SRGB(light).seen(with: vision, severity: severity))
      for (product, channel) in zip(products, [seen.red, seen.green, seen.blue]) {
        #expect(abs(min(1, max(0, product)) - channel) < 1e-9)
      }
    }
  }

  @Test func withoutColorOnlyLuminanceRemains() {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<1000 {
      let color = random.srgb()
      let seen = color.seen(with: .achromat)
      #expect(abs(seen.relativeLuminance - color.relativeLuminance) < 1e-12)
      #expect(abs(seen.red - seen.green) < 1e-12 && abs(seen.green - seen.blue) < 1e-12)
    }
  }

  @Test(arguments: [Double.nan, -1, 2, .infinity])
  func anySeverityGivesAColorOfTheGamut(severity: Double) {
    for vision in ColorVision.allCases { #expect(SRGB(0x3F51B5).seen(with: vision, severity: severity).isInGamut) }
  }

  /// Pairs of colors that differ by about the limit decide, so half of them are near each other.
  @Test(arguments: [7.0, 9, 14])
  func colorsAreApartIfWhoeverSeesTheLeastSeesTheLimit(limit: Double) {
    var random = SeededGenerator(seed: 64)
    for _ in 0..<3000 {
      let one = SRGB(random.rgb())
      var near = OKLab(one)
      near.lightness += Double.random(in: -0.1...0.1, using: &random)
      near.a += Double.random(in: -0.1...0.1, using: &random)
      for other in [SRGB(random.rgb()), SRGB(SRGB(near).rgb)] {
        let differences = [ColorVision?.none, .protan, .deutan, .tritan].map { eyes in
          guard let eyes else { return one.difference2000(from: other) }
          return one.seen(with: eyes).difference2000(from: other.seen(with: eyes))
        }
        let least = differences.min() ?? 0
        // Closer to the limit, rounding decides.
        guard abs(least - limit) > 0.001 else { continue }
        #expect(SeenColor(one).isApart(from: SeenColor(other), by: limit) == (least >= limit))
      }
    }
  }
}
