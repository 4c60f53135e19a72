import _Text

/// Collects the changes between two trees.
struct Difference {
  private(set) var changes: [Change] = []
  private var path: [Int] = []

  /// Compares an element with the one it continues.
  mutating func compare(_ old: Node, _ new: Node) {
    for attribute in new.attributes where !old.attributes.holds(attribute) {
      changes.append(.setAttribute(path: path, name: attribute.name, value: attribute.value))
    }
    for attribute in old.attributes where !new.attributes.names(attribute.name) {
      changes.append(.removeAttribute(path: path, name: attribute.name))
    }
    for style in new.styles where !old.styles.holds(style) {
      changes.append(.setStyle(path: path, name: style.name, value: style.value))
    }
    for style in old.styles where !new.styles.names(style.name) {
      changes.append(.removeStyle(path: path, name: style.name))
    }
    if !new.text.same(as: old.text) { changes.append(.setText(path: path, text: new.text)) }
    compareChildren(old, new)
  }

  private mutating func compareChildren(_ old: Node, _ new: Node) {
    if let make = new.make {
      if old.make == nil, old.stamp == new.stamp {
        new.make = nil
        new.children = old.children
        return
      }
      if old.make != nil, new.isDeferred { return }
      new.make = nil
      new.children = make()
    }
    for index in new.children.indices {
      path.append(index)
      place(new.children[index], over: index < old.children.count ? old.children[index] : nil)
      path.removeLast()
    }
    for index in old.children.indices.dropFirst(new.children.count).reversed() {
      changes.append(.remove(path: path + [index]))
    }
  }

  private mutating func place(_ new: Node, over old: Node?) {
    if let old, new.continues(old) { return compare(old, new) }
    new.makeChildren()
    if old != nil {
      changes.append(.replace(path: path, new))
    } else {
      changes.append(.insert(path: Array(path.dropLast()), index: path.last ?? 0, new))
    }
  }

  /// Brings in the first children that are still to come; returns whether there were any.
  mutating func bringInFirst(_ node: Node) -> Bool {
    if let make = node.make {
      node.make = nil
      for (index, child) in make().enumerated() {
        child.makeChildren()
        node.children.append(child)
        changes.append(.insert(path: path, index: index, child))
      }
      return true
    }
    for index in node.children.indices {
      path.append(index)
      defer { path.removeLast() }
      if bringInFirst(node.children[index]) { return true }
    }
    return false
  }
}

extension Node {
  /// Makes all descendants that aren't deferred.
  func makeChildren() {
    if let make, !isDeferred {
      self.make = nil
      children = make()
    }
    for child in children { child.makeChildren() }
  }
}

extension [Node.Style] {
  fileprivate func holds(_ style: Node.Style) -> Bool {
    contains { $0.name.same(as: style.name) && $0.value.same(as: style.value) }
  }

  fileprivate func names(_ name: String) -> Bool {
    contains { $0.name.same(as: name) }
  }
}

extension [Node.Attribute] {
  fileprivate func holds(_ attribute: Node.Attribute) -> Bool {
    contains { sameName($0.name, attribute.name) && $0.value.same(as: attribute.value) }
  }

  fileprivate func names(_ name: StaticString) -> Bool {
    contains { sameName($0.name, name) }
  }
}
