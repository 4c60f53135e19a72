import Studio
import _Text

/// An SVG filter that shows what someone else sees.
/// Source: Filter Effects Module Level 1, `feColorMatrix` and `feGaussianBlur`.
enum VisionFilterView {
  static func node(_ filter: VisionFilter?, in place: String) -> Node? {
    filter.map {
      let shape = Node("filter").set("id", id($0, in: place)).set("x", "0").set("y", "0").set("width", "1")
        .set("height", "1").set("color-interpolation-filters", "linearRGB").add(primitive($0))
      return Node("svg").class("vision").hidden().add(shape)
    }
  }

  /// Each filter of a place has its own: WebKit doesn't repaint what a filter applies to when only the filter's values change.
  static func id(_ filter: VisionFilter, in place: String) -> String {
    switch filter {
    case .matrix(let values):
      "vision-" + place + "-" + values.prefix(3).map { FixedDecimal($0, places: 6).text }.text(separatedBy: "_")
    case .blur(let deviation): "vision-" + place + "-blur-" + FixedDecimal(deviation, places: 2).text
    }
  }

  private static func primitive(_ filter: VisionFilter) -> Node {
    switch filter {
    case .matrix(let values): Node("feColorMatrix").set("type", "matrix").set("values", matrix(values))
    case .blur(let deviation): Node("feGaussianBlur").set("stdDeviation", FixedDecimal(deviation, places: 2).text)
    }
  }

  /// Three rows of three as four rows of five: alpha stays.
  private static func matrix(_ values: [Double]) -> String {
    var words: [String] = []
    for (index, value) in values.enumerated() {
      words.append(FixedDecimal(value, places: 6).text)
      if index % 3 == 2 { words.append("0 0") }
    }
    return (words + ["0 0 0 1 0"]).text(separatedBy: " ")
  }
}
