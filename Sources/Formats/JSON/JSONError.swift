import Theme
import _Text

/// Why a text isn't JSON, and where in it.
@_spi(Project) public struct JSONError: Error, Sendable {
  /// The byte at which it stops being JSON, from 0; the number of bytes if it ends too early.
  public let offset: Int
  package let reason: Reason

  package enum Reason: Sendable {
    case ends, breaksOff, tooDeep, tooLong
    case mistake(StaticString)
  }

  init(_ reason: Reason, at offset: Int) {
    self.offset = offset
    self.reason = reason
  }

  /// The problem, to follow the place in a sentence: "expected a value".
  public var text: String {
    switch reason {
    case .ends: "it ends in the middle of a value"
    case .breaksOff: "it breaks off inside quotation marks"
    case .tooDeep: "it’s nested too deeply; the limit is " + JSONScanner.deepest.text + " levels"
    case .tooLong: "it has too many values; the limit is " + Limits.jsonValues.groupedText
    case .mistake(let what): what.description
    }
  }
}
