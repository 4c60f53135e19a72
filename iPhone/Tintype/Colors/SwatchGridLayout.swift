import UIKit

extension UICollectionViewLayout {
  /// Three colors side by side, or one if the text is so large that a third of the screen couldn't hold a name. A row
  /// is as high as its highest cell; the gaps belong to the cells. What's below the colors is as wide as the screen.
  static var swatches: UICollectionViewLayout {
    let height = SwatchContentView.leastHeight
    return UICollectionViewCompositionalLayout { index, environment in
      let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let columns = isLarge || index > 0 ? 1 : 3
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .uniformAcrossSiblings(estimate: height))
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
        repeatingSubitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      return section
    }
  }
}
