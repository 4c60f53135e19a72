import ColorScience
import _Text

/// A color of a file as it's written: in one mode, known or not, with its place.
public struct WrittenColor: Sendable {
  /// Its name in the file: "--muted-foreground".
  public let name: String
  /// The words of its whole name in lowercase, those of what it's in first: "palette", "primary", "main".
  public let words: [String]
  /// How many of the words, from the last, are its own, not those of what it's in.
  public let ownWords: Int
  /// The part that it's only for, such as some elements by their selector; empty if it's for all of the page or the app.
  public let part: String
  /// The color, as far as it's known.
  public let value: Value
  /// The place where it's written.
  public let place: Place
  /// The name that its value is written under, if it refers to that one.
  public let source: String?
  /// Whether its mode declares it itself, rather than another mode whose color holds there, too.
  public let isOwn: Bool
  /// How it's written; nil if it can't be rewritten.
  let notation: ColorNotation?

  /// The value of a color, as far as the file tells.
  public enum Value: Sendable {
    /// A color that covers what's behind it.
    case opaque(SRGB)
    /// One that lets what's behind it through: nil if it's not known which.
    case seeThrough(SRGB?, opacity: Double)
    /// Several colors that run into one another.
    case gradient
    /// Unknown, because it refers to what isn't in the file, leads back to itself, or is computed.
    case unknown
    /// Unknown, because the file declares it more than once.
    case ambiguous
  }

  /// Bytes of one of the files.
  public struct Place: Hashable, Sendable {
    /// The index of the file.
    public let file: Int
    /// Where its value is in the file, in bytes; never empty unless the file doesn't say it.
    public let range: Range<Int>
  }

  init(
    name: String, words: [String], ownWords: Int? = nil, part: String = "", value: Value, place: Place,
    source: String? = nil, isOwn: Bool = true, notation: ColorNotation? = nil
  ) {
    self.name = name
    self.words = words
    self.ownWords = ownWords ?? words.count
    self.part = part
    self.value = value
    self.place = place
    self.source = source
    self.isOwn = isOwn
    self.notation = notation
  }

  /// The color; nil if it's see-through or not known.
  public var color: SRGB? { if case .opaque(let color) = value { color } else { nil } }

  /// The selectors of its part, without spaces around them: of `scale slider, trough`, these two.
  public var selectors: [String] {
    parts(of: part.bytes[...], separatedBy: UInt8(ascii: ",")).map { String(bytes: trimmed($0)) }
  }

  /// The words of any name, in lowercase: `--color-brandPrimary` is color, brand and primary.
  public static func words(of name: String) -> [String] { name.words }
}
