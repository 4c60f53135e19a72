import Catalog
import ColorScience
import Theme
import _Text

/// What a file says about a theme.
public struct Imported: Sendable {
  /// The theme as far as it's known or guessed.
  public private(set) var theme = Theme()
  /// The format it was read as, such as "CSS"; nil for a link.
  public let format: String?
  /// The roles that the file doesn't name, chosen here from what it has.
  public private(set) var guesses: [Role] = []
  /// The roles of which the file says nothing.
  public var missing: [Role] { Role.allCases.filter { theme[$0] == nil } }
  /// The roles whose value was changed in the file after we wrote it. The theme has the changed values.
  public private(set) var changes: [Role] = []
  /// Every color in the file, in its order, `ImportError.mostColors` at most.
  public let colors: [FoundColor]
  /// Every font in the file, in its order.
  public let fonts: [FoundFont]
  /// What was left out of them, and what else to know about how the file was read, each in one sentence.
  public let notes: [String]
  /// Whether the file holds the whole theme, so that nothing was guessed or is missing.
  public var isWhole: Bool { guesses.isEmpty && missing.isEmpty }

  /// Makes sense of what a reader found.
  @inline(never)
  public init(_ findings: Findings) throws(ImportError) {
    format = findings.format.isEmpty ? nil : findings.format
    colors = findings.colors
    fonts = findings.fonts
    let written = findings.themeString.map { Theme(salvaging: $0) }
    // What we wrote holds the theme itself, whatever its colors refer to.
    notes = written == nil ? findings.notes : []
    if let written { theme = written }
    for role in Role.allCases {
      let named = named(role)
      guard let written, let choice = written[role] else {
        theme[role] = named
        continue
      }
      let other = named.flatMap { choice.looks(like: $0) ? nil : $0 } ?? edit(of: role, in: written)
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
    if theme.name == nil, let name = findings.name { theme.name = try? ThemeName(name) }
  }

  /// The choice that the file names for a role.
  private func named(_ role: Role) -> Choice? {
    switch role.candidates {
    case .colors:
      guard let best = bestColor(for: role), likelihood(that: best, means: role) >= Meaning.certain else { return nil }
      return Tint(found: best.color, for: role).map { .color($0) }
    case .fonts:
      for font in fonts where Meaning.likelihood(that: font.name, means: role) >= Meaning.certain {
        let family = Family.named(font.family)
        if family.fitsThemeString { return .font(family) }
      }
      return nil
    }
  }

  /// A color that a file of ours has for a role under another name, such as that of a framework, and that we never wrote: the
  /// theme has no such color.
  @inline(never)
  private func edit(of role: Role, in written: Theme) -> Choice? {
    guard let choice = written[role], case .color = choice else { return nil }
    // There, an accent is a background of ours.
    let isBackground = role == .accent && format?.same(as: "shadcn/ui") == true
    for color in colors where !color.isDark && !Meaning.isOfShade(color.name) {
      guard Meaning.likelihood(that: color.name, means: role) >= (isBackground ? Meaning.ours : Meaning.ofFramework),
        let found = Tint(found: color.color, for: role), !choice.looks(like: .color(found)),
        !written.has(found.color.asHex)
      else { continue }
      return .color(found)
    }
    return nil
  }

  /// The light color whose name says most surely that it's the role's.
  private func bestColor(for role: Role) -> FoundColor? {
    var best: (color: FoundColor, likelihood: Int)?
    for color in colors where !color.isDark {
      let likelihood = likelihood(that: color, means: role)
      guard likelihood > 0 else { continue }
      // The later of two declarations counts.
      if likelihood > (best?.likelihood ?? 0) || best?.color.name.same(as: color.name) == true {
        best = (color, likelihood)
      }
    }
    return best?.color
  }

  /// Nothing is surer than a role that the format itself gives a color.
  private func likelihood(that color: FoundColor, means role: Role) -> Int {
    guard let given = color.role else { return Meaning.likelihood(that: color.name, means: role) }
    return given == role ? Meaning.ofFormat : 0
  }

  private mutating func guessColors() {
    for role in [Role.primary, .accent] where theme[role] == nil {
      guard let color = bestColor(for: role)?.color ?? mostColorful(unlike: theme.primary?.color),
        let tint = Tint(found: color, for: role)
      else { continue }
      theme[role] = .color(tint)
      guesses.append(role)
    }
  }

  /// The first color that isn't nearly gray or, to go with another, the one that's colorful and most unlike it.
  private func mostColorful(unlike other: SRGB?) -> SRGB? {
    let light = colors.filter { !$0.isDark }.prefix(256)
    let candidates = light.isEmpty ? colors.prefix(256) : light
    guard let other else {
      return candidates.first { OKLCH($0.color).chroma >= 0.04 }?.color ?? candidates.first?.color
    }
    var best: (color: SRGB, score: Double)?
    for candidate in candidates where candidate.color.asHex != other.asHex {
      let score = (OKLCH(candidate.color).chroma + 0.01) * OKLab(candidate.color).difference(from: OKLab(other))
      if score > best?.score ?? 0 { best = (candidate.color, score) }
    }
    return best?.color
  }

  private mutating func guessFonts() {
    let families = fonts.map { Family.named($0.family) }.filter { $0.fitsThemeString }
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

extension Theme {
  /// Whether an export of it has a color with this hex.
  @inline(never)
  fileprivate func has(_ hex: SRGB) -> Bool {
    for variant in 0..<4 {
      let scheme = scheme(variant & 1 == 0 ? .light : .dark, variant & 2 == 0 ? .standard : .high)
      for role in SchemeRole.allCases where scheme.color(of: role).hex == hex { return true }
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
    case (.font(let one), .font(let other)): one.name.same(as: other.name)
    default: false
    }
  }
}

extension Tint {
  /// The choice with a color from a file: a Material swatch if one has it, those that the role offers first.
  @inline(never)
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
