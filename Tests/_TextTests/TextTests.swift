import Testing
import _Text

@Suite("Texts, byte by byte")
struct TextTests {
  @Test("Two ways to write the same letter in Unicode are two texts")
  func same() {
    #expect("Été".same(as: "Été"))
    #expect("".same(as: ""))
    #expect(!"Lato".same(as: "lato"))
    #expect(!"e\u{301}".same(as: "é"))
  }

  @Test("Only A to Z change case", arguments: [("ABCXYZ", "abcxyz"), ("É@[`{", "É@[`{"), ("a1-Z", "a1-z"), ("", "")])
  func lowercased(text: String, lower: String) {
    #expect(text.asciiLowercased == lower)
  }

  @Test(
    "A text contains another whatever the case of A to Z",
    arguments: [
      ("EB Garamond", "garamond", true), ("EB Garamond", "EB", true), ("EB Garamond", "OND", true),
      ("EB Garamond", "", true), ("", "", true), ("", "a", false), ("Lato", "Latos", false), ("Lato", "lt", false),
      ("ÉTÉ", "é", false), ("aab", "ab", true), ("源ノ角", "ノ", true),
    ])
  func contains(text: String, other: String, holds: Bool) {
    #expect(text.contains(ignoringASCIICase: other) == holds)
  }

  @Test("Texts sort whatever the case of A to Z")
  func precedes() {
    let names = ["agave", "Arial", "arial black", "Monaco", "mononoki", "Z", "Été"]
    for (index, name) in names.enumerated() {
      for (other, second) in names.enumerated() {
        #expect(name.precedes(ignoringASCIICase: second) == (index < other), "\(name), \(second)")
      }
    }
    #expect(!"LATO".precedes(ignoringASCIICase: "lato"))
  }

  @Test(
    "A text's fields are what's between the separators, including empty ones",
    arguments: [
      ("a&b", ["a", "b"]), ("", [""]), ("&", ["", ""]), ("&a&", ["", "a", ""]), ("ab", ["ab"]),
      ("é&\u{301}", ["é", "\u{301}"]), ("🖍&&🖍", ["🖍", "", "🖍"]),
    ])
  func fields(text: String, fields: [String]) {
    let found = text.fields(separatedBy: "&").map { Array($0.utf8) }
    #expect(found == fields.map { Array($0.utf8) })
  }

  @Test(
    "A text is cut at the first separator",
    arguments: [
      ("a=b=c", "a", "b=c"), ("a=", "a", ""), ("=b", "", "b"), ("ab", "ab", nil), ("", "", nil), ("é=ü", "é", "ü"),
    ] as [(String, String, String?)])
  func cut(text: String, before: String, after: String?) {
    #expect(text.cut(at: "=") == (before, after))
  }

  @Test("Texts are joined with a separator")
  func together() {
    #expect(["a", "", "b"].text(separatedBy: ", ") == "a, , b")
    #expect(["a"].text(separatedBy: ", ") == "a")
    #expect([].text(separatedBy: ", ") == "")
  }

  @Test("Bytes that aren't UTF-8 are replaced")
  func bytes() {
    #expect("é".bytes == [0xC3, 0xA9])
    #expect(String(bytes: [0x41, 0xFF, 0x42]) == "A\u{FFFD}B")
  }
}
