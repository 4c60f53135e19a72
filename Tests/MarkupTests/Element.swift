import Markup

/// An element as a browser has it, so that what a page shows can be compared.
struct Element: Equatable {
  var tag: String
  var attributes: [String: String] = [:]
  var styles: [String: String] = [:]
  var text = ""
  var children: [Element] = []
}

extension Element {
  /// The element of a tree, without what's still to come. An attribute that was set twice counts as a defect.
  init(_ node: Node) {
    self.init(
      tag: node.tag.description,
      attributes: Dictionary(uniqueKeysWithValues: node.attributes.map { ($0.name.description, $0.value) }),
      styles: Dictionary(uniqueKeysWithValues: node.styles.map { ($0.name.description, $0.value) }),
      text: node.text, children: node.children.map { Element($0) })
  }

  /// The element of a tree as its HTML has it, with style properties in an attribute.
  init(html node: Node) {
    self.init(node)
    if !node.styles.isEmpty { attributes["data-style"] = node.styleText }
    // HTML has no character U+0000.
    attributes = attributes.mapValues { $0.replacing("\u{0}", with: "\u{FFFD}") }
    text = text.replacing("\u{0}", with: "\u{FFFD}")
    styles = [:]
    children = node.children.map { Element(html: $0) }
  }

  /// Every element, this one first.
  var all: [Element] { [self] + children.flatMap(\.all) }

  /// The tags and attribute names without values: the part of a page that's markup.
  var markup: String {
    "<" + tag + attributes.keys.sorted().map { " " + $0 }.joined() + ">" + children.map(\.markup).joined()
  }

  /// The element without the rows that a page is still waiting for.
  func leavingOut(rowsMissingFrom page: Element) -> Element {
    var element = self
    let isDeferred = attributes["role"] == "presentation" || styles["--lines"] != nil
    if isDeferred && page.children.isEmpty {
      element.children = []
    } else if children.count == page.children.count {
      element.children = zip(children, page.children).map { $0.leavingOut(rowsMissingFrom: $1) }
    }
    return element
  }
}
