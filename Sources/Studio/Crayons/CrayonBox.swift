import Catalog
import _Text

/// The state of the crayon box.
struct CrayonBox: Equatable, Sendable {
  /// The text in the search field.
  var query = ""
  var set = ColorSet.crayons
  var arrangement = CrayonList.Arrangement.list
  /// Whether it shows the colors near another.
  var isNear = false
  var xkcd = XKCDCase.unasked
  /// The search that the results are for; nil until the box was opened.
  var search: CrayonSearch?
  var results = CrayonResults(status: "", rows: [])
  /// How many times the results changed.
  var edition = 0

  /// Whether xkcd's colors have loaded. They're requested when they're first needed.
  enum XKCDCase: Equatable, Sendable {
    case unasked, coming, missing
    case there([Crayon])
  }

  var xkcdColors: [Crayon] { if case .there(let colors) = xkcd { colors } else { [] } }

  /// Whether the box shows or searches xkcd's colors.
  var needsXKCD: Bool { self.set == .xkcd || !query.isBlank }

  var problem: CrayonList.Problem? {
    guard needsXKCD, case .missing = xkcd else { return nil }
    return CrayonList.Problem(
      sentence: notLoaded("xkcd’s colors"),
      retry: Button("Try again", .crayons(.retryTapped)))
  }
}
