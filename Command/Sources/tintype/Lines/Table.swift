/// Rows of cells as lines with aligned columns, without the last line's end. A cell may have anything in it.
func text(ofTable cells: [[String]]) -> String {
  let rows = cells.map { $0.map(visible) }
  let count = rows.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
  return rows.map { row in
    let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
    let line = cells.joined(separator: "  ")
    return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
  }.joined(separator: "\n")
}
