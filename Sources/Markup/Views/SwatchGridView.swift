import ColorScience
import Studio
import Theme
import _Text

enum SwatchGridView {
  static func nodes(_ grid: SwatchGrid) -> [Node] {
    let tabStop = grid.cells.firstIndex { $0.option.isSelected } ?? 0
    let cells = grid.cells.indices.map { cell(grid.cells[$0], isTabStop: $0 == tabStop) }
    return ahead(grid.ahead) + YourColorView.nodes(grid.yourColor) + [
      Node("div").role("listbox").label(grid.name).class(grid.showsLabels ? "cells named" : "cells").add(cells),
      Node.button(grid.custom).class("plus").label(grid.custom.label)
        .style("--three", (cells.count % 3).text).style("--seven", (cells.count % 7).text),
      Node("div").class("sample").hidden().add(grid.sample.map(sample)),
      Node("div").class("glance").hidden().add(grid.strip.map(MiniView.node)),
    ] + (grid.fitting.map { [FittingView.node($0)] } ?? [])
  }

  /// The steps; this is the first.
  private static func ahead(_ steps: [String]) -> [Node] {
    guard !steps.isEmpty else { return [] }
    return [
      Node("ol").class("ahead").label(Screen.railName)
        .add(
          steps.indices.map { index in
            let step = Node("li").text(steps[index])
            return index == 0 ? step.set("aria-current", "step") : step
          })
    ]
  }

  private static func cell(_ cell: SwatchCell, isTabStop: Bool) -> Node {
    let option = Node("div").option(cell.option, isTabStop: isTabStop)
      .paint("background", cell.fill).paint("color", cell.text).add(label(cell))
    return cell.option.isSelected && !cell.hex.isEmpty ? option.set("aria-description", cell.hex) : option
  }

  /// The label is there before it's visible, so that a choice moves nothing.
  private static func label(_ cell: SwatchCell) -> Node {
    Node("span").class(cell.labelStyle == .largeSwatchLabel ? "label large" : "label")
      .add(Node("b").text(cell.option.label)).add(Node("span").text(cell.hex))
  }

  private static func sample(_ sample: SwatchGrid.Sample) -> Node {
    Node("i").paint("--fill", sample.fill).paint("--text", sample.text)
  }
}
