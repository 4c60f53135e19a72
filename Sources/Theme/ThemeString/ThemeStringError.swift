import Catalog
import ColorScience

/// Why a text isn't a theme.
public enum ThemeStringError: Error, Equatable, Sendable {
  /// The key isn't one of the roles'.
  case unknownKey(String)
  /// The key appears twice.
  case repeated(String)
  /// Nothing after this key's `=`, or no `=`.
  case noValue(String)
  /// This key's value has a broken percent escape, isn't UTF-8, or has control characters.
  case unreadable(String)
  /// The key, and a value that isn't a color.
  case unknownColor(String, String)
  /// The text has this many bytes, more than any theme needs.
  case tooLong(Int)

  /// The most bytes a theme string may have.
  public static let longest = 2000

  /// What's wrong and what would be right, in one sentence.
  public var sentence: String {
    switch self {
    case .unknownKey(let key):
      "A theme has no “" + shortened(key) + "”; it can have " + Role.allCases.map { $0.key }.listed + "."
    case .repeated(let key): "“" + shortened(key) + "” appears twice; give each part of a theme once."
    case .noValue(let key): "“" + shortened(key) + "” has no value; write it like primary=indigo-500."
    case .unreadable(let key): "The value of “" + shortened(key) + "” isn’t readable; write it like title=EB+Garamond."
    case .unknownColor(let key, let value):
      "The " + key + ", “" + shortened(value)
        + "”, isn’t a color we know; try indigo-500, pink-a200, atomic-tangerine or c0ffee."
    case .tooLong(let length):
      "This theme is " + length.text + " bytes long; the most is " + ThemeStringError.longest.text + "."
    }
  }
}

extension [String] {
  /// The words as English lists them: "red, green and blue".
  public var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return Array(dropLast()).text(separatedBy: ", ") + " and " + last
  }
}
