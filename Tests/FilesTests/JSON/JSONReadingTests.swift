import Testing
import _Text

@_spi(Project) @testable import Files
@_spi(Project) @testable import Formats

@Suite("Reading JSON")
struct JSONReadingTests {
  @Test("Knows objects, arrays, strings and numbers")
  func values() throws {
    let json = try JSON("{\"a\": [1, -2.5e1, \"b\"], \"c\": {\"d\": null, \"e\": true}}".bytes)
    #expect(json["a"]?.members.map(\.value.number) == [1, -25, nil])
    #expect(json["a"]?.members.map(\.value.text) == [nil, nil, "b"])
    #expect(json["c"]?.members.map { String(bytes: $0.key.bytes) } == ["d", "e"])
    #expect(json["c"]?["d"]?.text == nil && json["d"] == nil)
  }

  @Test(
    "Replaces escapes",
    arguments: [
      (#""a\nb\t\"\\\/""#, "a\nb\t\"\\/"), (#""\u00e9\u20AC""#, "é€"), (#""\ud83d\ude00!""#, "😀!"),
      (#""\ud83d""#, "\u{FFFD}"), (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ude00""#, "\u{FFFD}"), (#""é🖍""#, "é🖍"),
    ])
  func escapes(json: String, text: String) throws {
    #expect(try JSON(json.bytes).text == text)
  }

  @Test("Finds a key that's written with escapes")
  func escapedKey() throws {
    #expect(try JSON(#"{"\u0061": 1}"#.bytes)["a"]?.number == 1)
  }

  @Test("Takes the first of two values for a key")
  func repeated() throws {
    #expect(try JSON(#"{"a": 1, "a": 2}"#.bytes)["a"]?.number == 1)
  }

  @Test(
    "Says in which line a mistake is, and what would be right",
    arguments: [
      ("", "This JSON isn’t complete: it ends in the middle of a value."),
      ("{\"a\":", "This JSON isn’t complete: it ends in the middle of a value."),
      ("[\"a", "This JSON isn’t complete: it breaks off inside quotation marks."),
      ("[1,\n 2\n 3]", "Line 3 of this JSON has an error: expected “,” or “]”."),
      ("{\n\"a\": 1]", "Line 2 of this JSON has an error: expected “,” or “}”."),
      ("{a: 1}", "Line 1 of this JSON has an error: expected a name in quotation marks."),
      ("{\"a\" 1}", "Line 1 of this JSON has an error: expected “:”."),
      ("[nil]", "Line 1 of this JSON has an error: expected a value."),
      ("[1e]", "Line 1 of this JSON has an error: expected a value."),
      ("\"a\nb\"", "Line 1 of this JSON has an error: a quotation mark is never closed."),
      ("{} {}", "Line 1 of this JSON has an error: unexpected text after the end."),
    ])
  func mistakes(json: String, sentence: String) {
    #expect(throws: ImportError.damaged(sentence)) { try JSON(json.bytes) }
  }

  @Test("Reads comments and trailing commas where they're allowed, and knows where a value is")
  func commented() throws {
    let text = "\u{FEFF}// first\n{\"a\": /* // */ [1, 2,], // last\r\n \"b\\n\": \"c\", \"d\": true,}\n//".bytes
    let json = try JSON(commented: text)
    #expect(json["a"]?.members.map(\.value.number) == [1, 2])
    #expect(json["d"]?.flag == true)
    let members = Array(json.members)
    #expect(String(bytes: Array(text[members[1].key.range])) == "\"b\\n\"")
    #expect(String(bytes: Array(text[members[1].value.range])) == "\"c\"")
    #expect(throws: JSONError.self) { try JSON(commented: "[1,,2]".bytes) }
    #expect(try JSON("// yes\n1".bytes).number == 1)
  }

  @Test("Refuses what's nested too deep")
  func depth() throws {
    let most = JSONScanner.deepest
    _ = try JSON([UInt8](repeating: 0x5B, count: most) + [UInt8](repeating: 0x5D, count: most))
    #expect(throws: ImportError.damaged("This JSON is nested too deeply: the limit is 64 levels.")) {
      try JSON([UInt8](repeating: 0x5B, count: 10_000_000))
    }
  }

  @Test("Refuses too many values")
  func count() {
    #expect(throws: ImportError.damaged("This JSON has too many values: the limit is 2,000,000.")) {
      try JSON("[".bytes + [UInt8]((0..<6_000_000).map { $0 % 2 == 0 ? 0x31 : 0x2C }))
    }
  }
}

extension JSON {
  fileprivate subscript(key: String) -> JSON? { self[key.bytes] }
}
