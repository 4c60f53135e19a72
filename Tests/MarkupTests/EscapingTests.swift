import Catalog
import Markup
import Studio
import Testing
import Theme

@Suite("Nothing from a person, a link or a file becomes markup")
struct EscapingTests {
  static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)", "</main></div>",
    "&lt;script&gt;", "&amp;quot;", "&#60;b&#62;", "a\" onclick=\"b", "\"; background: url(//evil)", "\\\"",
    "<!--", "]]>", "\u{7F}\u{80}\u{202E}\u{FEFF}", "`${alert(1)}`",
  ]

  @Test("A font's name stays a name", arguments: hostile)
  func fontNames(name: String) throws {
    for route in [Route.titleFont, .bodyFont, .summary] {
      try expectNoMarkup(of: name) { text in
        var studio = Studio.showing(route.address, .few + [Family(name: text, category: .sans)])
        studio.follow(.fonts(.fontTapped(.titleFont, text)))
        return studio
      }
    }
  }

  @Test("A font's name in a link stays a name", arguments: hostile)
  func linkedFontNames(name: String) throws {
    try expectNoMarkup(of: name) { text in
      let family = Family(name: text, category: .sans)
      let theme = Theme(
        primary: Material.primaries.first, accent: Material.accents.first, titleFont: family, bodyFont: family)
      let studio = Studio.showing("#/summary?" + theme.string)
      #expect(studio.theme.titleFont?.name == (isName(text) ? text : nil))
      return studio
    }
  }

  @Test("A search stays text", arguments: hostile + ["\u{0}\u{1}\u{1F}\t\n"])
  func searches(query: String) throws {
    try expectNoMarkup(of: query) { text in
      var studio = Studio.showing(Route.titleFont.address, [Family(name: "Lato", category: .sans)])
      studio.follow(.fonts(.searchChanged(text + text)), .fonts(.familiesUnlisted(text)))
      return studio
    }
  }

  @Test("A refused address stays text", arguments: hostile + ["\u{0}\u{1}\u{1F}\t\n"])
  func addresses(address: String) throws {
    for prefix in ["#/", "#/primary?", "#/primary?primary=", "#/primary?x="] {
      try expectNoMarkup(of: address) { Studio.showing(prefix + $0) }
    }
  }

  /// The page reads back as intended, and has the same structure as for a harmless text.
  private func expectNoMarkup(of text: String, _ studio: (String) -> Studio) throws {
    let node = studio(text).tree
    _ = MountedTree(node)
    #expect(try HTMLReader.read(node.html) == Element(html: node))
    // What's no name isn't offered.
    let harmless = studio(isName(text) ? "x" : "\t").tree
    _ = MountedTree(harmless)
    #expect(Element(node).markup == Element(harmless).markup)
  }

  /// Whether a text has no character that turns the text around it, or that can't be seen.
  private func isName(_ text: String) -> Bool {
    !text.unicodeScalars.contains { [.control, .format].contains($0.properties.generalCategory) }
  }
}
