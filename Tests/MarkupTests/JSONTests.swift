import Markup
import Testing
import _Text

@Suite("Changes as JSON")
struct JSONTests {
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
