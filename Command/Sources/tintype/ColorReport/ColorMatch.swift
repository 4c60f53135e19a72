import ArgumentParser
import Catalog
import ColorScience
import _Text

/// The sets of named colors that a search looks in.
enum ColorSets: String, ExpressibleByArgument, CaseIterable {
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

extension ColorSet {
  fileprivate var crayons: [Crayon] {
    switch self {
    case .crayons: Crayon.all
    case .css: Crayon.css
    case .xkcd: Crayon.xkcd
    }
  }
}

/// A color of a set, and how far it is from another one.
struct ColorMatch {
  let crayon: Crayon
  let set: ColorSet
  var difference: Double?

  var oklch: OKLCH { OKLCH(crayon.color) }

  /// The colors whose names contain all words, the nearest first if they're to be near one.
  static func all(in sets: ColorSets, words: String, near center: OKLab? = nil) throws(Refusal) -> [ColorMatch] {
    let all = sets.sets.flatMap { set in set.crayons.map { ColorMatch(crayon: $0, set: set) } }
    let names = all.map(\.crayon.name)
    var found = NameSearch(words, in: names, allowsMistakes: false).found.map { all[$0] }
    guard !found.isEmpty else {
      let suggestion = NameSearch(words, in: names).found.first.map { " Did you mean \(names[$0])?" } ?? ""
      throw Refusal("No color is called \(quoted(words)).\(suggestion)", isNo: true)
    }
    if let center {
      for index in found.indices { found[index].difference = center.difference(from: OKLab(found[index].crayon.color)) }
      found.sort { ($0.difference ?? 0) < ($1.difference ?? 0) }
    }
    return found
  }

  func cells(saysSet: Bool, saysHue: Bool) -> [String] {
    [crayon.name, crayon.hex] + (saysSet ? [set.label] : []) + (saysHue ? [HueFamily(oklch).label] : [])
      + (difference.map { [decimal($0, 4)] } ?? [])
  }

  func writeJSON(to json: inout JSONWriter) {
    let oklch = oklch
    json.object {
      $0.member("name", crayon.name)
      $0.member("set", set.label.lowercased())
      $0.member("hex", hexOf: crayon.color)
      $0.member("oklch") {
        $0.array {
          $0.number(oklch.lightness, places: 4)
          $0.number(oklch.chroma, places: 4)
          $0.number(oklch.hueIsPowerless ? .nan : oklch.hue, places: 2)
        }
      }
      $0.member("hue", HueFamily(oklch).label.lowercased())
      if let difference { $0.member("difference", difference, places: 4) }
    }
  }
}
