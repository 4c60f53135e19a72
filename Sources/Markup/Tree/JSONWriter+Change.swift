import ColorScience
import _Text

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
