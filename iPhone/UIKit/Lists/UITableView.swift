/// https://developer.apple.com/documentation/uikit/uitableview
@MainActor open class UITableView: UIScrollView {
  open weak var dataSource: UITableViewDataSource?
  open weak var delegate: UITableViewDelegate?
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open var dragInteractionEnabled = false
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?

  @_spi(Headless) public let recycler = Recycler<UITableViewCell> { Headless.rowsInSight }

  public init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    precondition(cellClass == UITableViewCell.self, "The stand-in makes plain cells only")
    recycler.register(identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    recycler.dequeue(identifier, indexPath) { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func reloadData() {
    recycler.isLoaded = true
    for section in 0..<numberOfSections { reload(section) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    load()
    for section in sections { reload(section) }
  }

  open func reconfigureRows(at indexPaths: [IndexPath]) {
    load()
    for path in indexPaths {
      precondition(path.row < numberOfRows(inSection: path.section), "There is no row \(path)")
      guard recycler.cells[path] != nil else { continue }
      _ = dataSource?.tableView(self, cellForRowAt: path)
    }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    load()
    return recycler.visible
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    load()
    return recycler.cells[indexPath]
  }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    // Without a size there's nothing to scroll in; a view has one once it's in its window.
    guard window != nil else { return }
    load()
    recycler.scroll(indexPath, in: self) { dataSource?.tableView(self, cellForRowAt: $0) }
  }

  open private(set) var indexPathForSelectedRow: IndexPath?

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  /// A finger on a row in sight.
  @_spi(Headless) public func tapRow(at path: IndexPath) throws {
    guard indexPathsForVisibleRows?.contains(path) == true else { throw NothingThere("row \(path.row)") }
    indexPathForSelectedRow = path
    delegate?.tableView(self, didSelectRowAt: path)
  }

  /// A long press on a row in sight: the menu that opens.
  @_spi(Headless) public func menu(at path: IndexPath) throws -> UIMenu? {
    guard indexPathsForVisibleRows?.contains(path) == true else { throw NothingThere("row \(path.row)") }
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)?.menu
  }

  /// A finger on the button at the end of a row in sight.
  @_spi(Headless) public func tapDetail(at path: IndexPath) throws {
    guard indexPathsForVisibleRows?.contains(path) == true, cellForRow(at: path)?.accessoryType == .detailButton else {
      throw NothingThere("detail of row \(path.row)")
    }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// A swipe to the left on a row in sight, and a finger on what it uncovers.
  @_spi(Headless) public func swipe(at path: IndexPath, _ title: String) throws {
    let actions = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
    guard dataSource?.tableView(self, canEditRowAt: path) == true, indexPathsForVisibleRows?.contains(path) == true,
      let action = actions.first(where: { $0.title == title })
    else { throw NothingThere(title) }
    action.handler(action, self) { _ in }
  }

  private func load() { if !recycler.isLoaded { reloadData() } }

  private func reload(_ section: Int) {
    recycler.reload(section, count: numberOfRows(inSection: section), in: self) {
      dataSource?.tableView(self, cellForRowAt: $0)
    }
  }

  /// https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// https://developer.apple.com/documentation/uikit/uitableview/scrollposition
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// https://developer.apple.com/documentation/uikit/uitableview/rowanimation
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none
  }
}

/// https://developer.apple.com/documentation/uikit/uitableviewdatasource
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
}

extension UITableViewDataSource {
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// https://developer.apple.com/documentation/uikit/uitableviewdelegate
@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
