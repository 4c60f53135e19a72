import ColorScience
import TestSupport
import Testing

@Suite("CIEDE2000")
struct CIEDE2000Tests {
  struct Pair: Sendable {
    let one: CIELAB<D65>
    let other: CIELAB<D65>
    let difference: Double

    init(_ l1: Double, _ a1: Double, _ b1: Double, _ l2: Double, _ a2: Double, _ b2: Double, is difference: Double) {
      one = CIELAB<D65>(lightness: l1, a: a1, b: b1)
      other = CIELAB<D65>(lightness: l2, a: a2, b: b2)
      self.difference = difference
    }
  }

  /// Source: G. Sharma, W. Wu, E. N. Dalal, 2005, table 1. Chosen to trip those who get the mean hue, the sign of the hue
  /// difference or the rotation wrong.
  static let pairs = [
    Pair(50, 2.6772, -79.7751, 50, 0, -82.7485, is: 2.0425),
    Pair(50, 3.1571, -77.2803, 50, 0, -82.7485, is: 2.8615),
    Pair(50, 2.8361, -74.02, 50, 0, -82.7485, is: 3.4412),
    Pair(50, -1.3802, -84.2814, 50, 0, -82.7485, is: 1),
    Pair(50, -1.1848, -84.8006, 50, 0, -82.7485, is: 1),
    Pair(50, -0.9009, -85.5211, 50, 0, -82.7485, is: 1),
    Pair(50, 0, 0, 50, -1, 2, is: 2.3669),
    Pair(50, -1, 2, 50, 0, 0, is: 2.3669),
    Pair(50, 2.49, -0.001, 50, -2.49, 0.0009, is: 7.1792),
    Pair(50, 2.49, -0.001, 50, -2.49, 0.001, is: 7.1792),
    Pair(50, 2.49, -0.001, 50, -2.49, 0.0011, is: 7.2195),
    Pair(50, 2.49, -0.001, 50, -2.49, 0.0012, is: 7.2195),
    Pair(50, -0.001, 2.49, 50, 0.0009, -2.49, is: 4.8045),
    Pair(50, -0.001, 2.49, 50, 0.001, -2.49, is: 4.8045),
    Pair(50, -0.001, 2.49, 50, 0.0011, -2.49, is: 4.7461),
    Pair(50, 2.5, 0, 50, 0, -2.5, is: 4.3065),
    Pair(50, 2.5, 0, 73, 25, -18, is: 27.1492),
    Pair(50, 2.5, 0, 61, -5, 29, is: 22.8977),
    Pair(50, 2.5, 0, 56, -27, -3, is: 31.903),
    Pair(50, 2.5, 0, 58, 24, 15, is: 19.4535),
    Pair(50, 2.5, 0, 50, 3.1736, 0.5854, is: 1),
    Pair(50, 2.5, 0, 50, 3.2972, 0, is: 1),
    Pair(50, 2.5, 0, 50, 1.8634, 0.5757, is: 1),
    Pair(50, 2.5, 0, 50, 3.2592, 0.335, is: 1),
    Pair(60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, is: 1.2644),
    Pair(63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, is: 1.263),
    Pair(61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, is: 1.8731),
    Pair(35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, is: 1.8645),
    Pair(22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, is: 2.0373),
    Pair(36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, is: 1.4146),
    Pair(90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, is: 1.4441),
    Pair(90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, is: 1.5381),
    Pair(6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, is: 0.6377),
    Pair(2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, is: 0.9082),
  ]

  @Test(arguments: pairs)
  func sharmasPairsComeOutToFourDecimals(pair: Pair) {
    #expect(abs(pair.one.difference2000(from: pair.other) - pair.difference) <= 0.000_05)
    #expect(abs(pair.other.difference2000(from: pair.one) - pair.difference) <= 0.000_05)
  }

  @Test func theTableIsWhole() {
    #expect(Self.pairs.count == 34)
  }

  @Test func aColorDoesNotDifferFromItselfAndBlackIsAHundredFromWhite() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<1000 {
      let color = random.srgb()
      #expect(color.difference2000(from: color) == 0)
    }
    #expect(abs(SRGB.black.difference2000(from: .white) - 100) < 1e-9)
  }

  @Test func itIsTheSameBothWaysRound() {
    var random = SeededGenerator(seed: 32)
    for _ in 0..<10_000 {
      let (one, other) = (random.srgb(), random.srgb())
      #expect(abs(one.difference2000(from: other) - other.difference2000(from: one)) < 1e-9)
    }
  }
}
