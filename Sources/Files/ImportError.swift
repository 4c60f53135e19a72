@_spi(Project) import Formats
import Theme
import _Text

/// Why a file can't be imported.
public enum ImportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There's nothing in it.
  case empty
  /// It has this many bytes, more than `Limits.importedBytes`.
  case tooLarge(Int)
  /// We can read it, but it has no color and no font.
  case nothingFound
  /// We don't know what it is.
  case unknownFormat
  /// It looks like a format, but is damaged. Takes the whole sentence: "This isn’t a whole ASE file: it ends in a color."
  case damaged(String)

  /// Says what's wrong, in one sentence.
  public var sentence: String {
    switch self {
    case .empty: "There’s nothing in this file."
    case .tooLarge: "This file is too large. The limit is " + (Limits.importedBytes >> 20).text + " MB."
    case .nothingFound: "There’s no color in this file."
    case .unknownFormat: "We can’t read this; try a link, CSS, JSON, or a palette such as .ase or .gpl."
    case .damaged(let sentence): sentence
    }
  }

  /// What `print(error)` prints: the sentence.
  public var description: String { sentence }

  public static func == (left: ImportError, right: ImportError) -> Bool { left.sentence.same(as: right.sentence) }
}
