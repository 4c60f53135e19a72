import Catalog
import ColorScience
import Studio

enum SwatchGridView {
  static func nodes(_ grid: SwatchGrid) -> [Node] {
    let tabStop = grid.cells.firstIndex { $0.isSelected } ?? 0
    let cells = grid.cells.indices.map { option(grid.cells[$0], $0, isTabStop: $0 == tabStop) }
    return [
      Node("div").role("listbox").label(grid.name).class("cells").add(cells),
      Node("div").class("sample").hidden().add(grid.sample.map(sample)),
    ]
  }

  private static func option(_ cell: SwatchCell, _ index: Int, isTabStop: Bool) -> Node {
    let option = Node("div").role("option").label(cell.name).state("aria-selected", cell.isSelected)
      .tabStop(isTabStop).on("swatch " + index.text).paint("--fill", cell.fill).paint("--ink", cell.label?.color)
      .add(cell.label.map(label))
    guard let detail = cell.label?.detail else { return option }
    return option.set("aria-description", detail)
  }

  private static func label(_ label: SwatchCell.Label) -> Node {
    Node("span").class(label.plate == nil ? "label" : "label plate").paint("--plate", label.plate)
      .add(Node("b").text(label.title)).add(label.detail.map { Node("span").text($0) })
  }

  private static func sample(_ sample: SwatchGrid.Sample) -> Node {
    Node("i").paint("--fill", sample.fill).paint("--ink", sample.text)
  }
}
