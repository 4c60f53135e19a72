@_spi(Project) import Formats
import Theme
import _Text

extension JSON {
  /// Reads a whole text, which may have comments and commas after the last value, as editors' files have. Takes time in proportion to its length.
  init(_ bytes: [UInt8]) throws(ImportError) {
    do throws(JSONError) {
      try self.init(commented: bytes)
    } catch {
      throw ImportError(error, in: bytes)
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
