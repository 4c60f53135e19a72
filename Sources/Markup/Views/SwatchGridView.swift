import Catalog
import ColorScience
import Studio

enum SwatchGridView {
  static func nodes(_ grid: SwatchGrid) -> [Node] {
    let tabStop = grid.cells.firstIndex { $0.isSelected } ?? 0
    let cells = grid.cells.indices.map { option(grid.cells[$0], $0, isTabStop: $0 == tabStop) }
    return [
      Node("div").role("listbox").label(grid.name).class(grid.showsLabels ? "cells named" : "cells").add(cells),
      Node("div").class("sample").hidden().add(grid.sample.map(sample)),
    ]
  }

  private static func option(_ cell: SwatchCell, _ index: Int, isTabStop: Bool) -> Node {
    let option = Node("div").role("option").label(cell.name).state("aria-selected", cell.isSelected)
      .tabStop(isTabStop).on("swatch " + index.text).paint("background", cell.fill).paint("color", cell.label.color)
      .add(label(cell))
    return cell.isSelected ? option.set("aria-description", cell.hex) : option
  }

  /// Stands there before it is seen, so that a choice moves nothing.
  private static func label(_ cell: SwatchCell) -> Node {
    Node("span").class("label").paint("background", cell.label.plate)
      .add(Node("b").text(cell.name)).add(Node("span").text(cell.hex))
  }

  private static func sample(_ sample: SwatchGrid.Sample) -> Node {
    Node("i").paint("--fill", sample.fill).paint("--text", sample.text)
  }
}
