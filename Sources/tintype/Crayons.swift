import ArgumentParser
import Catalog
import ColorScience

struct Crayons: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the colors that have names: crayons, CSS's and xkcd's.",
    discussion: """
      Prints each color's name and hex. With words, it prints only the colors whose names hold all of them; if there are \
      none, the exit status is 1.

      xkcd's 949 names are what most people in its survey called a color. A few that not everyone wants to read are left \
      out; those colors go by their hex.

      Example:
        tintype crayons --by hue
        tintype crayons --set xkcd dusty
        tintype crayons --set all --near indigo-500 --count 3

      JSON: oklch is lightness, chroma and hue; a gray has the hue null. hue is one of reds, oranges, yellows, greens, teals, \
      blues, purples, pinks, and neutrals. A difference is deltaE-OK; below 0.02, two colors look the same.
      """)

  @Argument(help: "Words that the name holds.")
  var words: [String] = []

  @Option(help: "Which colors: crayons, css, xkcd, or all.")
  var set = Sets.crayons

  @Option(
    help: ArgumentHelp("Print the colors nearest to this one, nearest first, with the difference.", valueName: "color"))
  var near: String?

  @Option(help: "How to order them: name, as in their set, or hue, each from light to dark.")
  var by = Order.name

  @Option(help: "How many to print; all of them by default, or 20 with --near.")
  var count: Int?

  @Flag(help: "Print one line of JSON per color.")
  var json = false

  enum Sets: String, ExpressibleByArgument, CaseIterable {
    case crayons, css, xkcd, all

    var sets: [ColorSet] {
      switch self {
      case .crayons: [.crayons]
      case .css: [.css]
      case .xkcd: [.xkcd]
      case .all: ColorSet.allCases
      }
    }
  }

  enum Order: String, ExpressibleByArgument, CaseIterable {
    case name, hue
  }

  func validate() throws {
    guard near == nil || by == .name else {
      throw ValidationError("Give --near or --by hue, not both: what's near comes nearest first.")
    }
    guard count ?? 1 >= 1 else { throw ValidationError("--count takes a number from 1 up, not \(count ?? 0).") }
  }

  func run() throws {
    let center = try near.map { OKLab(try CSSColor(argument: $0).opaque(for: "--near", in: .displayP3)) }
    var found = named
    if let center {
      found = found.map { color in
        var color = color
        color.difference = center.difference(from: OKLab(color.crayon.color))
        return color
      }.sorted { ($0.difference ?? 0) < ($1.difference ?? 0) }
    } else if by == .hue {
      found = found.map(\.crayon).byHue.flatMap { group in group.indices.map { found[$0] } }
    }
    guard !found.isEmpty else {
      complain("No color is called \(quoted(words.joined(separator: " "))).\(suggestion)")
      throw ExitCode.failure
    }
    let shown = Array(found.prefix(count ?? (center == nil ? .max : 20)))
    var output = Output()
    if json {
      for color in shown {
        color.appendJSON(to: &output)
        try output.endLine()
      }
    } else {
      output.append(text(ofTable: shown.map { $0.cells(saysSet: set == .all, saysHue: by == .hue) }))
      try output.endLine()
    }
    try output.flush()
  }

  private var all: [FoundColor] {
    self.set.sets.flatMap { set in
      let crayons: [Crayon] =
        switch set {
        case .crayons: Crayon.all
        case .css: Crayon.css
        case .xkcd: Crayon.xkcd
        }
      return crayons.map { FoundColor(crayon: $0, set: set) }
    }
  }

  /// Those whose names hold all words.
  private var named: [FoundColor] {
    let all = all
    return NameSearch(words.joined(separator: " "), in: all.map(\.crayon.name), allowsMistakes: false).found.map {
      all[$0]
    }
  }

  private var suggestion: String {
    let names = all.map(\.crayon.name)
    return NameSearch(words.joined(separator: " "), in: names).found.first.map { " Did you mean \(names[$0])?" } ?? ""
  }
}

/// A color of a set, and how far it is from another one.
private struct FoundColor {
  let crayon: Crayon
  let set: ColorSet
  var difference: Double?

  var oklch: OKLCH { OKLCH(crayon.color) }

  func cells(saysSet: Bool, saysHue: Bool) -> [String] {
    [crayon.name, crayon.hex] + (saysSet ? [set.label] : []) + (saysHue ? [HueFamily(oklch).label] : [])
      + (difference.map { [decimal($0, 4)] } ?? [])
  }

  func appendJSON(to output: inout Output) {
    let oklch = oklch
    output.append(#"{"name":"#)
    output.append(json: crayon.name)
    output.append(#","set":"#)
    output.append(json: set.label.lowercased())
    output.append(#","hex":""#)
    output.append(hexOf: crayon.color)
    output.append(#"","oklch":["#)
    output.append(json: oklch.lightness, places: 4)
    output.append(",")
    output.append(json: oklch.chroma, places: 4)
    output.append(",")
    if oklch.hueIsPowerless { output.append("null") } else { output.append(json: oklch.hue, places: 2) }
    output.append(#"],"hue":"#)
    output.append(json: HueFamily(oklch).label.lowercased())
    if let difference {
      output.append(#","difference":"#)
      output.append(json: difference, places: 4)
    }
    output.append("}")
  }
}
