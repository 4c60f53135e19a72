import ColorScience
import TestSupport

extension SeededGenerator {
  mutating func rgb() -> UInt32 { UInt32(next() & 0xFFFFFF) }
  mutating func double(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
  mutating func srgb() -> SRGB {
    SRGB(red: double(in: 0...1), green: double(in: 0...1), blue: double(in: 0...1))
  }
}
