import ColorScience
import Theme
import _Text

/// Finds every value of a JSON text in one pass.
/// Sources: RFC 8259; for comments and trailing commas, the JSON with comments that editors keep their settings in.
package struct JSONScanner {
  /// How deep objects and arrays may be inside one another.
  package static let deepest = 64

  private(set) var values: [JSONDocument.Value] = []
  private let bytes: [UInt8]
  /// Whether comments and trailing commas are allowed.
  private let isCommented: Bool
  private var position = 0
  /// The objects and arrays around the position.
  private var open: [Int] = []

  private enum Expected { case value, valueOrEnd, key, keyOrEnd, commaOrEnd, nothing }

  init(_ bytes: [UInt8], isCommented: Bool = false) {
    self.bytes = bytes
    self.isCommented = isCommented
  }

  /// Reads the whole text.
  mutating func scan() throws(JSONError) {
    position = bytes.indexAfterByteOrderMark
    var expected = Expected.value
    while true {
      try skipBlanks()
      guard position < bytes.count else {
        guard expected == .nothing else { throw JSONError(.ends, at: bytes.count) }
        return
      }
      let byte = bytes[position]
      switch (expected, byte) {
      case (.nothing, _): throw wrong("unexpected text after the end")
      case (.valueOrEnd, UInt8(ascii: "]")),
        (.commaOrEnd, UInt8(ascii: "]")) where isOpen(.array),
        (.keyOrEnd, UInt8(ascii: "}")),
        (.commaOrEnd, UInt8(ascii: "}")) where isOpen(.object):
        close()
        expected = open.isEmpty ? .nothing : .commaOrEnd
      case (.commaOrEnd, UInt8(ascii: ",")):
        position += 1
        expected = isOpen(.object) ? (isCommented ? .keyOrEnd : .key) : (isCommented ? .valueOrEnd : .value)
      case (.commaOrEnd, _): throw wrong(isOpen(.object) ? "expected “,” or “}”" : "expected “,” or “]”")
      case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
        try string()
        try skipBlanks()
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { throw wrong("expected “:”") }
        position += 1
        expected = .value
      case (.key, _), (.keyOrEnd, _): throw wrong("expected a name in quotation marks")
      case (_, UInt8(ascii: "{")):
        try open(.object)
        expected = .keyOrEnd
      case (_, UInt8(ascii: "[")):
        try open(.array)
        expected = .valueOrEnd
      default:
        if byte == UInt8(ascii: "\"") { try string() } else { try wordOrNumber() }
        expected = open.isEmpty ? .nothing : .commaOrEnd
      }
    }
  }

  /// Moves past blanks and comments.
  private mutating func skipBlanks() throws(JSONError) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/") where isCommented: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    if bytes.hasRun("//".bytes, at: position) {
      position = bytes.index(of: 0x0A, from: position) ?? bytes.count
    } else if bytes.hasRun("/*".bytes, at: position) {
      guard let end = bytes.firstIndex(ofRun: "*/".bytes, from: position + 2) else {
        throw wrong("a comment is never closed")
      }
      position = end + 2
    } else {
      throw wrong("a comment begins with “//” or “/*”")
    }
  }

  private func isOpen(_ kind: JSONDocument.Kind) -> Bool { open.last.map { values[$0].kind == kind } ?? false }

  private mutating func open(_ kind: JSONDocument.Kind) throws(JSONError) {
    guard open.count < Self.deepest else {
      throw JSONError(.tooDeep, at: position)
    }
    open.append(values.count)
    try append(kind, position..<position + 1)
    position += 1
  }

  private mutating func close() {
    position += 1
    if let index = open.popLast() { values[index].next = values.count }
  }

  private mutating func append(_ kind: JSONDocument.Kind, _ range: Range<Int>) throws(JSONError) {
    guard values.count < Limits.jsonValues else {
      throw JSONError(.tooLong, at: position)
    }
    values.append(JSONDocument.Value(kind, range, next: values.count + 1))
  }

  private mutating func string() throws(JSONError) {
    let start = position + 1
    var end = start
    var isEscaped = false
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\") {
        isEscaped = true
        end += 1
      } else if bytes[end] < 0x20 {
        position = end
        throw wrong("a quotation mark is never closed")
      }
      end += 1
    }
    guard end < bytes.count else { throw JSONError(.breaksOff, at: bytes.count) }
    try append(isEscaped ? .escapedString : .string, start..<end)
    position = end + 1
  }

  private mutating func wordOrNumber() throws(JSONError) {
    let start = position
    while position < bytes.count, bytes[position].isOfWordOrNumber { position += 1 }
    let word = bytes[start..<position]
    switch word.first ?? 0 {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      guard Double(decimal: word) != nil else { break }
      return try append(.number, start..<position)
    default:
      guard word.elementsEqual("true".bytes) || word.elementsEqual("false".bytes) || word.elementsEqual("null".bytes)
      else { break }
      return try append(.word, start..<position)
    }
    position = start
    throw wrong("expected a value")
  }

  /// A mistake at the current position.
  private func wrong(_ what: StaticString) -> JSONError { JSONError(.mistake(what), at: position) }
}

extension UInt8 {
  fileprivate var isOfWordOrNumber: Bool {
    isLetterOrDigit || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
