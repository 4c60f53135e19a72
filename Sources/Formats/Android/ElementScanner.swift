import ColorScience
import _Text

/// The elements of an XML file that hold text, in one pass. It doesn't check that they are nested well.
struct ElementScanner {
  /// An opening tag and the text right after it.
  struct Element {
    /// "color".
    let name: String
    /// The tag's contents after the name.
    fileprivate let attributes: [UInt8]
    /// The text up to the next tag, without white space around it; entities are replaced.
    let text: [UInt8]
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next opening tag; nil at the end.
  mutating func next() -> Element? {
    while let open = bytes.index(of: UInt8(ascii: "<"), from: place) {
      if bytes.hasRun(comment, at: open) {
        place = (bytes.firstIndex(ofRun: endOfComment, from: open + 4) ?? bytes.count) + 3
        continue
      }
      guard let end = endOfTag(from: open) else {
        place = bytes.count
        return nil
      }
      place = end + 1
      let tag = bytes[(open + 1)..<end]
      guard let first = tag.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "?"), first != UInt8(ascii: "!"),
        tag.count < 2000
      else { continue }
      let nameEnd = tag.firstIndex { $0 <= 0x20 } ?? tag.endIndex
      let textEnd = bytes.index(of: UInt8(ascii: "<"), from: place) ?? bytes.count
      let text = textEnd - place < 4000 ? trimmed(bytes[place..<textEnd]) : []
      return Element(
        name: String(bytes: Array(tag[..<nameEnd])), attributes: Array(tag[nameEnd...]), text: withoutEntities(text))
    }
    return nil
  }

  /// The `>` of the tag that begins here, not within quotation marks.
  private func endOfTag(from start: Int) -> Int? {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
        guard let end = bytes.index(of: bytes[place], from: place + 1) else { return nil }
        place = end
      }
      place += 1
    }
    return place < bytes.count ? place : nil
  }
}

extension ElementScanner.Element {
  /// The value of an attribute; nil if the element doesn't have it.
  func attribute(_ name: String) -> String? {
    let wanted = name.bytes
    var place = 0
    while let equals = attributes.index(of: UInt8(ascii: "="), from: place) {
      guard equals + 1 < attributes.count else { return nil }
      let quote = attributes[equals + 1]
      guard let end = attributes.index(of: quote, from: equals + 2) else { return nil }
      if trimmed(attributes[place..<equals]) == wanted {
        return String(bytes: withoutEntities(Array(attributes[(equals + 2)..<end])))
      }
      place = end + 1
    }
    return nil
  }
}

private let comment = "<!--".bytes
private let endOfComment = "-->".bytes

/// The text with `&amp;` and the four other entities that every XML file has as characters.
private func withoutEntities(_ text: [UInt8]) -> [UInt8] {
  guard text.contains(UInt8(ascii: "&")) else { return text }
  var result: [UInt8] = []
  var place = 0
  while place < text.count {
    let entity = text[place] == UInt8(ascii: "&") ? entities.first { text.hasRun($0.name, at: place + 1) } : nil
    result.append(entity?.byte ?? text[place])
    place += 1 + (entity?.name.count ?? 0)
  }
  return result
}

private let entities: [(name: [UInt8], byte: UInt8)] = [
  ("amp;".bytes, UInt8(ascii: "&")), ("lt;".bytes, UInt8(ascii: "<")), ("gt;".bytes, UInt8(ascii: ">")),
  ("quot;".bytes, UInt8(ascii: "\"")), ("apos;".bytes, UInt8(ascii: "'")),
]

extension [UInt8] {
  /// The offset of a byte, from an offset on; nil if it isn't there.
  func index(of byte: UInt8, from start: Int) -> Int? {
    guard start >= 0, start < count else { return nil }
    return self[start...].firstIndex(of: byte)
  }
}
