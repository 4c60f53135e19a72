import Catalog
import ColorScience

/// JSON to write for people: two spaces a level, and on one line what fits there.
/// Source: RFC 8259.
indirect enum JSONText: Sendable {
  case object([(key: String, value: JSONText)])
  case array([JSONText])
  case string(String)
  /// A number's digits.
  case number(String)
  case bool(Bool)

  /// A number with six decimals at most.
  static func number(_ number: Double) -> JSONText { .number(FixedDecimal(number, places: 6).text) }
  static func number(_ number: Int) -> JSONText { .number(number.text) }

  /// The text, which ends with a line's end.
  var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: 0)
    bytes.append(0x0A)
    return String(bytes: bytes)
  }

  /// The widest line that's used for a whole object or array.
  private static let width = 140

  private func write(to bytes: inout [UInt8], indent: Int) {
    let members: [(key: String?, value: JSONText)]
    let brackets: (open: UInt8, close: UInt8)
    switch self {
    case .string(let text): return bytes.append(jsonString: text)
    case .number(let digits):
      bytes += digits.bytes
      return
    case .bool(let bool):
      bytes += (bool ? "true" : "false").bytes
      return
    case .object(let pairs):
      members = pairs.map { ($0.key, $0.value) }
      brackets = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    case .array(let values):
      members = values.map { (nil, $0) }
      brackets = (UInt8(ascii: "["), UInt8(ascii: "]"))
    }
    if indent > 0 || members.isEmpty, let line = line(atMost: Self.width - bytes.lengthOfLastLine) {
      bytes += line
      return
    }
    bytes.append(brackets.open)
    for (index, (key, value)) in members.enumerated() {
      // Swift 6.3 takes one of two constant arrays for the other in WebAssembly.
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(0x0A)
      bytes += [UInt8](repeating: 0x20, count: indent + 2)
      bytes.append(key: key)
      value.write(to: &bytes, indent: indent + 2)
    }
    bytes.append(0x0A)
    bytes += [UInt8](repeating: 0x20, count: indent)
    bytes.append(brackets.close)
  }

  /// The value on one line; nil if that's longer.
  private func line(atMost width: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    switch self {
    case .string(let text): bytes.append(jsonString: text)
    case .number(let digits): bytes = digits.bytes
    case .bool(let bool): bytes = (bool ? "true" : "false").bytes
    case .object(let pairs):
      bytes.append(UInt8(ascii: "{"))
      for (index, (key, value)) in pairs.enumerated() {
        if index > 0 { bytes += ", ".bytes } else { bytes.append(0x20) }
        bytes.append(key: key)
        guard let line = value.line(atMost: width - bytes.count) else { return nil }
        bytes += line
      }
      bytes += (pairs.isEmpty ? "}" : " }").bytes
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes += ", ".bytes }
        guard let line = value.line(atMost: width - bytes.count) else { return nil }
        bytes += line
      }
      bytes.append(UInt8(ascii: "]"))
    }
    return bytes.count <= width ? bytes : nil
  }
}

extension [UInt8] {
  fileprivate mutating func append(key: String?) {
    guard let key else { return }
    append(jsonString: key)
    self += ": ".bytes
  }

  fileprivate var lengthOfLastLine: Int { count - (lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) }
}
