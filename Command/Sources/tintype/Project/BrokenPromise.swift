import ColorScience
import Theme
import _Text

/// A role of a theme's scheme that doesn't read as well as the scheme promises: AA, and AAA at high contrast.
struct BrokenPromise {
  let pair: AuditedPair
  let appearance: Appearance
  let contrast: Theme::Contrast

  /// Those of a theme, in its light and dark scheme at both contrasts.
  static func all(of theme: Theme) -> [BrokenPromise] {
    var all: [BrokenPromise] = []
    for appearance in [Appearance.light, .dark] {
      for contrast in [Theme::Contrast.standard, .high] {
        let audit = ContrastAudit(theme, on: appearance, contrast: contrast, level: contrast == .high ? .aaa : .aa)
        all += audit.shortfalls.map { BrokenPromise(pair: $0, appearance: appearance, contrast: contrast) }
      }
    }
    return all
  }

  /// "In dark, on-accent on accent is 4.31:1 and needs 4.5:1."
  var sentence: String {
    let place = (appearance == .dark ? "In dark" : "In light") + (contrast == .high ? " at high contrast" : "")
    let needed = FixedDecimal(pair.required, places: 2).text
    return "\(place), \(pair.name) on \(pair.backgroundName) is \(ratio(pair.ratio)) and needs \(needed):1."
  }
}
