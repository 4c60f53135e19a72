import Catalog
import ColorScience

/// Crayons 1-4: the list, searched by name or by any color that CSS can write.
enum Crayons {
  static let title = "Crayons"

  static func bar() -> Bar {
    Bar(title: title, back: nil, next: nil)
  }

  static func list(query: String, last: Pigment?, canPick: Bool) -> CrayonList {
    let prompt = "Find a crayon, or paste a color"
    var list = CrayonList(name: title, query: query, prompt: prompt, count: "", canPick: canPick, rows: [])
    let all = Crayon.all
    let wanted = query.fields(separatedBy: " ").filter { !$0.isEmpty }.text(separatedBy: " ")
    let named = all.indices.filter { all[$0].name.contains(ignoringASCIICase: wanted) }
    if let color = color(wanted, isName: !named.isEmpty) {
      list.rows = nearest(to: color, named)
      list.count =
        "The color itself, then the crayons " + (named.isEmpty ? "nearest to it" : "called so, then the nearest")
    } else {
      list.rows = named.map { row(.crayon($0)) }
      let found = list.rows.count
      list.count =
        found == all.count
        ? found.text + " crayons"
        : found == 0
          ? "No crayon is called “" + shortened(query) + "”, and it is no color such as #C0FFEE or tomato."
          : found.text + " of " + all.count.text + " crayons"
    }
    if let last {
      for index in list.rows.indices where list.rows[index].pigment == last { list.rows[index].isSelected = true }
    }
    return list
  }

  /// The color that a text writes, its alpha left out; nil where it writes none. A hex needs its "#" where it is also
  /// part of a crayon's name: "bea" begins "Beaver".
  private static func color(_ text: String, isName: Bool) -> SRGB? {
    guard let color = try? CSSColor(text, allowingBareHex: !isName) else { return nil }
    return SRGB(color.displayable().rgb)
  }

  /// The color, then the crayons that bear its name, then others, each from the nearest on.
  private static func nearest(to color: SRGB, _ named: [Int]) -> [CrayonRow] {
    var own = row(.color(color.rgb))
    own.title = "This color"
    let matches = Crayon.search.nearest(Crayon.all.count, to: OKLab(color))
    return [own]
      + (matches.filter { named.contains($0.index) } + matches.prefix(20).filter { !named.contains($0.index) }).map {
        match in
        var row = row(.crayon(match.index))
        row.remark = nearness(match.difference)
        return row
      }
  }

  /// How near two colors are, in figures and words. Under 0.02 they look the same.
  static func nearness(_ difference: Double) -> String {
    let words: String
    switch difference {
    case ..<0.02: words = "the same to the eye"
    case ..<0.05: words = "very near"
    case ..<0.1: words = "near"
    default: words = "not near"
    }
    return FixedDecimal(difference, places: 3).text + ", " + words
  }

  private static func row(_ pigment: Pigment) -> CrayonRow {
    let color = pigment.color
    return CrayonRow(
      pigment: pigment, title: pigment.name, subtitle: color.hex, remark: nil, fill: color, ink: color.blackOrWhite,
      isSelected: false)
  }
}
