import ColorScience
import Theme
import _Text

/// How well the theme's roles read on each other.
public struct ContrastTable: Equatable, Sendable {
  /// Which roles to show: all, those of text, or those of controls.
  public var filters: [Screen.Option]
  /// The pins that keep something from being readable.
  public var advice: [Advice.Item]
  /// One for each appearance that's shown, light before dark.
  public var sheets: [Sheet]

  /// The accessible name of `filters`.
  public static var filtersName: String { "Show" }
  /// The headings of the columns: the role, its cells, and the ratio it needs.
  public static var columnNames: [String] { ["Role", "Ratio on each background", "Needs"] }

  /// Which roles are shown: all but backgrounds, those of text, or controls, which are marks and lines.
  public enum Filter: UInt8, CaseIterable, Equatable, Sendable { case all, text, controls }

  /// The roles in one appearance.
  public struct Sheet: Equatable, Sendable {
    /// "Light".
    public var title: String
    /// One for each role that the filter lets through, in the scheme's order.
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

  /// A role on one background.
  public struct Cell: Equatable, Sendable {
    /// The role behind.
    public var background: String
    /// "6.87:1".
    public var ratio: String
    /// The role's color, as its hex.
    public var front: SRGB
    /// The background's color, as its hex.
    public var back: SRGB
    /// Whether the ratio, before it's cut to two decimals, is enough.
    public var passes: Bool
    /// Whether it's text; else it's a line or a mark.
    public var isText: Bool

    /// The background in words: "on surface".
    public var place: String { "on " + background }
    /// Said beside a ratio that isn't enough.
    public static var shortfall: String { "too low" }
  }
}

extension ContrastTable {
  init(_ theme: Theme, _ appearances: [Appearance], _ contrast: Contrast, _ filter: Filter) {
    filters = Filter.allCases.map { Option($0.title, .stage(.filterTapped($0)), isSelected: $0 == filter) }
    advice = theme.adviceOnPins(appearances, contrast)
    sheets = appearances.map { appearance in
      let audit = ContrastAudit(theme, on: appearance, contrast: contrast, level: contrast == .high ? .aaa : .aa)
      return Sheet(
        title: appearance.title,
        rows: theme.roles.filter { filter.takes($0.kind) }.compactMap { Row($0, in: audit) })
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
        passes: pair.passes, isText: role.kind == .text)
    }
  }
}

extension ContrastTable.Filter {
  fileprivate var title: String {
    switch self {
    case .all: "All"
    case .text: "Text"
    case .controls: "Controls"
    }
  }

  fileprivate func takes(_ kind: SchemeRole.Kind) -> Bool {
    switch self {
    case .all: kind != .background
    case .text: kind == .text
    case .controls: kind == .mark || kind == .hairline
    }
  }
}
