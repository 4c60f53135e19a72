import _Text

/// Why a font's tables can't be read.
public enum FontTablesError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It isn't a single font in TrueType or OpenType; a WOFF file's tables are compressed.
  case notPlain
  /// It ends before something it should have.
  case truncated
  /// It has no table with this tag.
  case missing(String)
  /// It has no family name.
  case nameless

  /// Says what's wrong and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .notPlain: "This isn’t a font in TrueType or OpenType; use the .ttf or .otf file of one face."
    case .truncated: "This font ends too early; get the file again."
    case .missing(let tag): "This font has no table “" + shortened(tag) + "”; get the file again."
    case .nameless: "This font has no family name; get the file again."
    }
  }
}

/// The names and styles in the tables of a TrueType or OpenType font.
/// Source: OpenType 1.9.1, the tables `name`, `OS/2`, `post`, `fvar`, `head` and `hhea`.
public struct FontTables: Equatable, Sendable {
  /// The family, by its typographic name (ID 16) if it has one, else by its legacy name (ID 1).
  public let family: String
  /// The least and the greatest weight, 1...1000; the same unless the font is variable.
  public let leastWeight, greatestWeight: Int
  public let isItalic: Bool
  /// Whether all letters are equally wide.
  public let isMonospaced: Bool
  /// The name by which Apple's systems know it, "Lato-Bold"; the family's if it has none.
  public let postScriptName: String
  /// Its name for people; the family's if it has none.
  let fullName: String
  /// Its embedding permissions.
  let embedding: EmbeddingRights
  /// Its measures; nil if it has none.
  let metrics: FontMetrics?

  public static func == (left: Self, right: Self) -> Bool {
    left.family.same(as: right.family) && left.leastWeight == right.leastWeight
      && left.greatestWeight == right.greatestWeight && left.isItalic == right.isItalic
      && left.isMonospaced == right.isMonospaced
  }

  /// - Parameters:
  ///   - length: of the file, in bytes.
  ///   - read: returns the bytes at an offset; as many as asked for, within the file.
  public init(length: Int, read: (_ offset: Int, _ count: Int) -> [UInt8]) throws(FontTablesError) {
    let directory = try TableDirectory(length: length, read: read)
    let names = try directory.table("name", length, read)
    guard let family = try fontName([16, 1], in: names) else { throw .nameless }
    self.family = family
    postScriptName = try fontName([6], in: names) ?? family
    fullName = try fontName([4], in: names) ?? family

    let style = try directory.table("OS/2", length, read)
    let weight = min(max(try style.uint16(at: 4), 1), 1000)
    isItalic = try style.uint16(at: 62) & 1 != 0
    embedding = EmbeddingRights(bits: try style.uint16(at: 8))
    isMonospaced = try directory.table("post", length, read).uint32(at: 12) != 0
    if let axes = try? directory.table("fvar", length, read), let range = try? weightAxis(axes) {
      (leastWeight, greatestWeight) = range
    } else {
      (leastWeight, greatestWeight) = (weight, weight)
    }
    let header = try? directory.table("head", length, read)
    let lines = try? directory.table("hhea", length, read)
    let characters = try? directory.table("cmap", length, read)
    let widths = try? directory.table("hmtx", length, read)
    guard let header, let lines else {
      metrics = nil
      return
    }
    var width: Int?
    if let characters, let widths {
      width = (try? averageWidth(characters: characters, widths: widths, lines: lines)) ?? nil
    }
    metrics = try? FontMetrics(header: header, lines: lines, style: style, averageWidth: width)
  }
}

/// The positions of a font's tables.
private struct TableDirectory {
  private struct Record {
    var tag: UInt32
    var offset, count: Int

    /// On the page Int has 32 bits, so these may be negative.
    func isWithin(_ length: Int) -> Bool { offset >= 0 && count >= 0 && offset <= length && count <= length - offset }
  }

  private var records: [Record] = []

  init(length: Int, read: (Int, Int) -> [UInt8]) throws(FontTablesError) {
    guard length >= 12 else { throw .truncated }
    let head = BigEndian(bytes: read(0, 12))
    let versions: [UInt32] = [0x0001_0000, 0x7472_7565, 0x4F54_544F]  // 1.0, `true`, `OTTO`
    guard versions.contains(try head.uint32(at: 0)) else { throw .notPlain }
    let count = try head.uint16(at: 4)
    guard length - 12 >= 16 * count else { throw .truncated }
    let list = BigEndian(bytes: read(12, 16 * count))
    for index in 0..<count {
      records.append(
        Record(
          tag: try list.uint32(at: 16 * index), offset: Int(truncatingIfNeeded: try list.uint32(at: 16 * index + 8)),
          count: Int(truncatingIfNeeded: try list.uint32(at: 16 * index + 12))))
    }
    guard records.allSatisfy({ $0.isWithin(length) }) else { throw .truncated }
  }

  /// The table with a tag. Of a large table, only the beginning, which has everything we read.
  func table(_ tag: String, _ length: Int, _ read: (Int, Int) -> [UInt8]) throws(FontTablesError) -> BigEndian {
    let wanted = tag.bytes.reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    guard let record = records.first(where: { $0.tag == wanted }) else { throw .missing(tag) }
    return BigEndian(bytes: read(record.offset, min(record.count, 1 << 20)))
  }
}

extension FontMetrics {
  /// The measures that browsers take, in the tables `head`, `hhea` and `OS/2`.
  fileprivate init?(
    header: BigEndian, lines: BigEndian, style: BigEndian, averageWidth: Int?
  ) throws(FontTablesError) {
    let unitsPerEm = try header.uint16(at: 18)
    guard 16...16384 ~= unitsPerEm else { return nil }
    let usesTypographic = try style.uint16(at: 62) & 1 << 7 != 0
    let (table, start) = usesTypographic ? (style, 68) : (lines, 4)
    self.init(
      unitsPerEm: unitsPerEm, ascent: try table.int16(at: start), descent: -(try table.int16(at: start + 2)),
      lineGap: try table.int16(at: start + 4), averageWidth: averageWidth)
  }
}

/// The range of the `wght` axis; nil if there's no such axis.
private func weightAxis(_ table: BigEndian) throws(FontTablesError) -> (Int, Int)? {
  let (start, count, size) = (try table.uint16(at: 4), try table.uint16(at: 8), try table.uint16(at: 10))
  for index in 0..<count {
    let axis = start + index * size
    guard try table.uint32(at: axis) == 0x7767_6874 else { continue }  // `wght`
    // Fixed-point numbers; the whole part is in the upper 16 bits.
    let (least, greatest) = (try table.uint16(at: axis + 4), try table.uint16(at: axis + 12))
    return (1...1000).contains(least) && (least...1000).contains(greatest) ? (least, greatest) : nil
  }
  return nil
}
