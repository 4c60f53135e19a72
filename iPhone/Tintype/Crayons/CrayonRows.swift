import Studio
import Theme
import UIKit

/// Crayons 1-4: the list.
extension SearchTableView: ScreenContent {
  func show(_ screen: Screen, of session: Session) {
    if case .crayons(let crayons) = screen.content { show(crayons, screen.appearance) }
  }
}

extension SearchTableView {
  /// Shows the list of crayons. By hue, a heading is a row, so that what's above the rows doesn't move.
  func show(_ list: CrayonList, _ appearance: Appearance) {
    accessibilityLabel = list.name
    let items = list.items
    show(
      ListToolsContent(
        filters: list.sets, near: list.near, arrangements: list.arrangements, status: list.status,
        note: list.problem?.sentence, appearance: appearance, report: report),
      Rows(
        count: items.count, selection: items.firstIndex { $0.row?.option.isSelected == true },
        draw: { $1.show(items[$0], appearance) },
        event: { items[$0].row?.option.event }, color: { items[$0].row?.fill }))
  }
}

/// A row of the table.
private enum CrayonItem {
  case heading(String)
  case crayon(CrayonRow)

  var row: CrayonRow? { if case .crayon(let row) = self { row } else { nil } }
}

extension CrayonList {
  fileprivate var items: [CrayonItem] {
    guard !groups.isEmpty else { return rows.map { .crayon($0) } }
    return groups.flatMap { [.heading($0.label)] + rows[$0.rows].map { .crayon($0) } }
  }
}

extension UITableViewCell {
  fileprivate func show(_ item: CrayonItem, _ appearance: Appearance) {
    switch item {
    case .heading(let words): show(words, appearance)
    case .crayon(let row): show(row)
    }
  }

  /// Copies what the crayons below have in common.
  private func show(_ heading: String, _ appearance: Appearance) {
    var content = defaultContentConfiguration()
    content.text = heading
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.color = UIColor(appearance.text)
    contentConfiguration = content
    backgroundConfiguration = .clear()
    accessibilityIgnoresInvertColors = false
    accessibilityTraits = .header
  }

  /// Copies a crayon: its name and hex on its color.
  private func show(_ row: CrayonRow) {
    let text = UIColor(row.text)
    var content = defaultContentConfiguration()
    content.text = row.option.label
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.color = text
    content.secondaryText = row.remark.map { row.subtitle + " · " + $0 } ?? row.subtitle
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    content.secondaryTextProperties.color = text
    contentConfiguration = content
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = UIColor(row.fill)
    backgroundConfiguration = background
    accessibilityIgnoresInvertColors = true
    accessibilityTraits = row.option.isSelected ? [.button, .selected] : .button
  }
}
