import Catalog
import ColorScience

/// Writes HTML or XML, indented, with every text and value escaped.
/// Source: XML 1.0, 2.2 and 2.4; HTML Standard, 13.1.
struct MarkupWriter {
  typealias Attribute = (name: StaticString, value: String)

  private var bytes: [UInt8] = []
  private var depth = 0

  var text: String { String(bytes: bytes) }

  /// A line that is markup already.
  mutating func raw(_ line: String) {
    bytes += [UInt8](repeating: 0x20, count: 2 * depth)
    bytes += line.bytes
    bytes.append(0x0A)
  }

  /// A comment with a text that can't end it.
  mutating func comment(_ text: String) { raw("<!-- " + text + " -->") }

  /// An element with a text.
  mutating func element(_ name: StaticString, _ text: String) { element(name, [], text) }

  /// An element with a text.
  mutating func element(_ name: StaticString, _ attributes: [Attribute], _ text: String) {
    raw(tag(name, attributes) + ">" + escaped(text) + "</" + name.description + ">")
  }

  /// An element of XML with nothing in it.
  mutating func element(_ name: StaticString, _ attributes: [Attribute]) { raw(tag(name, attributes) + "/>") }

  /// An element with others in it.
  mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], content: (inout MarkupWriter) -> Void) {
    raw(tag(name, attributes) + ">")
    depth += 1
    content(&self)
    depth -= 1
    raw("</" + name.description + ">")
  }

  private func tag(_ name: StaticString, _ attributes: [Attribute]) -> String {
    var bytes = "<".bytes + name.description.bytes
    for attribute in attributes {
      bytes += (" " + attribute.name.description + "=\"" + escaped(attribute.value) + "\"").bytes
    }
    return String(bytes: bytes)
  }
}

/// A text with the characters of markup as references, and what XML doesn't allow as U+FFFD.
private func escaped(_ text: String) -> String {
  var bytes: [UInt8] = []
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": bytes += "&amp;".bytes
    case "<": bytes += "&lt;".bytes
    case ">": bytes += "&gt;".bytes
    case "\"": bytes += "&quot;".bytes
    case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": bytes += utf8(of: 0xFFFD)
    default: bytes += utf8(of: scalar.value)
    }
  }
  return String(bytes: bytes)
}
