import Testing

/// Reads HTML as a browser would: a `<` in a text opens a tag and a `"` ends a value, wherever they're from.
struct HTMLReader {
  private var rest: Substring.UTF8View

  static func read(_ html: String) throws -> Element {
    var reader = HTMLReader(rest: html[...].utf8)
    let element = try reader.element()
    try #require(reader.rest.isEmpty, "something follows the page")
    return element
  }

  private mutating func element() throws -> Element {
    try skip("<")
    var element = Element(tag: text(upTo: " >"))
    while try next() == UInt8(ascii: " ") {
      try skip(" ")
      let name = text(upTo: "= >")
      try skip("=\"")
      element.attributes[name] = unescaped(text(upTo: "\""))
      try skip("\"")
    }
    try skip(">")
    guard element.tag != "input" else { return element }
    element.text = unescaped(text(upTo: "<"))
    while !starts(with: "</") { element.children.append(try self.element()) }
    try skip("</" + element.tag + ">")
    return element
  }

  private func next() throws -> UInt8 { try #require(rest.first, "the page ends too early") }

  private func starts(with word: String) -> Bool { rest.starts(with: word.utf8) }

  private mutating func skip(_ word: String) throws {
    try #require(starts(with: word), "\(word) is missing before \(String(rest.prefix(40)) ?? "")")
    rest = rest.dropFirst(word.utf8.count)
  }

  private mutating func text(upTo ends: String) -> String {
    let text = rest.prefix { !ends.utf8.contains($0) }
    rest = rest.dropFirst(text.count)
    return String(decoding: text, as: UTF8.self)
  }

  private func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }
}
