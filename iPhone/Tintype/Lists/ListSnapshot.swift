import UIKit

/// A list's rows by their places. What's in a row, and whether it changed, is up to the list.
typealias ListSnapshot = NSDiffableDataSourceSnapshot<Int, IndexPath>

extension ListSnapshot {
  /// Takes the number of rows in each section. Rows that were already there are updated, on screen or not, because UIKit keeps
  /// some prepared.
  init(_ counts: [Int], after before: ListSnapshot) {
    self.init()
    for (section, count) in counts.enumerated() {
      let items = (0..<count).map { IndexPath(item: $0, section: section) }
      appendSections([section])
      appendItems(items, toSection: section)
      let kept = before.sectionIdentifiers.contains(section) ? before.numberOfItems(inSection: section) : 0
      reconfigureItems(Array(items.prefix(kept)))
    }
  }
}
