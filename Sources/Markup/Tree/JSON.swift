import Catalog
import ColorScience

/// Writes JSON, byte by byte.
/// Source: RFC 8259.
public struct JSONWriter {
  /// What's written so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// Nothing is written yet.
  public init() {}

  /// Writes `[` or `{`, after a comma if a value is before it.
  public mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(truncatingIfNeeded: bracket.value))
  }

  /// Writes `]` or `}`. Whether it's the right one is up to the caller.
  public mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(truncatingIfNeeded: bracket.value))
  }

  /// Writes the colon after an object's key.
  mutating func colon() {
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a whole number, after a comma if a value is before it.
  @inline(never)
  public mutating func number(_ number: Int) {
    separate()
    bytes += number.text.bytes
  }

  /// Writes a string or a key as it is: it may hold nothing that JSON escapes.
  @inline(never)
  public mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes any text as a string, escaped.
  @inline(never)
  public mutating func string(_ text: String) {
    separate()
    bytes.append(jsonString: text)
  }

  /// Writes the comma between two values.
  private mutating func separate() {
    guard let last = bytes.last, last != UInt8(ascii: "["), last != UInt8(ascii: "{"), last != UInt8(ascii: ":") else {
      return
    }
    bytes.append(UInt8(ascii: ","))
  }
}

extension JSONWriter {
  /// A change as an array of its name and what it takes: `["text", [0, 1], "Indigo"]`.
  public mutating func change(_ change: Change) {
    open("[")
    switch change {
    case .setAttribute(let path, let name, let value): write("set", path, name, value)
    case .removeAttribute(let path, let name): write("unset", path, name, nil)
    case .setStyle(let path, let name, let value): write("style", path, name, value)
    case .removeStyle(let path, let name): write("style", path, name, "")
    case .setText(let path, let text): write("text", path, nil, text)
    case .remove(let path): write("remove", path, nil, nil)
    case .insert(let path, let index, let node):
      write("insert", path, nil, nil)
      number(index)
      self.node(node)
    case .replace(let path, let node):
      write("replace", path, nil, nil)
      self.node(node)
    }
    close("]")
  }

  @inline(never)
  private mutating func write(_ verb: StaticString, _ path: [Int], _ name: StaticString?, _ value: String?) {
    self.name(verb)
    open("[")
    for index in path { number(index) }
    close("]")
    if let name { self.name(name) }
    if let value { string(value) }
  }

  /// An element as `[tag, attributes, styles, text or children]`.
  private mutating func node(_ node: Node) {
    open("[")
    name(node.tag)
    pairs(node.attributes)
    pairs(node.styles)
    if node.children.isEmpty {
      string(node.text)
    } else {
      open("[")
      for child in node.children { self.node(child) }
      close("]")
    }
    close("]")
  }

  @inline(never)
  private mutating func pairs(_ pairs: [Node.Attribute]) {
    open("{")
    for pair in pairs {
      name(pair.name)
      colon()
      string(pair.value)
    }
    close("}")
  }
}
