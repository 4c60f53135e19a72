import Testing
@_spi(Headless) import UIKit

@testable import Tintype

// The grids and lists, read cell by cell. They read only cells in sight, and scroll to the others.
extension Phone {
  /// The colors of the grid that are in sight.
  var swatches: [SwatchOnGlass] {
    grid.map { grid in grid.swatchesInSight.map { $0.swatch }.filter { $0.isColor } } ?? []
  }

  /// The rows of the list that are in sight.
  var rows: [RowOnGlass] { table.map { table in table.rowsInSight.map { $0.row } } ?? [] }

  /// Scrolls to a color of the grid and reads it.
  func swatch(_ name: String) throws -> SwatchOnGlass {
    let path: IndexPath = try scroll(to: name)
    return try #require(grid?.swatchesInSight.first { $0.path == path }?.swatch)
  }

  /// Scrolls to a row of the list and reads it.
  func row(_ name: String) throws -> RowOnGlass {
    let table = try #require(table)
    let path = try scroll(table, to: name)
    return try #require(table.rowsInSight.first { $0.path == path }?.row)
  }

  /// Scrolls from the first row to the last and reads each, then scrolls back.
  func everyRow() throws -> [RowOnGlass] {
    let table = try #require(table)
    let start = table.rowsInSight.first?.path
    var rows: [RowOnGlass] = []
    for row in 0..<table.numberOfRows(inSection: 1) {
      let path = IndexPath(row: row, section: 1)
      table.scrollToRow(at: path, at: .top, animated: false)
      rows.append(try #require(table.rowsInSight.first { $0.path == path }?.row))
    }
    if let start { table.scrollToRow(at: start, at: .top, animated: false) }
    return rows
  }

  /// The position of the row or color with that name, scrolled into view.
  func scroll(to name: String) throws -> IndexPath {
    if let table { return try scroll(table, to: name) }
    guard let grid else { throw NothingThere(name) }
    func found() -> IndexPath? { grid.swatchesInSight.first { $0.swatch.name == name }?.path }
    if let path = found() { return path }
    for item in 0..<grid.numberOfItems(inSection: 0) {
      grid.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
      if let path = found() { return path }
    }
    throw NothingThere(name)
  }

  private func scroll(_ table: UITableView, to name: String) throws -> IndexPath {
    func found() -> IndexPath? { table.rowsInSight.first { $0.row.name == name }?.path }
    if let path = found() { return path }
    for row in 0..<table.numberOfRows(inSection: 1) {
      table.scrollToRow(at: IndexPath(row: row, section: 1), at: .top, animated: false)
      if let path = found() { return path }
    }
    throw NothingThere(name)
  }
}

extension UICollectionView {
  fileprivate var swatchesInSight: [(path: IndexPath, swatch: SwatchOnGlass)] {
    indexPathsForVisibleItems.compactMap { path in cellForItem(at: path).map { (path, SwatchOnGlass($0)) } }
  }
}

extension UITableView {
  /// The rows under the search.
  fileprivate var rowsInSight: [(path: IndexPath, row: RowOnGlass)] {
    (indexPathsForVisibleRows ?? []).filter { $0.section == 1 }.compactMap { path in
      cellForRow(at: path).map { (path, RowOnGlass($0)) }
    }
  }
}
