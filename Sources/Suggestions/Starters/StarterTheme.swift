import Catalog
import Theme

/// A finished theme around one color, without a name: an accent that fits it, and two fonts that belong together.
public struct StarterTheme: Equatable, Sendable {
  /// A word for its mood: "Clear".
  public let name: String
  /// The theme.
  public let theme: Theme

  /// Three themes around a primary, each of another mood.
  public static func themes(around primary: Tint) -> [StarterTheme] {
    let accents = FittingAccent.accents(for: primary)
    return moods.enumerated().compactMap { index, mood in
      guard
        let accent = accents.first(where: { $0.harmony == mood.harmony }) ?? accents.dropFirst(index).first
          ?? accents.first
      else { return nil }
      var theme = Theme()
      (theme.primary, theme.accent) = (primary, accent.tint)
      (theme.titleFont, theme.bodyFont) = (.named(mood.title), .named(mood.body))
      return StarterTheme(name: mood.name, theme: theme)
    }
  }
}

private struct Mood {
  let name: String
  let harmony: Harmony
  let title: String
  let body: String
}

/// Of the families that come with the page.
private let moods = [
  Mood(name: "Clear", harmony: .complement, title: "Manrope", body: "Inter"),
  Mood(name: "Bookish", harmony: .triad, title: "EB Garamond", body: "Lato"),
  Mood(name: "Friendly", harmony: .analogous, title: "Quicksand", body: "Open Sans"),
]
