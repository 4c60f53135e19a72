import Catalog
import ColorScience
import Suggestions
import Theme

/// Accents that fit the primary, beside the grid of accents.
public struct FittingGroup: Equatable, Sendable {
  /// "Fits Indigo".
  public var name: String
  /// An accent for each harmony that has one.
  public var swatches: [FittingSwatch]
}

/// An accent, and why it fits.
public struct FittingSwatch: Equatable, Sendable {
  /// Chooses the accent, or takes the choice back.
  public var option: Screen.Option
  /// Why it fits, in a few words.
  public var reason: String
  /// The accent, in sRGB.
  public var fill: SRGB
}

/// Accents that fit a primary, and that no brand color is like.
struct FittingAccents: Equatable, Sendable {
  let primary: Tint
  let brandColors: [BrandColor]
  let accents: [FittingAccent]
}

extension FittingGroup {
  init(_ fitting: FittingAccents, chosen: Tint?) {
    name = "Fits " + fitting.primary.name
    swatches = fitting.accents.enumerated().map { index, accent in
      FittingSwatch(
        option: Option(
          accent.tint.label + ", " + accent.reason, .suggestions(.accentTapped(index)),
          isSelected: chosen == accent.tint
        ),
        reason: accent.reason, fill: accent.tint.color)
    }
  }
}
