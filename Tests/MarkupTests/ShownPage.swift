import Foundation
import Markup
import Testing
import _Text

/// A page that applies the changes it gets, like `Web/host.js`.
struct ShownPage {
  private(set) var root: Element

  init(_ node: Node) { root = Element(node) }

  /// Applies changes in JSON.
  mutating func carryOut(_ changes: [Change]) throws {
    var json = JSONWriter()
    json.array { for change in changes { $0.change(change) } }
    let orders = try #require(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [[Any]])
    for order in orders {
      let path = try #require(order[1] as? [Int])
      try Self.carryOut(order, at: path[...], in: &root)
    }
  }

  /// Follows the path; parents apply changes to their children.
  private static func carryOut(_ order: [Any], at path: ArraySlice<Int>, in element: inout Element) throws {
    let verb = try #require(order[0] as? String)
    if let index = path.first, path.count > 1 || !["remove", "replace"].contains(verb) {
      try #require(element.children.indices.contains(index), "\(order)")
      return try carryOut(order, at: path.dropFirst(), in: &element.children[index])
    }
    let word = order.count > 2 ? order[2] as? String : nil
    switch verb {
    case "set": element.attributes[try #require(word)] = try #require(order[3] as? String)
    case "unset": try #require(element.attributes.removeValue(forKey: try #require(word)) != nil, "\(order)")
    case "style":
      let value = try #require(order[3] as? String)
      element.styles[try #require(word)] = value.isEmpty ? nil : value
    case "text":
      try #require(element.children.isEmpty, "a text would take the place of elements: \(order)")
      element.text = try #require(word)
    case "insert":
      let index = try #require(order[2] as? Int)
      try #require((0...element.children.count).contains(index), "\(order)")
      element.children.insert(try Element(json: order[3]), at: index)
    case "remove", "replace":
      let index = try #require(path.first)
      try #require(element.children.indices.contains(index), "\(order)")
      if verb == "remove" { element.children.remove(at: index) }
      if verb == "replace" { element.children[index] = try Element(json: order[2]) }
    default: Issue.record("no such change: \(order)")
    }
  }
}

extension Element {
  /// Reads `[tag, attributes, styles, text or children]`.
  init(json: Any) throws {
    let parts = try #require(json as? [Any])
    tag = try #require(parts[0] as? String)
    attributes = try #require(parts[1] as? [String: String])
    styles = try #require(parts[2] as? [String: String])
    if let text = parts[3] as? String {
      self.text = text
    } else {
      children = try #require(parts[3] as? [Any]).map { try Element(json: $0) }
    }
  }
}
