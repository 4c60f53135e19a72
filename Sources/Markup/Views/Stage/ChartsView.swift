import Samples
import Studio
import Theme
import _Text

/// Charts in a theme's colors, which reach them as custom properties of one element.
enum ChartsView {
  static func nodes(_ panel: ChartsPanel) -> [Node] {
    let count = Node("div").class("counting").add(Node("p").hidden().text(ChartsPanel.countsName))
      .add(Node.choices(panel.counts, label: ChartsPanel.countsName, class: "segment"))
      .add(Node("p").class("hint").text(ChartsPanel.hint))
    return [count] + panel.sheets.map(sheet)
      + [Node("div").class("values").add(Node.more(ChartsPanel.valuesName, panel.tables.map(table)))]
  }

  private static func sheet(_ sheet: ChartsPanel.Sheet) -> Node {
    let charts = Node("div").class("charts").add(SampleChart.allCases.map { chart($0, sheet.parts) })
    SampleScreensView.paint(charts, sheet.paint)
    return Node("section").class("palette").label(sheet.title).add(Node("h2").text(sheet.title))
      .add(sheet.shortage.map { Node("p").class("shortage").text($0) })
      .add(charts).add(sheet.rows.map(PaletteView.row))
  }

  private static func chart(_ chart: SampleChart, _ parts: Int) -> Node {
    let picture = chart.picture(parts: parts)
    return Node("figure")
      .add(
        // It's the same in other colors.
        picture.node.role("img").label(chart.name).add(stamp: [parts], isDeferred: false) {
          picture.shapes.map(shape)
        }
      )
      .add(Node("figcaption").hidden().text(chart.name))
  }

  private static func shape(_ shape: Picture.Shape) -> Node {
    let color = "var(--" + shape.role.name() + ")"
    guard case .line(_, let width) = shape.form else { return shape.form.node.style("fill", color) }
    return shape.form.node.style("stroke", color).style("stroke-width", width.text)
  }

  private static func table(_ table: ChartsPanel.Table) -> Node {
    Node("table").label(table.caption).add(Node("caption").text(table.caption))
      .add(Node("thead").add(Node("tr").add(table.columns.map { Node("th").set("scope", "col").text($0) })))
      .add(Node("tbody").add(table.rows.map(row)))
  }

  private static func row(_ cells: [String]) -> Node {
    Node("tr").add(
      cells.enumerated().map { index, text in
        index == 0 ? Node("th").set("scope", "row").text(text) : Node("td").text(text)
      })
  }
}
