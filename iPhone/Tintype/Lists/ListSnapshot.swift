import UIKit

/// A list's rows by their places. What's in a row, and whether it changed, is up to the list.
typealias ListSnapshot = NSDiffableDataSourceSnapshot<Int, IndexPath>

extension ListSnapshot {
  /// So many rows in each section. Those that were there are configured again, whether they're in sight or not: UIKit keeps
  /// others prepared.
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
