import Catalog
import ColorScience
import Studio

enum CrayonListView {
  @inline(never)
  static func nodes(_ list: CrayonList) -> [Node] {
    let pick = list.pickColor.map { Node.button($0).class("pick").label($0.label) }
    return [
      Node("div").class("finder").add(Node.search(list.search)).add(pick),
      Node("p").role("status").class("count").text(list.status),
      Node("div").role("listbox").label(list.name).class("crayons").add(rows(list.rows)),
    ]
  }

  private static func rows(_ rows: [CrayonRow]) -> [Node] {
    let tabStop = rows.firstIndex { $0.option.isSelected } ?? 0
    return rows.indices.map { row(rows[$0], isTabStop: $0 == tabStop) }
  }

  private static func row(_ row: CrayonRow, isTabStop: Bool) -> Node {
    let words = Node("span").class("words").add(Node("b").text(row.option.label)).add(Node("span").text(row.subtitle))
    return Node("div").option(row.option, isTabStop: isTabStop)
      .set("aria-description", row.remark.map { row.subtitle + ", " + $0 } ?? row.subtitle)
      .paint("--fill", row.fill).paint("--text", row.text)
      .add(words).add(row.remark.map { Node("small").text($0) })
  }
}
