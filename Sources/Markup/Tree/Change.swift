/// One change to a page. A path leads from the root by the index of each child.
public enum Change {
  case setAttribute(path: [Int], name: StaticString, value: String)
  case removeAttribute(path: [Int], name: StaticString)
  case setStyle(path: [Int], name: String, value: String)
  case removeStyle(path: [Int], name: String)
  case setText(path: [Int], text: String)
  /// The path leads to the parent.
  case insert(path: [Int], index: Int, Node)
  case remove(path: [Int])
  case replace(path: [Int], Node)
}
