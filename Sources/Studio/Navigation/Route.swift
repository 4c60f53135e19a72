import Catalog
import Theme
import _Text

/// The screens.
public enum Route: Equatable, Sendable {
  /// Choosing a role of the theme.
  case choice(Role)
  case summary
  /// The theme on sample screens.
  case preview
  /// More of the theme than its choices: roles, brand colors, type and corners.
  case adjust
  /// The theme as code.
  case takeHome
  /// The list of crayons.
  case crayons
  /// The themes kept on this device.
  case library
  /// The mixer, starting from this color.
  case mixer(BaseColor)
  /// The colors of a picture.
  case picture
  /// Entering any color for a role.
  case custom(Role)

  /// The screens of the theme, in the order in which Next visits them.
  public static let wizard: [Route] = Role.allCases.map { .choice($0) } + [.summary]

  /// Choosing the primary: the first screen.
  public static let primary = Route.choice(.primary)
  /// Choosing the accent.
  public static let accent = Route.choice(.accent)
  /// Choosing the font for titles.
  public static let titleFont = Route.choice(.titleFont)
  /// Choosing the font for everything else.
  public static let bodyFont = Route.choice(.bodyFont)

  /// The route in an address: "title-font", "crayons/almond".
  public var slug: String {
    switch self {
    case .choice(let role): role.slug
    case .summary: "summary"
    case .preview: "preview"
    case .adjust: "adjust"
    case .takeHome: "take-home"
    case .crayons: "crayons"
    case .library: "library"
    case .mixer(let base): "crayons/" + base.slug
    case .picture: "picture"
    case .custom(let role): role.slug + "/custom"
    }
  }

  /// Its title in the bar and the rail.
  public var title: String {
    switch self {
    case .choice(let role): role.title
    case .summary: "Summary"
    case .preview: "Preview"
    case .adjust: "Adjust"
    case .takeHome: "Take it home"
    case .crayons: "Crayons"
    case .library: "Library"
    case .mixer(let base): base.name
    case .picture: "Colors from a picture"
    case .custom: "Custom color"
    }
  }

  /// Reads a slug; nil if no screen has it.
  public init?(slug: String) {
    if let fixed = Route.fixed.first(where: { $0.slug.same(as: slug) }) {
      self = fixed
      return
    }
    let (folder, name) = slug.cut(at: "/")
    guard folder.same(as: Route.crayons.slug), let name, let base = BaseColor(slug: formDecoded(name) ?? name) else {
      return nil
    }
    self = .mixer(base)
  }

  /// The route of Next; nil after the summary and outside the theme.
  public var next: Route? {
    step.flatMap { $0 + 1 < Route.wizard.count ? Route.wizard[$0 + 1] : nil }
  }

  /// The route of Back; nil on the first screen and on the list of crayons.
  public var previous: Route? {
    if case .mixer = self { return .crayons }
    if case .custom(let role) = self { return .choice(role) }
    if case .takeHome = self { return .summary }
    if case .adjust = self { return .summary }
    return step.flatMap { $0 > 0 ? Route.wizard[$0 - 1] : nil }
  }

  /// Whether this is one of the screens that make up the theme.
  public var isInTheme: Bool { step != nil }

  /// Whether this is the list of crayons or the mixer.
  var isOfCrayons: Bool {
    switch self {
    case .crayons, .mixer: true
    case .choice, .summary, .preview, .adjust, .takeHome, .library, .picture, .custom: false
    }
  }

  /// Whether this is the list of crayons.
  var isCrayons: Bool { if case .crayons = self { true } else { false } }

  /// The screens whose addresses are always the same: all but the mixer.
  private static let fixed =
    wizard + [.preview, .adjust, .takeHome, .crayons, .library, .picture, .custom(.primary), .custom(.accent)]

  /// The role that is chosen here, or that a color is entered for; nil elsewhere.
  var role: Role? {
    switch self {
    case .choice(let role), .custom(let role): role
    case .summary, .preview, .adjust, .takeHome, .crayons, .library, .mixer, .picture: nil
    }
  }

  /// Whether any color can be entered here.
  var isCustom: Bool { if case .custom = self { true } else { false } }

  /// The index in `wizard`; nil outside the theme.
  private var step: Int? { Route.wizard.firstIndex(of: self) }
}

extension Theme {
  /// The furthest screen the choices allow: the first one whose own choice is missing.
  public var furthestRoute: Route { firstMissingRole.map { .choice($0) } ?? .summary }

  /// Whether all four choices are made.
  var isComplete: Bool { firstMissingRole == nil }

  /// Whether every choice a screen builds on is made. The crayons need none.
  public func allows(_ route: Route) -> Bool {
    switch route {
    case .choice(let role), .custom(let role): role.prerequisites.allSatisfy { self[$0] != nil }
    case .summary, .adjust: isComplete
    case .preview, .takeHome, .library, .crayons, .mixer, .picture: true
    }
  }
}
