import ColorScience
import Studio

enum FittingView {
  static func node(_ group: FittingGroup) -> Node {
    let tabStop = group.swatches.firstIndex { $0.option.isSelected } ?? 0
    return Node("div").class("fitting").add(Node("p").hidden().text(group.name))
      .add(
        Node("div").role("listbox").label(group.name)
          .add(group.swatches.indices.map { swatch(group.swatches[$0], isTabStop: $0 == tabStop) }))
  }

  private static func swatch(_ swatch: FittingSwatch, isTabStop: Bool) -> Node {
    Node("div").option(swatch.option, isTabStop: isTabStop)
      .add(Node("i").paint("--fill", swatch.fill)).add(Node("span").text(swatch.reason))
  }
}
