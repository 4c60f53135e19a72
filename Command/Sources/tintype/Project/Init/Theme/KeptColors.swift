import Catalog
import ColorScience
import Files
import Theme

/// The colors of pages, text and lines that a project has already. They're pinned, so that a first build leaves the app as it
/// was, as far as they keep what the scheme promises.
struct KeptColors {
  /// What was pinned and what wasn't, each one sentence.
  private(set) var remarks: [String] = []
  private var wanted: [Wanted] = []

  fileprivate struct Wanted {
    let role: SchemeRole
    let appearance: Appearance
    let name: String
    let color: SRGB
    /// Whether its name begins or ends with light or dark.
    let isOfModeByName: Bool
  }

  /// The most that a color may differ from the scheme's without being pinned, in deltaE-OK.
  private static let tolerance = 0.01

  /// - Parameter format: The format of the output that paints them, which says what names mean.
  init(_ colors: [Files::FoundColor], for format: String) {
    let names = RoleNames(format: format, colors)
    let all = Set(colors.map(\.name))
    // “dark_text” is a dark mode's, if there's a page of it. Otherwise it's a shade, such as “border-dark”.
    let pages = colors.filter { color in names.role(of: color.name).map { $0 == .background || $0 == .surface } ?? false
    }
    let modes = pages.compactMap(\.modeInName)
    for color in colors where color.use == .unknown {
      // Tailwind's name of a variable is no color of its own.
      if color.name.hasPrefix("--color-"), all.contains("--" + color.name.dropFirst("--color-".count)) { continue }
      guard let role = names.role(of: color.name) else { continue }
      let mode = color.modeInName
      guard color.isDark || mode.map({ modes.contains($0) && (role != .primary || color.isOfThemeBuilder) }) ?? true
      else { continue }
      let appearance: Appearance = color.isDark ? .dark : mode ?? .light
      guard role != .primary || appearance == .dark else { continue }
      // Beside a border, “border-dark” is a darker one. Otherwise the later of two declarations counts.
      let known = wanted.firstIndex { $0.role == role && $0.appearance == appearance }
      if mode != nil, let known, !wanted[known].isOfModeByName { continue }
      if let known { wanted.remove(at: known) }
      wanted.append(
        Wanted(
          role: role, appearance: appearance, name: color.name, color: color.color.asHex, isOfModeByName: mode != nil))
    }
    // Roles come after those that they have to be read on.
    let order = SchemeRole.common
    wanted.sort { order.firstIndex(of: $0.role) ?? 0 < order.firstIndex(of: $1.role) ?? 0 }
  }

  /// Pins those that differ from what the scheme paints and break no promise.
  mutating func keep(in theme: inout Theme) {
    takeNeutral(into: &theme)
    var refused: [Wanted] = []
    let charts = wanted.filter { $0.role.isOfChart }
    wanted.removeAll { $0.role.isOfChart }
    // A pin may move the colors that follow from it.
    for _ in 0..<2 {
      for one in wanted where theme.pin(of: one.role)?.tint(one.appearance) == nil {
        guard !refused.contains(where: { $0.role == one.role && $0.appearance == one.appearance }),
          one.difference(in: theme) > Self.tolerance
        else { continue }
        // A line or a text may just read on the app's own pages, and not on the scheme's.
        if let pinned = theme.pinning([one]) ?? theme.pinning(pages(one.appearance) + [one]) {
          theme = pinned
        } else {
          refused.append(one)
        }
      }
    }
    keep(charts, in: &theme)
    let kept = wanted.filter { $0.difference(in: theme) <= 0.02 }.count
    if kept > 0 {
      remarks.append(
        kept == 1
          ? "The color of \(wanted[0].name) stays as it is."
          : "\(kept) colors of pages, text and lines stay as they are.")
    }
    for one in refused.prefix(6) { remarks.append(reason(for: one, in: theme)) }
    if refused.count > 6 { remarks.append("So do \(refused.count - 6) others. See tintype build --dry-run.") }
  }

  /// Why a color isn't kept, and what's painted instead.
  private func reason(for one: Wanted, in theme: Theme) -> String {
    let scheme = theme.scheme(one.appearance)
    let name = one.name + (one.appearance == .dark ? " in dark" : "")
    let grounds = one.role.backgrounds.compactMap { role in
      wanted.first { $0.role == role && $0.appearance == one.appearance }
    }
    let reads = grounds.allSatisfy { $0.color.contrastRatio(with: one.color) >= one.role.kind.ratio(.standard) }
    let why =
      if reads, let ground = grounds.first(where: { $0.difference(in: theme) > 0.02 }) {
        "reads on \(ground.name), but that becomes \(scheme.color(of: ground.role).hex.hex)"
      } else {
        "is too hard to see as \(one.color.hex)"
      }
    return "\(name) \(why), so the theme’s \(one.role.name()) is \(scheme.color(of: one.role).hex.hex)."
  }

  /// Pins the colors of charts that stand out from the pages, and that everyone can tell from each other.
  private mutating func keep(_ charts: [Wanted], in theme: inout Theme) {
    var pinned = charts
    while !pinned.isEmpty {
      var other = theme
      for one in pinned { other.pin(one.role, one.appearance, to: Tint(slug: one.color.slug(for: .primary))) }
      let colors = other.charts
      let broken = [Appearance.light, .dark].flatMap { appearance in
        ChartAudit(other, on: appearance, charts: colors).shortfalls.map { ($0.role, appearance) }
      }
      let lawful = pinned.filter { one in !broken.contains { $0.0 == one.role && $0.1 == one.appearance } }
      if lawful.count == pinned.count {
        theme = other
        break
      }
      pinned = lawful
    }
    let others = charts.count - pinned.count
    if others > 0 {
      remarks.append(
        "\(others == 1 ? "A color of charts changes" : "\(others) colors of charts change"): not everyone can tell \(others == 1 ? "it" : "each") from the page and the others."
      )
    }
  }

  private func pages(_ appearance: Appearance) -> [Wanted] {
    wanted.filter { [.background, .surface, .raised].contains($0.role) && $0.appearance == appearance }
  }

  /// The lines, pages and text of the scheme that aren't pinned get the hue of those that are there, or none.
  private func takeNeutral(into theme: inout Theme) {
    let grays = [SchemeRole.border, .muted, .background, .text].compactMap { role in
      wanted.first { $0.role == role && $0.appearance == .light }
    }
    let hued = grays.first { 0.004...0.1 ~= OKLCH($0.color).chroma }
    let isGray = grays.contains { $0.role != .background && OKLCH($0.color).chroma < 0.004 }
    guard let gray = hued ?? (isGray ? grays.first : nil) else { return }
    theme.neutral = Tint(slug: hued == nil ? "grey-500" : gray.color.slug(for: .primary))
  }
}

extension Theme {
  /// The theme with more colors pinned; nil if that breaks a promise of its scheme.
  fileprivate func pinning(_ colors: [KeptColors.Wanted]) -> Theme? {
    var theme = self
    for one in colors where theme.scheme(one.appearance).color(of: one.role).hex != one.color {
      theme.pin(one.role, one.appearance, to: Tint(slug: one.color.slug(for: .primary)))
    }
    guard let appearance = colors.last?.appearance else { return theme }
    return BrokenPromise.count(in: theme, on: appearance) > BrokenPromise.count(in: self, on: appearance) ? nil : theme
  }
}

extension KeptColors.Wanted {
  fileprivate func difference(in theme: Theme) -> Double {
    OKLab(theme.scheme(appearance).color(of: role).hex).difference(from: OKLab(color))
  }
}

extension BrokenPromise {
  /// How many promises a theme's scheme breaks in light or dark, at either contrast.
  fileprivate static func count(in theme: Theme, on appearance: Appearance) -> Int {
    [Theme::Contrast.standard, .high].reduce(0) { count, contrast in
      count
        + ContrastAudit(theme, on: appearance, contrast: contrast, level: contrast == .high ? .aaa : .aa).shortfalls
        .count
    }
  }
}

extension SchemeRole {
  fileprivate var isOfChart: Bool { if case .chart = self { true } else { false } }
}

extension Files::FoundColor {
  /// Whether Material's theme builder calls it so: “md_theme_dark_surface”.
  fileprivate var isOfThemeBuilder: Bool {
    let words = RoleNames.words(of: name)
    return words.count > 3 && words.starts(with: ["md", "theme"])
  }

  /// The mode that its name begins or ends with: “dark_text”, “surfaceLight”. Nil if it doesn't.
  fileprivate var modeInName: Appearance? {
    var words = RoleNames.words(of: name)
    if isOfThemeBuilder { words.removeFirst(2) }
    guard words.count > 1 else { return nil }
    let ends = [words[0], words[words.count - 1]]
    return ends.contains("dark") ? .dark : ends.contains("light") ? .light : nil
  }
}
