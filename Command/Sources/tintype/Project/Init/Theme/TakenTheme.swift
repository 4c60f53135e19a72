import Catalog
import ColorScience
@_spi(Project) import Formats
import Foundation
import Theme
import _Text

/// The theme of a project with what it doesn't name filled in, so that nothing new appears in the app.
struct TakenTheme {
  private(set) var theme = Theme()
  /// Where it's from, and what was filled in, guessed or left alone, each one sentence.
  private(set) var remarks: [String] = []

  /// - Parameters:
  ///   - search: The project's files with a theme.
  ///   - output: The first output, whose format says what names mean.
  init(_ search: ThemeSearch, for output: ProposedOutput?) {
    guard let found = search.found else {
      fillFonts(from: search.base)
      if let base = search.base { keep(base, for: output) }
      remarks.insert(
        theme.isEmpty
          ? "No file of this project names a primary color."
          : "No file of this project names a primary color, so only the rest was taken.",
        at: 0)
      return
    }
    remarks.append("The theme is from \(found.place.name).")
    mention(search.others)
    mentionThemes(of: found, for: output)
    theme.name = found.imported.theme.name
    takeColors(found, for: output?.format)
    let base = search.base ?? found
    fillFonts(from: base.namesFonts ? base : found, or: found)
    // What we wrote has the whole theme in its note.
    if found.isOurs { theme = found.imported.theme } else { keep(base.hasColors ? base : found, for: output) }
  }

  /// - Parameter format: The first output's. What shadcn/ui calls accent is the fill of a menu item.
  private mutating func takeColors(_ found: PresentTheme, for format: String?) {
    let imported = found.imported
    if found.namesPrimary {
      theme.primary = imported.theme.primary
    } else if let tint = found.appTint {
      theme.primary = tint
      remarks.append("The app’s tint color is the primary.")
      if imported.theme.accent == tint || imported.guesses.contains(.accent) {
        theme.accent = tint
        remarks.append("No other accent is named, so it’s the same.")
        return
      }
    } else if let primary = found.guessedPrimary {
      theme.primary = primary
      remarks.append("No color is called the primary, so \(primary.color.hex) is a guess.")
    }
    let accent = imported.theme.accent
    // What's written of the accent is Bootstrap's secondary color, which is usually a gray.
    if format == "bootstrap", let secondary = found.colors.last(where: { $0.name == "$secondary" && !$0.isDark }) {
      theme.accent = Tint(slug: secondary.color.slug(for: .accent))
      remarks.append("Bootstrap’s secondary color is the accent.")
    } else if let accent, !imported.guesses.contains(.accent), format != "shadcn" {
      theme.accent = accent
    } else if let accent, let primary = theme.primary, !found.isOfChart(accent), format != "shadcn",
      OKLCH(accent.color).chroma >= 0.04, OKLab(accent.color).difference(from: OKLab(primary.color)) >= 0.1
    {
      theme.accent = accent
      remarks.append("No color is called the accent, so \(accent.color.hex) is a guess.")
    } else {
      theme.accent = theme.primary
      remarks.append("No accent is named, so it’s the primary.")
    }
  }

  /// A family for one of both roles is for both; without any, both are the system's.
  private mutating func fillFonts(from present: PresentTheme?, or other: PresentTheme? = nil) {
    let imported = present?.imported
    let named = { (role: Role) in imported.flatMap { $0.guesses.contains(role) ? nil : $0.theme[role]?.family } }
    let guessed = imported?.theme.bodyFont ?? imported?.theme.titleFont ?? other?.imported.theme.bodyFont
    theme.titleFont = named(.titleFont) ?? named(.bodyFont) ?? guessed
    theme.bodyFont = named(.bodyFont) ?? named(.titleFont) ?? guessed
    guard let title = theme.titleFont, let body = theme.bodyFont else {
      // What has no primary color yet can have its fonts later, too.
      guard other != nil else { return }
      theme.titleFont = GenericFamily.system.family
      theme.bodyFont = GenericFamily.system.family
      remarks.append("No font is named, so both are the system’s.")
      return
    }
    if title.isGeneric, body.isGeneric {
      remarks.append("Titles and text are in the system’s fonts.")
    } else if named(.titleFont) == nil, named(.bodyFont) == nil, present.map({ $0.namesSeveralFonts }) == true {
      remarks.append(
        "Several fonts are named, and none of them for titles or text, so \(title.label) is a guess.")
    } else if named(.titleFont) == nil || named(.bodyFont) == nil {
      remarks.append("\(title.label) is the only font named, so it’s for titles and text.")
    } else if title != body {
      remarks.append("Titles are in \(title.label), text in \(body.label).")
    } else {
      remarks.append("Titles and text are in \(title.label).")
    }
  }

  private mutating func keep(_ present: PresentTheme, for output: ProposedOutput?) {
    if let corner = present.corner { try? theme.set(.corner, to: corner) }
    var pins = KeptColors(present.colors, for: output?.format ?? "css")
    pins.keep(in: &theme)
    remarks += pins.remarks
  }

  /// Names the file's other themes, and says if a build overrides them.
  private mutating func mentionThemes(of found: PresentTheme, for output: ProposedOutput?) {
    let (themes, chosen) = (found.imported.themes, found.imported.chosenTheme)
    if !chosen.isEmpty { remarks.append("Of its themes, it’s \(chosen).") }
    let others = themes.filter { $0 != chosen }
    if !others.isEmpty { remarks.append("It has other themes, too: \(Array(others.prefix(4)).listed).") }
    guard let output, output.merges, !found.isOurs, !found.themesByAttribute.isEmpty else { return }
    remarks.append(
      "The part that’s merged into \(output.path) is for :root and comes last, so it overrides all of them. To keep them, remove “merge” from tintype.json, give the output its own file, and import that file first."
    )
  }

  private mutating func mention(_ others: [String]) {
    guard let first = others.first else { return }
    let more = others.count > 3 ? ["\(others.count - 3) more"] : []
    remarks.append(
      "Also \(others.count == 1 ? "a theme" : "themes"): \((others.prefix(3) + more).listed). To take \(others.count == 1 ? "it" : "the first"): tintype init --from \(first.contains(" ") ? "'\(first)'" : first)"
    )
  }
}

extension PresentTheme {
  fileprivate var isOurs: Bool { place.parts.joined().contains { themeString(inNoteOf: $0.bytes) != nil } }

  fileprivate var hasColors: Bool { !colors.isEmpty }

  fileprivate var namesFonts: Bool { !imported.fonts.isEmpty }

  /// Whether there's more than one family for what people read.
  fileprivate var namesSeveralFonts: Bool {
    let readable = imported.fonts.filter { font in
      !["mono", "code"].contains { font.name.lowercased().contains($0) || font.family.lowercased().contains($0) }
    }
    return Set(readable.map(\.family)).count > 1
  }

  /// Whether a color is only that of a chart.
  fileprivate func isOfChart(_ tint: Tint) -> Bool {
    let names = colors.filter { OKLab($0.color).difference(from: OKLab(tint.color)) < 0.02 }.map {
      $0.name.lowercased()
    }
    return !names.isEmpty && names.allSatisfy { $0.contains("chart") || $0.contains("sidebar") }
  }

  /// The radius of cards in the files, in points or CSS px.
  fileprivate var corner: Double? {
    let text = place.text
    if let radius = text.firstMatch(of: #/--radius\s*:\s*([\d.]+)(rem|em|px)?\s*;/#), let value = Double(radius.1) {
      return radius.2 == nil || radius.2 == "px" ? value : value * 16
    }
    if let radius = text.firstMatch(of: #/\bborderRadius\s*:\s*([\d.]+)\s*[,}\n]/#) { return Double(radius.1) }
    if let radius = text.firstMatch(of: #/\bmedium\s*=\s*RoundedCornerShape\(\s*([\d.]+)\.dp/#) {
      return Double(radius.1)
    }
    return nil
  }
}
