import Catalog
import ColorScience
import Studio

/// An element of a page: a tag with its attributes and style properties, and in it either text or other elements, never
/// both. Builder methods change it and return it, so that code reads like the tree:
///
///     Node("p").class("count").text("84 fonts")
public final class Node {
  public let tag: StaticString
  /// Elements with different keys are different things: one replaces the other whole.
  public private(set) var key = ""
  public private(set) var attributes: [Attribute] = []
  public private(set) var styles: [Attribute] = []
  public private(set) var text = ""
  /// The child elements. A deferred element's are missing until they're made.
  public internal(set) var children: [Node] = []
  /// What on-demand children are made from: while it's the same, they are too.
  var stamp: [Int] = []
  /// Makes the children; nil once they're there.
  var make: (() -> [Node])?
  /// Whether the children may come later, because nobody sees them at first.
  var isDeferred = false
  /// What the element does with what a person does to it.
  public private(set) var handler: Handler?

  /// A name with its value.
  public struct Attribute {
    public var name: StaticString
    public var value: String
  }

  public init(_ tag: StaticString) {
    self.tag = tag
  }

  /// Whether the other element can be changed into this one rather than replaced.
  func continues(_ other: Node) -> Bool {
    sameName(tag, other.tag) && key.same(as: other.key)
  }
}

extension Node {
  @inline(never)
  public func key(_ key: String) -> Node {
    self.key = key
    return self
  }

  @inline(never)
  public func set(_ name: StaticString, _ value: String) -> Node {
    attributes.append(Attribute(name: name, value: value))
    return self
  }

  @inline(never)
  public func style(_ name: StaticString, _ value: String) -> Node {
    styles.append(Attribute(name: name, value: value))
    return self
  }

  @inline(never)
  public func on(_ handler: Handler) -> Node {
    self.handler = handler
    return self
  }

  @inline(never)
  public func text(_ text: String) -> Node {
    self.text = text
    return self
  }

  /// Adds a child, if there is one.
  @inline(never)
  public func add(_ child: Node?) -> Node {
    if let child { children.append(child) }
    return self
  }

  @inline(never)
  public func add(_ children: [Node]) -> Node {
    self.children += children
    return self
  }

  /// Makes the children on demand; see `stamp` and `isDeferred`.
  func add(stamp: [Int], isDeferred: Bool, make: @escaping () -> [Node]) -> Node {
    self.stamp = stamp
    self.isDeferred = isDeferred
    self.make = make
    return self
  }
}

/// Whether both names have the same bytes.
func sameName(_ left: StaticString, _ right: StaticString) -> Bool {
  left.utf8CodeUnitCount == right.utf8CodeUnitCount
    && (left.utf8Start == right.utf8Start
      || (0..<left.utf8CodeUnitCount).allSatisfy { left.utf8Start[$0] == right.utf8Start[$0] })
}
