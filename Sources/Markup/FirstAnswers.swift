import Studio
import Theme
import _Text

/// What a tap on each swatch of the first screen changes, worked out before anybody taps. The page has it beside the first
/// screen, and answers with it while the core is still on its way.
public struct FirstAnswers {
  /// JSON: for light and for dark, an array that has two lists of orders for each swatch, in their order on the page: those that
  /// show the answer on the prerendered page, and those that take it back.
  public private(set) var json = JSONWriter()

  /// Has the core answer each tap.
  /// - Parameter first: shows the screen that is prerendered.
  public init(to first: Studio) {
    json.array { json in
      for appearance in [Appearance.light, .dark] {
        var studio = first
        _ = studio.handle(.session(.appearanceChanged(appearance)))
        json.array { json in
          for event in Self.swatches(in: MountedTree(Page(first.screen).root)) {
            var answered = studio
            _ = answered.handle(event)
            json.array { json in
              json.turn(Page(first.screen), into: Page(answered.screen))
              json.turn(Page(answered.screen), into: Page(first.screen))
            }
          }
        }
      }
    }
  }

  /// The events of taps on the swatches.
  private static func swatches(in tree: MountedTree) -> [Event] {
    tree.root.paths { node in node.attributes.contains { sameName($0.name, "role") && $0.value.same(as: "option") } }
      .compactMap { tree.event(at: $0, for: .tap, value: "") }
  }
}

extension JSONWriter {
  /// The orders that turn a page into another, as an array.
  fileprivate mutating func turn(_ page: Page, into next: Page) {
    var tree = MountedTree(page.root)
    array { $0.turn(page, into: next, in: &tree) }
  }
}

extension Node {
  /// The paths of all elements below this one for which a condition holds, in the order of the page.
  fileprivate func paths(where holds: (Node) -> Bool) -> [[Int]] {
    children.enumerated().flatMap { index, child in
      (holds(child) ? [[index]] : []) + child.paths(where: holds).map { [index] + $0 }
    }
  }
}
