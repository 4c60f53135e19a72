import Catalog
import ColorScience
import _Text

/// The colors of the box, searched by name or by any color CSS can write. Stories Crayons 1 to 4 and 26 to 31.
enum CrayonScreen {
  static let bar = Bar(title: Route.crayons.title)

  static func results(of search: CrayonSearch) -> CrayonResults {
    let wanted = search.query.fields(separatedBy: " ").filter { !$0.isEmpty }.text(separatedBy: " ")
    if search.isNear, !wanted.isEmpty || search.primary != nil { return near(wanted, search) }
    if wanted.isEmpty { return whole(search) }
    let all = search.colors(of: search.set)
    let names = NameSearch(wanted, in: all.map { $0.name })
    let named = names.isClose ? [] : names.found
    let others = ColorSet.allCases.flatMap { $0 == search.set ? [] : matches(wanted, in: $0, search) }
    if let color = EnteredColor(wanted, isName: !named.isEmpty)?.base {
      return CrayonResults(
        status: "This color, then the " + search.set.plural
          + (named.isEmpty ? "" : " named “" + shortened(wanted) + "”, then those") + " closest to it",
        rows: nearest(to: color, called: "This color", named, search) + others, isNear: true)
    }
    if !named.isEmpty || !others.isEmpty {
      let elsewhere = others.isEmpty ? "" : ", " + others.count.text + " in other sets"
      return CrayonResults(
        status: named.count.text + " of " + all.count.text + " " + search.set.plural + elsewhere,
        rows: named.map { row(all[$0], $0, search.set, search) } + others)
    }
    return CrayonResults(
      status: names.isClose
        ? closeMatches(names.found.count, search.query)
        : "No " + search.set.plural + " match “" + shortened(search.query)
          + "”. You can also enter a color, like #C0FFEE or tomato.",
      rows: names.found.map { row(all[$0], $0, search.set, search) })
  }

  /// All colors of the set, in their own order or by hue.
  private static func whole(_ search: CrayonSearch) -> CrayonResults {
    let all = search.colors(of: search.set)
    var results = CrayonResults(status: all.count.text + " " + search.set.plural, rows: [])
    if search.arrangement == .list {
      results.rows = all.indices.map { row(all[$0], $0, search.set, search) }
      return results
    }
    for group in all.byHue {
      let start = results.rows.count
      results.rows += group.indices.map { row(all[$0], $0, search.set, search) }
      results.groups.append(CrayonGroup(label: group.family.label, rows: start..<results.rows.count))
    }
    return results
  }

  /// The colors near the one in the text, or near the primary if there's no text.
  private static func near(_ wanted: String, _ search: CrayonSearch) -> CrayonResults {
    let color: SRGB?
    let name: String
    if wanted.isEmpty {
      (color, name) = (search.primary?.color, search.primary?.label ?? "")
    } else {
      let xkcd = search.xkcd.first { $0.name.same(as: wanted.asciiLowercased) }?.color
      color = EnteredColor(wanted)?.base ?? (wanted.isASCII ? Tint(slug: wanted.slug)?.color : nil) ?? xkcd
      name = "This color"
    }
    guard let color else {
      return CrayonResults(status: EnteredColor.refusal(of: wanted), rows: [])
    }
    return CrayonResults(
      status: name + ", then the " + search.set.plural + " closest to it",
      rows: nearest(to: color, called: name, [], search), isNear: true)
  }

  /// The colors of another set whose names hold all the words. Each says its set.
  private static func matches(_ wanted: String, in set: ColorSet, _ search: CrayonSearch) -> [CrayonRow] {
    let all = search.colors(of: set)
    return NameSearch(wanted, in: all.map { $0.name }, allowsMistakes: false).found.map { index in
      var match = row(all[index], index, set, search)
      match.remark = set.label
      return match
    }
  }

  /// The color, then those of the set with its name, then the 20 nearest ones.
  private static func nearest(to color: SRGB, called name: String, _ named: [Int], _ search: CrayonSearch)
    -> [CrayonRow]
  {
    let all = search.colors(of: search.set)
    let table = search.set == .crayons ? Crayon.search : NearestColor(all.map { $0.color })
    var own = row(BaseColor(color), search)
    own.option.label = name
    let matches = table.nearest(all.count, to: OKLab(color))
    return [own]
      + (matches.filter { named.contains($0.index) } + matches.prefix(20).filter { !named.contains($0.index) }).map {
        match in
        var row = row(all[match.index], match.index, search.set, search)
        row.remark = nearness(match.difference)
        return row
      }
  }

  /// How close two colors are, by deltaE-OK. Below 0.02 they look the same.
  static func nearness(_ difference: Double) -> String {
    switch difference {
    case ..<0.02: "looks the same"
    case ..<0.05: "very similar"
    case ..<0.1: "similar"
    default: "different"
    }
  }

  private static func row(_ crayon: Crayon, _ index: Int, _ set: ColorSet, _ search: CrayonSearch) -> CrayonRow {
    var row = row(set == .crayons ? .crayon(index) : BaseColor(crayon, in: set), search)
    row.option.label = crayon.name
    return row
  }

  /// Not inlined, or six lists would each have a copy.
  @inline(never)
  private static func row(_ base: BaseColor, _ search: CrayonSearch) -> CrayonRow {
    let color = base.color
    return CrayonRow(
      option: Option(base.name, .navigation(.routeTapped(.mixer(base))), isSelected: base == search.last),
      subtitle: color.css,
      remark: nil, fill: color, text: color.blackOrWhite)
  }
}
