import Catalog
import ColorScience
import Studio
import Testing
import Theme

/// A hue's index in its grid; the first sixteen are the same in both grids.
enum Hue {
  static let red = 0
  static let pink = 1
  static let indigo = 4
  static let yellow = 12
  static let amber = 13
}

extension Studio {
  /// A studio on a screen, with everything before it chosen: Indigo, Pink, EB Garamond, Lato. Nothing is chosen on
  /// the screen itself.
  static func at(_ route: Route) -> Studio {
    var studio = Studio()
    studio.follow(.fonts(.familiesFound(.device)))
    let choices: [Event] = [
      .colors(.swatchTapped(.primary, Hue.indigo)), .colors(.swatchTapped(.accent, Hue.pink)),
      .fonts(.fontTapped(.titleFont, "EB Garamond")), .fonts(.fontTapped(.bodyFont, "Lato")),
    ]
    for choice in choices.prefix(Route.wizard.firstIndex(of: route) ?? 0) {
      studio.follow(choice, .navigation(.nextTapped))
    }
    return studio
  }

  /// A studio opened at an address, with the device's fonts known.
  static func opened(
    _ address: String = "", session: String = "", refused: String = "", on appearance: Appearance = .light
  ) -> Studio {
    var studio = Studio()
    studio.follow(
      .session(.appearanceChanged(appearance)), .fonts(.familiesFound(.device)),
      .session(.opened(address: address, session: session, refused: refused)))
    return studio
  }

  /// Handles events in turn; returns all their effects.
  @discardableResult
  mutating func follow(_ events: Event...) -> [Effect] {
    var effects: [Effect] = []
    for event in events { effects += handle(event) }
    return effects
  }

  var bar: Bar { screen.bar }
  var notice: Notice? { screen.notice }

  var grid: SwatchGrid? {
    if case .swatches(let grid) = screen.content { grid } else { nil }
  }

  var list: FontList? {
    if case .fonts(let list) = screen.content { list } else { nil }
  }

  var article: Article? {
    if case .summary(let article) = screen.content { article } else { nil }
  }

  /// The families of the list that aren't generic.
  var listed: [Family]? { list?.families.filter { !([Family].generic.contains($0)) } }

  /// The remark in a family's row, beside its name.
  func remark(on name: String) -> String? {
    list?.families.firstIndex { $0.name == name }.flatMap { list?.remark(at: $0) }
  }

  /// A paragraph of the summary, counted from 0.
  func paragraph(_ index: Int) throws -> [Article.Run] {
    let paragraphs = try #require(article).paragraphs
    try #require(paragraphs.indices.contains(index))
    return paragraphs[index]
  }
}

extension Screen {
  /// The screen, except whether there's something to undo or redo.
  var butForHistory: Screen {
    var screen = self
    screen.tabBar.undo.isEnabled = false
    screen.tabBar.redo.isEnabled = false
    return screen
  }
}

extension [Family] {
  /// The families that every list begins with.
  static let generic = GenericFamily.allCases.map(\.family)

  /// The fonts of a small device, by name.
  static let device = [
    Family(name: "Dancing Script", category: .script, hasBold: true, hasItalic: false),
    Family(name: "EB Garamond", category: .serif, hasBold: true, hasItalic: true),
    Family(name: "Hack", category: .mono, hasBold: true, hasItalic: true),
    Family(name: "Impact", category: .display, hasBold: false, hasItalic: false),
    Family(name: "Lato", category: .sans, hasBold: true, hasItalic: true),
    Family(name: "Linden Hill", category: .serif, hasBold: false, hasItalic: true),
    Family(name: "Roboto Slab", category: .slab, hasBold: true, hasItalic: false),
  ]
}

extension Family {
  /// A font of the small device.
  static func onDevice(_ name: String) -> Family? { [Family].device.first { $0.name == name } }
}

extension SRGB {
  /// The color as a display shows it, with 8 bits per channel.
  var shown: SRGB { SRGB(rgb) }
}

extension Tint {
  /// The tint for a slug written in a test.
  static func named(_ slug: String) -> Tint? { Tint(slug: slug) }
}

extension Event {
  /// A tap on a crayon, or on a color, by its slug.
  static func crayon(_ slug: String) -> Event { .navigation(.routeTapped(.mixer(BaseColor(slug: slug) ?? .color(0)))) }
}
