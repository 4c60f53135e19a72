import Catalog
import _Text

/// Everything that decides which colors the crayon box shows.
struct CrayonSearch: Equatable, Sendable {
  var query: String
  var set: ColorSet
  var arrangement: CrayonList.Arrangement
  var isNear: Bool
  /// The theme's primary.
  var primary: Tint?
  /// The color opened last.
  var last: BaseColor?
  /// xkcd's colors, as far as they're there.
  var xkcd: [Crayon]

  /// Whether both find the same colors.
  func same(as other: CrayonSearch) -> Bool {
    query.same(as: other.query) && set == other.set && arrangement == other.arrangement && isNear == other.isNear
      && primary == other.primary && last == other.last && xkcd.count == other.xkcd.count
  }

  /// The colors of a set, as far as they're there.
  func colors(of set: ColorSet) -> [Crayon] {
    switch set {
    case .crayons: Crayon.all
    case .css: Crayon.css
    case .xkcd: xkcd
    }
  }
}

/// The colors that the crayon box shows.
struct CrayonResults: Equatable, Sendable {
  var status: String
  var rows: [CrayonRow]
  var groups: [CrayonGroup] = []
  /// Whether they're the colors near another.
  var isNear = false
}
