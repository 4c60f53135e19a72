import Catalog
import ColorScience
import Foundation
import TestSupport
import Testing
import Theme
import _Text

@testable import Formats
@testable import Import

@Suite("Options of formats")
struct ExportOptionTests {
  /// A format's files with these options.
  private func files(_ format: Format, _ options: [(ExportOption, String)], of theme: Theme = .golden) throws -> [File]
  {
    var chosen = ExportOptions()
    for (option, text) in options { try chosen.set(option, to: text, for: format) }
    return try format.files(of: theme, options: chosen)
  }

  private func text(_ format: Format, _ options: [(ExportOption, String)]) throws -> String {
    try files(format, options).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  /// The problem with a value; nil if there's none.
  private func problem(_ option: ExportOption, _ text: String, _ format: Format) -> String? {
    var options = ExportOptions()
    do throws(ExportOptionError) {
      try options.set(option, to: text, for: format)
      return nil
    } catch {
      return error.sentence
    }
  }

  /// Every format with a choice that changes its files, by the folder of its golden files.
  private static let choices: [(String, Format, [(ExportOption, String)])] = [
    ("css class", .css, [(.selector, ".dark"), (.prefix, "acme-")]),
    ("css light-dark", .css, [(.selector, "light-dark")]),
    ("scss class", .scss, [(.selector, "[data-theme=dark]"), (.prefix, "acme-")]),
    ("tailwind class", .tailwind, [(.selector, ".dark"), (.prefix, "acme-")]),
    ("tailwind light-dark", .tailwind, [(.selector, "light-dark")]),
    ("shadcn media", .shadcn, [(.selector, "media"), (.prefix, "acme-")]),
    ("shadcn light-dark", .shadcn, [(.selector, "light-dark")]),
    ("nuxtui media", .nuxtUI, [(.selector, "media")]),
    ("bootstrap media", .bootstrap, [(.selector, "media"), (.prefix, "acme-")]),
    ("swift public", .swift, [(.access, "public"), (.prefix, "acme-app")]),
    ("xcassets acme", .xcassets, [(.prefix, "acme-")]),
    ("android acme", .android, [(.prefix, "acme-")]),
    ("compose acme", .compose, [(.prefix, "acme-")]),
    ("flutter acme", .flutter, [(.prefix, "acme-")]),
    ("css only", .css, [(.only, "primary,on-primary,accent,fonts")]),
    ("scss only", .scss, [(.only, "ramps, fonts")]),
    ("tailwind only", .tailwind, [(.only, "primary,accent,ramps")]),
    ("shadcn only", .shadcn, [(.only, "primary,on-primary,accent,surface")]),
    ("bootstrap only", .bootstrap, [(.only, "primary,on-primary,accent,on-accent")]),
    ("swift only", .swift, [(.only, "primary,accent,fonts"), (.access, "public")]),
    ("xcassets only", .xcassets, [(.only, "primary,accent,fonts")]),
    ("android only", .android, [(.only, "primary,accent")]),
    ("figma only", .figma, [(.only, "primary,accent")]),
    ("tokens only", .tokens, [(.only, "primary,accent")]),
    ("tokens hex", .tokens, [(.values, "hex")]),
    ("css standard", .css, [(.contrast, "standard")]),
    ("css scope", .css, [(.scope, "[data-theme={theme}]"), (.selector, ".dark")]),
    ("scss scope", .scss, [(.scope, ".brand-{theme}")]),
    ("tailwind scope", .tailwind, [(.scope, "[data-theme={theme}]")]),
    ("shadcn scope", .shadcn, [(.scope, "[data-theme={theme}]")]),
    ("bootstrap scope", .bootstrap, [(.scope, "[data-theme={theme}]")]),
    ("compose package", .compose, [(.package, "com.example.in.theme"), (.fonts, "project")]),
  ]

  /// Numbers that are a color only within a function: they aren't read back by themselves.
  private static let numberChoices: [(String, Format, [(ExportOption, String)])] = [
    ("shadcn hsl", .shadcn, [(.values, "hsl")]),
    ("shadcn oklch", .shadcn, [(.values, "oklch"), (.selector, ".dark:root")]),
  ]

  @Test("Give what their golden files hold", arguments: choices + numberChoices)
  func golden(name: String, format: Format, options: [(ExportOption, String)]) throws {
    try expectGolden(files(format, options), inFolder: "options/" + name)
  }

  @Test("Are read back, and an edit wins over the note", arguments: choices)
  func back(name: String, format: Format, options: [(ExportOption, String)]) throws {
    let files = try files(format, options)
    let imported = try Imported(files)
    #expect(imported.format == format.label.description)
    #expect(imported.theme.string == Theme.golden.string)
    #expect(imported.isWhole && imported.changes.isEmpty, "\(imported.changes)")
    let edited = files.map { file in
      File(
        path: file.path,
        text: String(decoding: file.bytes, as: UTF8.self).replacing("3F51B5", with: "008800")
          .replacing("oklch(0.4782 0.15892 271.4)", with: "#008800")
          .replacing("\"components\": [0.247059, 0.317647, 0.709804]", with: "\"components\": [0, 0.533333, 0]")
          .replacing(
            "\"red\": \"0x3F\", \"green\": \"0x51\", \"blue\": \"0xB5\"",
            with: "\"red\": \"0x00\", \"green\": \"0x88\", \"blue\": \"0x00\""))
    }
    #expect(try Imported(edited).theme.primary?.slug == "008800")
  }

  @Test("Without a choice, change nothing", arguments: Format.all)
  func defaults(format: Format) throws {
    var options = ExportOptions()
    // Of some frameworks, it's always the same one.
    let own = format.options.contains(.selector) ? format.ownSelector : nil
    if case .matching(let selector) = own {
      try options.set(.selector, to: selector, for: format)
    } else if own == .media {
      try options.set(.selector, to: "media", for: format)
    }
    if format.options.contains(.access) { try options.set(.access, to: "internal", for: format) }
    let files = try format.files(of: .golden, options: options)
    #expect(try files.map(\.bytes) == format.files(of: .golden).map(\.bytes))
  }

  @Test(
    "A prefix comes before every name, as the format joins words, with or without a hyphen",
    arguments: [
      (.css, ["--acme-app-primary:", "--acme-app-primary-500:", "--acme-app-font-title:", "--acme-app-theme-name:"]),
      (
        .scss,
        ["$acme-app-primary:", "$acme-app-theme-light:", "@mixin acme-app-theme-properties", "--acme-app-#{$role}"]
      ),
      (.tailwind, ["--color-acme-app-primary:", "--font-acme-app-title:", "--acme-app-title-weight:"]),
      (.bootstrap, ["--acme-app-primary:", "$acme-app-primary-500:", "$primary:"]),
      (
        .swift,
        ["static let acmeAppPrimary =", "static let acmeAppPrimary500 =", "let acmeAppName =", "func acmeAppTitle("]
      ),
      (.android, ["\"acme_app_primary\"", "\"acme_app_font_title\"", "Theme.AcmeApp", "@color/acme_app_background"]),
      (.compose, ["class AcmeAppColors(", "LightAcmeAppColors"]),
      (.flutter, ["class AcmeAppColors", "lightAcmeAppColors"]),
    ] as [(Format, [String])])
  func prefix(format: Format, names: [String]) throws {
    let written = try text(format, [(.prefix, "acme-app-")])
    for name in names { #expect(written.contains(name), "\(name)") }
    #expect(!written.lowercased().contains("brand"))
    #expect(try text(format, [(.prefix, "acme-app")]) == written)
  }

  @Test("The roles that are asked for have a prefix beside the names of shadcn/ui")
  func shadcnPrefix() throws {
    let written = try text(.shadcn, [(.prefix, "acme-app-"), (.only, "primary,ramps")])
    for name in ["--acme-app-primary:", "--color-acme-app-primary: var(--acme-app-primary);", "  --primary:"] {
      #expect(written.contains(name), "\(name)")
    }
    #expect(try !text(.shadcn, [(.prefix, "acme-app-")]).contains("--acme-app"))
    #expect(try !text(.shadcn, []).contains("--brand-"))
  }

  /// Every format for the web that can serve people who ask for more contrast.
  private static let webFormats = Format.all.filter { $0.options.contains(.contrast) }

  @Test("More contrast and forced colors are served, unless only standard contrast is asked for", arguments: webFormats)
  func contrasts(format: Format) throws {
    let all = try text(format, [])
    #expect(all.contains("prefers-contrast: more") && all.contains("forced-colors: active"))
    #expect(try text(format, [(.contrast, "all")]) == all)
    let standard = try text(format, [(.contrast, "standard")])
    #expect(!standard.contains("prefers-contrast") && !standard.contains("forced-colors"))
    #expect(try !text(format, [(.contrast, "standard")]).contains("\n\n\n"))
    #expect(
      problem(.contrast, "high", format) == "“high” isn’t a value of “contrast”; use all or standard.")
  }

  @Test("More contrast is the scheme’s, in light and dark, by each way of switching", arguments: ["media", ".dark"])
  func highContrast(selector: String) throws {
    let theme = try ExportedTheme(.golden)
    let css = try text(.css, [(.selector, selector)])
    let rules = css.split(separator: "@media (prefers-contrast: more)").dropFirst().joined()
    for scheme in [theme.lightHighContrast, theme.darkHighContrast] {
      #expect(rules.contains("--text: \(scheme[.text].hex.hex);"))
      #expect(rules.contains("--primary: \(scheme[.primary].hex.hex);"))
    }
  }

  @Test("In a scope, nothing is said about the rest of the page", arguments: [Format.css, .scss, .shadcn, .bootstrap])
  func scoped(format: Format) throws {
    let written = try text(format, [(.scope, ".brand-{theme}"), (.selector, format == .bootstrap ? "media" : ".dark")])
    let selectors = written.matches(of: /(?m)^ *([^ \n@\/][^{}\n]*) \{$/).map { String($0.1) }
    #expect(selectors.contains { $0.contains(".brand-field-notes") })
    for selector in selectors where !selector.hasPrefix("@") {
      #expect(selector.contains(".brand-field-notes"), "\(selector)")
    }
  }

  @Test("In a scope, dark mode is switched on around it or by the same element")
  func scopedDark() throws {
    func selector(_ scope: String, _ dark: String) throws -> String {
      let written = try text(.css, [(.scope, scope), (.selector, dark)])
      return String(try #require(written.firstMatch(of: /\n([^\n]*) \{\n  color-scheme: dark;/)).1)
    }
    #expect(try selector(".brand", ".dark") == ".dark .brand, .dark.brand")
    #expect(try selector("section.brand", ".dark") == ".dark section.brand, section.brand.dark")
    #expect(try selector(".brand", "html.dark") == "html.dark .brand, html.dark.brand")
    #expect(try selector("section.brand", "html.dark") == "html.dark section.brand")
  }

  @Test(
    "The name of a scope is the theme’s, in letters that a selector can have",
    arguments: [
      ("Harbor", "[data-theme={theme}]", "[data-theme=Harbor]"), ("Harbor & Sons", ".{theme}", ".harbor-sons"),
      ("7 Seas", ".{theme}", ".\\37 -seas"), ("7 Seas", ".brand-{theme}", ".brand-7-seas"),
      ("7 Seas", "[data-theme=\"{theme}\"]", "[data-theme=\"7-seas\"]"), ("", ".{theme}", ".theme"),
      ("}", ".{theme}", ".theme"), ("-x", "#{theme}", "#\\-x"),
    ])
  func scopeNames(name: String, scope: String, filled: String) {
    #expect(filledScope(scope, with: name) == filled)
  }

  @Test(
    "A scope that can’t be written into CSS is refused", arguments: ["}", ".a{}", ".a .b", "*", "{theme}", "", ".{x}"])
  func badScopes(scope: String) {
    #expect(
      problem(.scope, scope, .css)
        == "The scope “\(scope)” can’t be written into CSS; use a selector such as .brand or [data-theme={theme}], where {theme} "
        + "is the theme’s name.")
  }

  @Test("Numbers for Tailwind CSS 3 are no colors by themselves, in names that it has, and there’s no @theme")
  func numbers() throws {
    let (hsl, rgb) = (try text(.shadcn, [(.values, "hsl")]), try text(.shadcn, [(.values, "rgb")]))
    #expect(hsl.contains("  --primary: 230.8 48.4% 47.8%;\n") && hsl.contains("  --popover: 0 0% 100%;\n"))
    #expect(rgb.contains("  --primary: 63 81 181;\n"))
    for written in [hsl, rgb, try text(.shadcn, [(.values, "oklch")])] {
      #expect(!written.contains("oklch(") && !written.contains("@theme"))
      #expect(written.contains("  --sidebar-background: ") && !written.contains("--sidebar: "))
    }
    #expect(try text(.shadcn, [(.values, "colors")]) == text(.shadcn, []))
  }

  @Test("Every number reads back as the color that it was made of")
  func numbersBack() throws {
    var options = ExportOptions()
    try options.set(.values, to: "hsl", for: .shadcn)
    for index in 0..<30 {
      let primary = try SRGB(hex: String(format: "%06X", index * 2_654_435_761 & 0xFFFFFF))
      let theme = try Theme(string: "primary=\(primary.hexDigits.lowercased())&accent=pink-a200&title=Lato&body=Lato")
      let written = String(decoding: try Format.shadcn.files(of: theme, options: options)[0].bytes, as: UTF8.self)
      let numbers = try #require(written.firstMatch(of: /--primary: ([\d.]+) ([\d.]+)% ([\d.]+)%;/))
      let (hue, saturation, lightness) = (Double(numbers.1)!, Double(numbers.2)!, Double(numbers.3)!)
      let back = SRGB(HSL(hue: hue, saturation: saturation / 100, lightness: lightness / 100))
      #expect(back.rgb == primary.rgb, "\(numbers.0)")
    }
  }

  @Test("Where secondary text doesn’t read on the soft primary, what’s quiet in shadcn/ui is between that and the page")
  func quietBetween() throws {
    let pins = "pin.light.background=white&pin.light.surface=white&pin.light.raised=white&pin.light.muted=737373"
    let theme = try Theme(string: "\(Theme.golden.string)&\(pins)&pin.light.primary-soft=f5f5f5")
    #expect(try ExportedTheme(theme).light.quiet.hex.hex == "#FAFAFA")
  }

  @Test("light-dark() can’t be inside of another function", arguments: ["hsl", "rgb", "oklch"])
  func lightDarkNumbers(values: String) throws {
    var options = ExportOptions()
    try options.set(.selector, to: "light-dark", for: .shadcn)
    #expect(throws: ExportOptionError.lightDarkNumbers(values)) {
      try options.set(.values, to: values, for: .shadcn)
    }
  }

  @Test(
    "What’s quiet in shadcn/ui differs from the page, and secondary text reads on it", arguments: Material.primaries)
  func quiet(primary: Tint) throws {
    var theme = Theme.golden
    theme.primary = primary
    for appearance in [Appearance.light, .dark] {
      let (scheme, exported) = (theme.scheme(appearance), try ExportedTheme(theme))
      let quiet = (appearance == .light ? exported.light : exported.dark).quiet
      #expect(quiet.hex != scheme.color(of: .background).hex)
      #expect(quiet.hex.contrastRatio(with: scheme.color(of: .muted).hex) >= 4.5)
    }
  }

  @Test("With fonts of the project’s own, style sheets set no families, and others still name them")
  func projectFonts() throws {
    for format in [Format.css, .scss, .tailwind, .shadcn, .bootstrap, .compose] {
      #expect(try !text(format, [(.fonts, "project")]).replacing(/.*Made with.*/, with: "").contains("Garamond"))
    }
    for format in [Format.swift, .flutter, .mui] {
      #expect(try text(format, [(.fonts, "project")]) == text(format, []))
    }
  }

  @Test("With fonts of the project’s own and a theme in the system’s, no family is named")
  func systemFontsOfAProject() throws {
    var options = ExportOptions()
    let theme = try Theme(string: "primary=indigo-500&accent=pink-a200&title=system-ui&body=sans-serif")
    func written() throws -> String {
      String(decoding: try Format.mui.files(of: theme, options: options)[0].bytes, as: UTF8.self)
    }
    #expect(try written().contains("fontFamily"))
    options.usesProjectFonts = true
    #expect(try !written().contains("fontFamily") && written().contains("h1: { fontWeight: "))
  }

  @Test("A Kotlin file has its package, whose reserved words are in backticks")
  func packages() throws {
    #expect(try text(.compose, [(.package, "com.harbor.in.theme")]).contains("\npackage com.harbor.`in`.theme\n"))
    #expect(try text(.compose, []).contains("\npackage com.example.ui.theme\n"))
    for package in ["", "a.", "a..b", "1a", "a-b", "a b", "com.1", "é"] {
      #expect(
        problem(.package, package, .compose)
          == "The package “\(package)” isn’t one in Kotlin; use words with periods between them, such as com.example.harbor.ui.theme."
      )
    }
  }

  @Test("For several platforms, Kotlin code has nothing of Android’s")
  func multiplatform() throws {
    var options = ExportOptions()
    options.app.isMultiplatform = true
    let written = String(decoding: try Format.compose.files(of: .golden, options: options)[0].bytes, as: UTF8.self)
    #expect(!written.contains("DeviceFontFamilyName") && written.contains("val TitleFont = FontFamily.Serif\n"))
    #expect(!written.contains("import android.") && !written.contains("LocalContext"))
    #expect(written.contains("    highContrast: Boolean = false,\n"))
  }

  @Test("An Android app without Material Components gets no styles, and no file without contents")
  func withoutMaterial() throws {
    var options = ExportOptions()
    options.app.hasMaterialComponents = false
    let files = try Format.android.files(of: .golden, options: options)
    #expect(
      files.map(\.path).sorted() == [
        "values-night/brand_colors.xml", "values/brand_colors.xml", "values/brand_fonts.xml",
      ])
    let rounded = try Theme(string: Theme.golden.string + "&corner=12")
    let sized = try Format.android.files(of: rounded, options: options).first { $0.path == "values/brand_theme.xml" }
    let text = String(decoding: try #require(sized).bytes, as: UTF8.self)
    #expect(text.contains("<dimen ") && !text.contains("<style"))
  }

  @Test("A sheet that gives the variables to Tailwind itself gets no second list")
  func mapped() throws {
    var options = ExportOptions()
    options.app.mapsVariables = true
    let written = String(decoding: try Format.shadcn.files(of: .golden, options: options)[0].bytes, as: UTF8.self)
    #expect(!written.contains("--color-primary:") && !written.contains("--radius-sm:"))
    #expect(written.contains("@theme inline {\n  --font-sans: \"Lato\", sans-serif;\n"))
    options.usesProjectFonts = true
    let without = String(decoding: try Format.shadcn.files(of: .golden, options: options)[0].bytes, as: UTF8.self)
    #expect(!without.contains("@theme"))
  }

  @Test("A sheet that has a radius keeps it until the theme sets one")
  func rounded() throws {
    var options = ExportOptions()
    options.app.hasRadius = true
    func written(_ theme: Theme) throws -> String {
      String(decoding: try Format.shadcn.files(of: theme, options: options)[0].bytes, as: UTF8.self)
    }
    #expect(try !written(.golden).contains("  --radius: "))
    #expect(try written(Theme(string: Theme.golden.string + "&corner=12")).contains("  --radius: 0.75rem;\n"))
  }

  @Test("Into an app without a dark mode, nothing is written that gives it one by itself")
  func lightOnly() throws {
    var options = ExportOptions()
    options.app.isLightOnly = true
    for format in [Format.css, .tailwind, .shadcn] {
      let written = String(decoding: try format.files(of: .golden, options: options)[0].bytes, as: UTF8.self)
      #expect(!written.contains("color-scheme: light dark"), "\(format.name)")
    }
    let theme = String(decoding: try Format.mui.files(of: .golden, options: options)[0].bytes, as: UTF8.self)
    #expect(theme.contains("    light: {\n") && !theme.contains("    dark: {\n"))
    // Whoever chooses a selector wants one.
    try options.set(.selector, to: "light-dark", for: .css)
    let written = String(decoding: try Format.css.files(of: .golden, options: options)[0].bytes, as: UTF8.self)
    #expect(written.contains("color-scheme: light dark"))
  }

  @Test(
    "A prefix may be a word that names have", arguments: ["a", "x9-", "primary", "accent", "font", "theme", "title"])
  func words(prefix: String) throws {
    for format in Format.all where format.options.contains(.prefix) {
      let files = try files(format, [(.prefix, prefix)])
      let imported = try Imported(files)
      #expect(imported.theme.string == Theme.golden.string, "\(format.name)")
      #expect(imported.changes.isEmpty, "\(format.name)")
    }
  }

  @Test(
    "A selector that isn't one class, id or attribute is refused",
    arguments: [
      "}", ".a{}", ".a;", "", "dark", "*", ".dark .app", ".a,.b", ".a/*", ".a\n", "[x=\"]", "[x=a\"]", "[x='a\"]", ".",
      "#",
      "[", "[]", "[=a]", ".1", ".-", ":hover", ":root::before", ".a\\", "@media", ".é", "#{$x}", ".a<b", "&",
      "[x=\"}\"]", ":not", ":not(", ":not()", ":not(p)", ".a:not(.b", ".a:not(.b .c)", ".a:not(.b,.c)", ".a)",
      ":is(.a)",
      String(repeating: ".a", count: 60),
    ])
  func badSelectors(selector: String) {
    #expect(
      problem(.selector, selector, .css)
        == "The selector “\(shortened(selector))” can’t be written into CSS; use media, light-dark, or a selector such as "
        + ".dark or [data-theme=dark].")
  }

  @Test(
    "A selector is one class, id or attribute, or several of them",
    arguments: [
      ".dark", "[data-theme=dark]", "[data-theme=\"dark mode\"]", "[data-theme='dark']", "html.dark",
      ":root[data-dark]",
      "#dark", ".theme-dark.wide", "body.dark_2", ":host", ".dark:not(.print)", "html.dark:not([data-theme=light])",
    ])
  func selectors(selector: String) throws {
    for format in [Format.css, .scss, .tailwind, .shadcn] {
      #expect(
        try text(format, [(.selector, selector)]).contains("\n  \(selector) {\n")
          || text(format, [(.selector, selector)]).contains("\n\(selector) {\n"))
    }
  }

  @Test("Bootstrap goes dark in its own two ways")
  func bootstrap() throws {
    #expect(try text(.bootstrap, [(.selector, "[data-bs-theme=dark]")]) == text(.bootstrap, []))
    #expect(try text(.bootstrap, [(.selector, "media")]).contains("$color-mode-type: media-query;"))
    for selector in [".dark", "light-dark"] {
      #expect(
        problem(.selector, selector, .bootstrap)
          == "The selector “\(selector)” isn’t known to Bootstrap; use media or [data-bs-theme=dark], the ways it has itself."
      )
    }
  }

  @Test(
    "A prefix that can't begin a name is refused",
    arguments: [
      "", "-", "1a", "-a", "a--", "a b", "A", "a_", "é", "a;", "}", "a/*", "a\n", String(repeating: "a", count: 41),
    ])
  func badPrefixes(prefix: String) {
    #expect(
      problem(.prefix, prefix, .css)
        == "The prefix “\(shortened(prefix))” can’t begin a name; begin with a letter, and use lowercase letters, digits and "
        + "hyphens, such as acme-.")
  }

  @Test(
    "A prefix that makes names with another meaning is refused",
    arguments: [
      ("dark", .css), ("light-", .scss), ("on", .compose), ("accent-on-", .flutter), ("sidebar-", .shadcn),
      ("color", .shadcn), ("bs", .bootstrap), ("system", .swift),
      ("system-", .xcassets), ("material", .compose),
    ] as [(String, Format)])
  func takenPrefixes(prefix: String, format: Format) {
    #expect(
      problem(.prefix, prefix, format)
        == "The prefix “\(prefix)” would make names that mean something else in \(format.label); use another one, such as acme-."
    )
  }

  @Test("An option is refused by a format that doesn't take it, with those that do")
  func notTaken() {
    #expect(
      problem(.selector, "media", .svg)
        == "Of the formats, only css, scss, tailwind, bootstrap, angular, shadcn and nuxtui take the option “selector”."
    )
    #expect(problem(.access, "public", .css) == "Of the formats, only swift takes the option “access”.")
    for format in Format.all {
      for option in ExportOption.allCases where !format.options.contains(option) {
        #expect(problem(option, "x", format)?.hasPrefix("Of the formats, only ") == true)
      }
    }
  }

  @Test("Only what's asked for is written, by any format")
  func only() throws {
    for format in Format.all where format.options.contains(.only) {
      let files = try files(format, [(.only, "positive")])
      let written = files.map { $0.path + String(decoding: $0.bytes, as: UTF8.self) }.joined().lowercased()
      let names = written.replacing("#primary", with: "").replacing(/primary=[^ \n"]*/, with: "")
      #expect(names.contains(format == .bootstrap ? "success" : "positive"), "\(format.name)")
      for other in ["negative", "on-positive", "onpositive", "on_positive", "garamond", "500"] {
        #expect(!names.replacing("eb+garamond", with: "").contains(other), "\(format.name): \(other)")
      }
    }
    #expect(try text(.css, [(.only, "ramps")]).contains("--primary-500:"))
    #expect(try !text(.css, [(.only, "ramps")]).contains("--primary:"))
    #expect(try text(.css, [(.only, "fonts")]).contains("--font-title:"))
    #expect(try text(.css, [(.only, "primary,primary")]).split(separator: "--primary:").count == 5)
    #expect(
      problem(.only, "primary,primry", .css) == "“primry” isn’t a part of a theme. Did you mean “primary”?")
    #expect(
      problem(.only, "primary,everything", .css)
        == "“everything” isn’t a part of a theme; use names of roles, such as primary or on-primary, brand for the brand colors, ramps and fonts."
    )
    #expect(problem(.only, "", .css)?.hasPrefix("“” isn’t a part") == true)
  }

  @Test("Tokens with hexes have no objects for colors or sizes, and no resolver")
  func hexes() throws {
    let files = try files(.tokens, [(.values, "hex")])
    #expect(
      files.map(\.path).sorted() == [
        "dark-high-contrast.tokens.json", "dark.tokens.json", "light-high-contrast.tokens.json", "light.tokens.json",
        "theme.tokens.json",
      ])
    for file in files {
      let written = String(decoding: file.bytes, as: UTF8.self)
      #expect(!written.contains("components") && !written.contains("\"unit\""))
    }
    #expect(
      try text(.tokens, [(.values, "hex")]).contains("\"primary\": { \"$type\": \"color\", \"$value\": \"#3F51B5\""))
  }

  @Test("An export of an earlier version is read back")
  func earlier() throws {
    let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Golden/earlier/swift/Theme.swift")
    let file = File(path: "Theme.swift", bytes: [UInt8](try Data(contentsOf: golden)))
    let imported = try Imported([file])
    #expect(imported.theme.string == Theme.golden.string && imported.isWhole && imported.changes.isEmpty)
    let edited = String(decoding: file.bytes, as: UTF8.self).replacing(
      "light: hex(0x3F51B5)", with: "light: hex(0x008800)")
    #expect(try Imported([File(path: "Theme.swift", text: edited)]).changes == [.primary])
  }

  @Test("A word that isn't a choice is refused, with those that are")
  func words() {
    #expect(problem(.values, "rgb", .tokens) == "“rgb” isn’t a value of “values”; use components or hex.")
    #expect(problem(.values, "hex", .shadcn) == "“hex” isn’t a value of “values”; use colors, hsl, rgb or oklch.")
    #expect(problem(.access, "open", .swift) == "“open” isn’t a value of “access”; use internal or public.")
  }

  @Test("Each has a name that finds it, and is taken by a format")
  func table() {
    for option in ExportOption.allCases {
      #expect(ExportOption.named(option.name.description) == option)
      #expect(option.purpose.description.hasSuffix("."))
    }
    #expect(ExportOption.named("color") == nil)
  }
}
