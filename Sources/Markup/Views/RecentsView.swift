import Studio

enum RecentsView {
  /// Always there, so that what follows keeps its place in the tree.
  static func node(_ list: RecentList) -> Node {
    Node("div").class("recents").add(list.swatches.isEmpty ? [] : [Node("h2").hidden().text(list.name), chips(list)])
  }

  private static func chips(_ list: RecentList) -> Node {
    let tabStop = list.swatches.firstIndex { $0.option.isSelected } ?? 0
    return Node("div").role("listbox").label(list.name).class("chips")
      .add(
        list.swatches.indices.map { index in
          let swatch = list.swatches[index]
          return Node("div").option(swatch.option, isTabStop: index == tabStop).paint("--fill", swatch.fill)
            .paint("--text", swatch.text).add(Node("b").text(swatch.option.label))
        })
  }
}
