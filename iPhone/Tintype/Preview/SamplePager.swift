import Studio
import UIKit

/// The samples side by side, a page each. A swipe leads to the next.
final class SamplePager: UICollectionView {
  private var pages: [SampleContent] = []
  private var shown: (samples: SampleScreens?, filter: VisionFilter?, text: UIColor)?
  private lazy var source = UICollectionViewDiffableDataSource<Int, IndexPath>(collectionView: self) {
    [weak self] _, path, _ in self?.cell(at: path)
  }

  private static let cell = "sample"

  /// Called with the page that's in sight, whenever that changes; with nil if several are.
  var turned: (Int?) -> Void = { _ in }
  /// How many pages there are.
  var count: Int { pages.count }

  init() {
    super.init(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    collectionViewLayout = .samples { [weak self] page in self?.turned(page) }
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.cell)
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the samples, or nothing while it's hidden. Most events change nothing here; an iPad's stage hears of all of them.
  func show(_ samples: SampleScreens?, _ filter: VisionFilter?, text: UIColor) {
    if let shown, shown == (samples, filter, text) { return }
    shown = (samples, filter, text)
    pages = samples?.sheets.flatMap { $0.pages(filter, text) } ?? []
    source.apply(ListSnapshot([pages.count], after: source.snapshot()), animatingDifferences: false)
  }

  func turn(to page: Int) {
    scrollToItem(
      at: IndexPath(item: page, section: 0), at: .centeredHorizontally,
      animated: !UIAccessibility.isReduceMotionEnabled)
  }

  private func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    guard pages.indices.contains(indexPath.item) else { return view }
    let page = pages[indexPath.item]
    view.contentConfiguration = page
    view.isAccessibilityElement = true
    view.accessibilityLabel = page.card.name
    view.accessibilityTraits = .image
    return view
  }
}

extension SampleSet {
  /// A page for each sample. If there are two paints, the first half of the samples has one and the second the other.
  @MainActor fileprivate func pages(_ filter: VisionFilter?, _ text: UIColor) -> [SampleContent] {
    zip(halves, [paints.first, paints.last]).flatMap { half, paint in
      half.compactMap { card in
        paint.map { SampleContent(card: card, look: SampleLook(paint: $0, filter: filter), text: text) }
      }
    }
  }
}

extension UICollectionViewLayout {
  /// One page on a phone, several side by side if there's room: a page is at most as wide as a phone.
  fileprivate static func samples(turned: @escaping (Int?) -> Void) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = min(environment.container.effectiveContentSize.width, 390)
      let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .fractionalHeight(1))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size,
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        ])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        let inSight = environment.container.effectiveContentSize.width
        let middle = offset.x + inSight / 2
        let nearest = items.min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }
        turned(inSight < 2 * width ? nearest?.indexPath.item : nil)
      }
      return section
    }
  }
}
