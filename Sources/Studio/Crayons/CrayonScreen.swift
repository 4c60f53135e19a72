import Catalog
import ColorScience

/// The crayons, searched by name or by any color CSS can write. Stories Crayons 1 to 4.
enum CrayonScreen {
  static let bar = Bar(title: Route.crayons.title)

  static func list(query: String, last: BaseColor?, canPickColors: Bool) -> CrayonList {
    let all = Crayon.all
    let wanted = query.fields(separatedBy: " ").filter { !$0.isEmpty }.text(separatedBy: " ")
    let search = NameSearch(wanted, in: all.map { $0.name })
    let named = search.isClose ? [] : search.found
    let color = color(wanted, isName: !named.isEmpty)
    return CrayonList(
      name: Route.crayons.title,
      search: TextField(
        label: "Search crayons", text: query, placeholder: "Find a crayon, or paste a color", input: .search),
      status: color != nil ? "This color, then the crayons closest to it" : status(search, query),
      pickColor: canPickColors ? Button("Pick a color from the screen", .pickColorTapped) : nil,
      rows: color.map { nearest(to: $0, named, last) } ?? search.found.map { row(.crayon($0), last) })
  }

  private static func status(_ search: NameSearch, _ query: String) -> String {
    let (all, found) = (Crayon.all.count, search.found.count)
    if search.isClose { return closeMatches(found, query) }
    switch found {
    case all: return all.text + " crayons"
    case 0: return "No crayons match “" + shortened(query) + "”. You can also enter a color, like #C0FFEE or tomato."
    default: return found.text + " of " + all.text + " crayons"
    }
  }

  /// The color a text writes, without its alpha; nil if it writes none. A hex needs its `#` if it's also part of a
  /// crayon's name: "bea" is the beginning of "Beaver". The channels of an RGB color may come alone, "255, 128, 0", and
  /// words may describe a color: "dark red".
  static func color(_ text: String, isName: Bool) -> SRGB? {
    var color = try? CSSColor(text, allowingBareHex: !isName)
    if color == nil, let first = text.bytes.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= first {
      color = try? CSSColor("rgb(" + text + ")")
    }
    if let color { return BaseColor(color.displayable(in: .displayP3)).color }
    return isName ? nil : SRGB(described: text)
  }

  /// The color, then the crayons with its name, then the 20 nearest ones.
  private static func nearest(to color: SRGB, _ named: [Int], _ last: BaseColor?) -> [CrayonRow] {
    var own = row(BaseColor(color), last)
    own.option.label = "This color"
    let matches = Crayon.search.nearest(Crayon.all.count, to: OKLab(color))
    return [own]
      + (matches.filter { named.contains($0.index) } + matches.prefix(20).filter { !named.contains($0.index) }).map {
        match in
        var row = row(.crayon(match.index), last)
        row.remark = nearness(match.difference)
        return row
      }
  }

  /// How close two colors are, by deltaE-OK. Below 0.02 they look the same.
  static func nearness(_ difference: Double) -> String {
    let words: String
    switch difference {
    case ..<0.02: words = "looks the same"
    case ..<0.05: words = "very close"
    case ..<0.1: words = "close"
    default: words = "not close"
    }
    return FixedDecimal(difference, places: 3).text + ", " + words
  }

  private static func row(_ base: BaseColor, _ last: BaseColor?) -> CrayonRow {
    let color = base.color
    return CrayonRow(
      option: Option(base.name, .routeTapped(.mixer(base)), isSelected: base == last), subtitle: color.css, remark: nil,
      fill: color, text: color.blackOrWhite)
  }
}
