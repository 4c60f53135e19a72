@_spi(Project) import Formats
import Foundation

extension Proposals {
  /// The theme of Nuxt UI: `ui.colors` of `app.config.ts` names ramps of Tailwind's, or of the sheet's `@theme`.
  func nuxtUI(_ app: WebApp) -> ThemePlace? {
    guard app.uses("@nuxt/ui", "@nuxt/ui-pro"),
      let file = scan.first(
        of: ["app/app.config.ts", "app.config.ts", "app/app.config.js", "app.config.js"], in: app.folder)
    else { return nil }
    let text = FileLinks.withoutComments(scan.text(of: file))
    guard let colors = text.firstMatch(of: #/colors\s*:\s*\{([^}]*)\}/#)?.1 else { return nil }
    let sheets = app.sheet().map { app.sheets(from: $0.path) } ?? []
    let sheet = sheets.map { scan.text(of: $0) }.joined(separator: "\n")
    var rules: [String] = []
    for (key, role) in [("primary", "primary"), ("secondary", "accent")] {
      guard let name = colors.firstMatch(of: try! Regex("\\b\(key)\\s*:\\s*['\"]([\\w-]+)['\"]"))?.output[1].substring
      else { continue }
      let own = sheet.firstMatch(of: try! Regex("--color-\(name)-500\\s*:\\s*([^;}]+)"))?.output[1].substring
      guard let color = own.map(String.init) ?? tailwindColor(String(name)) else { continue }
      rules.append("--\(role): \(color);")
    }
    guard !rules.isEmpty else { return nil }
    return ThemePlace(file, [File(path: "app.config.css", text: ":root { \(rules.joined(separator: " ")) }")])
  }
}

/// The step 500 of one of Tailwind's ramps, in CSS.
/// Source: Tailwind CSS 4, "Colors".
private func tailwindColor(_ name: String) -> String? {
  let ramps: [String: String] = [
    "red": "oklch(63.7% 0.237 25.331)", "orange": "oklch(70.5% 0.213 47.604)", "amber": "oklch(76.9% 0.188 70.08)",
    "yellow": "oklch(79.5% 0.184 86.047)", "lime": "oklch(76.8% 0.233 130.85)", "green": "oklch(72.3% 0.219 149.579)",
    "emerald": "oklch(69.6% 0.17 162.48)", "teal": "oklch(70.4% 0.14 182.503)", "cyan": "oklch(71.5% 0.143 215.221)",
    "sky": "oklch(68.5% 0.169 237.323)", "blue": "oklch(62.3% 0.214 259.815)", "indigo": "oklch(58.5% 0.233 277.117)",
    "violet": "oklch(60.6% 0.25 292.717)", "purple": "oklch(62.7% 0.265 303.9)", "fuchsia": "oklch(66.7% 0.295 322.15)",
    "pink": "oklch(65.6% 0.241 354.308)", "rose": "oklch(64.5% 0.246 16.439)", "slate": "oklch(55.4% 0.046 257.417)",
    "gray": "oklch(55.1% 0.027 264.364)", "zinc": "oklch(55.2% 0.016 285.938)", "neutral": "oklch(55.6% 0 0)",
    "stone": "oklch(55.3% 0.013 58.071)",
  ]
  return ramps[name]
}
