/// The tree that stands on the page.
public struct Stage {
  /// The root of what stands, with all that was made so far.
  public private(set) var root: Node

  /// Takes a tree whose elements stand on the page already, the deferred ones excepted.
  public init(_ root: Node) {
    root.makeChildren()
    self.root = root
  }

  /// The changes that turn what stands into another tree, in the order in which they are to be made.
  public mutating func show(_ next: Node) -> [Change] {
    var difference = Difference()
    difference.compare(root, next)
    root = next
    return difference.changes
  }

  /// The changes that bring in the next children that are still to come; none where all are there. They hold the elements
  /// themselves, so they are to be carried out or written down before the next are asked for.
  public mutating func bringInNext() -> [Change] {
    var difference = Difference()
    _ = difference.bringInFirst(root)
    return difference.changes
  }

  /// Whether some children are still to come.
  public var isIncomplete: Bool { root.isIncomplete }
}

extension Node {
  fileprivate var isIncomplete: Bool {
    make != nil || children.contains { $0.isIncomplete }
  }
}
