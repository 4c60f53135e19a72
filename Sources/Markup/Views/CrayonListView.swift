import ColorScience
import Studio
import _Text

enum CrayonListView {
  static func nodes(_ list: CrayonList) -> [Node] {
    let pick = list.pickColor.map { Node.button($0).class("pick").label($0.label) }
    let near = list.near.map { Node.toggle($0).text($0.label) }
    let arrangements =
      list.arrangements.isEmpty
      ? nil : Node.choices(list.arrangements, label: CrayonList.arrangementsName, class: "segment")
    return [
      Node("div").class("finder").add(Node.search(list.search)).add(pick)
        .add(
          Node("div").class("filters").add(near)
            .add(Node.more(Screen.moreName, [Node.choices(list.sets, label: CrayonList.setsName, class: "sets")]))
        ),
      Node("div").class("tally").add(Node("p").role("status").class("count").text(list.status)).add(arrangements),
      Node("div").class("note").add(list.problem.map(problem) ?? []),
      box(list),
    ]
  }

  private static func problem(_ problem: CrayonList.Problem) -> [Node] {
    [
      Node("p").role("alert").text(problem.sentence),
      Node.button(problem.retry).class("retry").text(problem.retry.label),
    ]
  }

  /// A list or a grid; one takes the place of the other whole.
  private static func box(_ list: CrayonList) -> Node {
    let isGrid = !list.groups.isEmpty
    return Node("div").key(isGrid ? "grid" : "list").role("listbox").label(list.name).state("aria-busy", list.isLoading)
      .class(isGrid ? "crayons hues" : "crayons").add(isGrid ? groups(list) : blocks(list))
  }

  private static let blockSize = 16

  /// The rows in blocks, which the browser doesn't draw until they're near. All but the first two arrive later.
  private static func blocks(_ list: CrayonList) -> [Node] {
    stride(from: 0, to: list.rows.count, by: blockSize).map { start in
      let range = start..<min(start + blockSize, list.rows.count)
      return part(range, of: list, isDeferred: start > blockSize, Node("div").role("presentation")) { row($0, list) }
    }
  }

  private static func groups(_ list: CrayonList) -> [Node] {
    list.groups.map { group in
      Node("div").class("hue").add(Node("p").hidden().text(group.label))
        .add(
          part(
            group.rows, of: list, isDeferred: group.rows.lowerBound > 128, Node("div").role("group").label(group.label)
          ) { option($0, list) })
    }
  }

  private static func part(
    _ range: Range<Int>, of list: CrayonList, isDeferred: Bool, _ node: Node, _ make: @escaping (Int) -> Node
  ) -> Node {
    let isSelected = list.rows[range].contains { $0.option.isSelected }
    return (isSelected ? node.class("chosen") : node).style("--rows", range.count.text)
      .add(stamp: [list.edition], isDeferred: isDeferred && !isSelected) { range.map(make) }
  }

  private static func option(_ index: Int, _ list: CrayonList) -> Node {
    let row = list.rows[index]
    return Node("div").option(row.option, isTabStop: index == list.tabStop)
      .set("aria-description", row.description)
      .set("aria-setsize", list.rows.count.text).set("aria-posinset", (index + 1).text).paint("--fill", row.fill)
  }

  private static func row(_ index: Int, _ list: CrayonList) -> Node {
    let row = list.rows[index]
    let words = Node("span").class("words").add(Node("b").text(row.option.label)).add(Node("span").text(row.subtitle))
    return option(index, list).paint("--text", row.text).add(words).add(row.remark.map { Node("small").text($0) })
  }

}
