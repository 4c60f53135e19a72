/// https://developer.apple.com/documentation/uikit/uidropinteraction
@MainActor open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// A finger that lets items go. Throws if they aren't taken.
  @_spi(Headless) public func drop(_ items: [NSItemProvider]) throws {
    let session = Drop(items.map { UIDragItem(itemProvider: $0) })
    guard let delegate, delegate.dropInteraction(self, canHandle: session),
      delegate.dropInteraction(self, sessionDidUpdate: session).operation == .copy
    else { throw NothingThere("a place to drop") }
    delegate.dropInteraction(self, performDrop: session)
    for item in items { item.isClosed = true }
  }
}

/// https://developer.apple.com/documentation/uikit/uidropinteractiondelegate
@MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

/// https://developer.apple.com/documentation/uikit/uidropsession
@MainActor public protocol UIDropSession {
  var items: [UIDragItem] { get }
  var localDragSession: (any UIDragSession)? { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

private struct Drop: UIDropSession {
  let items: [UIDragItem]
  var localDragSession: (any UIDragSession)? { nil }
  init(_ items: [UIDragItem]) { self.items = items }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }
}

/// https://developer.apple.com/documentation/uikit/uidropproposal
@MainActor open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// https://developer.apple.com/documentation/uikit/uidropoperation
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// https://developer.apple.com/documentation/uikit/uidragsession
@MainActor public protocol UIDragSession {}

/// https://developer.apple.com/documentation/uikit/uidragitem
@MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

private struct Drag: UIDragSession {}

/// https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate
@MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// https://developer.apple.com/documentation/uikit/uitableviewdragdelegate
@MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

extension UICollectionView {
  /// What a long press on a cell lifts.
  @_spi(Headless) public func lift(_ path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: Drag(), at: path) ?? []
  }
}

extension UITableView {
  @_spi(Headless) public func lift(_ path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: Drag(), at: path) ?? []
  }
}
