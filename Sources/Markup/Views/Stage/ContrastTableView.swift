import ColorScience
import Studio

enum ContrastTableView {
  static func nodes(_ table: ContrastTable) -> [Node] {
    [
      Node("div").class("judging").add(
        Node.choices(table.filters, label: ContrastTable.filtersName, class: "segment")
      ).add(table.report.map { Node.button($0).text($0.label) })
    ]
      + table.advice.map(AdviceView.item) + table.sheets.map(sheet)
  }

  private static func sheet(_ sheet: ContrastTable.Sheet) -> Node {
    Node("section").class("ratios").label(sheet.title).add(Node("h2").text(sheet.title))
      .add(sheet.shortage.map { Node("p").class("shortage").text($0) })
      .add(
        Node("table").label(sheet.title)
          .add(
            Node("thead").add(
              Node("tr").add(
                ContrastTable.columnNames.map { Node("th").set("scope", "col").text($0) }))
          )
          .add(Node("tbody").add(sheet.rows.map(row))))
  }

  private static func row(_ row: ContrastTable.Row) -> Node {
    Node("tr")
      .add(
        Node("th").set("scope", "row").add(Node("b").text(row.role)).add(Node("span").text(row.purpose))
      )
      .add(Node("td").add(row.cells.map(cell)))
      .add(Node("td").text(row.required))
  }

  private static func sample(_ cell: ContrastTable.Cell) -> Node {
    // An element that had a child can't be changed into one with a text.
    let sample = Node("b").key(cell.isText ? "text" : "mark").hidden().paint("background", cell.back)
    return cell.isText
      ? sample.paint("color", cell.front).text("Aa") : sample.add(Node("i").paint("background", cell.front))
  }

  private static func cell(_ cell: ContrastTable.Cell) -> Node {
    Node("span").class(cell.passes ? "chip" : "chip short")
      .add(sample(cell))
      .add(Node("strong").text(cell.ratio)).add(Node("span").text(cell.place))
      .add(cell.passes ? nil : Node("em").text(ContrastTable.Cell.shortfall))
  }
}
