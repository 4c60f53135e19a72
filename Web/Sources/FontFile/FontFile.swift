import Catalog
import ColorScience
import Formats
import _Text

/// A font file that the browser can draw: the name of its font, and which face of the family it is.
public struct FontFile: Sendable {
  /// The family, with what this face adds to it.
  public let family: Family
  /// The weight as CSS writes it, or the range of a variable font: "400", "100 900".
  public let weights: String
  public let isItalic: Bool
  /// The face for exports, in a file that's called as the font is; nil if its tables can't be read.
  public let face: FontFace?

  /// Reads the font's own name and style. If they can't be read, as in WOFF files, whose tables are compressed, they
  /// come from the file's name.
  /// - Parameters:
  ///   - fileName: with its extension.
  ///   - length: of the file, in bytes.
  ///   - read: returns the bytes at an offset; as many as asked for, within the file.
  public init(named fileName: String, length: Int, read: (_ offset: Int, _ count: Int) -> [UInt8]) {
    do throws(FontTablesError) {
      let tables = try FontTables(length: length, read: read)
      let (least, greatest) = (tables.leastWeight, tables.greatestWeight)
      weights = least == greatest ? least.text : least.text + " " + greatest.text
      isItalic = tables.isItalic
      family = Family(
        name: tables.family, category: tables.isMonospaced ? .mono : Family.named(tables.family).category,
        hasBold: greatest >= 600, hasItalic: tables.isItalic, source: .file)
      let ending = fileName.asciiLowercased.bytes.suffix(4).elementsEqual(".otf".bytes) ? ".otf" : ".ttf"
      face = try? FontFace(file: tables.postScriptName + ending, tables)
    } catch {
      let name = FileName(fileName)
      weights = name.isBold ? "700" : "400"
      isItalic = name.isItalic
      face = nil
      family = Family(
        name: name.family, category: Family.named(name.family).category, hasBold: name.isBold,
        hasItalic: name.isItalic, source: .file)
    }
  }

  /// Why a file isn't added.
  public enum Refusal: CaseIterable, Sendable {
    case notAFont, tooLarge, longName

    /// Reads the page's word for a refusal; nil for any other word.
    public init?(_ word: String) {
      if word.same(as: "font") {
        self = .notAFont
      } else if word.same(as: "size") {
        self = .tooLarge
      } else {
        return nil
      }
    }

    /// Says what's wrong and what would be right, in one sentence or two.
    public func sentence(about fileName: String) -> String {
      let file = "“" + shortened(fileName) + "” "
      return switch self {
      case .notAFont: file + "isn’t a font we can read. Choose a .ttf, .otf or .woff2 file."
      case .tooLarge: file + "is larger than 30 MB. Choose a smaller font file."
      case .longName: file + "has too long a name for a theme. Choose another font."
      }
    }
  }
}
