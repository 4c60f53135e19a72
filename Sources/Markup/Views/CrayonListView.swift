import Catalog
import ColorScience
import Studio

enum CrayonListView {
  static func nodes(_ list: CrayonList) -> [Node] {
    let pick = list.canPick ? Node.button("pick").class("pick").label("Pick a color from the screen") : nil
    let search = Node.search("Search crayons", prompt: list.prompt, query: list.query)
    return [
      Node("div").class("finder").add(search).add(pick),
      Node("p").role("status").class("count").text(list.count),
      Node("div").role("listbox").label(list.name).class("crayons").add(list.rows.indices.map { row(list, $0) }),
    ]
  }

  private static func row(_ list: CrayonList, _ index: Int) -> Node {
    let row = list.rows[index]
    let tabStop = list.rows.firstIndex { $0.isSelected } ?? 0
    let words = Node("span").class("words").add(Node("b").text(row.title)).add(Node("span").text(row.subtitle))
    let node = Node("div").role("option").label(row.title).state("aria-selected", row.isSelected)
      .set("aria-description", row.remark.map { row.subtitle + ", " + $0 } ?? row.subtitle)
      .tabStop(index == tabStop).on("crayon " + row.pigment.slug).paint("--fill", row.fill).paint("--text", row.ink)
      .add(words)
    return node.add(row.remark.map { Node("small").text($0) })
  }
}
