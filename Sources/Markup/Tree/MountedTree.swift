import Studio

/// The tree the page currently shows.
public struct MountedTree {
  /// The root, with everything made so far.
  public private(set) var root: Node

  /// Takes a tree the page shows already, except for its deferred elements.
  public init(_ root: Node) {
    root.makeChildren()
    self.root = root
  }

  /// The changes that turn the page into another tree, in order.
  public mutating func show(_ next: Node) -> [Change] {
    var difference = Difference()
    difference.compare(root, next)
    root = next
    return difference.changes
  }

  /// The changes that bring in the next deferred children; none once all are there. Write them down before asking for
  /// more: they share their elements with the tree.
  public mutating func bringInNext() -> [Change] {
    var difference = Difference()
    _ = difference.bringInFirst(root)
    return difference.changes
  }

  /// Whether some children are still to come.
  public var isIncomplete: Bool { root.isIncomplete }

  /// The event for what a person did with the element at a path; nil if nothing is there or it means nothing.
  public func event(at path: [Int], for gesture: Gesture, value: String) -> Event? {
    var node = root
    for index in path {
      guard node.children.indices.contains(index) else { return nil }
      node = node.children[index]
    }
    return node.handler?.event(for: gesture, value: value)
  }
}

extension Node {
  fileprivate var isIncomplete: Bool {
    make != nil || children.contains { $0.isIncomplete }
  }
}
