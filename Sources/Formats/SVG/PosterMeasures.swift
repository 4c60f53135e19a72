import Theme
import _Text

extension TemplateValue {
  /// The position and width of something on the poster; nil for words that aren't measures.
  static func posterMeasure(_ word: [UInt8]) -> TemplateValue? {
    switch word {
    case "width": TemplateValue("width", in: .mark, .number { $0.chart?.width ?? $0.shadeWidth })
    // The left edge of a scheme's panel, and of the half for a font.
    case "panel": TemplateValue("panel", .number { $0.schemeIndex * 800 })
    case "half": TemplateValue("half", .number { 80 + $0.fontIndex * 750 })
    // The height of both panels, with a row of 37 for each role of a column and the strips of charts, and of the whole.
    case "panel-height": TemplateValue("panel-height", .number { $0.panelHeight })
    case "poster-height": TemplateValue("poster-height", .number { 1250 + $0.panelHeight })
    case "charts-top": TemplateValue("charts-top", .number { $0.chartsTop })
    // The edges of a role's row, a chart color's box or a shade's box.
    case "left":
      TemplateValue("left", in: .mark, .number { $0.chart?.left ?? $0.roleLeft ?? 80 + $0.shadeLeft })
    case "right": TemplateValue("right", in: .shade, .number { 58 + $0.shadeLeft + $0.shadeWidth })
    case "top":
      TemplateValue("top", in: .mark, .number { $0.chart?.top ?? $0.roleTop ?? 660 + 150 * $0.rampIndex })
    default: nil
    }
  }
}

extension TemplatePlace {
  /// How many roles are in each of a panel's two columns.
  private var rows: Int { (theme.roles.count + 1) / 2 }

  private var roleIndex: Int? { role.flatMap { theme.roles.firstIndex(of: $0) } }

  private var rowsHeight: Int { 121 + 37 * rows }

  private var hasCharts: Bool { SchemeRole.charts.allSatisfy { options.includes($0) } }

  fileprivate var panelHeight: Int { rowsHeight + (hasCharts ? 320 : 0) }

  /// The baseline of the charts' heading.
  fileprivate var chartsTop: Int { 1250 + rowsHeight + 19 }

  /// The box of the current role, if it's one of charts': a strip for the categories, and one for each ramp.
  fileprivate var chart: (left: Int, top: Int, width: Int)? {
    let (strip, index, count) =
      switch role {
      case .chart(let index): (0, Int(index), ChartColors.count)
      case .sequential(let index): (1, Int(index), ChartColors.steps)
      case .diverging(let index): (2, Int(index), ChartColors.steps)
      default: (0, 0, 0)
      }
    guard count > 0 else { return nil }
    let width = 648 / count
    return (schemeIndex * 800 + 80 + index * width, chartsTop + 20 + strip * 80, width)
  }

  /// The edges of the current role's row; nil if there's no role.
  fileprivate var roleLeft: Int? { roleIndex.map { schemeIndex * 800 + 80 + $0 / rows * 330 } }
  fileprivate var roleTop: Int? { roleIndex.map { 1352 + $0 % rows * 37 } }

  /// The gap before the accents.
  private var gap: Int { ramp.hasAccents ? 24 : 0 }

  fileprivate var shadeWidth: Int { (1440 - gap) / ramp.shades.count }

  /// How far the current shade's box is from the first one's.
  fileprivate var shadeLeft: Int {
    shade.map { $0.index * shadeWidth + ($0.shade.isAccent ? gap : 0) } ?? 0
  }
}

extension ExportedTheme {
  /// The theme's name or, if it has none, its colors'.
  var posterName: String { name ?? primary.label + " & " + accent.label }
}
