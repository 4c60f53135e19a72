import Catalog
import ColorScience
import Studio

enum FittingView {
  @inline(never)
  static func node(_ group: FittingGroup) -> Node {
    Node("div").role("group").label(group.name).class("fitting")
      .add(Node("p").hidden().text(group.name))
      .add(group.swatches.map(swatch))
  }

  private static func swatch(_ swatch: FittingSwatch) -> Node {
    Node.toggle(swatch.toggle).label(swatch.toggle.label)
      .add(Node("i").paint("--fill", swatch.fill)).add(Node("span").text(swatch.reason))
  }
}
