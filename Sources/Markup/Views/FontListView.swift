import Catalog
import ColorScience
import Studio
import Theme
import _Text

enum FontListView {
  static func nodes(_ list: FontList) -> [Node] {
    [
      Node("div").class("finder").add(Node.search(list.search))
        .add(Node.choices(list.filters, label: FontList.filtersName, class: "filters")),
      Node("div").class("tally").add(Node("p").role("status").class("count").text(list.status))
        .add(list.addFile.map { Node.button($0).text($0.label) }),
      Node("div").class("note").add(list.note.map { Node("p").text($0) }),
      rows(list),
      // After the rows, so that they don't move while a person types.
      Node("div").class("offer").add(list.useTyped.map { Node.button($0).text($0.label) }),
    ]
  }

  private static func rows(_ list: FontList) -> Node {
    Node("div").role("listbox").label(list.name)
      .class(list.typeface == nil ? "rows" : "rows faced").state("aria-busy", list.isLoading)
      .paint("--fill", list.selectedRow.background).paint("--text", list.selectedRow.text)
      .face(list.typeface).add(list.sections.map { section($0, list) })
  }

  private static func section(_ section: FontList.Section, _ list: FontList) -> Node {
    let node = section.heading.map { Node("div").role("group").label($0) } ?? Node("div").role("none")
    return node.add(parts(section.rows, of: blockSize, section, list))
  }

  private static let groupSize = 8
  /// A screenful.
  private static let blockSize = 16

  /// The rows in blocks, which the browser doesn't draw until they're near, and each block in groups, which arrive one
  /// at a time. The first block is there from the start.
  private static func parts(_ rows: Range<Int>, of size: Int, _ section: FontList.Section, _ list: FontList) -> [Node] {
    (rows.lowerBound / size..<(rows.upperBound + size - 1) / size).map { index in
      part((index * size..<(index + 1) * size).clamped(to: rows), of: size, section, list)
    }
  }

  private static func part(_ range: Range<Int>, of size: Int, _ section: FontList.Section, _ list: FontList) -> Node {
    let selection = list.selection.flatMap { range.contains($0) ? $0 : nil } ?? -1
    let tabStop = list.selection ?? 0
    return Node("div").role("presentation").style("--rows", range.count.text)
      .add(
        stamp: [list.edition, selection, range.contains(tabStop) ? tabStop : -1],
        isDeferred: range.lowerBound >= blockSize && selection < 0
      ) {
        size == groupSize
          ? range.map { row($0, section, list, isSelected: $0 == selection, isTabStop: $0 == tabStop) }
          : parts(range, of: groupSize, section, list)
      }
  }

  private static func row(
    _ index: Int, _ section: FontList.Section, _ list: FontList, isSelected: Bool, isTabStop: Bool
  ) -> Node {
    let family = list.families[index]
    let row = Node("div").role("option").label(family.label).state("aria-selected", isSelected).tabStop(isTabStop)
      .set("aria-setsize", list.families.count.text).set("aria-posinset", (index + 1).text)
      .on(.button(list.choosing(family))).style("font-family", family.nameStack).text(family.label)
    guard let remark = list.remark(at: index, in: section) else { return row }
    return row.set("aria-description", remark)
  }
}
