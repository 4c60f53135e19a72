import Foundation
import Testing
import _Text

@Suite("JSON")
struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test(
    "A text reads back as it was written",
    arguments: [
      "", "Indigo", "\"", "\\", "\\\"", "/", "</script>", "\u{0}", "\u{1F}", "\u{7F}", "\n\r\t", "é", "源ノ角", "🖍",
      "\u{2028}\u{2029}", "e\u{301}", "\u{FFFD}", (0..<0x80).map { String(UnicodeScalar(UInt8($0))) }.joined(),
    ])
  func text(text: String) throws {
    var json = JSONWriter()
    json.array {
      $0.string(text)
      $0.string(text)
    }
    let read = try #require(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String])
    #expect(read.map { Array($0.utf8) } == [Array(text.utf8), Array(text.utf8)])
  }

  @Test("Commas are between values, and nowhere else")
  func commas() {
    let text = written {
      $0.array {
        $0.number(0)
        $0.number(Int.min)
        $0.string(unescaped: "a")
        $0.array { _ in }
        $0.object { _ in }
        $0.string("[")
        $0.array { $0.null() }
      }
    }
    #expect(text == #"[0,-9223372036854775808,"a",[],{},"[",[null]]"#)
  }

  @Test("An object has a key before each value")
  func members() {
    let text = written {
      $0.object {
        $0.member("a", "\"")
        $0.member("b", String?.none)
        $0.member("c", 1)
        $0.member("d", 0.25, places: 1)
        $0.member("e", true)
        $0.member("f") { $0.object { $0.member("g", false) } }
        $0.member("h", [1, 2]) { $0.number($1) }
        $0.member("i") { $0.string(unescaped: { $0.append(utf8: "x") }) }
      }
    }
    #expect(text == #"{"a":"\"","b":null,"c":1,"d":0.3,"e":true,"f":{"g":false},"h":[1,2],"i":"x"}"#)
  }

  @Test("A number that isn't finite is null", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) {
    #expect(written { $0.number(number, places: 3) } == "null")
  }

  @Test("Values follow what's there already, the first without a comma")
  func after() {
    var json = JSONWriter(after: [0x0A])
    json.number(1)
    json.number(2)
    #expect(json.bytes == Array("\n1,2".utf8))
  }
}
