import Catalog
import Markup
import Studio
import Theme

extension Studio {
  /// A studio opened at an address, on a device with these fonts.
  static func showing(_ address: String, _ families: [Family] = .few, on appearance: Appearance = .light) -> Studio {
    var studio = Studio()
    studio.follow(.session(.appearanceChanged(appearance)), .fonts(.familiesFound(families)))
    studio.follow(.session(.opened(address: address, session: "", refused: "")))
    return studio
  }

  /// Handles events in turn.
  mutating func follow(_ events: Event...) {
    for event in events { _ = handle(event) }
  }

  /// The screen as a tree.
  var tree: Node { Page(screen).root }
}

extension Route {
  /// The address of each screen, with everything before it chosen.
  var address: String {
    let choices = ["primary=indigo-500", "accent=pink-a200", "title=EB+Garamond", "body=Lato"]
    return "#/" + slug + "?" + choices.prefix(Route.wizard.firstIndex(of: self) ?? 0).joined(separator: "&")
  }
}

extension [Family] {
  static let few = [
    Family(name: "EB Garamond", category: .serif, hasBold: true, hasItalic: true),
    Family(name: "Hack", category: .mono, hasBold: true, hasItalic: true),
    Family(name: "Impact", category: .display, hasBold: false, hasItalic: false),
    Family(name: "Lato", category: .sans, hasBold: true, hasItalic: true),
    Family(name: "Roboto Slab", category: .slab, hasBold: true, hasItalic: false),
  ]

  /// This many families, named Family 1000, Family 1001 ...
  static func many(_ count: Int) -> [Family] {
    (0..<count).map { Family(name: "Family \(1000 + $0)", category: .sans, hasBold: true, hasItalic: true) }
  }
}
