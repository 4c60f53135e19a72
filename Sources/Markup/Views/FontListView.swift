import Catalog
import ColorScience
import Studio

enum FontListView {
  static func nodes(_ list: FontList) -> [Node] {
    [
      Node("div").class("finder").add(search(list)).add(shelves(list.shelves)),
      Node("p").role("status").class("count").text(list.emptiness ?? list.count),
      Node("div").class("note").add(list.note.map { Node("p").text($0) }),
      rows(list),
    ]
  }

  private static func search(_ list: FontList) -> Node {
    Node.search("Search fonts", prompt: list.prompt, query: list.query)
  }

  private static func shelves(_ shelves: [FontList.ShelfChoice]) -> Node {
    Node("div").role("radiogroup").label("Category").class("shelves")
      .add(
        shelves.map { choice in
          Node.button("shelf " + choice.shelf.label).role("radio").state("aria-checked", choice.isSelected)
            .tabStop(choice.isSelected).text(choice.shelf.label)
        })
  }

  private static func rows(_ list: FontList) -> Node {
    Node("div").role("listbox").label(list.name)
      .class("rows" + lettering(list) + (list.typeface == nil ? "" : " faced"))
      .state("aria-busy", list.isLooking).paint("--fill", list.highlight.fill).paint("--text", list.highlight.text)
      .face("font-family", list.typeface).add(parts(0..<list.families.count, of: blockSize, list))
  }

  private static func lettering(_ list: FontList) -> String {
    switch list.highlight.lettering(in: list.typeface) {
    case .ordinary: ""
    case .bold: " bold"
    case .large: " large"
    }
  }

  private static let groupSize = 8
  /// A screenful.
  private static let blockSize = 16

  /// The rows in blocks, which are not drawn until they are near, and each block in groups, which come in one by one. The
  /// first block stands at once.
  private static func parts(_ rows: Range<Int>, of size: Int, _ list: FontList) -> [Node] {
    stride(from: rows.lowerBound, to: rows.upperBound, by: size).map { start in
      part(start..<min(start + size, rows.upperBound), of: size, list)
    }
  }

  private static func part(_ range: Range<Int>, of size: Int, _ list: FontList) -> Node {
    let selection = list.selection.flatMap { range.contains($0) ? $0 : nil } ?? -1
    let tabStop = list.selection ?? 0
    return Node("div").role("presentation").style("--rows", range.count.text)
      .add(
        stamp: [list.edition, selection, range.contains(tabStop) ? tabStop : -1],
        isDeferred: range.lowerBound >= blockSize && selection < 0
      ) {
        size == groupSize
          ? range.map { row($0, list, isSelected: $0 == selection, isTabStop: $0 == tabStop) }
          : parts(range, of: groupSize, list)
      }
  }

  private static func row(_ index: Int, _ list: FontList, isSelected: Bool, isTabStop: Bool) -> Node {
    let family = list.families[index]
    let row = Node("div").role("option").label(family.name).state("aria-selected", isSelected).tabStop(isTabStop)
      .set("aria-setsize", list.families.count.text).set("aria-posinset", (index + 1).text).on("font " + family.name)
      .face("font-family", family).text(family.name)
    guard isSelected, let remark = list.remark else { return row }
    return row.set("aria-description", remark)
  }
}
