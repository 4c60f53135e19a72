import Catalog
import ColorScience
import Files
import Formats
import Import
import Theme

/// The theme that some of a project's files have.
struct PresentTheme {
  let place: ThemePlace
  private(set) var imported: Imported

  /// Nil if they say nothing about colors and fonts.
  init?(_ place: ThemePlace) {
    var findings: Findings?
    for part in place.parts {
      guard let found = try? Findings(in: part) else { continue }
      if findings == nil {
        findings = found
      } else {
        for color in found.colors { findings?.add(color) }
        for font in found.fonts { findings?.add(font) }
      }
    }
    guard let findings, let imported = try? Imported(findings) else { return nil }
    (self.place, self.imported) = (place, imported)
  }

  /// Takes another of its themes, if it has one with this name.
  mutating func take(theme: String) {
    if imported.themes.contains(theme) { imported = imported.taking(theme: theme) }
  }

  /// Its themes that an attribute of the page turns on, as “[data-theme=forest]” does.
  var themesByAttribute: [String] {
    let text = place.text
    return imported.themes.filter { name in
      ["='\(name)']", "=\"\(name)\"]", "=\(name)]"].contains { text.contains($0) }
    }
  }

  /// Whether a color is called the primary, or something that means it.
  var namesPrimary: Bool { imported.theme.primary != nil && !imported.guesses.contains(.primary) }

  /// A primary that nothing is called, and that would do; nil if all there is is gray.
  var guessedPrimary: Tint? {
    guard imported.guesses.contains(.primary), let primary = imported.theme.primary else { return nil }
    return OKLCH(primary.color).chroma >= 0.04 ? primary : nil
  }

  /// The color of an app's controls on Apple's systems, if nothing else is called the primary.
  var appTint: Tint? {
    guard let tint = place.tint else { return nil }
    let color = colors.last { !$0.isDark && $0.name.split(separator: "/").last.map(String.init) == tint }
    return color.flatMap { Tint(slug: $0.color.slug(for: .primary)) }
  }

  /// Whether there's a color to begin a theme with, whatever it's called.
  var canBegin: Bool { appTint != nil || guessedPrimary != nil }

  /// How many roles it doesn't name.
  var unknown: Int { imported.guesses.count + imported.missing.count }

  /// The colors of the theme that holds by default, light and dark.
  var colors: [Files::FoundColor] { imported.colors.filter { $0.theme.isEmpty || $0.theme == imported.chosenTheme } }
}
