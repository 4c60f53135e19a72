import UIKit

extension UICollectionViewLayout {
  /// Three colors side by side; one where the text is so large that a third of the screen would not hold a name. A row
  /// is as high as its highest cell.
  static var swatches: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let columns = isLarge ? 1 : 3
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .uniformAcrossSiblings(estimate: 60))
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
        repeatingSubitem: item, count: columns)
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
      return section
    }
  }
}
