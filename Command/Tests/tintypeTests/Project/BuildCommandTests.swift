import Foundation
import Testing

@Suite("tintype build")
struct BuildCommandTests {
  private static let outputs = [
    (format: "css", path: "src/theme.css"), (format: "xcassets", path: "App/Assets.xcassets"),
    (format: "swift", path: "App/Theme.swift"),
  ]

  /// A theme of fonts that every device has.
  private static let onDevices = "primary=indigo-500&accent=pink-a200&title=Georgia&body=system-ui"

  @Test func everyOutputIsWrittenAsAnExportIs() throws {
    let project = try Project(outputs: Self.outputs)
    let build = try project.run("build")
    #expect(build.status == 0)
    #expect(build.lines.first == "Wrote src/theme.css.")
    #expect(build.lines.last == "Wrote App/Theme.swift.")
    #expect(build.lines[1].hasSuffix(" files in App/Assets.xcassets."))
    #expect(try project.read("src/theme.css") == Filter("export", Project.theme, "--format", "css").output)
    #expect(try Filter("import", project.place("App/Assets.xcassets")).output == Project.theme + "\n")
  }

  @Test(
    "An unfinished theme is no mistake, but there’s nothing to build yet",
    arguments: [
      ("", "primary color"), ("title=Lato&body=Lato", "primary color"), ("primary=indigo-500", "accent color"),
      ("primary=indigo-500&accent=pink-a200&body=Lato", "title font"),
    ])
  func unfinished(theme: String, missing: String) throws {
    let project = try Project(Project.text(theme: theme, outputs: [("css", "theme.css")]))
    for arguments in [["build"], ["build", "--check"], ["build", "--dry-run"]] {
      let build = try Filter(arguments + [project.folder.path], input: Data())
      #expect(build.status == 2)
      #expect(build.error == "tintype: The theme has no \(missing) yet. Choose one with “tintype open”.\n")
    }
    let diff = try Filter("diff", project.folder.path, Project.theme)
    #expect(
      diff.status == 2 && diff.error == "tintype: The theme has no \(missing) yet. Choose one with “tintype open”.\n")
    #expect(try project.files == ["tintype.json"])
  }

  @Test("What nothing loads yet is said after a build, with what to add and where")
  func deadOutputs() throws {
    let project = try Project(Project.text(theme: Self.onDevices, outputs: [("css", "css/theme.css")]))
    try project.write("<link rel=stylesheet href=other.css>", to: "index.html")
    let sentence =
      "Nothing loads css/theme.css yet. Add to index.html: <link rel=\"stylesheet\" href=\"css/theme.css\">\n"
    #expect(try project.run("build").error == sentence)
    #expect(try project.run("build", "--check").error == "")
    try project.write("<link rel=stylesheet href=css/theme.css>", to: "index.html")
    #expect(
      try project.run("build").error
        == "No rule takes --primary and the other names of css/theme.css yet. Where a color is now, write: a { color: var(--primary-text); }\n"
    )
    try project.write("a { color: var(--primary-text) }", to: "css/other.css")
    #expect(try project.run("build").error == "")
  }

  @Test("A family that nothing loads is named after a build, until something does")
  func unloadedFonts() throws {
    let project = try Project(outputs: [("css", "src/theme.css")])
    try project.write(
      "<link rel=stylesheet href=src/theme.css><style>body { color: var(--text) }</style>", to: "index.html")
    #expect(
      try project.run("build").error
        == "Nothing here seems to load EB Garamond and Lato. To have them on every device, load them, or write \"fonts\": \"src/fonts\" in tintype.json.\n"
    )
    try project.write("@font-face { font-family: Lato; src: url(a.woff2) }", to: "src/fonts.css")
    #expect(try project.run("build").error.contains("EB Garamond. To have EB Garamond on every device"))
    try project.write("@font-face { font-family: 'EB Garamond'; src: url(b.woff2) }", to: "src/more.css")
    #expect(try project.run("build").error == "")
  }

  @Test("A preview names the files and the project’s own colors that would change, and writes nothing")
  func dryRun() throws {
    let project = try Project(
      "{\"theme\": \"\(Project.theme)\", \"outputs\": [{\"format\": \"css\", \"path\": \"site.css\", \"merge\": true},"
        + " {\"format\": \"svg\", \"path\": \"theme.svg\"}]}")
    try project.write(":root {\n  --primary: #2563eb;\n  --link: #2563eb;\n}\n", to: "site.css")
    let before = try project.stamps
    let preview = try project.run("build", "--dry-run")
    #expect(preview.status == 0)
    #expect(preview.lines.contains("site.css  --primary  #2563EB → #3F51B5  light"))
    #expect(preview.lines.contains { $0.hasPrefix("site.css: ") && $0.hasSuffix(" lines added") })
    #expect(preview.lines.contains { $0.hasPrefix("theme.svg: new, ") })
    #expect(!preview.output.contains("--link"))
    #expect(try project.stamps == before)
    _ = try project.run("build")
    #expect(try project.run("build", "--dry-run").output == "Nothing would change.\n")
  }

  @Test("A preview knows the colors of the sheets that a sheet imports, too")
  func dryRunOfImports() throws {
    let project = try Project(
      "{\"theme\": \"\(Project.theme)\", \"outputs\": [{\"format\": \"css\", \"path\": \"a/site.css\", \"merge\": true}]}"
    )
    try project.write("@import '../b/theme.css';\n@import 'https://example.com/x.css';\n", to: "a/site.css")
    try project.write("@import url(colors.css);\n:root { --text: #000 }\n", to: "b/theme.css")
    try project.write(":root { --primary: #2563eb; --text: #111 }\n@import '../a/site.css';\n", to: "b/colors.css")
    let preview = try project.run("build", "--dry-run")
    #expect(preview.lines.contains("a/site.css  --primary  #2563EB → #3F51B5  light"))
    #expect(preview.lines.contains { $0.hasPrefix("a/site.css  --text  #000000 → #") })
  }

  @Test("A preview knows the colors of a sheet that’s imported from another package of the workspace")
  func dryRunOfPackages() throws {
    let project = try Project(
      "{\"theme\": \"\(Project.theme)\", \"outputs\": [{\"format\": \"css\", \"path\": \"apps/web/a.css\", \"merge\": true}]}"
    )
    try project.write("{\"name\": \"web\"}", to: "apps/web/package.json")
    try project.write("@import '@harbor/ui/styles/theme.css';\n", to: "apps/web/a.css")
    try project.write("{\"name\": \"@harbor/ui\"}", to: "packages/ui/package.json")
    try project.write(":root { --primary: #2563eb }\n", to: "packages/ui/styles/theme.css")
    #expect(
      try project.run("build", "--dry-run").lines.contains("apps/web/a.css  --primary  #2563EB → #3F51B5  light"))
  }

  @Test("A preview shows a see-through color as it’s written, and what we wrote earlier isn’t the project’s")
  func dryRunOfSeeThrough() throws {
    let project = try Project(
      "{\"theme\": \"\(Project.theme)\", \"outputs\": [{\"format\": \"css\", \"path\": \"a.css\", \"merge\": true}]}")
    let earlier = try Filter("export", "primary=teal-500&accent=pink-a200&title=Lato&body=Lato", "--format", "css")
    try project.write(earlier.output, to: "old-theme.css")
    try project.write("@import './old-theme.css';\n:root { --border: rgba(0, 0, 0, 0.1) }\n", to: "a.css")
    let changes = try project.run("build", "--dry-run").lines.filter { $0.contains("→") }
    #expect(changes.count == 1)
    #expect(changes.first?.hasPrefix("a.css  --border  rgba(0, 0, 0, 0.1) → #") == true)
  }

  @Test(
    "The page’s controls and scroll bars go dark only with a dark mode of the project’s",
    arguments: [
      (":root { --link: #2563eb }", false), (".nav { margin: 0 }", false),
      (":root { --link: #2563eb } @media (prefers-color-scheme: dark) { }", true),
      ("@import './b.css'; a { color: red }", true), ("", true),
    ])
  func colorScheme(css: String, isWritten: Bool) throws {
    let project = try Project(
      "{\"theme\": \"\(Project.theme)\", \"outputs\": [{\"format\": \"css\", \"path\": \"a.css\", \"merge\": true}]}")
    try project.write(css, to: "a.css")
    try project.write(":root { color-scheme: light dark }", to: "b.css")
    for _ in 0..<2 {
      #expect(try project.run("build").status == 0)
      #expect(try project.read("a.css").contains("color-scheme: light dark;") == isWritten)
    }
  }

  @Test("A theme for Material UI has a dark mode unless the one beside it has none")
  func materialUI() throws {
    let project = try Project(outputs: [("mui", "src/tintype-theme.js")])
    for (theme, isDark) in [
      ("createTheme({ palette: { primary: { main: '#2563eb', dark: '#1e40af' } } })", false),
      ("createTheme({ palette: { mode: 'dark' } })", true),
    ] {
      try project.write(theme, to: "src/theme.js")
      _ = try project.run("build")
      #expect(try project.read("src/tintype-theme.js").contains("    dark: {\n      palette") == isDark)
    }
  }

  @Test("Ends of lines and the case of hexes are no difference, and the ends of lines stay in what’s written again")
  func formatters() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    _ = try project.run("build")
    let text = try project.read("theme.css")
    let lowercased = text.replacing(/#[0-9A-F]{6}/) { $0.0.lowercased() }
    #expect(lowercased != text)
    try project.write(lowercased.replacing("\n", with: "\r\n"), to: "theme.css")
    let before = try project.stamps
    #expect(try project.run("build", "--check").status == 0)
    #expect(try project.run("build").output == "The file is up to date.\n")
    #expect(try project.stamps == before)
    try project.write(
      Project.text(theme: Project.theme.replacing("indigo-500", with: "teal-500"), outputs: [("css", "theme.css")]),
      to: "tintype.json")
    _ = try project.run("build")
    let again = try project.read("theme.css")
    #expect(again.contains("--primary: #009688;\r\n") && !again.replacing("\r\n", with: "").contains("\n"))
    try project.write(text.replacing("#3F51B5", with: "#3F51B6"), to: "theme.css")
    #expect(try project.run("build", "--check").status == 1)
  }

  @Test("A license above our note is no difference, and stays in what’s written again", arguments: ["css", "compose"])
  func license(format: String) throws {
    let project = try Project(outputs: [(format, "theme.txt")])
    _ = try project.run("build")
    let header = "/*\n * Copyright Harbor\n */\n\n// SPDX-License-Identifier: MIT\n"
    try project.write(header + project.read("theme.txt"), to: "theme.txt")
    #expect(try project.run("build", "--check").status == 0)
    try project.write(
      Project.text(theme: Project.theme.replacing("indigo-500", with: "teal-500"), outputs: [(format, "theme.txt")]),
      to: "tintype.json")
    #expect(try project.run("build").status == 0)
    let again = try project.read("theme.txt")
    #expect(again.hasPrefix(header) && again.contains("primary=teal-500") && !again.contains("primary=indigo-500"))
  }

  @Test("Anything but comments above our note is a change by hand")
  func codeAbove() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    _ = try project.run("build")
    try project.write("/* ours */ :root { --gap: 4px }\n" + project.read("theme.css"), to: "theme.css")
    #expect(try project.run("build", "--check").status == 1)
  }

  @Test("In a folder of the project, the tintype.json above it counts, up to the repository’s folder")
  func subfolder() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    try project.write("", to: "src/parts/a.txt")
    let build = try Filter("build", project.place("src/parts"))
    #expect(build.output == "In \(project.place("src/parts"))/../..: Wrote theme.css.\n")
    try project.write("", to: "src/.git/HEAD")
    let other = try Filter("build", project.place("src/parts"))
    #expect(other.status == 2 && other.error.contains("There’s no tintype.json"))
  }

  @Test func whatIsUpToDateIsNotTouched() throws {
    let project = try Project(outputs: Self.outputs)
    _ = try project.run("build")
    let before = try project.stamps
    let again = try project.run("build")
    #expect(again.output.hasSuffix(" files are up to date.\n"))
    #expect(try project.stamps == before)
    try project.write(
      Project.text(theme: Project.theme.replacing("Lato", with: "Cardo"), outputs: Self.outputs), to: "tintype.json")
    #expect(try project.run("build").lines.first == "Updated src/theme.css.")
    let changed = try project.stamps.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(
      changed == [
        "App/Assets.xcassets/BrandFonts.dataset/fonts.json", "App/Theme.swift", "src/theme.css", "tintype.json",
      ])
  }

  @Test func ofSeveralThemesEachHasItsFiles() throws {
    let project = try Project(
      """
      {
        // Two brands.
        "themes": {
          "harbor": "\(Project.theme)",
          "night": "https://example.org/#/summary?primary=tomato&accent=pink-a200&title=Lato&body=Lato",
        },
        "outputs": [{"format": "css", "path": "./{theme}/theme.css"}],
      }
      """)
    #expect(try project.run("build").output == "Wrote harbor/theme.css.\nWrote night/theme.css.\n")
    #expect(try project.read("night/theme.css").contains("--primary: #FF6347;"))
  }

  @Test("With the name in the scope, one file has all themes, each for its part of the page")
  func severalThemesInOneFile() throws {
    let project = try Project(
      """
      {
        "themes": {"harbor": "\(Project.theme)", "night": "primary=tomato&accent=pink-a200&title=Lato&body=Lato"},
        "outputs": [
          {"format": "css", "path": "themes.css", "scope": "[data-theme={theme}]"},
          {"format": "tailwind", "path": "app.css", "scope": ".{theme}", "merge": true}
        ]
      }
      """)
    #expect(try project.run("build").output == "Wrote themes.css.\nWrote app.css.\n")
    let sheet = try project.read("themes.css")
    let scopes = sheet.matches(of: /(?m)^\[data-theme=(\w+)\] \{$/).map { String($0.1) }
    #expect(scopes == ["harbor", "night"])
    #expect(sheet.contains("--primary: #FF6347;") && !sheet.contains(":root"))
    let tailwind = try project.read("app.css")
    #expect(tailwind.matches(of: /@theme \{/).count == 1, "what isn’t of a scope is there once")
    #expect(try project.run("build", "--check").status == 0)
  }

  @Test(
    "Programs have all themes in a list, design tools as modes",
    arguments: [
      (
        "swift", "Themes.swift", "ThemeValues(\n        id: \"night\",",
        "Nothing uses Themes.swift yet. In a view: .foregroundStyle(ThemeValues.named(\"harbor\")!.primaryText)"
      ),
      (
        "compose", "Themes.kt", "name = \"night\",",
        "Nothing uses Themes.kt yet. Put BrandTheme(BrandThemes.getValue(\"harbor\")) { … } around the content of your screens."
      ),
      ("tokens", "tokens/night/light.tokens.json", "\"#FF6347\"", ""),
      ("figma", "figma/Night light.tokens.json", "\"com.figma.modeName\": \"Night light\"", ""),
    ])
  func themesWithoutScopes(format: String, file: String, part: String, advice: String) throws {
    let project = try Project(
      """
      {
        "themes": {"harbor": "\(Project.theme)", "night": "primary=tomato&accent=pink-a200&title=Lato&body=Lato"},
        "outputs": [{"format": "\(format)", "path": "\(file.split(separator: "/")[0])"}]
      }
      """)
    let built = try project.run("build")
    #expect(built.status == 0)
    #expect(try project.read(file).contains(part))
    #expect(advice.isEmpty || built.error.contains(advice))
    #expect(try project.run("build", "--check").status == 0)
  }

  @Test(
    "Several themes in one file are imported as the first of them",
    arguments: [
      ("css", "themes.css", ", \"scope\": \".{theme}\""), ("swift", "Themes.swift", ""), ("tokens", "tokens", ""),
    ])
  func importOfSeveralThemes(format: String, path: String, scope: String) throws {
    let project = try Project(
      """
      {
        "themes": {"harbor": "\(Project.theme)", "night": "primary=tomato&accent=teal-500&title=Lato&body=Lato"},
        "outputs": [{"format": "\(format)", "path": "\(path)"\(scope)}]
      }
      """)
    #expect(try project.run("build").status == 0)
    let imported = try Filter("import", project.place(path))
    #expect(imported.output == Project.theme + "\n")
    #expect(imported.error == "tintype: The file has 2 themes. This is the first.\n")
  }

  @Test("Fonts that come along are a theme's own, and so are its files then")
  func fontsOfSeveralThemes() throws {
    let project = try Project(
      """
      {"themes": {"a": "\(Project.theme)", "b": "\(Project.theme)"},
      "outputs": [{"format": "swift", "path": "Themes.swift", "fonts": "Fonts"}]}
      """)
    #expect(
      try project.run("build").error.contains("Put {theme} in this path, so that each theme has a file of its own."))
  }

  @Test func anOutputHasItsFormatsOptions() throws {
    let project = try Project(
      """
      {"theme": "\(Project.theme)", "outputs": [
        {"format": "css", "path": "theme.css", "selector": ".dark", "prefix": "acme-", "only": ["primary", "on-primary"]}
      ]}
      """)
    #expect(try project.run("build").output == "Wrote theme.css.\n")
    let export = ["export", Project.theme, "--format", "css", "--selector", ".dark", "--prefix", "acme-"]
    #expect(try project.read("theme.css") == Filter(export + ["--only", "primary,on-primary"], input: Data()).output)
  }

  @Test func ofAFileThatIsMergedIntoTheRestStays() throws {
    let project = try Project(
      """
      {"theme": "\(Project.theme)", "outputs": [
        {"format": "scss", "path": "src/_variables.scss", "merge": true},
        {"format": "android", "path": "res", "merge": true}
      ]}
      """)
    let (before, after) = ("$mine: 1;\r\n", "\r\n$last: 2;")
    try project.write(before, to: "src/_variables.scss")
    #expect(try project.run("build").lines.first == "Updated src/_variables.scss.")
    let once = try project.read("src/_variables.scss")
    #expect(once.hasPrefix(before) && once.contains("$primary"))
    try project.write(once + after, to: "src/_variables.scss")
    let again = try project.run("build")
    #expect(again.output.hasSuffix("files are up to date.\n"))
    #expect(try project.run("build", "--check").status == 0)
    #expect(try project.read("src/_variables.scss") == once + after)
    #expect(project.exists("res/values/colors.xml"))
  }

  @Test func cleaningTakesOutWhatNoOutputWritesAnymore() throws {
    let project = try Project(
      """
      {"theme": "\(Project.theme)", "outputs": [
        {"format": "css", "path": "app/app.css", "merge": true},
        {"format": "css", "path": "new.css", "merge": true},
        {"format": "android", "path": "res", "merge": true},
        {"format": "xcassets", "path": "App/Assets.xcassets", "merge": true, "prefix": "acme"},
        {"format": "scss", "path": "stays.scss", "merge": true}
      ]}
      """)
    let theirs = [
      "app/app.css": "body { margin: 0 }\n",
      "res/values/colors.xml": "<resources>\n  <color name=\"a\">#fff</color>\n</resources>\n",
      "App/Assets.xcassets/Contents.json": "{}", "App/Assets.xcassets/BrandBlue.colorset/Contents.json": "{}",
      "docs/how.md": "It writes between <!-- tintype begin --> and the other one.\n",
    ]
    for (path, text) in theirs { try project.write(text, to: path) }
    let before = try project.files
    #expect(try project.run("build").status == 0)
    #expect(
      try project.run("build", "--clean").output.hasSuffix("files are up to date.\n"), "everything has its output")
    try project.write(
      #"{"theme": "\#(Project.theme)", "outputs": [{"format": "scss", "path": "stays.scss", "merge": true}]}"#,
      to: "tintype.json")
    let built = try project.files
    #expect(try project.run("build").output == "The file is up to date.\n")
    let check = try project.run("build", "--clean", "--check")
    #expect(check.status == 1)
    #expect(check.lines.contains("app/app.css has a part of ours that no output writes."))
    #expect(check.lines.last == "Run “tintype build --clean” to take out what’s ours.")
    #expect(try project.files == built, "nothing is written")
    let clean = try project.run("build", "--clean")
    #expect(clean.status == 0)
    #expect(clean.lines.contains("Took our part out of app/app.css."))
    #expect(clean.lines.contains("Removed new.css."))
    #expect(clean.lines.contains("Removed App/Assets.xcassets/AcmePrimary.colorset."))
    #expect(try project.files == (before + ["stays.scss"]).sorted())
    #expect(!project.exists("res/values-night"), "no empty folder stays")
    for (path, text) in theirs { #expect(try project.read(path) == text, "\(path)") }
    #expect(try project.run("build", "--clean", "--check").status == 0)
  }

  @Test func cleaningAndWatchingExcludeEachOther() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    #expect(try project.run("build", "--clean", "--watch").status == 2)
  }

  @Test func aTemplateOfOnesOwnMakesAFile() throws {
    let project = try Project(
      """
      {"theme": "\(Project.theme)", "outputs": [
        {"template": "brand.template", "path": "docs/brand.txt"},
        {"template": "brand.template", "path": "README.md", "merge": true}
      ]}
      """)
    try project.write("Ours is `primary hex`.\n", to: "brand.template")
    try project.write("# Harbor\n", to: "README.md")
    #expect(try project.run("build").output == "Wrote docs/brand.txt.\nUpdated README.md.\n")
    #expect(try project.read("docs/brand.txt") == "Ours is #3F51B5.\n")
    #expect(
      try project.read("README.md")
        == "# Harbor\n<!-- tintype begin -->\nOurs is #3F51B5.\n<!-- tintype end -->\n")
    try project.write("Ours is `primry hex`.\n", to: "brand.template")
    let broken = try project.run("build")
    #expect(
      broken.error
        == "tintype: tintype.json, line 2, column 42: brand.template: Line 1, column 10: there’s no value called “primry”.\n"
    )
    #expect(broken.status == 2)
  }

  @Test func aMergedCatalogLosesTheSetsThatTheThemeHasNoMore() throws {
    func text(_ only: String) -> String {
      """
      {"theme": "\(Project.theme)", "outputs": [
        {"format": "xcassets", "path": "Assets.xcassets", "merge": true, "only": [\(only)]}
      ]}
      """
    }
    let project = try Project(text(#""primary", "accent""#))
    try project.write("{}", to: "Assets.xcassets/Mine.colorset/Contents.json")
    _ = try project.run("build")
    #expect(project.exists("Assets.xcassets/BrandAccent.colorset"))
    try project.write(text(#""primary""#), to: "tintype.json")
    let check = try project.run("build", "--check")
    #expect(check.lines.first == "Assets.xcassets/BrandAccent.colorset isn’t part of the theme anymore.")
    #expect(check.status == 1)
    #expect(try project.run("build").output == "Removed Assets.xcassets/BrandAccent.colorset.\n")
    #expect(!project.exists("Assets.xcassets/BrandAccent.colorset"))
    #expect(try project.read("Assets.xcassets/Mine.colorset/Contents.json") == "{}")
    #expect(try project.run("build", "--check").status == 0)
  }

  @Test("Reads a file with a byte order mark, Windows line ends and comments")
  func windows() throws {
    let text = "\u{FEFF}" + Project.text(outputs: Self.outputs).replacing("\n", with: " // x\r\n")
    #expect(try Project(text).run("build").status == 0)
  }

  @Test func allFilesAreWrittenOrNone() throws {
    let project = try Project(outputs: [("css", "new/theme.css"), ("scss", "src/theme.scss"), ("css", "blocked/x.css")])
    try project.write(Project.old, to: "src/theme.scss")
    try project.write("a file", to: "blocked")
    let build = try project.run("build")
    #expect(build.error.hasSuffix(": Can't write blocked/x.css: Not a directory.\n"))
    #expect(build.status == 2)
    #expect(try project.files == ["blocked", "src/theme.scss", "tintype.json"])
    #expect(try project.read("src/theme.scss") == Project.old)
  }

  @Test(
    "If a file can't be replaced, those replaced before it are as they were",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func undo() throws {
    let project = try Project(outputs: [("css", "new/theme.css"), ("scss", "theme.scss")])
    try project.write(Project.old, to: "theme.scss")
    // A second name makes it a file that's written into, and a limit on the size of files makes that fail.
    try FileManager.default.linkItem(atPath: project.place("theme.scss"), toPath: project.place("name"))
    let css = try Filter("export", Project.theme, "--format", "css").output.utf8.count
    let scss = try Filter("export", Project.theme, "--format", "scss").output.utf8.count
    try #require(css < scss, "the limit lets one through, and stops the other")
    let build = try Filter(
      bash: "trap '' XFSZ; ulimit -f \((css + 1023) / 1024); tintype build '\(project.folder.path)'")
    #expect(build.error.contains("Can't write theme.scss: File too large.\n"))
    #expect(try project.files == ["name", "theme.scss", "tintype.json"])
    #expect(try project.read("theme.scss") == Project.old)
  }

  @Test func aLinkInsideTheFolderIsFollowedAndStays() throws {
    let project = try Project(outputs: [("css", "link/theme.css")])
    try project.write(Project.old, to: "src/theme.css")
    try FileManager.default.createSymbolicLink(atPath: project.place("link"), withDestinationPath: "src")
    #expect(try project.run("build").output == "Updated link/theme.css.\n")
    #expect(try project.read("src/theme.css").contains("#3F51B5"))
  }

  @Test func withoutAProjectItSaysHowToGetOne() throws {
    let folder = try Project(nil)
    #expect(
      try folder.run("build").error
        == "tintype: There’s no tintype.json in “\(folder.folder.path)”. “tintype init” makes one.\n")
  }

  @Test func aFlutterPackageExportsItsThemeAndAnAppImportsIt() throws {
    let project = try Project(Project.text(theme: Self.onDevices, outputs: [("flutter", "lib/src/theme.dart")]))
    try project.write("export 'src/button.dart';\n", to: "lib/harbor_ui.dart")
    try project.write("void main() {}\n", to: "example/lib/main.dart")
    #expect(
      try project.run("build").error
        == "Nothing loads lib/src/theme.dart yet. Add to lib/harbor_ui.dart: export 'src/theme.dart';\n")
    try project.write("void main() {}\n", to: "lib/main.dart")
    #expect(try project.run("build").error.contains("Add to lib/main.dart: import 'src/theme.dart';"))
    try project.write("import 'src/theme.dart';\n", to: "lib/main.dart")
    #expect(try project.run("build").error.isEmpty)
  }
}

extension BuildCommandTests {
  @Test func theSheetThatTailwindsGemReadsIsLoaded() throws {
    let project = try Project(nil)
    let sheet = "app/assets/tailwind/application.css"
    try project.write(
      "@import \"tailwindcss\";\n@theme { --color-primary: #3F51B5; --font-body: system-ui }\n", to: sheet)
    try project.write("<%= stylesheet_link_tag \"tailwind\" %>", to: "app/views/layouts/application.html.erb")
    let made = try project.run("init", "--yes")
    #expect(made.output.contains("merged into \(sheet)") && !made.output.contains("isn’t there"))
    #expect(try !project.run("build").error.contains("Nothing loads"))
  }
}

@Suite("A build beside files of someone else's")
struct ForeignFileTests {
  private static let theirs = ":root { --gap: 4px }\n"

  @Test func oneInTheWayStopsTheBuildUntilItIsForced() throws {
    let project = try Project(outputs: [("swift", "Theme.swift"), ("css", "app.css"), ("compose", "Theme.kt")])
    for path in ["app.css", "Theme.kt"] { try project.write(Self.theirs, to: path) }
    let build = try project.run("build")
    #expect(
      build.error
        == "tintype: tintype.json, line 5, column 31: app.css isn’t from Tintype; merge into it with “merge”, or replace it with “tintype build --force”.\n"
    )
    #expect(build.status == 2)
    #expect(try project.files == ["Theme.kt", "app.css", "tintype.json"], "nothing is written")
    for path in ["app.css", "Theme.kt"] { #expect(try project.read(path) == Self.theirs) }
    let check = try project.run("build", "--check")
    #expect(
      check.lines == [
        "Theme.swift is missing.", "app.css isn’t from Tintype.", "Theme.kt isn’t from Tintype.",
        "Run “tintype build --force” to replace what isn’t from Tintype.",
      ])
    #expect(check.status == 1)
    let forced = try project.run("build", "--force")
    #expect(
      forced.lines == [
        "Wrote Theme.swift.", "Replaced app.css, which wasn’t from Tintype.",
        "Replaced Theme.kt, which wasn’t from Tintype.",
      ])
    try project.write(
      project.read("tintype.json").replacing("pink-a200", with: "cyan-a200"), to: "tintype.json")
    #expect(try project.run("build").lines == ["Updated Theme.swift.", "Updated app.css.", "Updated Theme.kt."])
  }

  @Test func oneThatCannotBeMergedIntoNeedsAnotherPath() throws {
    let project = try Project(outputs: [("flutter", "lib/theme.dart")])
    try project.write("// mine\n", to: "lib/theme.dart")
    #expect(
      try project.run("build").error.hasSuffix(
        ": lib/theme.dart isn’t from Tintype; choose another path, or replace it with “tintype build --force”.\n"))
  }

  @Test("Every format knows its files again", arguments: try Filter("formats", "--json").formatNames)
  func ownFiles(format: String) throws {
    let outputs = [(format: format, path: "out.thing")]
    let project = try Project(outputs: outputs)
    #expect(try project.run("build").status == 0)
    try project.write(
      Project.text(
        theme: "primary=teal-500&accent=cyan-a200&title=Lato&body=Cardo&name=Harbor", outputs: outputs),
      to: "tintype.json")
    let again = try project.run("build")
    #expect(!again.error.contains("tintype:"))
    #expect(again.output.contains("Updated"))
  }

  @Test("Color sets and fonts can't have a note: they're ours beside a file of ours")
  func colorSets() throws {
    let outputs = [(format: "xcassets", path: "Assets.xcassets")]
    let project = try Project(outputs: outputs)
    try project.write("{}", to: "Assets.xcassets/BrandPrimary.colorset/Contents.json")
    let merging = Project.text(outputs: outputs).replacing("assets\"}", with: "assets\", \"merge\": true}")
    for text in [Project.text(outputs: outputs), merging] {
      try project.write(text, to: "tintype.json")
      let build = try project.run("build")
      #expect(build.error.contains("Assets.xcassets/BrandPrimary.colorset/Contents.json isn’t from Tintype; "))
      #expect(build.error.contains("“merge”") == (text != merging))
    }
    #expect(try project.run("build", "--force").status == 0)
    try project.write("{}", to: "Assets.xcassets/BrandPrimary.colorset/Contents.json")
    #expect(try project.run("build").status == 0)
  }

  @Test func whatWasMergedIntoAFileDoesNotMakeTheRestOurs() throws {
    let outputs = [(format: "css", path: "app.css")]
    let project = try Project(Project.text(outputs: outputs).replacing("css\"}", with: "css\", \"merge\": true}"))
    try project.write(Self.theirs, to: "app.css")
    #expect(try project.run("build").status == 0)
    let merged = try project.read("app.css")
    try project.write(Project.text(outputs: outputs), to: "tintype.json")
    #expect(try project.run("build").error.contains("app.css isn’t from Tintype"))
    #expect(try project.read("app.css") == merged)
    try project.write(merged.replacing(Self.theirs, with: ""), to: "app.css")
    #expect(try project.run("build").status == 0, "nothing of theirs is left in it")
  }

  @Test("An empty file has nothing to lose, and without a note nobody can tell whose a template's file is")
  func unknown() throws {
    let project = try Project(
      """
      {"theme": "\(Project.theme)", "outputs": [
        {"format": "css", "path": "a.css"}, {"template": "plain.template", "path": "b.txt"},
        {"template": "noted.template", "path": "c.txt"}
      ]}
      """)
    try project.write("", to: "a.css")
    try project.write("`primary`\n", to: "plain.template")
    try project.write("`primary` `note`\n", to: "noted.template")
    for path in ["b.txt", "c.txt"] { try project.write("mine\n", to: path) }
    #expect(try project.run("build").error.contains("c.txt isn’t from Tintype"))
    try FileManager.default.removeItem(atPath: project.place("c.txt"))
    #expect(try project.run("build").lines == ["Updated a.css.", "Updated b.txt.", "Wrote c.txt."])
  }

  @Test func checkingOrWatchingForcesNothing() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    for flag in ["--check", "--watch"] { #expect(try project.run("build", "--force", flag).status == 2) }
  }
}

@Suite("A build that was killed")
struct KilledBuildTests {
  @Test(
    "The next one takes away what it left",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "env --default-signal is GNU's"))
  func drafts() throws {
    let project = try Project(outputs: [("scss", "src/theme.scss")])
    try project.write(Project.old, to: "src/theme.scss")
    func drafts() throws -> [String] { try project.files.filter { $0.hasSuffix(".tintype") } }
    // A file that grows beyond the limit ends the process in the middle of it, unless these tests were started without that signal.
    let killed = try Filter(bash: "ulimit -f 1; exec env --default-signal=XFSZ \"$0\" build '\(project.folder.path)'")
    #expect(killed.status == SIGXFSZ)
    #expect(try drafts().count == 1)
    #expect(try project.read("src/theme.scss") == Project.old)
    let (mine, others) = ("src/.theme.scss.tintype", "src/.other.css.0000000000000.tintype")
    for path in [mine, others] { try project.write("", to: path) }
    #expect(try project.run("build", "--check").status == 1)
    #expect(try drafts().count == 3, "a check writes nothing")
    #expect(try project.run("build").status == 0)
    #expect(try drafts() == [others, mine])
  }
}

@Suite("tintype build --check")
struct BuildCheckTests {
  @Test func everythingIsNamedAndNothingWritten() throws {
    let outputs = [
      (format: "css", path: "theme.css"), (format: "scss", path: "theme.scss"), (format: "ase", path: "theme.ase"),
    ]
    let project = try Project(outputs: outputs)
    let missing = try project.run("build", "--check")
    #expect(
      missing.output == """
        theme.css is missing.
        theme.scss is missing.
        theme.ase is missing.
        Run “tintype build” to write what’s missing or differs.

        """)
    #expect(missing.status == 1)
    #expect(try project.files == ["tintype.json"])
    _ = try project.run("build")
    let fine = try project.run("build", "--check")
    #expect(fine.output == "All 3 files are up to date.\n")
    #expect(fine.status == 0)
    try project.write(project.read("theme.css") + "/* mine */\n", to: "theme.css")
    #expect(try project.run("build", "--check").lines.first == "theme.css was edited, or made with other options.")
    #expect(
      try project.run("build").output == "Updated theme.css, which had been edited, or made with other options.\n")
    try project.write(
      Project.text(theme: Project.theme.replacing("pink-a200", with: "cyan-a200"), outputs: outputs), to: "tintype.json"
    )
    let stale = try project.run("build", "--check")
    #expect(
      stale.lines.prefix(3) == ["theme.css has another theme.", "theme.scss has another theme.", "theme.ase is stale."])
    #expect(stale.status == 1)
  }
}

@Suite("tintype build --watch")
struct BuildWatchTests {
  @Test func aChangeIsBuiltAndAMistakeIsWaitedOut() throws {
    let outputs = [(format: "css", path: "theme.css")]
    let project = try Project(outputs: outputs)
    let watch = try Command.start(
      ["build", project.folder.path, "--watch"], environment: [:], program: Command.program)
    defer { watch.process.terminate() }
    func line(_ pipe: Pipe) -> String { String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self) }
    #expect(line(watch.output) == "Wrote theme.css.\n")
    try project.write(
      Project.text(theme: Project.theme.replacing("Lato", with: "Cardo"), outputs: outputs), to: "tintype.json")
    #expect(line(watch.output) == "Wrote theme.css.\n")
    #expect(try project.read("theme.css").contains("Cardo"))
    try project.write("{", to: "tintype.json")
    #expect(line(watch.errors) == "tintype: tintype.json, line 1, column 2: It ends in the middle of a value.\n")
    try FileManager.default.removeItem(atPath: project.place("tintype.json"))
    #expect(line(watch.errors).hasPrefix("tintype: There’s no tintype.json in "))
    try project.write(Project.text(outputs: outputs), to: "tintype.json")
    #expect(line(watch.output) == "Wrote theme.css.\n")
    try project.write(
      "{\"theme\": \"\(Project.theme)\", \"outputs\": [{\"template\": \"a\", \"path\": \"b\"}]}", to: "tintype.json")
    #expect(line(watch.errors).hasSuffix("Can't read a: No such file or directory.\n"))
    try project.write("one", to: "a")
    #expect(line(watch.output) == "Wrote b.\n")
    try project.write("two", to: "a")
    #expect(line(watch.output) == "Wrote b.\n")
    watch.process.interrupt()
    watch.process.waitUntilExit()
    #expect(watch.process.terminationStatus == 0)
  }
}

extension Filter {
  /// The names in what “tintype formats --json” says.
  fileprivate var formatNames: [String] {
    struct Name: Decodable { var name: String }
    return output.split(separator: "\n").compactMap { try? JSONDecoder().decode(Name.self, from: Data($0.utf8)).name }
  }
}

extension Project {
  /// When each file was last written.
  fileprivate var stamps: [String: Date] {
    get throws {
      let stamps = try files.map {
        ($0, try FileManager.default.attributesOfItem(atPath: place($0))[.modificationDate] as? Date ?? .distantPast)
      }
      return Dictionary(uniqueKeysWithValues: stamps)
    }
  }
}
