import _Text

/// An element of a page: a tag with its attributes and style properties, and in it either text or other elements, never
/// both. Builder methods change it and return it, so that code reads like the tree:
///
///     Node("p").class("count").text("84 fonts")
public final class Node {
  /// The element's name: "div".
  public let tag: StaticString
  /// Elements with different keys are different things: one replaces the other whole.
  public private(set) var key = ""
  /// The attributes, in the order they were set. The text isn't escaped.
  public private(set) var attributes: [Attribute] = []
  /// The style properties, in the order they were set: "--fill" with "#3F51B5".
  public private(set) var styles: [Style] = []
  /// The text in it, not escaped; empty if there's none.
  public private(set) var text = ""
  /// The child elements. A deferred element's are missing until they're made.
  public internal(set) var children: [Node] = []
  /// The input that on-demand children are made from: while it's the same, they are too.
  var stamp: [Int] = []
  /// Makes the children; nil once they're there.
  var make: (() -> [Node])?
  /// Whether the children may come later, because nobody sees them at first.
  var isDeferred = false
  /// Turns gestures on the element into events.
  public private(set) var handler: Handler?

  /// A name with its value.
  public struct Attribute {
    /// Such as "aria-label".
    public var name: StaticString
    /// Not escaped: `html` does that.
    public var value: String
  }

  /// A style property with its value.
  public struct Style {
    /// Such as "--fill". A brand color's roles have properties by its name.
    public var name: String
    /// Not escaped: `html` does that.
    public var value: String
  }

  /// An element with nothing in it. The tag is its name: "div".
  public init(_ tag: StaticString) {
    self.tag = tag
  }

  /// Whether the other element can be changed into this one rather than replaced.
  func continues(_ other: Node) -> Bool {
    sameName(tag, other.tag) && key.same(as: other.key)
  }
}

extension Node {
  /// Tells it from other elements that take its place; see the property of this name.
  // Not inlined, here and below: the views call these words hundreds of times.
  @inline(never)
  public func key(_ key: String) -> Node {
    self.key = key
    return self
  }

  /// Adds an attribute, even beside one of the same name: set each name once.
  @inline(never)
  public func set(_ name: StaticString, _ value: String) -> Node {
    attributes.append(Attribute(name: name, value: value))
    return self
  }

  /// Adds a style property, even beside one of the same name: set each name once.
  @inline(never)
  public func style(_ name: String, _ value: String) -> Node {
    styles.append(Style(name: name, value: value))
    return self
  }

  /// Says which events gestures on it mean, in place of what was said before.
  @inline(never)
  public func on(_ handler: Handler) -> Node {
    self.handler = handler
    return self
  }

  /// Puts a text into it, in place of the one before. The text isn't HTML: `html` escapes it.
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

  /// Adds children after those that are there.
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
