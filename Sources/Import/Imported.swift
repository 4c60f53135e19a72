import Catalog
import ColorScience
import Files
import Formats
import Theme
import _Text

/// A theme read from files.
///
/// ```swift
/// let file = File(path: "theme.css", text: ":root { --primary: #3f51b5; --accent: #ff4081; }")
/// let imported = try Imported([file])
/// imported.format        // "CSS"
/// imported.theme.string  // "primary=indigo-500&accent=pink-a200"
/// imported.missing.count // 2
/// ```
public struct Imported: Equatable, Sendable {
  /// The theme as far as it's known or guessed.
  public private(set) var theme = Theme()
  /// The format it was read as, such as "CSS"; nil for a link.
  public let format: String?
  /// The roles that the file doesn't name, chosen here from what it has.
  public private(set) var guesses: [Role] = []
  /// The roles that the file says nothing about.
  public var missing: [Role] { Role.allCases.filter { theme[$0] == nil } }
  /// The roles whose value was changed in the file after we wrote it. The theme has the changed values.
  public private(set) var changes: [Role] = []
  /// Every color in the file, in its order, `Limits.importedColors` at most.
  public var colors: [FoundColor] { findings.colors }
  /// Every font in the file, in its order.
  public var fonts: [FoundFont] { findings.fonts }
  /// The names of the file's themes besides the one that applies without any, in its order: "forest".
  public let themes: [String]
  /// Notes about what was left out and how the files were read, each one sentence.
  public let notes: [String]
  /// The one of `themes` that was chosen or, if none holds without a name, the first; otherwise empty.
  public let chosenTheme: String
  /// Whether the file holds the whole theme, so that nothing was guessed or is missing.
  public var isWhole: Bool { guesses.isEmpty && missing.isEmpty }

  /// Whether we wrote the file, with the theme in it.
  let isOurs: Bool
  private let findings: Findings
  /// The meaning of the names.
  let meaning: Meaning
  /// The colors to choose from: the chosen theme's, and of these the light ones if there are any.
  let ownColors: [FoundColor]

  /// Makes sense of what a reader found.
  /// - Parameters:
  ///   - findings: The reader's findings.
  ///   - chosen: The name of one of the file's other themes; empty for the default theme.
  public init(_ findings: Findings, theme chosen: String = "") throws(ImportError) {
    self.findings = findings
    format = findings.format.isEmpty ? nil : findings.format
    // A file we wrote contains the theme itself, whatever its colors refer to.
    let written = findings.themeString.map { Theme(salvaging: $0) }
    isOurs = written != nil
    let themes = isOurs ? [] : findings.themes
    self.themes = themes
    meaning = Meaning(
      findings.vocabulary ?? .general, prefix: findings.prefix, colors: written == nil ? findings.colors : [],
      isOurs: written != nil)
    let own = chosen.isEmpty ? findings.colors.defaultTheme(meaning) : chosen
    chosenTheme = own
    ownColors = findings.colors.ofTheme(own)
    let others = chosen.isEmpty ? themes.filter { !$0.same(as: own) } : []
    let note = others.isEmpty ? [] : ["The file has other themes, too: " + others.listed + "."]
    // The colors of several themes of ours are mixed, so those of the first are what its note says.
    let isFirst = written != nil && findings.noteCount > 1
    let ofSeveral = isFirst ? ["The file has " + findings.noteCount.text + " themes. This is the first."] : []
    notes = written == nil ? note + findings.notes : ofSeveral + (findings.linkError.map { [$0] } ?? [])
    if let written { theme = written }
    for role in Role.allCases {
      guard let written, let choice = written[role] else {
        theme[role] = named(role)
        continue
      }
      if isFirst { continue }
      let other = named(role, in: written).flatMap { choice.looks(like: $0) ? nil : $0 } ?? edit(of: role, in: written)
      guard let other else { continue }
      theme[role] = other
      changes.append(role)
    }
    guessColors()
    guessFonts()
    guard !theme.isEmpty || !colors.isEmpty || !fonts.isEmpty else {
      guard format != nil else { throw .unknownFormat }
      guard !notes.isEmpty else { throw .nothingFound }
      throw .damaged(([ImportError.nothingFound.sentence] + notes).text(separatedBy: " "))
    }
    if written == nil, let name = findings.name { theme.name = try? ThemeName(name) }
  }

  /// The same file with another of its themes, or with the one that applies without any if the name is empty.
  public func taking(theme: String) -> Imported { (try? Imported(findings, theme: theme)) ?? self }

  /// The choice that the file names for a role. In a file of ours that has only the ramps, no shade is a choice.
  private func named(_ role: Role, in written: Theme? = nil) -> Choice? {
    switch role.candidates {
    case .colors:
      guard let (best, likelihood) = bestColor(for: role), likelihood >= Meaning.certain else { return nil }
      if let written, Meaning.isOfShade(best.name), written.has(best.color.asHex) { return nil }
      return Tint(found: best.color, for: role).map { .color($0) }
    case .fonts:
      var best: (family: Family, likelihood: Int)?
      for font in fonts {
        let likelihood = meaning.likelihood(that: font.name, means: role)
        guard likelihood >= Meaning.certain, likelihood > best?.likelihood ?? 0 else { continue }
        let family = Family.named(font.family)
        if family.fitsThemeString { best = (family, likelihood) }
      }
      return best.map { .font($0.family) }
    }
  }

  /// A color that a file of ours has for a role under another name, such as that of a framework, and that we never wrote: the
  /// theme has no such color.
  private func edit(of role: Role, in written: Theme) -> Choice? {
    guard !meaning.hasOtherColors, let choice = written[role], case .color = choice else { return nil }
    for color in ownColors where !color.isDark && !Meaning.isOfShade(color.name) {
      guard meaning.likelihood(that: color.name, means: role) >= Meaning.ofFramework,
        let found = Tint(found: color.color, for: role), !choice.looks(like: .color(found)),
        !written.has(found.color.asHex)
      else { continue }
      return .color(found)
    }
    return nil
  }

  /// The color whose name says most surely that it's the role's. A name that isn't certain never makes a gray one.
  private func bestColor(for role: Role) -> (color: FoundColor, likelihood: Int)? {
    var best: (color: FoundColor, likelihood: Int)?
    for color in ownColors where color.use == .unknown {
      let likelihood = likelihood(that: color, means: role)
      guard likelihood > 0, likelihood >= Meaning.certain || color.isColorful else { continue }
      // The later of two declarations counts, and the theme's own more than one that applies to all.
      if likelihood > (best?.likelihood ?? 0) || likelihood == best?.likelihood && replaces(color, best?.color) {
        best = (color, likelihood)
      }
    }
    return best
  }

  /// Nothing is surer than a role that the format itself gives a color.
  private func likelihood(that color: FoundColor, means role: Role) -> Int {
    guard let given = color.role else { return meaning.likelihood(that: color.name, means: role) }
    return given == role ? Meaning.ofFormat : 0
  }

  private func replaces(_ color: FoundColor, _ other: FoundColor?) -> Bool {
    guard let other else { return true }
    return color.name.same(as: other.name)
      || !color.theme.isEmpty && other.theme.isEmpty
  }

  private mutating func guessColors() {
    for role in [Role.primary, .accent] where theme[role] == nil {
      let other = (role == .primary ? theme.accent : theme.primary)?.color.asHex
      var named = bestColor(for: role)?.color
      // Another shade of the primary's ramp is no accent.
      if role == .accent, let color = named?.color.asHex, color != other,
        shades(beside: other, among: ownColors).contains(where: { $0 == color })
      {
        named = nil
      }
      let color =
        named.flatMap { Tint(found: $0.color, for: role)?.color.asHex == other && !isForBoth($0) ? nil : $0.color }
        ?? candidates(for: role).first?.color
      guard let color, let tint = Tint(found: color, for: role) else { continue }
      theme[role] = .color(tint)
      guesses.append(role)
    }
  }

  /// Whether a name means both the primary and the accent, as a format may have it.
  private func isForBoth(_ color: FoundColor) -> Bool {
    [Role.primary, .accent].allSatisfy { meaning.likelihood(that: color.name, means: $0) > 0 }
  }

  /// A font of code is none for titles and text.
  private mutating func guessFonts() {
    let text = fonts.filter { !Meaning.isOfCode($0.name) }
    let families = text.map { Family.named($0.family) }.filter { $0.fitsThemeString }
    if theme.titleFont == nil, let family = families.first {
      theme.titleFont = family
      guesses.append(.titleFont)
    }
    if theme.bodyFont == nil, let family = families.first(where: { $0 != theme.titleFont }) ?? families.first {
      theme.bodyFont = family
      guesses.append(.bodyFont)
    }
  }
}

extension [FoundColor] {
  /// The first theme to show: empty for the one that applies without any, or the first that has a primary color.
  fileprivate func defaultTheme(_ meaning: Meaning) -> String {
    guard contains(where: { !$0.theme.isEmpty }) else { return "" }
    let isPrimary = { (color: FoundColor) in
      meaning.likelihood(that: color.name, means: .primary) >= Meaning.certain
    }
    let shared = filter { $0.theme.isEmpty && !$0.isDark }
    if shared.contains(where: isPrimary) { return "" }
    let named = first { !$0.isDark && !$0.theme.isEmpty && isPrimary($0) }
    return (named ?? (shared.isEmpty ? first { !$0.isDark } : nil))?.theme ?? ""
  }

  /// The colors to choose from for one of a file's themes: its own and those for all; the light ones if there are any.
  fileprivate func ofTheme(_ theme: String) -> [FoundColor] {
    let shared = filter { $0.theme.isEmpty && !$0.isDark }
    if theme.isEmpty { return shared.isEmpty ? self : shared }
    let own = filter { $0.theme.same(as: theme) }
    let light = own.filter { !$0.isDark }
    return shared + (light.isEmpty ? own : light)
  }
}

extension Findings {
  /// The names of the themes besides the default one, in the file's order.
  fileprivate var themes: [String] {
    var names: [String] = []
    for color in colors where !color.theme.isEmpty && names.count < 64 && names.last?.same(as: color.theme) != true {
      if !names.contains(where: { $0.same(as: color.theme) }) { names.append(color.theme) }
    }
    return names
  }
}

extension Imported {
  /// Whether they say the same about a theme.
  public static func == (left: Imported, right: Imported) -> Bool {
    (left.format ?? "").same(as: right.format ?? "") && left.theme == right.theme && left.guesses == right.guesses
      && left.changes == right.changes && left.colors == right.colors && left.fonts == right.fonts
      && left.themes == right.themes && left.notes == right.notes && left.chosenTheme.same(as: right.chosenTheme)
  }
}

extension Theme {
  /// Whether our export of the theme has a color with this hex.
  fileprivate func has(_ hex: SRGB) -> Bool {
    for variant in 0..<4 {
      let scheme = scheme(variant & 1 == 0 ? .light : .dark, variant & 2 == 0 ? .standard : .high)
      for role in scheme.roles where scheme.color(of: role).hex == hex { return true }
      if scheme.primaryUnderWhite.hex == hex { return true }
    }
    return primary?.hasShade(hex) == true || accent?.hasShade(hex) == true
  }
}

extension Tint {
  fileprivate func hasShade(_ hex: SRGB) -> Bool { ramp.swatches.contains { $0.color.asHex == hex } }
}

extension Choice {
  /// Whether a file that was written with this choice would have the other: the same hex, or the same name.
  fileprivate func looks(like other: Choice) -> Bool {
    switch (self, other) {
    case (.color(let one), .color(let other)): one.color.asHex == other.color.asHex
    // React Native takes a name where other programs take a list.
    case (.font(let one), .font(let other)):
      one.name.same(as: other.name)
        || familyName(cssFamily(one.name.bytes)).map { Family.named($0).name.same(as: other.name) } == true
    default: false
    }
  }
}

extension Tint {
  /// The choice for a color from a file: a Material swatch with that color if there is one, preferably one the role
  /// offers.
  init?(found color: SRGB, for role: Role) {
    if let tint = Tint(material: color, for: role) { self = tint } else { self.init(mixed: color) }
  }

  fileprivate init?(material color: SRGB, for role: Role) {
    let hex = color.asHex
    guard color.isInGamut else { return nil }
    if case .colors(let offered) = role.candidates, let tint = offered.first(where: { $0.color == hex }) {
      self = tint
      return
    }
    for ramp in Material.ramps {
      for swatch in ramp.swatches where swatch.color == hex {
        self.init(ramp, swatch.step)
        return
      }
    }
    return nil
  }
}

extension SRGB {
  /// How a theme string writes this color from a file as the choice for a role, which is one of its colors: "indigo-500",
  /// "almond", "c0ffee".
  public func slug(for role: Role) -> String { Tint(material: self, for: role)?.slug ?? BaseColor(self).slug }
}

extension Imported {
  /// Reads files that make up one theme: one file, those of a folder or zip, or a link. Takes at most
  /// `Limits.importedBytes` bytes.
  /// - Parameters:
  ///   - files: The files, or the one file that's a zip of them.
  ///   - theme: The name of one of the file's other themes; empty for the default theme.
  public init(_ files: [File], theme: String = "") throws(ImportError) {
    try self.init(Findings(in: files), theme: theme)
  }
}
