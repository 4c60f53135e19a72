import Catalog
import ColorScience

/// A place in an app where a chosen color doesn't read, and the role to use there instead.
public struct ContrastAdvice: Equatable, Sendable {
  /// The places, grouped by the change of a chosen color that would fix them.
  public private(set) var items: [Item] = []

  /// The number of such places; 0 if the chosen colors read everywhere people would use them.
  public private(set) var count = 0

  /// Places, and a change that would fix them.
  public struct Item: Equatable, Sendable {
    /// In the order of their roles.
    public fileprivate(set) var places: [Place]
    /// The alternative: a change of a chosen color that keeps its hue and most of its chroma, and makes nothing else
    /// fall short. Nil if there is none.
    public let change: ThemeChange?
  }

  /// One place.
  public struct Place: Equatable, Sendable {
    /// The role to use there.
    public let role: SchemeRole
    /// The role's color.
    public let color: SRGB
    /// The name or hex of the role's color: "Indigo 400".
    public let name: String
    /// The contrast ratio of the role's color.
    public let ratio: Double
    /// The chosen color, or its associated text, which falls short there.
    public let plain: SRGB
    /// The name or hex of the color that falls short: "Indigo 500".
    public let plainName: String
    /// The contrast ratio of the chosen color.
    public let plainRatio: Double
    /// The background it's hard to read on.
    public let background: SRGB
    /// The ratio that the place needs.
    public let required: Double

    /// "Use Indigo 400 for bars and filled controls: 3.91:1."
    public var advice: String { "Use " + name + " for " + role.purpose + ": " + ratio.ratioText + "." }
    /// "Indigo 500 is 2.76:1 there, and needs 3:1."
    public var reason: String { plainName + " is " + plainRatio.ratioText + " there, and needs " + need + "." }
    /// The ratio that the place needs: "3:1" or "4.5:1".
    public var need: String { required == 3 ? "3:1" : "4.5:1" }
  }

  /// Advises on a theme on light or dark pages, at standard contrast.
  public init(_ theme: Theme, on appearance: Appearance) {
    let scheme = theme.scheme(appearance)
    let short = PlainUse.shortfalls(of: theme, appearance, scheme)
    // A pin is the person's own, and no adjustment.
    for use in short where theme.pin(of: use.role)?.tint(appearance) == nil {
      guard let tint = theme[use.role.part]?.tint else { continue }
      let change = ChangeSearch(use: use, theme: theme, appearance: appearance, short: short).nearest()
      add(Place(use, tint, scheme), change)
    }
  }

  private mutating func add(_ place: Place, _ change: ThemeChange?) {
    count += 1
    for index in items.indices where items[index].change == change {
      items[index].places.append(place)
      return
    }
    items.append(Item(places: [place], change: change))
  }
}

extension ContrastAdvice.Place {
  fileprivate init(_ use: PlainUse, _ tint: Tint, _ scheme: Scheme) {
    role = use.role
    color = scheme[role]
    ratio = scheme.ratio(of: role) ?? color.asHex.contrastRatio(with: use.background.asHex)
    plain = use.color
    plainRatio = use.ratio
    background = use.background
    required = use.required
    name = tint.nameOrHex(of: scheme.color(of: role).hex)
    plainName = tint.nameOrHex(of: plain)
  }
}
