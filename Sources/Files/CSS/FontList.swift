import Formats
import _Text

/// The first family in a CSS `font-family` value; empty if that's a reference, such as `var(--font)` or `$font`.
/// Source: CSS Fonts Level 4, 2.1; CSS Syntax Level 3, 4.3.7.
package func cssFamily(_ value: [UInt8]) -> String {
  guard let quote = value.first else { return "" }
  guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
    let name = trimmed(value[..<(value.firstIndex(of: UInt8(ascii: ",")) ?? value.count)])
    return isReference(name) ? "" : String(bytes: withoutDoubleSpaces(unescapedCSS(name[...])))
  }
  var end = 1
  while end < value.count, value[end] != quote { end += value[end] == UInt8(ascii: "\\") ? 2 : 1 }
  return String(bytes: unescapedCSS(value[1..<min(end, value.count)]))
}

/// Whether it's no name but refers to one: `var(--font)`, `$font`, `@font`, `{font.base}`, `--font`.
private func isReference(_ name: [UInt8]) -> Bool {
  switch name.first {
  case UInt8(ascii: "$"), UInt8(ascii: "@"), UInt8(ascii: "{"), UInt8(ascii: "#"): true
  case UInt8(ascii: "-") where name.count > 1 && name[1] == UInt8(ascii: "-"): true
  default: name.contains(UInt8(ascii: "("))
  }
}

/// The contents of a string or a name, with its escapes resolved: a backslash and up to six hex digits are a code
/// point, and drop one white space after them; a backslash before a line end is nothing; before anything else it's that
/// character.
func unescapedCSS(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
  guard bytes.contains(UInt8(ascii: "\\")) else { return Array(bytes) }
  var name: [UInt8] = []
  var rest = bytes
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\") else {
      name.append(byte)
      continue
    }
    var point: UInt32 = 0
    var digits = 0
    while digits < 6, let digit = rest.first.flatMap(hexDigitValue) {
      point = point << 4 | UInt32(digit)
      digits += 1
      rest.removeFirst()
    }
    if digits > 0 {
      if let blank = rest.first, blank <= 0x20 { rest.removeFirst() }
      name += utf8(of: point == 0 ? 0xFFFD : point)
    } else if let next = rest.popFirst(), next != 0x0A {
      name.append(next)
    }
  }
  return name
}

private func withoutDoubleSpaces(_ bytes: [UInt8]) -> [UInt8] {
  var name: [UInt8] = []
  for byte in bytes where byte > 0x20 || (name.last ?? 0) > 0x20 { name.append(byte > 0x20 ? byte : 0x20) }
  return name
}
