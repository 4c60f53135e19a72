import ColorScience
import _Text

/// A value in a JSON text, and its place there. Not for outsiders: the command reads `tintype.json` and the messages of agents with it.
@_spi(Project) public struct JSON: Sendable {
  private let document: JSONDocument
  private let index: Int

  /// Reads a whole text that programs wrote. Takes time in proportion to its length.
  public init(strict bytes: [UInt8]) throws(JSONError) { try self.init(bytes, isCommented: false) }

  /// Reads a whole text that people write by hand: it may have comments, and commas after the last value. Takes time in
  /// proportion to its length.
  public init(commented bytes: [UInt8]) throws(JSONError) { try self.init(bytes, isCommented: true) }

  private init(_ bytes: [UInt8], isCommented: Bool) throws(JSONError) {
    var scanner = JSONScanner(bytes, isCommented: isCommented)
    try scanner.scan()
    self.init(JSONDocument(bytes: bytes, values: scanner.values), 0)
  }

  private init(_ document: JSONDocument, _ index: Int) {
    self.document = document
    self.index = index
  }

  private var value: JSONDocument.Value { document.values[index] }

  /// Whether it's an object.
  public var isObject: Bool { value.kind == .object }
  /// Whether it's an array.
  public var isArray: Bool { value.kind == .array }

  /// A string's UTF-8; nil for other values.
  package var bytes: [UInt8]? {
    switch value.kind {
    case .string: Array(document.bytes[value.start..<value.end])
    case .escapedString: unescaped(document.bytes[value.start..<value.end])
    default: nil
    }
  }

  /// A string; nil for other values.
  public var text: String? { bytes.map { String(bytes: $0) } }

  /// A number; nil for other values.
  public var number: Double? {
    value.kind == .number ? Double(decimal: document.bytes[value.start..<value.end]) : nil
  }

  /// `true` or `false`; nil for other values.
  public var flag: Bool? {
    guard value.kind == .word else { return nil }
    switch document.bytes[value.start] {
    case UInt8(ascii: "t"): return true
    case UInt8(ascii: "f"): return false
    default: return nil
    }
  }

  /// The bytes of the text that it begins with: an object's or array's opening bracket, or all of another value, a string
  /// with its quotation marks.
  public var range: Range<Int> { value.range }

  /// The bytes from its beginning to the end of the last value in it, without the brackets that close it.
  package var extent: Range<Int> {
    guard isObject || isArray else { return range }
    let last = document.values[max(index, value.next - 1)]
    return range.lowerBound..<max(range.upperBound, last.range.upperBound)
  }

  /// The bytes of a string without its quotation marks, or of another value; nil for a string with escapes.
  package var contentRange: Range<Int>? {
    switch value.kind {
    case .escapedString: nil
    case .string: value.start..<value.end
    default: range
    }
  }

  /// An object's keys and values, or an array's values with empty keys; empty for other values.
  public var members: Members {
    switch value.kind {
    case .object: Members(document: document, position: index + 1, end: value.next, hasKeys: true)
    case .array: Members(document: document, position: index + 1, end: value.next, hasKeys: false)
    default: Members(document: document, position: 0, end: 0, hasKeys: false)
    }
  }

  /// An object's value for a key; the first of several.
  public subscript(key: StaticString) -> JSON? {
    guard isObject else { return nil }
    for (name, value) in members where name.isSame(as: key) { return value }
    return nil
  }

  /// An object's value for a key; the first of several.
  package subscript(key: [UInt8]) -> JSON? {
    guard isObject else { return nil }
    for (name, value) in members where name.isSame(as: key) { return value }
    return nil
  }

  /// Walks over members.
  public struct Members: Sequence, IteratorProtocol {
    fileprivate let document: JSONDocument
    fileprivate var position: Int
    fileprivate let end: Int
    fileprivate let hasKeys: Bool

    /// The next member, in the text's order.
    public mutating func next() -> (key: Key, value: JSON)? {
      guard position < end else { return nil }
      let key = Key(document: document, index: hasKeys ? position : nil)
      if hasKeys { position += 1 }
      let value = JSON(document, position)
      position = document.values[position].next
      return (key, value)
    }
  }

  /// An object's key, which is only copied when it's needed.
  public struct Key {
    fileprivate let document: JSONDocument
    fileprivate let index: Int?

    /// The key's UTF-8; empty in an array.
    package var bytes: [UInt8] { index.flatMap { JSON(document, $0).bytes } ?? [] }

    /// The key as text; empty in an array.
    public var text: String { String(bytes: bytes) }

    /// The bytes of the text that it's in, with its quotation marks; empty in an array.
    public var range: Range<Int> { index.map { document.values[$0].range } ?? 0..<0 }

    /// Its first byte as it's written.
    package var first: UInt8? {
      guard let index else { return nil }
      let value = document.values[index]
      return value.start < value.end ? document.bytes[value.start] : nil
    }

    /// Whether it's this name.
    package func isSame(as name: StaticString) -> Bool {
      guard let index else { return false }
      let value = document.values[index]
      if value.kind == .escapedString { return bytes.isSame(as: name) }
      return document.bytes[value.start..<value.end].isSame(as: name)
    }

    /// Whether it has these bytes.
    package func isSame(as other: [UInt8]) -> Bool {
      guard let index else { return false }
      let value = document.values[index]
      if value.kind == .escapedString { return bytes == other }
      return value.end - value.start == other.count && document.bytes.hasRun(other, at: value.start)
    }
  }
}

/// A JSON text and the positions of its values.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  /// In the text's order, each before its contents; an object's keys are strings before their values. Never empty.
  let values: [Value]

  init(bytes: [UInt8], values: [Value]) {
    self.bytes = bytes
    self.values = values
  }

  enum Kind: UInt8 { case object, array, string, escapedString, number, word }

  struct Value: Sendable {
    let kind: Kind
    /// Its bytes in the text, a string's without the quotation marks.
    private let from: Int32
    private let to: Int32
    /// The index of the value after it and all that's in it.
    private var following: Int32

    init(_ kind: Kind, _ range: Range<Int>, next: Int) {
      self.kind = kind
      from = Int32(truncatingIfNeeded: range.lowerBound)
      to = Int32(truncatingIfNeeded: range.upperBound)
      following = Int32(truncatingIfNeeded: next)
    }

    var start: Int { Int(from) }
    var end: Int { Int(to) }
    /// Its bytes in the text, a string's with the quotation marks.
    var range: Range<Int> {
      switch kind {
      case .string, .escapedString: start - 1..<end + 1
      case .object, .array, .number, .word: start..<end
      }
    }
    var next: Int {
      get { Int(following) }
      set { following = Int32(truncatingIfNeeded: newValue) }
    }
  }
}

/// A string's bytes with its escapes replaced. Half a surrogate pair becomes U+FFFD.
private func unescaped(_ escaped: ArraySlice<UInt8>) -> [UInt8] {
  var bytes: [UInt8] = []
  var rest = escaped
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\"), let mark = rest.popFirst() else {
      bytes.append(byte)
      continue
    }
    switch mark {
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "u"):
      var unit = codeUnit(&rest)
      if UTF16.isLeadSurrogate(unit), rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
        var after = rest.dropFirst(2)
        let trail = codeUnit(&after)
        if UTF16.isTrailSurrogate(trail) {
          rest = after
          bytes += utf8(of: 0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(trail) - 0xDC00)
          continue
        }
        unit = 0xFFFD
      }
      bytes += utf8(of: UInt32(unit))
    default: bytes.append(mark)
    }
  }
  return bytes
}

/// Takes up to four hex digits.
private func codeUnit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
  var unit: UInt16 = 0
  for _ in 0..<4 {
    guard let byte = rest.first, let digit = hexDigitValue(byte) else { break }
    unit = unit << 4 | UInt16(digit)
    rest.removeFirst()
  }
  return unit
}

/// A Unicode scalar in UTF-8; U+FFFD for what isn't one.
package func utf8(of value: UInt32) -> [UInt8] {
  func following(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: value >> shift) & 0x3F }
  switch value {
  case ..<0x80: return [UInt8(truncatingIfNeeded: value)]
  case ..<0x800: return [0xC0 | UInt8(truncatingIfNeeded: value >> 6), following(0)]
  case 0xD800..<0xE000, 0x110000...: return [0xEF, 0xBF, 0xBD]
  case ..<0x10000: return [0xE0 | UInt8(truncatingIfNeeded: value >> 12), following(6), following(0)]
  default: return [0xF0 | UInt8(truncatingIfNeeded: value >> 18), following(12), following(6), following(0)]
  }
}
