import Catalog
import ColorScience

/// Where a chosen color doesn't read as it is, and which role to use there.
public struct ContrastAdvice: Equatable, Sendable {
  /// The places, in the order of their roles; empty where the chosen colors read wherever people would use them.
  public let items: [Item]

  /// How many places there are.
  public var count: Int { items.count }

  /// One place.
  public struct Item: Equatable, Sendable {
    /// The role to use there.
    public let role: SchemeRole
    /// The role's color.
    public let color: SRGB
    /// The contrast ratio of the role's color.
    public let ratio: Double
    /// The chosen color, or its associated text, which falls short there.
    public let front: SRGB
    /// What it falls short on.
    public let back: SRGB
    /// Its contrast ratio there.
    public let plainRatio: Double
    /// The ratio that the place needs.
    public let required: Double
    /// The other way out: a change of a chosen color that keeps its hue and most of its chroma, and makes nothing else
    /// fall short. Nil where there is none.
    public let change: ThemeChange?
    /// "Use Indigo 400 for bars and filled controls: 3.78:1."
    public let advice: String
    /// "Indigo 500 is 2.70:1 there, and needs 3:1."
    public let reason: String
  }

  /// Advises on a theme on light or dark pages, at standard contrast.
  public init(_ theme: Theme, on appearance: Appearance) {
    let scheme = theme.scheme(appearance)
    let short = PlainUse.shortfalls(of: theme, appearance, scheme)
    items = short.compactMap { use in
      guard let tint = theme[use.role.part]?.tint else { return nil }
      let color = scheme[use.role]
      let ratio = scheme.ratio(of: use.role) ?? color.asHex.contrastRatio(with: use.ground.asHex)
      return Item(
        role: use.role, color: color, ratio: ratio, front: use.color, back: use.ground, plainRatio: use.ratio,
        required: use.required,
        change: ChangeSearch(use: use, theme: theme, appearance: appearance, short: short).nearest(),
        advice: "Use " + tint.nameOrHex(of: color) + " for " + use.role.purpose + ": " + ratio.hundredths + ":1.",
        reason: tint.nameOrHex(of: use.color) + " is " + use.ratio.hundredths + ":1 there, and needs "
          + (use.required == 3 ? "3:1." : "4.5:1."))
    }
  }
}
