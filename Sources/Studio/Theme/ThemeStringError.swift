import Catalog
import ColorScience

/// Why a text is not a theme.
public enum ThemeStringError: Error, Equatable, Sendable {
  /// This part is none of primary, accent, title, body.
  case unknownPart(String)
  /// This part stands there twice.
  case repeated(String)
  /// This part has nothing after its `=`, or no `=`.
  case noValue(String)
  /// This part's value has a broken percent escape, is no UTF-8, or holds control characters.
  case unreadable(String)
  /// The part, and the value that names no color.
  case unknownColor(String, String)
  /// The text has this many bytes, more than any theme needs.
  case tooLong(Int)

  /// More bytes than this are no theme.
  static let longest = 2000

  /// What was wrong and what would be right, in one sentence.
  public var sentence: String {
    switch self {
    case .unknownPart(let part):
      "“" + shortened(part) + "” is no part of a theme; the parts are primary, accent, title and body."
    case .repeated(let part):
      "“" + shortened(part) + "” is given twice; each part of a theme is given once."
    case .noValue(let part):
      "“" + shortened(part) + "” has no value; a part reads like primary=indigo-500."
    case .unreadable(let part):
      "The value of “" + shortened(part) + "” cannot be read; a font reads like title=EB+Garamond."
    case .unknownColor(let part, let value):
      "“" + shortened(value) + "” is no " + part
        + " color; a color reads like indigo-500, pink-a200, atomic-tangerine or c0ffee."
    case .tooLong:
      "The theme is too long; one reads like primary=indigo-500&accent=pink-a200&title=Lato&body=Lato."
    }
  }
}

/// At most the first 40 bytes, so that a sentence stays one.
func shortened(_ text: String) -> String {
  text.bytes.count > 40 ? text.cut(toBytes: 39) + "…" : text
}

extension String {
  /// At most so many bytes of the text, cut between two characters.
  func cut(toBytes limit: Int) -> String {
    let bytes = bytes
    guard bytes.count > limit else { return self }
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(bytes: Array(bytes[..<end]))
  }
}
