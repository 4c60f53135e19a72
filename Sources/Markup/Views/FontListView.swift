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

  /// The rows, in groups of which those out of sight come in later and are not drawn until they are near.
  private static func rows(_ list: FontList) -> Node {
    let count = list.families.count
    let groups = stride(from: 0, to: count, by: groupSize).map { group($0..<min($0 + groupSize, count), list) }
    return Node("div").role("listbox").label(list.name).class(list.highlight.isStrong ? "rows strong" : "rows")
      .state("aria-busy", list.isLooking).paint("--fill", list.highlight.fill).paint("--ink", list.highlight.text).face(
        "--face", list.typeface
      )
      .add(groups)
  }

  private static let groupSize = 8

  private static func group(_ range: Range<Int>, _ list: FontList) -> Node {
    let selection = list.selection.flatMap { range.contains($0) ? $0 : nil } ?? -1
    let tabStop = list.selection ?? 0
    return Node("div").role("presentation").style("--rows", range.count.text)
      .add(
        stamp: [list.edition, selection, range.contains(tabStop) ? tabStop : -1],
        isDeferred: range.lowerBound >= groupSize * 2 && selection < 0
      ) {
        range.map { row($0, list, isSelected: $0 == selection, isTabStop: $0 == tabStop) }
      }
  }

  private static func row(_ index: Int, _ list: FontList, isSelected: Bool, isTabStop: Bool) -> Node {
    let family = list.families[index]
    let row = Node("div").role("option").label(family.name).state("aria-selected", isSelected).tabStop(isTabStop)
      .set("aria-setsize", list.families.count.text).set("aria-posinset", (index + 1).text).on("font " + family.name)
      .add(Node("span").face("--own", family).text(family.name))
    guard isSelected, let remark = list.remark else { return row }
    return row.set("aria-description", remark).add(Node("small").text(remark))
  }
}
