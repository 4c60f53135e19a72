import Studio
import Theme
import UIKit

/// The themes, a row each, under what can be done with all of them.
final class ThemeTableView: UITableView, UITableViewDelegate {
  private let report: Report
  private var list: ThemeList?
  private var appearance = Appearance.light
  private lazy var source = UITableViewDiffableDataSource<Int, IndexPath>(tableView: self) { [weak self] _, path, _ in
    self?.cell(at: path)
  }

  private static let toolsCell = "tools"
  private static let themeCell = "theme"
  private static let toolsPath = IndexPath(row: 0, section: 0)

  init(report: @escaping Report) {
    self.report = report
    super.init(frame: .zero, style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: Self.toolsCell)
    register(UITableViewCell.self, forCellReuseIdentifier: Self.themeCell)
    delegate = self
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  func show(_ list: ThemeList, _ appearance: Appearance) {
    self.list = list
    self.appearance = appearance
    accessibilityLabel = list.name
    source.apply(ListSnapshot([1, list.themes.count], after: source.snapshot()), animatingDifferences: false)
  }

  private func cell(at indexPath: IndexPath) -> UITableViewCell {
    let isTools = indexPath == Self.toolsPath
    let cell = dequeueReusableCell(withIdentifier: isTools ? Self.toolsCell : Self.themeCell, for: indexPath)
    guard let list else { return cell }
    if isTools {
      cell.selectionStyle = .none
      cell.contentConfiguration = LibraryToolsContent(list: list, appearance: appearance, report: report)
    } else if let theme = theme(at: indexPath) {
      show(list.card(theme), isCurrent: indexPath.row == list.current, in: cell)
    }
    return cell
  }

  private func show(_ card: ThemeCard, isCurrent: Bool, in cell: UITableViewCell) {
    cell.contentConfiguration = ThemeCardContent(card: card, appearance: appearance)
    cell.backgroundConfiguration = .clear()
    // UIKit puts a button at the end of the row, next to the text or, for VoiceOver, after it.
    cell.accessoryType = .detailButton
    cell.accessibilityTraits = isCurrent ? [.button, .selected] : .button
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    if let list, let theme = theme(at: indexPath) { report(list.card(theme).open.event) }
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    Hands.source = cellForRow(at: indexPath)
    if let list, let theme = theme(at: indexPath) { report(list.card(theme).more.event) }
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let theme = theme(at: indexPath) else { return nil }
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil,
      actionProvider: { [report] _ in
        let actions = theme.actions.map { button in
          UIAction(title: button.label, image: nil) { _ in report(button.event) }
        }
        let removal = UIAction(
          title: theme.removal.label, image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in report(theme.removal.event) }
        return UIMenu(title: theme.label, children: actions + [removal])
      })
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let theme = theme(at: indexPath) else { return nil }
    let removal = UIContextualAction(style: .destructive, title: theme.removal.label) { [report] _, _, done in
      report(theme.removal.event)
      // The list is up to date; after `true` UIKit would take a row away itself.
      done(false)
    }
    return UISwipeActionsConfiguration(actions: [removal])
  }

  private func theme(at path: IndexPath) -> KeptTheme? {
    guard path.section == 1, let list, list.themes.indices.contains(path.row) else { return nil }
    return list.themes[path.row]
  }
}
