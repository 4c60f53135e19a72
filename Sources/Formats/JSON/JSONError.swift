import Theme
import _Text

/// Why a text isn't JSON, and where in it.
@_spi(Project) public struct JSONError: Error, Sendable {
  /// The byte at which it stops being JSON, from 0; the number of bytes if it ends too early.
  public let offset: Int
  let reason: Reason

  enum Reason: Sendable {
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

extension ImportError {
  /// The same for someone who gave a file to read, and may not know that it's JSON.
  init(_ error: JSONError, in bytes: [UInt8]) {
    switch error.reason {
    case .ends, .breaksOff: self = .damaged("This JSON isn’t complete: " + error.text + ".")
    case .tooDeep:
      self = .damaged("This JSON is nested too deeply: the limit is " + JSONScanner.deepest.text + " levels.")
    case .tooLong:
      self = .damaged("This JSON has too many values: the limit is " + Limits.jsonValues.groupedText + ".")
    case .mistake:
      var line = 1
      for byte in bytes.prefix(error.offset) where byte == 0x0A { line += 1 }
      self = .damaged("Line " + line.text + " of this JSON has an error: " + error.text + ".")
    }
  }
}
