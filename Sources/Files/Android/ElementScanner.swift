import _Text

/// The elements of an XML file that hold text, in one pass. It doesn't check that they are nested well.
struct ElementScanner {
  /// An opening tag and the text right after it.
  struct Element {
    /// "color".
    let name: String
    /// The tag's contents after the name.
    fileprivate let attributes: [UInt8]
    /// Where they begin in the file.
    fileprivate let attributesStart: Int
    /// The text up to the next tag, without white space around it; entities are replaced.
    let text: [UInt8]
    /// Where the text begins in the file.
    let textStart: Int
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next opening tag; nil at the end.
  mutating func next() -> Element? {
    while let open = bytes.index(of: UInt8(ascii: "<"), from: position) {
      if bytes.hasRun(comment, at: open) {
        position = (bytes.firstIndex(ofRun: endOfComment, from: open + 4) ?? bytes.count) + 3
        continue
      }
      guard let end = endOfTag(from: open) else {
        position = bytes.count
        return nil
      }
      position = end + 1
      let tag = bytes[(open + 1)..<end]
      guard let first = tag.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "?"), first != UInt8(ascii: "!"),
        tag.count < 2000
      else { continue }
      let nameEnd = tag.firstIndex { $0 <= 0x20 } ?? tag.endIndex
      let textEnd = bytes.index(of: UInt8(ascii: "<"), from: position) ?? bytes.count
      let text = textEnd - position < 4000 ? bytes[position..<textEnd].trimmed : []
      return Element(
        name: String(bytes: Array(tag[..<nameEnd])), attributes: Array(tag[nameEnd...]), attributesStart: nameEnd,
        text: withoutEntities(Array(text)), textStart: text.startIndex)
    }
    return nil
  }

  /// The `>` of the tag that begins here, not within quotation marks.
  private func endOfTag(from start: Int) -> Int? {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") {
        guard let end = bytes.index(of: bytes[position], from: position + 1) else { return nil }
        position = end
      }
      position += 1
    }
    return position < bytes.count ? position : nil
  }
}

extension ElementScanner.Element {
  /// The value of an attribute; nil if the element doesn't have it.
  func attribute(_ name: String) -> String? {
    range(ofAttribute: name).map { String(bytes: withoutEntities(Array(attributes[$0]))) }
  }

  /// Where the value of an attribute begins in the file; nil if the element doesn't have it.
  func start(ofAttribute name: String) -> Int? {
    range(ofAttribute: name).map { attributesStart + $0.lowerBound }
  }

  private func range(ofAttribute name: String) -> Range<Int>? {
    let wanted = name.bytes
    var position = 0
    while let equals = attributes.index(of: UInt8(ascii: "="), from: position) {
      guard equals + 1 < attributes.count else { return nil }
      let quote = attributes[equals + 1]
      guard let end = attributes.index(of: quote, from: equals + 2) else { return nil }
      if trimmed(attributes[position..<equals]) == wanted { return (equals + 2)..<end }
      position = end + 1
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
  var position = 0
  while position < text.count {
    let entity = text[position] == UInt8(ascii: "&") ? entities.first { text.hasRun($0.name, at: position + 1) } : nil
    result.append(entity?.byte ?? text[position])
    position += 1 + (entity?.name.count ?? 0)
  }
  return result
}

private let entities: [(name: [UInt8], byte: UInt8)] = [
  ("amp;".bytes, UInt8(ascii: "&")), ("lt;".bytes, UInt8(ascii: "<")), ("gt;".bytes, UInt8(ascii: ">")),
  ("quot;".bytes, UInt8(ascii: "\"")), ("apos;".bytes, UInt8(ascii: "'")),
]
