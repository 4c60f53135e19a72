import ColorScience
import Theme
import _Text

/// How well the theme's roles read on each other.
public struct ContrastTable: Equatable, Sendable {
  /// Which roles to show: all, those of text, of controls, or of charts.
  public var filters: [Screen.Option]
  /// Saves the whole of it as a document to hand in; nil until the theme is whole.
  public var report: Screen.Button?
  /// The pins that keep something from being readable.
  public var advice: [Advice.Item]
  /// One for each appearance that's shown, light before dark.
  public var sheets: [Sheet]

  /// The accessible name of `filters`.
  public static var filtersName: String { "Show" }
  /// The headings of the columns: the role, its cells, and the ratio it needs.
  public static var columnNames: [String] { ["Role", "Ratio on each background", "Needs"] }

  /// Which roles are shown: all but backgrounds; those of text, of controls, which are marks and lines, or of charts.
  public enum Filter: UInt8, CaseIterable, Equatable, Sendable { case all, text, controls, charts }

  /// The roles in one appearance.
  public struct Sheet: Equatable, Sendable {
    /// "Light".
    public var title: String
    /// Why not all colors for charts can be used; nil if they can, or if none are shown.
    public var shortage: String?
    /// One for each role that the filter lets through, in the scheme's order. Those of charts come last.
    public var rows: [Row]
  }

  /// A role on each background it has to be readable on.
  public struct Row: Equatable, Sendable {
    /// Its name in every form of a scheme: "on-primary".
    public var role: String
    /// The role's use.
    public var purpose: String
    /// The ratio it needs: "4.5:1".
    public var required: String
    /// One for each of its backgrounds.
    public var cells: [Cell]
  }

  /// A role on one background, or a color for charts beside another color.
  public struct Cell: Equatable, Sendable {
    /// The role behind.
    public var background: String
    /// "6.87:1"; of two colors for charts, "ΔE 14.29".
    public var ratio: String
    /// The role's color, as its hex.
    public var front: SRGB
    /// The background's color, as its hex.
    public var back: SRGB
    /// Whether the ratio, before it's cut to two decimals, is enough.
    public var passes: Bool
    /// Whether it's text; else it's a line or a mark.
    public var isText: Bool

    /// The background in words: "on surface"; "from chart-3, needs 14" for the color that's most alike.
    public var place: String
    /// Said beside a ratio that isn't enough.
    public static var shortfall: String { "too low" }
  }
}

extension ContrastTable {
  /// - Parameter isOwn: Whether it's the person's own theme, whole.
  init(
    _ theme: Theme, _ charts: Charts, _ appearances: [Appearance], _ contrast: Contrast, _ filter: Filter, isOwn: Bool
  ) {
    report = isOwn ? Button("Download report", .stage(.reportTapped)) : nil
    filters = Filter.allCases.map { Option($0.title, .stage(.filterTapped($0)), isSelected: $0 == filter) }
    advice = theme.adviceOnPins(appearances, contrast)
    sheets = appearances.map { appearance in
      let audit = ContrastAudit(theme, on: appearance, contrast: contrast, level: contrast == .high ? .aaa : .aa)
      let rows = theme.roles.filter { filter.takes($0.kind) }.compactMap { Row($0, in: audit) }
      guard filter == .all || filter == .charts else { return Sheet(title: appearance.title, rows: rows) }
      let chartAudit = ChartAudit(theme, on: appearance, contrast: contrast, charts: charts)
      let scheme = theme.scheme(appearance, contrast, with: charts)
      return Sheet(
        title: appearance.title, shortage: chartAudit.shortage,
        rows: rows + SchemeRole.charts.compactMap { Row($0, in: chartAudit, scheme) })
    }
  }
}

extension ContrastTable.Row {
  fileprivate init?(_ role: SchemeRole, in audit: ContrastAudit) {
    let pairs = audit.pairs.filter { $0.role == role }
    guard let first = pairs.first else { return nil }
    self.role = first.name
    purpose = role.purpose
    required = first.requiredText
    cells = pairs.map { pair in
      ContrastTable.Cell(
        background: pair.backgroundName, ratio: pair.ratio.ratioText, front: pair.front, back: pair.back,
        passes: pair.passes, isText: role.kind == .text, place: "on " + pair.backgroundName)
    }
  }

  /// A role of charts on its backgrounds; then beside the category and the state that are most alike, as the law measures it.
  fileprivate init?(_ role: SchemeRole, in audit: ChartAudit, _ scheme: Scheme) {
    let pairs = audit.judgments.filter { $0.role == role && ($0.rule == .contrast || $0.rule == .text) }
    guard let first = pairs.first else { return nil }
    self.role = role.name()
    purpose = role.purpose
    required = first.required.needText
    func nearest(_ rule: ChartAudit.Rule) -> [ChartAudit.Judgment] {
      let alike = audit.judgments.filter { $0.rule == rule && ($0.role == role || $0.other == role) }
      return alike.min { $0.value / $0.required < $1.value / $1.required }.map { [$0] } ?? []
    }
    let judged = pairs + nearest(.apart) + nearest(.noState)
    cells = judged.map { pair in
      let isRatio = pair.rule == .contrast || pair.rule == .text
      let other = pair.other == role ? pair.role : pair.other
      return ContrastTable.Cell(
        background: other.name(), ratio: isRatio ? pair.value.ratioText : "ΔE " + pair.value.hundredths,
        front: scheme.color(of: role).hex, back: scheme.color(of: other).hex, passes: pair.passes,
        isText: pair.rule == .text,
        place: isRatio
          ? "on " + other.name()
          : "from " + other.name() + ", needs " + FixedDecimal(pair.required, places: 1).text)
    }
  }
}

extension ContrastTable.Filter {
  fileprivate var title: String {
    switch self {
    case .all: "All"
    case .text: "Text"
    case .controls: "Controls"
    case .charts: "Charts"
    }
  }

  fileprivate func takes(_ kind: SchemeRole.Kind) -> Bool {
    switch self {
    case .all: kind != .background
    case .text: kind == .text
    case .controls: kind == .mark || kind == .hairline
    case .charts: false
    }
  }
}
