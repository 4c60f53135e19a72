import Catalog
import ColorScience
import Studio

enum CodeView {
  static func nodes(_ sheet: CodeSheet) -> [Node] {
    [
      Node.button(sheet.copy).class("copy-code").text(sheet.copy.label),
      Node("div").class("code").role("group").label("CSS").set("tabindex", "0").add(sheet.lines.map(line)),
    ]
  }

  private static func line(_ line: CodeSheet.Line) -> Node {
    let row = Node("div")
    guard let color = line.color else { return row.add(Node("span").text(line.start)) }
    return row.add(Node("span").text(line.start)).add(Node("i").hidden().paint("background", color))
      .add(Node("span").text(line.end))
  }
}
