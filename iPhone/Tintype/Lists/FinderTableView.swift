import UIKit

/// A list with a search above it. The search scrolls with the rows, so that it may be as high as the largest text makes
/// it, and stays the same view while the rows change, so that typing goes on.
final class FinderTableView: UITableView, UITableViewDataSource, UITableViewDelegate {
  /// The rows under the search.
  struct Rows {
    var count: Int
    /// Changes whenever there are other rows.
    var edition: AnyHashable
    /// The row that `reveal` brings into sight.
    var selection: Int?
    /// Draws a row into a cell.
    var draw: (Int, UITableViewCell) -> Void
    var tapped: (Int) -> Void
  }

  private var finder: FinderContent?
  private var rows: Rows?
  private var hasAppeared = false

  private static let finderCell = "finder"
  private static let rowCell = "row"
  private static let finderPath = IndexPath(row: 0, section: 0)

  init() {
    super.init(frame: .zero, style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: Self.finderCell)
    register(UITableViewCell.self, forCellReuseIdentifier: Self.rowCell)
    dataSource = self
    delegate = self
    backgroundColor = nil
    keyboardDismissMode = .onDrag
  }

  required init?(coder: NSCoder) { nil }

  func show(_ finder: FinderContent, _ rows: Rows) {
    let before = self.rows
    self.finder = finder
    self.rows = rows
    if before == nil {
      reloadData()
    } else if before?.edition == rows.edition {
      // Not only those in sight: UIKit keeps others prepared.
      reconfigureRows(at: [Self.finderPath] + (0..<rows.count).map { IndexPath(row: $0, section: 1) })
    } else {
      reloadSections(IndexSet(integer: 1), with: .none)
      reconfigureRows(at: [Self.finderPath])
    }
  }

  /// Scrolls to the chosen row the first time that the list appears; after that it stays where the person left it.
  func reveal() {
    if !hasAppeared, let row = rows?.selection {
      scrollToRow(at: IndexPath(row: row, section: 1), at: .middle, animated: false)
    }
    hasAppeared = true
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let rows else { return 0 }
    return section == 0 ? 1 : rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let isFinder = indexPath == Self.finderPath
    let cell = dequeueReusableCell(withIdentifier: isFinder ? Self.finderCell : Self.rowCell, for: indexPath)
    cell.selectionStyle = .none
    if isFinder {
      cell.backgroundConfiguration = .clear()
      cell.contentConfiguration = finder
    } else {
      rows?.draw(indexPath.row, cell)
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.section == 1 { rows?.tapped(indexPath.row) }
  }
}
