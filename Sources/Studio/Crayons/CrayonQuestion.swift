import Catalog
import ColorScience
import _Text

/// All that the rows of the crayon box follow from.
struct CrayonQuestion: Equatable, Sendable {
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

  /// Whether the answer to both is the same.
  func same(as other: CrayonQuestion) -> Bool {
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
struct CrayonAnswer: Equatable, Sendable {
  var status: String
  var rows: [CrayonRow]
  var groups: [CrayonGroup] = []
  /// Whether they're the colors near another.
  var isNear = false
}
