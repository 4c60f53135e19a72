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
    // The edges of a role's row or a shade's box.
    case "left":
      TemplateValue(
        "left", in: .mark,
        .number { place in
          place.role.map { place.schemeIndex * 800 + 80 + Int($0.rawValue) / rows * 330 } ?? 80 + place.shadeLeft
        })
    case "right": TemplateValue("right", in: .shade, .number { 58 + $0.shadeLeft + $0.shadeWidth })
    case "top":
      TemplateValue(
        "top", in: .mark,
        .number { place in
          place.role.map { 1352 + Int($0.rawValue) % rows * 37 } ?? 660 + 150 * place.rampIndex
        })
    default: nil
    }
  }
}

/// How many roles are in each of a panel's two columns.
private let rows = 17

extension TemplatePlace {
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
