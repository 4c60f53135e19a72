import UIKit

/// Removes a row of a list: by a swipe, or by the menu of a long press.
struct RowRemoval {
  var label: String
  var act: () -> Void

  @MainActor var menu: UIContextMenuConfiguration {
    UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil,
      actionProvider: { _ in
        let action = UIAction(title: label, image: UIImage(systemName: "trash"), attributes: .destructive) { _ in act()
        }
        return UIMenu(title: "", children: [action])
      })
  }

  @MainActor var swipe: UISwipeActionsConfiguration {
    let action = UIContextualAction(style: .destructive, title: label) { _, _, done in
      act()
      // The list is up to date, or will be; after `true` UIKit would take the row away itself.
      done(false)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

/// A list of which only some rows can be swiped; UIKit's own source lets none be.
final class RemovableSource: UITableViewDiffableDataSource<Int, IndexPath> {
  var isRemovable: (IndexPath) -> Bool = { _ in false }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isRemovable(indexPath)
  }
}
