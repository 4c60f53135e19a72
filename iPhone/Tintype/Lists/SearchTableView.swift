import ColorScience
import Studio
import UIKit

/// A list that's searched from the bar. What else narrows it down is above its rows and scrolls with them, so that it may be as high
/// as the largest text makes it.
final class SearchTableView: UITableView, UITableViewDelegate, UITableViewDragDelegate {
  /// The rows under the tools.
  struct Rows {
    var count: Int
    /// The row that `reveal` brings into sight.
    var selection: Int?
    /// Draws a row into a cell.
    var draw: (Int, UITableViewCell) -> Void
    /// The event of a row; nil for a heading.
    var event: (Int) -> Event?
    /// A row's color, to copy; nil if it isn't one.
    var color: (Int) -> SRGB? = { _ in nil }
    /// Removes a row; nil for one that can't be.
    var removal: (Int) -> RowRemoval? = { _ in nil }
  }

  let report: Report

  private var tools: ListToolsContent?
  private var rows: Rows?
  private var hasAppeared = false
  private lazy var source = RemovableSource(tableView: self) { [weak self] _, path, _ in self?.cell(at: path) }

  private static let toolsCell = "tools"
  private static let rowCell = "row"
  private static let emptyCell = "empty"

  /// Takes what to do with the event of the row that is tapped.
  init(report: @escaping Report) {
    self.report = report
    super.init(frame: .zero, style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: Self.toolsCell)
    register(UITableViewCell.self, forCellReuseIdentifier: Self.rowCell)
    register(UITableViewCell.self, forCellReuseIdentifier: Self.emptyCell)
    delegate = self
    dragDelegate = self
    dragInteractionEnabled = true
    backgroundColor = nil
    keyboardDismissMode = .onDrag
  }

  required init?(coder: NSCoder) { nil }

  func show(_ tools: ListToolsContent, _ rows: Rows) {
    self.tools = tools
    self.tools?.isEmpty = rows.count == 0
    self.rows = rows
    source.isRemovable = { [weak self] path in self?.removal(at: path) != nil }
    source.apply(
      ListSnapshot([1, rows.count, rows.count == 0 ? 1 : 0], after: source.snapshot()), animatingDifferences: false)
  }

  /// Scrolls to the chosen row when the list first appears, and never again.
  func reveal() {
    if !hasAppeared, let row = rows?.selection {
      scrollToRow(at: IndexPath(row: row, section: 1), at: .middle, animated: false)
    }
    hasAppeared = true
  }

  /// The row in sight that leads to a screen.
  func source(of route: Route) -> UIView? {
    let path = indexPathsForVisibleRows?.first {
      $0.section == 1 && rows?.event($0.row) == .navigation(.routeTapped(route))
    }
    return path.flatMap { cellForRow(at: $0) }
  }

  private func cell(at indexPath: IndexPath) -> UITableViewCell {
    let kind = [Self.toolsCell, Self.rowCell, Self.emptyCell][indexPath.section]
    let cell = dequeueReusableCell(withIdentifier: kind, for: indexPath)
    cell.selectionStyle = .none
    if indexPath.section != 1 { cell.backgroundConfiguration = .clear() }
    switch indexPath.section {
    case 0: cell.contentConfiguration = tools
    case 1: rows?.draw(indexPath.row, cell)
    default:
      cell.contentConfiguration = tools.map {
        UIContentUnavailableConfiguration.search().saying($0.status, in: $0.appearance)
      }
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: false)
    if indexPath.section == 1, let event = rows?.event(indexPath.row) { report(event) }
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard indexPath.section == 1, let color = rows?.color(indexPath.row) else { return [] }
    return [UIDragItem(itemProvider: NSItemProvider(color))]
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if let removal = removal(at: indexPath) { return removal.menu }
    guard indexPath.section == 1, let color = rows?.color(indexPath.row) else { return nil }
    return UIContextMenuConfiguration(copying: color, report: report)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { removal(at: indexPath)?.swipe }

  private func removal(at path: IndexPath) -> RowRemoval? { path.section == 1 ? rows?.removal(path.row) : nil }
}
