import Catalog
import ColorScience

/// An element of a page: a tag with its attributes and style properties, and under it either text or other elements,
/// never both side by side. Its builder methods change it and give it back, so that a tree reads as it stands:
///
///     Node("p").class("count").text("84 fonts")
public final class Node {
  /// The tag's name.
  public let tag: StaticString
  /// Two elements in the same place with different keys are different things: the one replaces the other whole.
  public private(set) var key = ""
  public private(set) var attributes: [Attribute] = []
  public private(set) var styles: [Attribute] = []
  public private(set) var text = ""
  /// The elements under this one; those of a deferred one only once they are made.
  public internal(set) var children: [Node] = []
  /// Says from what the children are made, where they are made on demand: they need not be made again while it stays
  /// the same.
  var stamp: [Int] = []
  /// Makes the children; nil once they are there.
  var make: (() -> [Node])?
  /// Whether the children may come in later, because they are out of sight at first.
  var isDeferred = false

  /// A name with its value.
  public struct Attribute {
    public var name: StaticString
    public var value: String
  }

  public init(_ tag: StaticString) {
    self.tag = tag
  }

  /// Whether the other element can be changed into this one, rather than replaced by it.
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
  public func text(_ text: String) -> Node {
    self.text = text
    return self
  }

  /// Puts an element under this one; none where there is none.
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

  /// Has the children made on demand, see `stamp` and `isDeferred`.
  func add(stamp: [Int], isDeferred: Bool, make: @escaping () -> [Node]) -> Node {
    self.stamp = stamp
    self.isDeferred = isDeferred
    self.make = make
    return self
  }
}

/// Whether both names are the same bytes.
func sameName(_ left: StaticString, _ right: StaticString) -> Bool {
  left.utf8CodeUnitCount == right.utf8CodeUnitCount
    && (left.utf8Start == right.utf8Start
      || (0..<left.utf8CodeUnitCount).allSatisfy { left.utf8Start[$0] == right.utf8Start[$0] })
}
