import Foundation
import Markup
import Testing
import _Text

@Suite("JSON")
struct JSONTests {
  @Test(
    "A text reads back as it was written",
    arguments: [
      "", "Indigo", "\"", "\\", "\\\"", "/", "</script>", "\u{0}", "\u{1F}", "\u{7F}", "\n\r\t", "é", "源ノ角", "🖍",
      "\u{2028}\u{2029}", "e\u{301}", "\u{FFFD}", (0..<0x80).map { String(UnicodeScalar(UInt8($0))) }.joined(),
    ])
  func text(text: String) throws {
    var json = JSONWriter()
    json.open("[")
    json.string(text)
    json.string(text)
    json.close("]")
    let read = try #require(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String])
    #expect(read.map { Array($0.utf8) } == [Array(text.utf8), Array(text.utf8)])
  }

  @Test("Commas separate numbers, names and brackets")
  func written() {
    var json = JSONWriter()
    json.open("[")
    json.number(0)
    json.number(-12)
    json.name("a")
    json.open("[")
    json.close("]")
    json.open("{")
    json.close("}")
    json.string("[")
    json.number(Int.max)
    json.close("]")
    #expect(String(decoding: json.bytes, as: UTF8.self) == #"[0,-12,"a",[],{},"[",9223372036854775807]"#)
  }

  @Test("Each change is written as its name and what it takes")
  func changes() {
    let node = Node("p").set("class", "a\"b").style("color", "#FFFFFF").add(Node("b").text("x"))
    let changes: [Change] = [
      .setAttribute(path: [0, 1], name: "class", value: "grown"), .removeAttribute(path: [], name: "disabled"),
      .setStyle(path: [2], name: "--fill", value: "#3F51B5"), .removeStyle(path: [2], name: "--fill"),
      .setText(path: [10], text: "Indigo"), .insert(path: [0], index: 3, node), .remove(path: [4]),
      .replace(path: [5], Node("p").text("y")),
    ]
    #expect(
      changes.lines == #"""
        ["set",[0,1],"class","grown"]
        ["unset",[],"disabled"]
        ["style",[2],"--fill","#3F51B5"]
        ["style",[2],"--fill",""]
        ["text",[10],"Indigo"]
        ["insert",[0],3,["p",{"class":"a\"b"},{"color":"#FFFFFF"},[["b",{},{},"x"]]]]
        ["remove",[4]]
        ["replace",[5],["p",{},{},"y"]]
        """#)
  }
}

extension [Change] {
  /// The changes as JSON, one per line.
  var lines: String {
    map { change in
      var writer = JSONWriter()
      writer.change(change)
      return String(decoding: writer.bytes, as: UTF8.self)
    }.joined(separator: "\n")
  }
}
