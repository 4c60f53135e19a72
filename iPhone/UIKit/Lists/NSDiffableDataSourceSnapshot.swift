/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private(set) var reconfigured: Set<ItemIdentifierType> = []

  public init() {}

  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) } }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { sectionIdentifiers += identifiers }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { preconditionFailure("There is no section") }
    items[section, default: []] += identifiers
    precondition(Set(itemIdentifiers).count == itemIdentifiers.count, "An item is there twice")
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    precondition(Set(identifiers).isSubset(of: itemIdentifiers), "An item isn’t there")
    reconfigured.formUnion(identifiers)
  }

  /// What a list has to do to get here: load the sections with other items, and configure the cells of some items again.
  func changes(from before: Self?) -> (sections: [Int], paths: [IndexPath]) {
    let changed = sectionIdentifiers.indices.filter { index in
      let section = sectionIdentifiers[index]
      return before?.itemIdentifiers(inSection: section) != itemIdentifiers(inSection: section)
    }
    let paths = sectionIdentifiers.indices.filter { !changed.contains($0) }.flatMap { section in
      itemIdentifiers(inSection: sectionIdentifiers[section]).enumerated().filter { reconfigured.contains($1) }
        .map { IndexPath(item: $0.offset, section: section) }
    }
    return (changed, paths)
  }
}

/// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir/cellprovider
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  private weak var list: UITableView?
  private let cell: CellProvider
  private var shown: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>?

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    list = tableView
    cell = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown ?? .init() }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) {
    let (sections, paths) = snapshot.changes(from: shown)
    let isFirst = shown == nil
    shown = snapshot
    if isFirst { return list?.reloadData() ?? () }
    if animatingDifferences, !sections.isEmpty { Headless.motions += 1 }
    if !sections.isEmpty { list?.reloadSections(IndexSet(sections), with: .none) }
    if !paths.isEmpty { list?.reconfigureRows(at: paths) }
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  public func numberOfSections(in tableView: UITableView) -> Int { snapshot().sectionIdentifiers.count }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    snapshot().itemIdentifiers(inSection: snapshot().sectionIdentifiers[section]).count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let section = snapshot().sectionIdentifiers[indexPath.section]
    return cell(tableView, indexPath, snapshot().itemIdentifiers(inSection: section)[indexPath.row])!
  }
}

/// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/cellprovider
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  private weak var list: UICollectionView?
  private let cell: CellProvider
  private var shown: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    list = collectionView
    cell = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown ?? .init() }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) {
    let (sections, paths) = snapshot.changes(from: shown)
    shown = snapshot
    if !sections.isEmpty { list?.reloadData() } else { list?.reconfigureItems(at: paths) }
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int { snapshot().sectionIdentifiers.count }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    let sections = snapshot().sectionIdentifiers
    return sections.indices.contains(section) ? snapshot().itemIdentifiers(inSection: sections[section]).count : 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let section = snapshot().sectionIdentifiers[indexPath.section]
    return cell(collectionView, indexPath, snapshot().itemIdentifiers(inSection: section)[indexPath.item])!
  }
}
