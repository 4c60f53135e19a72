/// https://developer.apple.com/documentation/uikit/uicollectionview
@MainActor open class UICollectionView: UIScrollView {
  open weak var dataSource: UICollectionViewDataSource?
  open weak var delegate: UICollectionViewDelegate?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open var dragInteractionEnabled = false
  open var collectionViewLayout: UICollectionViewLayout

  @_spi(Headless) public let recycler = Recycler<UICollectionViewCell> { Headless.cellsInSight }

  private var classes: [String: UICollectionViewCell.Type] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
    recycler.register(identifier)
  }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    recycler.dequeue(identifier, indexPath) { (classes[identifier] ?? UICollectionViewCell.self).init(frame: .zero) }
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func reloadData() {
    recycler.isLoaded = true
    for section in 0..<numberOfSections {
      recycler.reload(section, count: numberOfItems(inSection: section), in: self) {
        dataSource?.collectionView(self, cellForItemAt: $0)
      }
    }
  }

  open func reconfigureItems(at indexPaths: [IndexPath]) {
    load()
    for path in indexPaths {
      precondition(path.item < numberOfItems(inSection: path.section), "There is no item \(path)")
      guard recycler.cells[path] != nil else { continue }
      _ = dataSource?.collectionView(self, cellForItemAt: path)
    }
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    load()
    return recycler.visible
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    load()
    return recycler.cells[indexPath]
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    load()
    recycler.scroll(indexPath, in: self) { dataSource?.collectionView(self, cellForItemAt: $0) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

  /// A finger on a cell in sight.
  @_spi(Headless) public func tapItem(at path: IndexPath) throws {
    guard indexPathsForVisibleItems.contains(path) else { throw NothingThere("item \(path.item)") }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  /// A long press on a cell in sight: the menu that opens.
  @_spi(Headless) public func menu(at path: IndexPath) throws -> UIMenu? {
    guard indexPathsForVisibleItems.contains(path) else { throw NothingThere("item \(path.item)") }
    return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: .zero)?.menu
  }

  private func load() { if !recycler.isLoaded { reloadData() } }

  /// https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
  }
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@MainActor open class UICollectionViewCell: UIView {
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.configuration = newValue }
  }
  open var contentView: UIView { content.host }

  private let content = Content()

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content.host)
  }

  public required init?(coder: NSCoder) { nil }
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewdelegate
@MainActor public protocol UICollectionViewDelegate: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
