import Studio
import Theme
import _Text

/// What a tap on each swatch of the first screen changes, worked out before anybody taps. The page has it beside the first
/// screen, and answers with it while the core is still on its way.
public struct FirstAnswers {
  /// JSON: an object for light and one for dark. By the path of each swatch, such as "1 1 2 0", it has two lists of orders: those
  /// that show the answer on the prerendered page, and those that take it back.
  public private(set) var json = JSONWriter()

  /// Has the core answer each tap.
  /// - Parameter first: shows the screen that is prerendered.
  public init(to first: Studio) {
    let tree = MountedTree(Page(first.screen).root)
    json.array { json in
      for appearance in [Appearance.light, .dark] {
        var studio = first
        _ = studio.handle(.session(.appearanceChanged(appearance)))
        json.object { json in
          for path in tree.root.paths {
            guard let event = tree.event(at: path, for: .tap, value: ""), case .colors(.swatchTapped) = event else {
              continue
            }
            var answered = studio
            _ = answered.handle(event)
            json.key(path.map { $0.text }.joined(separator: " "))
            json.array { json in
              json.turn(Page(first.screen), into: Page(answered.screen))
              json.turn(Page(answered.screen), into: Page(first.screen))
            }
          }
        }
      }
    }
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
  /// The paths of all elements below this one, in the order of the page.
  fileprivate var paths: [[Int]] {
    children.indices.flatMap { index in [[index]] + children[index].paths.map { [index] + $0 } }
  }
}
