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

  /// The hairline as a part of the stem, in percent.
  var evenness: Int { hairline * 100 / stem }
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
