import ColorScience
import _Text

/// Where a theme's colors for charts fall short of their law. They do only because of pins.
public struct ChartAudit: Equatable, Sendable {
  /// How many categories are safe, from the first on: 8 if none falls short.
  public let safeCount: Int
  /// What falls short, in the categories' order.
  public private(set) var shortfalls: [Shortfall] = []

  /// A category, or two of them, and the rule they break.
  public struct Shortfall: Equatable, Sendable {
    /// The category's role.
    public let role: SchemeRole
    /// What it's too near to, or doesn't stand out from.
    public let other: SchemeRole
    /// The CIEDE2000 difference, or the contrast ratio.
    public let value: Double
    /// What it would have to be.
    public let required: Double
    /// "chart-5 looks like chart-3 to some people: their difference is 8.21, and should be at least 14."
    public let sentence: String
  }

  /// Judges one variant of the scheme.
  public init(_ theme: Theme, on appearance: Appearance = .light, contrast: Contrast = .standard, charts: Charts) {
    let scheme = theme.scheme(appearance, contrast, with: charts)
    let ground = ChartGround(theme, appearance, contrast)
    safeCount = charts[appearance, contrast].safeCount
    let roles = (0..<UInt8(ChartColors.count)).map { SchemeRole.chart($0) }
    let seen = roles.map { SeenColor(scheme.color(of: $0).hex) }
    for (index, role) in roles.enumerated() {
      for background in role.backgrounds {
        let ratio = scheme.color(of: role).hex.contrastRatio(with: scheme.color(of: background).hex)
        let needed = role.kind.ratio(contrast)
        guard ratio < needed else { continue }
        add(role, background, ratio, needed, " is hard to see on ", ": its contrast is ")
      }
      for state in [SchemeRole.positive, .warning, .negative] {
        let difference = scheme.color(of: role).hex.difference2000(from: scheme.color(of: state).hex)
        guard difference < ChartLaw.distanceFromStates else { continue }
        add(role, state, difference, ChartLaw.distanceFromStates, " looks like ", ": their difference is ")
      }
      for (earlier, other) in roles[..<index].enumerated() {
        let difference = seen[index].leastDifference(from: seen[earlier])
        let needed = ground.distance(at: index)
        guard difference < needed else { continue }
        add(role, other, difference, needed, " looks like ", " to some people: their difference is ")
      }
    }
    for text in (0..<UInt8(ChartColors.count)).map({ SchemeRole.onChart($0) }) {
      for background in text.backgrounds {
        let ratio = scheme.color(of: text).hex.contrastRatio(with: scheme.color(of: background).hex)
        let needed = text.kind.ratio(contrast)
        if ratio < needed { add(text, background, ratio, needed, " is hard to read on ", ": its contrast is ") }
      }
    }
  }

  private mutating func add(
    _ role: SchemeRole, _ other: SchemeRole, _ value: Double, _ required: Double, _ fault: String, _ measure: String
  ) {
    let needed = FixedDecimal(required, places: 2).text
    let sentence =
      role.name() + fault + other.name() + measure + value.hundredths + ", and should be at least " + needed + "."
    shortfalls.append(Shortfall(role: role, other: other, value: value, required: required, sentence: sentence))
  }
}
