import Theme
import _Text

extension TemplateValue {
  /// The position and width of something on the poster; nil for words that aren't measures.
  static func posterMeasure(_ word: [UInt8]) -> TemplateValue? {
    switch word {
    case "width": TemplateValue("width", .number { $0.shadeWidth })
    // The left edge of a scheme's panel, and of the half for a font.
    case "panel": TemplateValue("panel", .number { $0.schemeIndex * 800 })
    case "half": TemplateValue("half", .number { 80 + $0.fontIndex * 750 })
    // The height of both panels, with a row of 37 for each role of a column, and of the whole.
    case "panel-height": TemplateValue("panel-height", .number { $0.panelHeight })
    case "poster-height": TemplateValue("poster-height", .number { 1250 + $0.panelHeight })
    // The edges of a role's row or a shade's box.
    case "left":
      TemplateValue("left", in: .mark, .number { $0.roleLeft ?? 80 + $0.shadeLeft })
    case "right": TemplateValue("right", in: .shade, .number { 58 + $0.shadeLeft + $0.shadeWidth })
    case "top":
      TemplateValue("top", in: .mark, .number { $0.roleTop ?? 660 + 150 * $0.rampIndex })
    default: nil
    }
  }
}

extension TemplatePlace {
  /// How many roles are in each of a panel's two columns.
  private var rows: Int { (theme.roles.count + 1) / 2 }

  private var roleIndex: Int? { role.flatMap { theme.roles.firstIndex(of: $0) } }

  fileprivate var panelHeight: Int { 121 + 37 * rows }

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
