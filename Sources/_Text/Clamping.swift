extension Double {
  /// The number, or the nearest within the range; the lower end for what isn't a number.
  package func within(_ range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? (self < range.upperBound ? self : range.upperBound) : range.lowerBound
  }

  /// The number, or the nearest within 0...1; 0 for what isn't a number.
  package var unit: Double { within(0...1) }
}
