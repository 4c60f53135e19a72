import ColorScience
import Studio
import Theme
import _Text

enum SwatchGridView {
  static func nodes(_ grid: SwatchGrid) -> [Node] {
    let tabStop = grid.cells.firstIndex { $0.option.isSelected } ?? 0
    let cells = grid.cells.indices.map { cell(grid.cells[$0], isTabStop: $0 == tabStop) }
    let first = grid.pitch == nil ? "" : " first"
    return (grid.pitch.map { [Node("p").class("pitch").text($0)] } ?? []) + YourColorView.nodes(grid.yourColor) + [
      Node("div").role("listbox").label(grid.name).class((grid.showsLabels ? "cells named" : "cells") + first)
        .add(cells),
      Node.button(grid.custom).class("plus" + first).label(grid.custom.label)
        .style("--three", (cells.count % 3).text).style("--seven", (cells.count % 7).text),
      Node("div").class("sample").hidden().add(grid.sample.map(sample)),
      Node("div").class("glance").hidden().add(grid.strip.map(MiniView.node)),
    ] + (grid.fitting.map { [FittingView.node($0)] } ?? []) + (grid.start.map { [start($0)] } ?? [])
  }

  /// Finished themes, below the colors.
  private static func start(_ start: SwatchGrid.Start) -> Node {
    Node("div").class("start")
      .add(
        Node("div").class("start-head").add(Node("h2").text(start.title))
          .add(Node.button(start.all).text(start.all.label))
      )
      .add(Node("ul").add(start.themes.map(theme)))
  }

  private static func theme(_ theme: SwatchGrid.Start.Card) -> Node {
    let colors = theme.paint.scheme
    return Node("li").add(
      Node.button(theme.button).label(theme.button.label)
        .style("--background", colors[.background].css).style("--primary", colors[.primary].css)
        .style("--on-primary", colors[.onPrimary].css).style("--accent", colors[.accentOnPrimary].css)
        .add(Node("span").face(theme.paint.titleFont).text(theme.name)).add(Node("i")))
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
