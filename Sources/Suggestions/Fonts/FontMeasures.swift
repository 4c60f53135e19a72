import Catalog

/// The measures of the letters of a family's regular face, in thousandths of the font size.
public struct FontMeasures: Equatable, Sendable {
  /// The height of an x.
  public let xHeight: Int
  /// The advance width of a to z, on average.
  public let width: Int
  /// The left stroke of an o, halfway up: how heavy the face is.
  public let stem: Int
  /// The top stroke of an o, halfway across; much thinner than the stem in a face of high stroke contrast.
  public let hairline: Int

  /// Nil if no text face measures like that, which means that the measuring went wrong.
  public init?(xHeight: Int, width: Int, stem: Int, hairline: Int) {
    guard 150...1200 ~= xHeight, 100...2000 ~= width, 5...600 ~= stem, 5...600 ~= hairline else { return nil }
    self.xHeight = xHeight
    self.width = width
    self.stem = stem
    self.hairline = hairline
  }

  /// Measures letters that were drawn. All lengths are in one unit, such as pixels.
  /// - Parameters:
  ///   - fontSize: the font size.
  ///   - xHeight: the height of an x.
  ///   - alphabet: the advance width of a to z together.
  ///   - acrossO: how much an o covers of each unit along a line from its left, halfway up: 0...255.
  ///   - downO: the same along a line from its top, halfway across.
  public init?(fontSize: Double, xHeight: Double, alphabet: Double, acrossO: [UInt8], downO: [UInt8]) {
    func thousandths(_ length: Double) -> Int {
      let part = length * 1000 / fontSize
      // A damaged font may say anything.
      return abs(part) < 10_000 ? Int(part.rounded()) : 0
    }
    self.init(
      xHeight: thousandths(xHeight), width: thousandths(alphabet / 26), stem: thousandths(firstStroke(acrossO)),
      hairline: thousandths(firstStroke(downO)))
  }

  /// The hairline as a part of the stem, in percent.
  var evenness: Int { hairline * 100 / stem }
}

/// The length of the first stroke that a line crosses. A unit that's half covered counts as half.
private func firstStroke(_ line: [UInt8]) -> Double {
  var stroke = 0.0
  for coverage in line {
    if coverage == 0, stroke > 0 { break }
    stroke += Double(coverage) / 255
  }
  return stroke
}

/// A family and the measures of its letters; nil if they can't be measured.
public struct MeasuredFamily: Equatable, Sendable {
  /// Whose letters they are.
  public let family: Family
  /// In thousandths of the font size; nil if they can't be measured.
  public let measures: FontMeasures?

  /// A family with what its letters measure; nil if they can't be measured.
  public init(_ family: Family, _ measures: FontMeasures? = nil) {
    self.family = family
    self.measures = measures
  }
}
