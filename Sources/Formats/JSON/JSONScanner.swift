import ColorScience
import Theme
import _Text

/// Finds every value of a JSON text in one pass.
/// Source: RFC 8259.
struct JSONScanner {
  /// How deep objects and arrays may be inside one another.
  static let deepest = 64

  private(set) var values: [JSONDocument.Value] = []
  private let bytes: [UInt8]
  private var position = 0
  /// The objects and arrays around the position.
  private var open: [Int] = []

  private enum Expected { case value, valueOrEnd, key, keyOrEnd, commaOrEnd, nothing }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the whole text.
  mutating func scan() throws(ImportError) {
    position = bytes.indexAfterByteOrderMark
    var expected = Expected.value
    while true {
      skipBlanks()
      guard position < bytes.count else {
        guard expected == .nothing else {
          throw .damaged("This JSON isn’t complete: it ends in the middle of a value.")
        }
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
        expected = isOpen(.object) ? .key : .value
      case (.commaOrEnd, _): throw wrong(isOpen(.object) ? "expected “,” or “}”" : "expected “,” or “]”")
      case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
        try string()
        skipBlanks()
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

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private func isOpen(_ kind: JSONDocument.Kind) -> Bool { open.last.map { values[$0].kind == kind } ?? false }

  private mutating func open(_ kind: JSONDocument.Kind) throws(ImportError) {
    guard open.count < Self.deepest else {
      throw .damaged("This JSON is nested too deeply: the limit is " + Self.deepest.text + " levels.")
    }
    open.append(values.count)
    try append(kind, position..<position + 1)
    position += 1
  }

  private mutating func close() {
    position += 1
    if let index = open.popLast() { values[index].next = values.count }
  }

  private mutating func append(_ kind: JSONDocument.Kind, _ range: Range<Int>) throws(ImportError) {
    guard values.count < Limits.jsonValues else {
      throw .damaged("This JSON has too many values: the limit is " + Limits.jsonValues.groupedText + ".")
    }
    values.append(JSONDocument.Value(kind, range, next: values.count + 1))
  }

  private mutating func string() throws(ImportError) {
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
    guard end < bytes.count else { throw .damaged("This JSON isn’t complete: it breaks off inside quotation marks.") }
    try append(isEscaped ? .escapedString : .string, start..<end)
    position = end + 1
  }

  private mutating func wordOrNumber() throws(ImportError) {
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

  /// An error at the current position, with its line.
  private func wrong(_ what: String) -> ImportError {
    var line = 1
    for byte in bytes[..<min(position, bytes.count)] where byte == 0x0A { line += 1 }
    return .damaged("Line " + line.text + " of this JSON has an error: " + what + ".")
  }
}

extension UInt8 {
  fileprivate var isOfWordOrNumber: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
