import Foundation

/// What turns dark mode on in a style sheet that's there.
enum DarkSelector {
  /// The selector as the project writes it; nil if it leaves that to the system.
  /// - Parameters:
  ///   - sheet: The text of the sheet, with what it imports.
  ///   - app: The app that loads it.
  static func find(inSheet sheet: String, of app: WebApp) -> String? {
    let sheet = FileLinks.withoutComments(sheet)
    return ofRule(in: sheet) ?? ofVariant(in: sheet) ?? ofFunction(in: sheet) ?? ofConfiguration(app) ?? ofProvider(app)
  }

  /// A class for an app without a dark mode by the system: one of its rules', or `.dark`. A theme that followed the system would
  /// turn its pages dark under texts of their own. Nil if it follows the system, or nothing of it would turn.
  /// - Parameter merges: Whether the theme's names are among the sheet's own. In a file of their own they're others, but browsers
  ///   paint pages without a background by the theme's color-scheme.
  static func waiting(for app: WebApp, merges: Bool) -> String? {
    let sheets = app.files.filter { $0.isOwnSheet || $0.isComponent }.map { app.scan.text(of: $0) }
    let turns =
      merges
      ? #/--(?:color-)?(?:background|surface|raised|text|muted|border)\s*:/#
      : #/\b(?:color|background|background-color)\s*:/#
    guard sheets.contains(where: { $0.contains(turns) }) else { return nil }
    let signs = ["prefers-color-scheme", "color-scheme", "dark:bg-", "dark:text-", "dark:border-", "light-dark("]
    guard !app.scan.mentions(signs, where: { $0.hasPrefix(app.folder) }) else { return nil }
    let rule = sheets.lazy.compactMap { sheet in
      FileLinks.withoutComments(sheet).firstMatch(
        of: #/(?m)(?:^|[},])\s*((?:html|body)?\.(?:is-|theme-)?dark(?:-mode|-theme)?)[\s{,]/#)
    }.first
    return rule.map { String($0.1) } ?? ".dark"
  }

  /// That of a rule which sets custom properties.
  private static func ofRule(in sheet: String) -> String? {
    // By hand: an expression for this takes exponential time for rules without custom properties.
    var rest = sheet.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      let before = rest[..<open]
      let start = before.lastIndex { ";}".utf8.contains($0) }.map { before.index(after: $0) } ?? before.startIndex
      let selectors = String(before[start...]) ?? ""
      rest = rest[rest.index(after: open)...]
      let body = rest.prefix { !"{}".utf8.contains($0) }
      guard body.split(separator: UInt8(ascii: ";")).contains(where: declaresProperty) else { continue }
      let all = selectors.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      // What's also for every page isn't for dark mode, whatever it's called: ":root, .dark-mode-disabled".
      guard !all.contains(where: { [":root", "html", "body", "*"].contains($0) }) else { continue }
      if let selector = all.first(where: { $0.wholeMatch(of: Self.pattern) != nil }) { return selector }
    }
    return nil
  }

  /// `.dark`, `html[data-theme="dark"]`, `body.dark-theme`, `.dark:not(.always-light)`.
  private static var pattern: Regex<Substring> {
    #/(?:html|body|:root)?(?:\.[\w-]*(?:dark|night)[\w-]*|\[data-[\w-]+=["']?(?:dark|night)["']?\])(?::root|:not\([\w.#="'\[\]-]+\))?/#
  }

  private static func declaresProperty(_ declaration: Substring.UTF8View) -> Bool {
    declaration.drop { $0 <= 0x20 }.starts(with: "--".utf8)
  }

  /// That of Tailwind's `@custom-variant dark (&:is(.dark *));`.
  private static func ofVariant(in sheet: String) -> String? {
    guard let variant = sheet.firstMatch(of: #/@custom-variant\s+dark\s*\(?([^;{]*)/#) else { return nil }
    return variant.1.firstMatch(of: #/\.[\w-]+|\[[\w-]+=[^\]]+\]/#).map { String($0.output) }
  }

  /// Properties of both modes.
  private static func ofFunction(in sheet: String) -> String? {
    sheet.contains(#/--[\w-]+\s*:\s*light-dark\(/#) ? "light-dark" : nil
  }

  /// That of `darkMode` in Tailwind's configuration.
  private static func ofConfiguration(_ app: WebApp) -> String? {
    guard let file = app.config("tailwind.config") else { return nil }
    let text = FileLinks.withoutComments(app.scan.text(of: file))
    guard let mode = text.firstMatch(of: #/darkMode\s*:\s*(\[[^\]]*(?:\][^\]]*)?\]|['"][^'"]*['"])/#)?.1 else {
      return nil
    }
    if let own = mode.firstMatch(of: #/\[[\w-]+=["']?\w+["']?\]/#) { return String(own.output) }
    // 'variant' has where it applies: '&:is(.dark:not(.always-light) *)'.
    if mode.contains("variant") {
      return mode.firstMatch(of: #/\.[\w-]+(?::not\([\w.#="'\[\]-]+\))?/#).map { String($0.output) } ?? ".dark"
    }
    guard mode.contains("class") || mode.contains("selector") else { return nil }
    return mode.firstMatch(of: #/['"](\.[\w-]+)/#).map { String($0.1) } ?? ".dark"
  }

  /// That of next-themes, Nuxt's color mode or Nuxt UI.
  private static func ofProvider(_ app: WebApp) -> String? {
    if app.uses("@nuxt/ui", "@nuxt/ui-pro") { return ".dark" }
    if app.uses("@nuxtjs/color-mode") {
      let config = app.config("nuxt.config").map { app.scan.text(of: $0) } ?? ""
      return config.contains(#/classSuffix\s*:\s*['"]-mode['"]/#) ? ".dark-mode" : ".dark"
    }
    guard app.uses("next-themes") else { return nil }
    for file in app.files where file.hasSuffix(".tsx") || file.hasSuffix(".jsx") {
      let text = app.scan.text(of: file)
      guard text.contains("ThemeProvider"), let attribute = text.firstMatch(of: #/attribute=\{?\[?["']([\w-]+)["']/#)
      else { continue }
      return attribute.1 == "class" ? ".dark" : "[\(attribute.1)=dark]"
    }
    return nil
  }
}
