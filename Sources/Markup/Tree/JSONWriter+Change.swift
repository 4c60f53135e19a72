import _Text

extension JSONWriter {
  /// The orders that turn a page into another: the changes to its tree, its title, and the color of the browser's own surfaces.
  /// - Parameter tree: shows the first page, and then the other.
  public mutating func turn(_ page: Page, into next: Page, in tree: inout MountedTree) {
    for change in tree.show(next.root) { self.change(change) }
    if !next.title.same(as: page.title) { array { $0.write("title", nil, next.title, nil) } }
    if !next.themeColor.same(as: page.themeColor) { array { $0.write("paint", nil, next.themeColor, nil) } }
  }

  /// A change as an array of its name and what it takes: `["text", [0, 1], "Indigo"]`.
  public mutating func change(_ change: Change) {
    array { json in
      switch change {
      case .setAttribute(let path, let name, let value): json.write("set", path, name.description, value)
      case .removeAttribute(let path, let name): json.write("unset", path, name.description, nil)
      case .setStyle(let path, let name, let value): json.write("style", path, name, value)
      case .removeStyle(let path, let name): json.write("style", path, name, "")
      case .setText(let path, let text): json.write("text", path, nil, text)
      case .remove(let path): json.write("remove", path, nil, nil)
      case .insert(let path, let index, let node):
        json.write("insert", path, nil, nil)
        json.number(index)
        json.node(node)
      case .replace(let path, let node):
        json.write("replace", path, nil, nil)
        json.node(node)
      }
    }
  }

  // Not inlined, here and below: every kind of change would copy it.
  @inline(never)
  private mutating func write(_ verb: StaticString, _ path: [Int]?, _ name: String?, _ value: String?) {
    string(unescaped: verb)
    if let path { array { for index in path { $0.number(index) } } }
    if let name { string(name) }
    if let value { string(value) }
  }

  /// An element as `[tag, attributes, styles, text or children]`.
  private mutating func node(_ node: Node) {
    array { json in
      json.string(unescaped: node.tag)
      json.object { for pair in node.attributes { $0.member(pair.name, pair.value) } }
      json.object { json in
        for style in node.styles {
          json.key(style.name)
          json.string(style.value)
        }
      }
      if node.children.isEmpty {
        json.string(node.text)
      } else {
        json.array { for child in node.children { $0.node(child) } }
      }
    }
  }
}
