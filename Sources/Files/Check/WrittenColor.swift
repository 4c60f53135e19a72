import ColorScience

/// A color of a file as it's checked: in one mode, known or not, with the place where it's written.
public struct WrittenColor: Sendable {
  /// Its name in the file: "--muted-foreground".
  public let name: String
  /// The words of its whole name in lowercase, those of what it's in first: "palette", "primary", "main".
  let words: [String]
  /// How many of the words, from the last, are its own, not those of what it's in.
  let ownWords: Int
  /// The selector of the part of a page that it's only for; empty if it's for all of it.
  let part: String
  /// The color, as far as it's known.
  public let value: Value
  /// The place where it's written.
  public let place: Place
  /// The name that its value is written under, if it refers to that one.
  public let source: String?
  /// Whether its mode declares it itself, rather than another mode whose color holds there, too.
  let isOwn: Bool
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
  public struct Place: Equatable, Sendable {
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
  var color: SRGB? { if case .opaque(let color) = value { color } else { nil } }
}
