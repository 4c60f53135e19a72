import Studio
import UIKit

/// What a long press on a theme's row and a swipe over it offer.
extension ThemeTableView {
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let theme = theme(at: indexPath) else { return nil }
    Hands.source = cellForRow(at: indexPath)
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
}
