import Catalog
import _Text

/// A face of a family, as the tables of its font file describe it. It never changes, so it's shared, not copied.
public final class FontFace: Sendable {
  /// The family, as themes call it: "EB Garamond".
  public let family: String
  /// The family's kind of letters.
  public let category: Family.Category
  /// The license's file, "fonts-lato.txt"; nil for a person's own font.
  public let license: String?
  /// The file with the font as it was made: "Lato-Regular.ttf".
  public let file: String
  /// How many bytes the file has; nil for a person's own font, which is read as it is.
  public let length: Int?
  /// How many bytes the same font has as WOFF2; nil if it isn't there as that.
  public let lengthAsWOFF2: Int?
  /// Whether it's there as WOFF2.
  var hasWOFF2: Bool { lengthAsWOFF2 != nil }
  /// The weight, or the least and the greatest of a variable font, 1...1000.
  public let weights: ClosedRange<Int>
  /// Whether it's an italic or oblique.
  public let isItalic: Bool
  /// The name by which Apple's systems know it: "Lato-Regular".
  public let postScriptName: String
  /// "Lato Regular".
  public let fullName: String
  /// Its measures.
  public let metrics: FontMetrics
  /// Its embedding permissions.
  public let embedding: EmbeddingRights
  /// The scripts it has, by their codes in ISO 15924: "Latn", "Cyrl". Not known of a person's own font.
  public let scripts: [String]

  init(
    family: String, category: Family.Category, license: String?, file: String, length: Int?, lengthAsWOFF2: Int?,
    weights: ClosedRange<Int>, isItalic: Bool, postScriptName: String, fullName: String, metrics: FontMetrics,
    embedding: EmbeddingRights, scripts: [String]
  ) {
    self.family = family
    self.category = category
    self.license = license
    self.file = file
    self.length = length
    self.lengthAsWOFF2 = lengthAsWOFF2
    self.weights = weights
    self.isItalic = isItalic
    self.postScriptName = postScriptName
    self.fullName = fullName
    self.metrics = metrics
    self.embedding = embedding
    self.scripts = scripts
  }

  /// The name of the same font as WOFF2: "Lato-Regular.woff2".
  public var fileAsWOFF2: String { file.cut(at: ".").before + ".woff2" }
  /// The weight as CSS writes it, or the range of a variable font: "400", "100 900".
  public var weightsInCSS: String {
    weights.count == 1 ? weights.lowerBound.text : weights.lowerBound.text + " " + weights.upperBound.text
  }
  /// The style as CSS writes it: "italic" or "normal".
  public var styleInCSS: StaticString { isItalic ? "italic" : "normal" }
  /// Its weight without variation: regular if it has that.
  var weight: Int { weight(near: 400) }
  /// Its weight that's nearest to another.
  func weight(near other: Int) -> Int { min(max(other, weights.lowerBound), weights.upperBound) }
}

/// The measures of a font, in its units, as browsers use them.
public struct FontMetrics: Equatable, Sendable {
  /// Units in an em, 16...16384.
  public let unitsPerEm: Int
  /// Above the baseline, below it, and between lines.
  public let ascent, descent, lineGap: Int
  /// The average width of the letters of an English text; nil if that isn't known.
  public let averageWidth: Int?

  /// Measures in a font's units.
  public init(unitsPerEm: Int, ascent: Int, descent: Int, lineGap: Int, averageWidth: Int?) {
    (self.unitsPerEm, self.ascent, self.descent) = (unitsPerEm, ascent, descent)
    (self.lineGap, self.averageWidth) = (lineGap, averageWidth)
  }
}

/// A font's embedding permissions: the field `fsType` of its table `OS/2`.
/// Source: OpenType 1.9.1, OS/2, fsType.
public struct EmbeddingRights: Equatable, Sendable {
  /// The field.
  public let bits: Int

  /// Reads the field.
  public init(bits: Int) { self.bits = bits }

  /// Whether an app or a site may contain the font. Of several levels the least restrictive counts.
  public var allowsEmbedding: Bool { bits & 0xF != 2 && bits & 0x200 == 0 }
}

extension [FontFace] {
  /// Reads `faces.txt`, the list of the faces that come with Tintype: a line for each, with tabs between the fields. Skips
  /// lines that aren't a face.
  public init(lines text: String) { self = text.fields(separatedBy: "\n").compactMap { FontFace(line: $0) } }
}

extension FontFace {
  /// It as a line of `faces.txt`: empty or 0 for what it lacks.
  public var line: String {
    let measures = [metrics.unitsPerEm, metrics.ascent, metrics.descent, metrics.lineGap, metrics.averageWidth ?? 0]
    let names = [family, category.word, license ?? "", file]
    let lengths = [(length ?? 0).text, (lengthAsWOFF2 ?? 0).text]
    let style = [weightsInCSS, styleInCSS.description, postScriptName, fullName]
    let numbers = (measures + [embedding.bits]).map { $0.text }
    return (names + lengths + style + numbers + [scripts.text(separatedBy: " ")]).text(separatedBy: "\t")
  }

  fileprivate convenience init?(line: String) {
    let parts = line.fields(separatedBy: "\t")
    guard parts.count == 17, let category = Family.Category(word: parts[1]) else { return nil }
    let weights = parts[6].fields(separatedBy: " ").compactMap { Int(digits: $0.bytes) }
    let numbers = ([parts[4], parts[5]] + parts[10...15]).compactMap { Int(digits: $0.bytes) }
    guard let least = weights.first, let greatest = weights.last, least <= greatest, numbers.count == 8,
      numbers[2] > 0
    else { return nil }
    self.init(
      family: parts[0], category: category, license: parts[2].isEmpty ? nil : parts[2], file: parts[3],
      length: numbers[0] > 0 ? numbers[0] : nil, lengthAsWOFF2: numbers[1] > 0 ? numbers[1] : nil,
      weights: least...greatest, isItalic: parts[7].same(as: "italic"), postScriptName: parts[8],
      fullName: parts[9],
      metrics: FontMetrics(
        unitsPerEm: numbers[2], ascent: numbers[3], descent: numbers[4], lineGap: numbers[5],
        averageWidth: numbers[6] > 0 ? numbers[6] : nil),
      embedding: EmbeddingRights(bits: numbers[7]),
      scripts: parts[16].fields(separatedBy: " ").filter { !$0.isEmpty })
  }
}

extension FontFace {
  /// Reads a person's own font file.
  /// - Parameters:
  ///   - file: Its name, "Foo-Bold.ttf".
  ///   - length: Of the file, in bytes.
  ///   - read: Returns the bytes at an offset; as many as asked for, within the file.
  public convenience init(
    file: String, length: Int, read: (_ offset: Int, _ count: Int) -> [UInt8]
  ) throws(FontTablesError) {
    try self.init(file: file, FontTables(length: length, read: read))
  }

  /// A person's own font file, as its tables describe it.
  /// - Parameters:
  ///   - file: Its name.
  ///   - tables: The file's tables.
  public convenience init(file: String, _ tables: FontTables) throws(FontTablesError) {
    guard let metrics = tables.metrics else { throw .missing("head") }
    self.init(
      family: tables.family, category: tables.isMonospaced ? .mono : Family.named(tables.family).category,
      license: nil, file: file, length: nil, lengthAsWOFF2: nil,
      weights: tables.leastWeight...max(tables.leastWeight, tables.greatestWeight),
      isItalic: tables.isItalic, postScriptName: tables.postScriptName, fullName: tables.fullName, metrics: metrics,
      embedding: tables.embedding, scripts: [])
  }
}
