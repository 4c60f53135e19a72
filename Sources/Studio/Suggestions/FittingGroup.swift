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

extension Studio {
  /// Works out the accents that fit, once a screen shows them; lets go of them once none does.
  mutating func suggestAccents() {
    guard route == .accent, let primary = theme.primary else {
      suggestions.fitting = nil
      return
    }
    let brandColors = theme.brandColors
    guard suggestions.fitting?.primary != primary || suggestions.fitting?.brandColors != brandColors else { return }
    suggestions.fitting = FittingAccents(
      primary: primary, brandColors: brandColors,
      accents: FittingAccent.accents(for: primary, besides: brandColors.map { $0.tint }))
  }

  /// The accents that fit; nil if there's no room or no time for them.
  var fittingGroup: FittingGroup? {
    guard route == .accent, let fitting = suggestions.fitting, fitting.primary == theme.primary else { return nil }
    return group(fitting)
  }

  private func group(_ fitting: FittingAccents) -> FittingGroup {
    FittingGroup(
      name: "Fits " + fitting.primary.name,
      swatches: fitting.accents.indices.map { index in
        let accent = fitting.accents[index]
        return FittingSwatch(
          option: Option(
            accent.tint.label + ", " + accent.reason, .suggestions(.accentTapped(index)),
            isSelected: theme.accent == accent.tint),
          reason: accent.reason, fill: accent.tint.color)
      })
  }

  /// Chooses an accent that fits, counted from 0, or takes the choice back if it was chosen already.
  mutating func tapAccent(_ index: Int) {
    guard let accents = suggestions.fitting?.accents, route == .accent, accents.indices.contains(index) else { return }
    let tint = accents[index].tint
    theme.accent = theme.accent == tint ? nil : tint
  }
}
