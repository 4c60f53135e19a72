import Studio
import Theme
import UIKit

/// The sidebar: the way through the screens, with what was chosen so far.
final class RailViewController: UIViewController, UICollectionViewDelegate {
  private let session: Session
  private let list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
  private var items: [RailItem] = []
  private lazy var source = UICollectionViewDiffableDataSource<Int, IndexPath>(collectionView: list) {
    [weak self] _, path, _ in self?.cell(at: path)
  }

  private static let cell = "step"

  init(_ session: Session) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
    title = Screen.appName
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(
        title: session.screen.tabBar.shuffle.label, image: UIImage(systemName: "shuffle")
      ) {
        [session] _ in session.handle(session.screen.tabBar.shuffle.event)
      })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: Self.cell)
    list.delegate = self
    list.accessibilityLabel = Screen.railName
    view.pin(list)
    draw()
  }

  func draw() {
    guard isViewLoaded else { return }
    items = session.screen.rail
    source.apply(ListSnapshot([items.count], after: source.snapshot()), animatingDifferences: false)
  }

  private func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    let cell = list.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    if items.indices.contains(indexPath.item) { (cell as? UICollectionViewListCell)?.show(items[indexPath.item]) }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard items.indices.contains(indexPath.item), items[indexPath.item].button.isEnabled else { return }
    session.handle(items[indexPath.item].button.event)
  }
}

extension UICollectionViewListCell {
  fileprivate func show(_ item: RailItem) {
    var content = defaultContentConfiguration()
    content.text = item.button.label
    content.textProperties.font = .preferredFont(forTextStyle: item.isCurrent ? .headline : .body)
    content.secondaryText = item.detail
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    content.image = UIImage(systemName: item.icon.symbol)
    content.imageProperties.tintColor = item.icon.color
    content.textProperties.color = item.button.isEnabled ? .label : .secondaryLabel
    contentConfiguration = content
    accessibilityTraits = item.isCurrent ? [.button, .selected] : .button
    if !item.button.isEnabled { accessibilityTraits.insert(.notEnabled) }
    accessories = item.isCurrent ? [.checkmark()] : []
  }
}

extension RailItem.Icon {
  fileprivate var symbol: String {
    switch self {
    case .color: "circle.fill"
    case .noColor: "circle.dashed"
    case .letters: "textformat"
    case .number(let number): "\(number).circle"
    case .themes: "square.stack"
    }
  }

  fileprivate var color: UIColor? {
    if case .color(let color) = self { UIColor(color) } else { nil }
  }
}
