import Foundation
import Testing

@testable import ColorScience

@Suite("Powers")
struct PowerTests {
  @Test("The series are within a few units in the last place of the C library's power", arguments: [0.42, 0.9, 1 / 0.42, 1 / 0.9, 0.659, 1 / 1.8, 256.0 / 563])
  func series(exponent: Double) {
    var random = SystemRandomNumberGenerator()
    var bases = (0..<20_000).map { _ in Double.random(in: 0...1, using: &random) }
    bases += bases.map { $0 * 1000 } + [1e-300, 1e-12, 0.5, 1, 1.4142135623730951, 2, 1e12]
    for base in bases {
      let expected = pow(base, exponent)
      #expect((powerBySeries(base, exponent) - expected).magnitude <= 8 * expected.ulp, "\(base)")
    }
  }

  @Test("What has no power is what it is in the C library")
  func edges() {
    #expect(powerBySeries(0, 0.42) == 0)
    #expect(powerBySeries(.infinity, 0.42) == .infinity)
    #expect(powerBySeries(.nan, 0.42).isNaN)
    #expect(powerBySeries(1e300, 2.4) == .infinity)
    #expect(powerBySeries(1e-300, 2.4) == 0)
  }
}
