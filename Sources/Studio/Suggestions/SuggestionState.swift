import Catalog
import ColorScience
import Suggestions
import Theme

/// The state of the suggestions.
struct SuggestionState: Equatable, Sendable {
  var locks = Locks()
  /// Nil until there's a seed.
  var shuffler: Shuffler?
  /// The accents that fit the primary; nil while they aren't shown.
  var fitting: FittingAccents?
  /// Finished themes around the color in the first screen's field; none while it has no color.
  var starters: [StarterTheme] = []
}

/// Accents that fit a primary, and that no brand color is like.
struct FittingAccents: Equatable, Sendable {
  let primary: Tint
  let brandColors: [BrandColor]
  let accents: [FittingAccent]
}
