import ColorScience
import _Text

/// How a theme's colors for charts keep their law. They fall short of it only because of pins.
public struct ChartAudit: Equatable, Sendable {
  /// How many categories are safe, from the first on: 8 if none falls short.
  public let safeCount: Int
  /// Everything that's judged: of each category in turn, then of each text on one.
  public private(set) var judgments: [Judgment] = []
  /// What falls short.
  public var shortfalls: [Judgment] { judgments.filter { !$0.passes } }

  /// A rule of the law.
  public enum Rule: Equatable, Sendable {
    /// A category stands out from a page.
    case contrast
    /// Nobody takes a category for success, a warning or an error.
    case noState
    /// Everyone can tell two categories apart.
    case apart
    /// Text on a category can be read.
    case text
  }

  /// A role of charts beside another role.
  public struct Judgment: Equatable, Sendable {
    /// What it's judged by.
    public let rule: Rule
    /// The role of charts.
    public let role: SchemeRole
    /// What it may be too near to, or may not stand out from.
    public let other: SchemeRole
    /// The CIEDE2000 difference, or the contrast ratio.
    public let value: Double
    /// What it has to be.
    public let required: Double

    /// Whether it's enough.
    public var passes: Bool { value >= required }
    /// Says what falls short: "chart-5 looks like chart-3 to some people: their difference is 8.21, and should be at least 14."
    public var sentence: String {
      let (fault, measure) =
        switch rule {
        case .contrast: (" is hard to see on ", ": its contrast is ")
        case .noState: (" looks like ", ": their difference is ")
        case .apart: (" looks like ", " to some people: their difference is ")
        case .text: (" is hard to read on ", ": its contrast is ")
        }
      return role.name() + fault + other.name() + measure + value.hundredths + ", and should be at least "
        + FixedDecimal(required, places: 2).text + "."
    }
  }

  /// Judges one variant of the scheme.
  public init(_ theme: Theme, on appearance: Appearance = .light, contrast: Contrast = .standard, charts: Charts) {
    let scheme = theme.scheme(appearance, contrast, with: charts)
    let ground = ChartGround(theme, appearance, contrast)
    safeCount = charts[appearance, contrast].safeCount
    let roles = (0..<UInt8(ChartColors.count)).map { SchemeRole.chart($0) }
    let seen = roles.map { SeenColor(scheme.color(of: $0).hex) }
    for (index, role) in roles.enumerated() {
      judge(.contrast, role, in: scheme, contrast)
      for state in [SchemeRole.positive, .warning, .negative] {
        let difference = scheme.color(of: role).hex.difference2000(from: scheme.color(of: state).hex)
        add(.noState, role, state, difference, ChartLaw.distanceFromStates)
      }
      for (earlier, other) in roles[..<index].enumerated() {
        add(.apart, role, other, seen[index].leastDifference(from: seen[earlier]), ground.distance(at: index))
      }
    }
    for place in 0..<UInt8(ChartColors.count) { judge(.text, .onChart(place), in: scheme, contrast) }
  }

  /// Judges the contrast of a role with each of its backgrounds.
  private mutating func judge(_ rule: Rule, _ role: SchemeRole, in scheme: Scheme, _ contrast: Contrast) {
    for background in role.backgrounds {
      let ratio = scheme.color(of: role).hex.contrastRatio(with: scheme.color(of: background).hex)
      add(rule, role, background, ratio, role.kind.ratio(contrast))
    }
  }

  private mutating func add(
    _ rule: Rule, _ role: SchemeRole, _ other: SchemeRole, _ value: Double, _ required: Double
  ) {
    judgments.append(Judgment(rule: rule, role: role, other: other, value: value, required: required))
  }

  /// "Only 3 colors for charts can be used by everyone."; nil if nothing falls short.
  public var shortage: String? {
    guard !shortfalls.isEmpty else { return nil }
    let count =
      safeCount == 0 ? "No color" : safeCount == 1 ? "Only 1 color" : "Only " + safeCount.text + " colors"
    return count + " for charts can be used by everyone."
  }
}
