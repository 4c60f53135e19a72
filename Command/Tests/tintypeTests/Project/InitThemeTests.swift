import Foundation
import Testing

@Suite("The theme that tintype init takes over")
struct InitThemeTests {
  private func made(_ files: [String: String], _ options: String...) throws -> (project: Project, run: Filter) {
    let project = try Project(nil)
    for (path, text) in files { try project.write(text, to: path) }
    return (project, try Filter(["init", project.folder.path, "--yes"] + options, input: Data()))
  }

  private static let vite = ["package.json": #"{"devDependencies": {"vite": "7"}}"#, "src/main.js": "import './a.css'"]

  private func inSheet(_ css: String, _ others: [String: String] = [:]) throws -> (project: Project, run: Filter) {
    try made(Self.vite.merging(others) { $1 }.merging(["src/a.css": css]) { $1 })
  }

  @Test func aWholeThemeIsTakenAsItIs() throws {
    let (project, run) = try inSheet(
      ":root { --primary: #3F51B5; --accent: #FF4081; --font-title: 'EB Garamond'; --font-body: Lato }")
    #expect(try project.theme == Project.theme)
    #expect(run.lines.contains("The theme is from src/a.css."))
    #expect(run.status == 0)
  }

  @Test func whatIsMissingIsFilledSoThatNothingNewAppears() throws {
    let (project, run) = try inSheet(":root { --primary: #3F51B5 }")
    #expect(try project.theme == "primary=indigo-500&accent=indigo-500&title=system-ui&body=system-ui")
    #expect(run.lines.contains("No accent is named, so it’s the primary."))
    #expect(run.lines.contains("No font is named, so both are the system’s."))
  }

  @Test func fontsThatNothingNamesAreLeftAlone() throws {
    for css in [":root { --primary: #3F51B5 }", ":root { --primary: #3F51B5; --font-body: sans-serif }"] {
      let (project, _) = try inSheet(css)
      #expect(try project.outputs == [#"{ "format": "css", "path": "src/a.css", "fonts": "project", "merge": true }"#])
      #expect(try project.run("build").status == 0)
      #expect(try !project.read("src/a.css").dropFirst(css.utf8.count).contains("--font-"))
    }
  }

  @Test func oneFamilyIsForTitlesAndText() throws {
    let (project, run) = try inSheet(":root { --primary: #3F51B5; --accent: #FF4081; --font-body: Lato }")
    #expect(try project.theme == "primary=indigo-500&accent=pink-a200&title=Lato&body=Lato")
    #expect(run.lines.contains("Lato is the only font named, so it’s for titles and text."))
  }

  @Test func aPrimaryThatNothingIsCalledIsAGuess() throws {
    let (project, run) = try inSheet("body { color: #222; background: #fff } .button { background: #0B7285 }")
    #expect(try project.theme.hasPrefix("primary=0b7285&"))
    #expect(run.lines.contains("No color is called the primary, so #0B7285 is a guess."))
  }

  @Test func aNameThatMeansSomethingElseInTheSheetKeepsItsColor() throws {
    let css =
      ":root { --dark: #333; --teal: #0B7285; --font--primary: serif } body { color: var(--dark); background: #fff } .button { background: var(--teal) }"
    let (project, run) = try inSheet(css)
    let output = try #require(try project.outputs.first)
    #expect(output.contains(#""prefix": "brand-""#))
    #expect(run.lines.contains("src/a.css already uses --dark, so the theme’s names start with --brand-."))
    #expect(try project.run("build").status == 0)
    #expect(try !project.read("src/a.css").dropFirst(css.utf8.count).contains(" --dark:"))
  }

  @Test func withoutAColorTheThemeIsUnfinished() throws {
    let (project, run) = try inSheet(":root { --background: #fff; --foreground: #171717 }")
    #expect(try !project.theme.contains("primary="))
    #expect(run.status == 0)
    #expect(run.lines.last?.contains("Choose one with “tintype open”") == true)
  }

  @Test func theColorsOfPagesAndTextArePinned() throws {
    let (project, _) = try inSheet(
      ":root { --primary: #2563eb; --background: #fffbf5; --text: #1c1917 } @media (prefers-color-scheme: dark) { :root { --primary: #3b82f6; --background: #000000 } }"
    )
    let theme = try project.theme
    for pin in ["pin.light.background=fffbf5", "pin.dark.background=black", "pin.dark.primary=3b82f6"] {
      #expect(theme.contains(pin), "\(theme)")
    }
  }

  @Test func whatDoesntReadIsNotPinnedButNamed() throws {
    let (project, run) = try inSheet(":root { --primary: #2563eb; --background: #ffffff; --muted: #aaaaaa }")
    #expect(try !project.theme.contains("pin.muted"))
    #expect(run.output.contains("--muted is too hard to see as #AAAAAA, so the theme’s muted is #"))
  }

  @Test func textWhoseFillChangesIsNotCalledTooHardToSee() throws {
    let (_, run) = try shadcn(
      ":root { --primary: #2563eb; --background: #ffffff; --card: #ffffff; --card-foreground: #0a0a0a; --destructive: #f87171; --destructive-foreground: #171717 }"
    )
    #expect(run.lines.contains { $0.hasPrefix("--destructive is too hard to see as #F87171, so ") })
    #expect(run.lines.contains { $0.hasPrefix("--destructive-foreground reads on --destructive, but that becomes #") })
  }

  @Test func theThemeOfAnOldMantineIsFound() throws {
    let (project, run) = try made([
      "package.json": #"{"dependencies": {"next": "13", "@mantine/core": "^6"}}"#, "src/pages/_app.tsx": "",
      "src/styles/mantine.style.ts": """
      import { MantineThemeOverride } from "@mantine/core";
      export default <MantineThemeOverride>{
        colors: { grape: ["#f8f0fc", "#f3d9fa", "#eebefa", "#e599f7", "#da77f2", "#cc5de8", "#ae3ec9", "#9c36b5", "#862e9c", "#702082"] },
        primaryColor: "grape",
      };
      """,
    ])
    #expect(run.lines.contains("The theme is from src/styles/mantine.style.ts."))
    #expect(try project.theme.hasPrefix("primary=ae3ec9"))
  }

  @Test func longRulesAreReadAtOnce() throws {
    let rule =
      ".card { " + (1...40).map { "prop-\($0): value; " }.joined()
      + "background: url(data:,\(String(repeating: "a", count: 200_000))) }"
    let (project, _) = try inSheet(rule + " :root { --primary: #3F51B5 } .dark { --primary: #8C9EFF }")
    #expect(try project.read("tintype.json").contains(#""selector": ".dark""#))
  }

  @Test func howManyOfItsColorsChangeIsSaid() throws {
    let sheet = Self.vite.merging(["src/a.css": ":root { --primary: #2563eb; --text: #000; --link: #2563eb }"]) { $1 }
    let (_, run) = try made(sheet, "--theme", "primary=indigo-500&accent=pink-a200&title=Georgia&body=system-ui")
    #expect(run.lines.contains("2 of 3 colors of src/a.css change: --primary and --text."))
    #expect(try !inSheet(":root { --primary: #2563eb }").run.output.contains("colors of src/a.css"))
  }

  @Test func aGivenThemeGetsNoPins() throws {
    let (project, _) = try made(
      Self.vite.merging(["src/a.css": ":root { --primary: #2563eb; --background: #fffbf5 }"]) { $1 }, "--theme",
      Project.theme)
    #expect(try project.theme == Project.theme)
  }

  @Test func theCornerIsThatOfTheSheet() throws {
    #expect(try inSheet(":root { --primary: #2563eb; --radius: 0.5rem; }").project.theme.hasSuffix("&corner=8"))
  }

  /// An app with shadcn/ui, whose sheet imports another that has this.
  private func shadcn(_ css: String) throws -> (project: Project, run: Filter) {
    try made([
      "package.json": #"{"dependencies": {"next": "16", "tailwindcss": "4"}}"#,
      "components.json": #"{"tailwind": {"css": "a.css"}}"#,
      "a.css": "@import 'tailwindcss';\n@import './theme.css';\n",
      "theme.css":
        "\(css) @theme inline { --radius-sm: calc(var(--radius) - 4px); --color-primary: var(--primary); --color-card: var(--card); }",
    ])
  }

  @Test func whatAnImportedSheetGivesToTailwindStays() throws {
    let (project, run) = try shadcn(":root { --radius: calc(1rem - 2px); --primary: #2563eb; --card: #ffffff }")
    #expect(run.lines.contains("The theme is from a.css."))
    #expect(try project.run("build").status == 0)
    let sheet = try project.read("a.css")
    #expect(sheet.contains("--primary: ") && !sheet.contains("--radius") && !sheet.contains("--color-"))
  }

  @Test func theRadiusOfAnImportedSheetIsTheCorner() throws {
    let (project, _) = try shadcn(":root { --radius: 0.5rem; --primary: #2563eb; --card: #ffffff }")
    #expect(try project.theme.hasSuffix("&corner=8"))
    #expect(try project.run("build").status == 0)
    let sheet = try project.read("a.css")
    #expect(sheet.contains("  --radius: 0.5rem;\n") && !sheet.contains("--radius-sm"))
  }

  @Test func theFillThatMutedTextDoesNotReadOnStaysAFill() throws {
    let (project, run) = try shadcn(
      ":root { --primary: #171717; --background: #ffffff; --card: #ffffff; --popover: #ffffff; --muted: #f5f5f5; --muted-foreground: #737373; --secondary: #f5f5f5; --foreground: #0a0a0a }"
    )
    #expect(try project.theme.contains("pin.light.muted=737373"))
    #expect(run.status == 0)
    #expect(try project.run("build", "--dry-run").output.contains("a.css  --muted  #F5F5F5 → #FAFAFA  light"))
  }

  @Test func theColorOfErrorsAndOfChartsStaysIfItReads() throws {
    let (project, run) = try shadcn(
      ":root { --primary: #171717; --background: #ffffff; --card: #ffffff; --card-foreground: #0a0a0a; --destructive: #b91c1c; --input: #e5e5e5; --chart-1: #104e64; --chart-2: #fef9c3; --chart-3: #fef3c7 }"
    )
    let theme = try project.theme
    #expect(theme.contains("pin.light.negative=b91c1c") && theme.contains("pin.light.chart-1=104e64"))
    #expect(!theme.contains("outline") && !theme.contains("chart-2"))
    #expect(run.output.contains("--input is too hard to see as #E5E5E5, so the theme’s outline is #"))
    #expect(
      run.lines.contains("2 colors of charts change: not everyone can tell each from the page and the others."))
    #expect(try !project.run("build", "--dry-run").output.contains("--destructive"))
  }

  @Test func namesThatBeginOrEndWithDarkAreOfADarkMode() throws {
    let (project, _) = try inSheet(
      ":root { --primary: #2563eb; --bg: #fffbf5; --text: #4a2c00; --dark-bg: #000000; --dark-text: #ffe8cc }")
    let theme = try project.theme
    for pin in [
      "pin.light.background=fffbf5", "pin.light.text=4a2c00", "pin.dark.background=black", "pin.dark.text=ffe8cc",
    ] { #expect(theme.contains(pin), "\(theme)") }
    // Beside one without, it's a shade.
    let (shades, _) = try inSheet(
      ":root { --primary: #2563eb; --bg: #fffbf5; --border: #d9d2c5 } .dark { --bg: #000000; --border: #3a3a3c; --border-dark: #52525b }"
    )
    #expect(try shades.theme.contains("pin.dark.border=3a3a3c"))
    // Without dark pages, they're shades.
    let (other, _) = try inSheet(":root { --primary: #2563eb; --border: #d4d4d8; --border-dark: #52525b }")
    #expect(try other.theme.contains("pin.light.border=d4d4d8") && !other.theme.contains("pin.dark"))
  }

  @Test func whatAnAppLeavesToBootstrapStays() throws {
    let (project, _) = try made([
      "package.json": #"{"dependencies": {"bootstrap": "5.3"}}"#,
      "scss/a.scss": "$primary: #6f42c1;\n$body-color: #334155;\n@import 'bootstrap/scss/bootstrap';",
    ])
    let theme = try project.theme
    #expect(theme.hasPrefix("primary=6f42c1&accent=6c757d&"))
    for pin in ["pin.light.background=white", "pin.light.text=334155", "pin.dark.background=212529"] {
      #expect(theme.contains(pin), "\(theme)")
    }
    #expect(try project.run("build").status == 0)
    let variables = try project.read("scss/_bootstrap-theme.scss")
    #expect(variables.contains("$secondary: #6C757D;\n") && !variables.contains("$font-family-base"))
  }

  @Test func ofSeveralThemesInASheetItsTheOneThatTheAppBeginsWith() throws {
    let css = "[data-theme='sea'] { --primary: #0b7285 } [data-theme='forest'] { --primary: #2b8a3e }"
    let (project, run) = try inSheet(css, ["src/theme.config.ts": "export const DEFAULT_THEME = 'forest'"])
    #expect(try project.theme.hasPrefix("primary=2b8a3e&"))
    #expect(run.lines.contains("Of its themes, it’s forest.") && run.lines.contains("It has other themes, too: sea."))
    #expect(run.output.contains("The part that’s merged into src/a.css is for :root"))
    #expect(try inSheet(css).project.theme.hasPrefix("primary=0b7285&"))
    let (_, other) = try inSheet(":root { --primary: #0b7285 } [data-theme=dark] { --primary: #66d9e8 }")
    #expect(!other.output.contains("merged into src/a.css is for :root"))
  }

  @Test func otherThemesAreNamedAndCanBeTaken() throws {
    let files = [
      "docs/site.css": ":root { --primary: #b00020; --accent: #00bfa5 }",
      "docs/x/b.css": ":root { --primary: #0b7285 }",
      "test/c.css": ":root { --primary: #123456 }",
    ]
    let (_, run) = try inSheet(":root { --primary: #3F51B5 }", files)
    #expect(
      run.lines.contains(
        "Also themes: docs/site.css and docs/x/b.css. To take the first: tintype init --from docs/site.css"))
    let (project, _) = try made(
      Self.vite.merging(["src/a.css": ":root { --primary: #3F51B5 }"].merging(files) { $1 }) { $1 }, "--from",
      "docs/site.css")
    #expect(try project.theme.hasPrefix("primary=b00020&accent=teal-a700&"))
  }

  @Test func aFileWithoutAPrimaryCantBeTaken() throws {
    let (project, run) = try made(["a.css": ":root { --background: #fff }"], "--from", "a.css")
    #expect(run.error == "tintype: a.css has no primary color. “tintype import --list” shows what’s in a file.\n")
    #expect(run.status == 2)
    #expect(!project.exists("tintype.json"))
  }

  @Test func theFontsOfNextJSAreTheProjects() throws {
    let (project, _) = try made([
      "package.json": #"{"dependencies": {"next": "16", "tailwindcss": "4"}}"#,
      "app/layout.tsx":
        "import { Geist, Source_Serif_4 as Serif } from 'next/font/google'\nimport './a.css'\nconst a = Geist({ variable: '--font-a' })\nconst b = Serif({ variable: '--font-b' })",
      "app/a.css":
        "@import 'tailwindcss'; :root { --primary: #3F51B5 } @theme inline { --font-sans: var(--font-a); --font-heading: var(--font-b) }",
    ])
    #expect(try project.theme.contains("&title=Source+Serif+4&body=Geist"))
    #expect(
      try project.outputs == [#"{ "format": "tailwind", "path": "app/a.css", "fonts": "project", "merge": true }"#])
  }

  @Test func filesOfAGivenThemesFontsComeAlong() throws {
    let (project, run) = try made(Self.vite.merging(["src/a.css": ""]) { $1 }, "--theme", Project.theme)
    #expect(try project.outputs == [#"{ "format": "css", "path": "src/a.css", "fonts": "src/fonts", "merge": true }"#])
    #expect(run.lines.contains("Nothing here loads EB Garamond and Lato, so their files come along, into src/fonts."))
  }

  @Test func aFamilyThatNobodyHasIsNamed() throws {
    let (_, run) = try made(
      Self.vite.merging(["src/a.css": ""]) { $1 }, "--theme",
      "primary=indigo-500&accent=pink-a200&title=Harbor+Grotesk&body=Georgia")
    #expect(
      run.lines.contains(
        "Harbor Grotesk doesn’t come with Tintype, and nothing here loads it. Put its .ttf or .otf files into src/fonts."
      ))
  }

  @Test func aFamilyThatTheProjectLoadsStaysItsOwn() throws {
    for (path, text) in [
      (
        "index.html",
        "<link href=\"https://fonts.googleapis.com/css2?family=EB+Garamond:wght@400&family=Lato\" rel=\"stylesheet\">"
      ),
      ("src/main.js", "import '@fontsource-variable/eb-garamond'\nimport '@fontsource/lato/400.css'\nimport './a.css'"),
      ("src/a.css", "@font-face { font-family: \"EB Garamond\"; } @font-face { src: url(x); font-family: Lato }"),
    ] {
      let (project, _) = try made(
        Self.vite.merging(["src/a.css": ""]) { $1 }.merging([path: text]) { $1 }, "--theme", Project.theme)
      #expect(
        try project.outputs == [#"{ "format": "css", "path": "src/a.css", "fonts": "project", "merge": true }"#],
        "\(path)")
    }
  }

  @Test func whatShadcnCallsAccentIsTheFillOfAMenu() throws {
    let (project, _) = try made([
      "package.json": #"{"dependencies": {"next": "16", "tailwindcss": "4"}}"#,
      "components.json": #"{"tailwind": {"css": "a.css"}}"#,
      "a.css":
        "@import 'tailwindcss'; @theme { --color-primary: var(--primary); } :root { --primary: #2563eb; --card: #ffffff; --card-foreground: #171717; --accent: #f0e0d0; --chart-1: #ff8800 }",
    ])
    let theme = try project.theme
    #expect(theme.hasPrefix("primary=2563eb&accent=2563eb&"))
    #expect(theme.contains("pin.light.accent-soft=f0e0d0"))
  }

  @Test func ofSeveralColorSchemesTheOneThatTheThemeEndsWithCounts() throws {
    let (project, run) = try made([
      "app/build.gradle.kts": Project.composeGradle,
      "app/src/main/kotlin/x/theme/Color.kt":
        "package x.theme\nval Red = Color(0xFFB00020)\nval Blue = Color(0xFF3F51B5)",
      "app/src/main/kotlin/x/theme/Theme.kt": """
      package x.theme
      val LightDefault = lightColorScheme(primary = Blue, secondary = Red)
      val LightOther = lightColorScheme(primary = Red, secondary = Red)
      @Composable fun XTheme(other: Boolean = false) { val s = when { other -> LightOther else -> LightDefault } }
      """,
    ])
    #expect(try project.theme.hasPrefix("primary=indigo-500&accent=b00020&"))
    #expect(run.lines.contains("It has other color schemes, too: LightOther."))
  }

  @Test func theFunctionThatGetsTheColorsIsTheNearest() throws {
    let function = "@Composable\nfun HarborTheme() { MaterialTheme(colorScheme = Light) }"
    let (project, _) = try made([
      "app/build.gradle.kts": Project.composeGradle,
      "app/src/main/kotlin/x/theme/Theme.kt":
        "package x.theme\nval Light = lightColorScheme(primary = Color(0xFF3F51B5))\n\(function)",
      "admin/src/main/kotlin/main.kt": function,
    ])
    let build = try project.run("build")
    #expect(build.error.contains("In HarborTheme of app/src/main/kotlin/x/theme/Theme.kt, give MaterialTheme"))
  }

  @Test func anAppsOwnSwitchForDarkStays() throws {
    let (project, _) = try made([
      "app/build.gradle.kts": Project.composeGradle,
      "app/src/main/kotlin/x/theme/Theme.kt": """
      package x.theme
      val Light = lightColorScheme(primary = Color(0xFF3F51B5))
      @Composable
      fun HarborTheme(useDarkTheme: Boolean = isSystemInDarkTheme()) { MaterialExpressiveTheme(colorScheme = Light) }
      """,
    ])
    #expect(try project.run("build").error.contains("colorScheme = if (useDarkTheme) DarkBrandColorScheme"))
  }

  @Test func thePartsOfAFlutterScreenSayNothingOfItsPages() throws {
    let (project, _) = try made([
      "pubspec.yaml": "name: a\nflutter:\n  uses-material-design: true\n", "lib/main.dart": "void main() {}",
      "lib/theme.dart": """
      final theme = ThemeData(
        colorScheme: ColorScheme.light(primary: Color(0xFF2563EB), surface: Color(0xFFF6F6EF)),
        appBarTheme: AppBarTheme(backgroundColor: Color(0xFF2563EB), foregroundColor: Color(0xFFFFFFFF)),
        floatingActionButtonTheme: FloatingActionButtonThemeData(backgroundColor: Color(0xFF00AA55)),
      );
      """,
    ])
    let theme = try project.theme
    #expect(!theme.contains("background=2563eb") && !theme.contains("00aa55"), "\(theme)")
  }

  @Test func materialsNamesForDarkAreDarks() throws {
    let (project, _) = try made([
      "app/build.gradle":
        "apply plugin: 'com.android.application'\ndependencies { implementation 'com.google.android.material:material:1.12.0' }",
      "app/src/main/AndroidManifest.xml": "<manifest><application/></manifest>",
      "app/src/main/res/values/colors.xml": """
      <resources>
      <color name="md_theme_light_primary">#2b5bb5</color><color name="md_theme_light_surface">#fbf8fd</color>
      <color name="md_theme_dark_primary">#b0c6ff</color><color name="md_theme_dark_surface">#131316</color>
      </resources>
      """,
      "app/src/main/res/values/themes.xml": """
      <resources>
      <style name="Theme.Harbor.Light" parent="Theme.Material3.Light"><item name="colorPrimary">@color/md_theme_light_primary</item><item name="colorSurface">@color/md_theme_light_surface</item></style>
      <style name="Theme.Harbor.Dark" parent="Theme.Material3.Dark"><item name="colorPrimary">@color/md_theme_dark_primary</item><item name="colorSurface">@color/md_theme_dark_surface</item></style>
      </resources>
      """,
    ])
    let theme = try project.theme
    #expect(theme.hasPrefix("primary=2b5bb5") && theme.contains("pin.dark.primary=b0c6ff"), "\(theme)")
    #expect(theme.contains("pin.dark.background=131316") && !theme.contains("pin.light.background=131316"), "\(theme)")
  }

  @Test func whatIsAddedFitsWhatLoadsIt() throws {
    let bootstrap = try made([
      "package.json": #"{"dependencies": {"bootstrap": "5.3"}}"#,
      "scss/main.scss": "@use \"bootstrap/scss/bootstrap\" as * with ($primary: #5c728f);",
    ])
    #expect(try bootstrap.0.run("build").error.contains("as its first line: @use \"bootstrap-theme\" as theme;"))
    let vuetify = try made([
      "package.json": #"{"dependencies": {"vuetify": "3"}}"#,
      "src/main.js":
        "createVuetify({ defaults: { VBtn: { variant: 'text' } }, theme: { defaultTheme: 'light' } }) // from 'vuetify'",
    ])
    #expect(
      vuetify.1.output.contains(
        "import { theme } from './theme'; and createVuetify({ theme: { ...theme, defaultTheme: 'light' } })"))
  }

  @Test func aFolderOfTheSameNameLoadsNothing() throws {
    let (project, _) = try made([
      "package.json": #"{"dependencies": {"@mui/material": "7"}}"#, "index.html": "<script src=src/index.js></script>",
      "src/index.js": "import theme from './common/theme';",
      "src/common/theme/index.js":
        "import { createTheme } from '@mui/material';\nexport default createTheme({ palette: { primary: { main: '#3F51B5' } } });",
    ])
    #expect(try project.run("build").error.contains("Nothing loads src/common/theme/theme.js yet."))
  }

  @Test func theTintOfAnAppIsItsPrimary() throws {
    let set =
      #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "0x3F", "green": "0x51", "blue": "0xB5", "alpha": "1.000"}}, "idiom": "universal"}]}"#
    let (project, run) = try made([
      "A.xcodeproj/project.pbxproj": "", "A/AApp.swift": "@main struct AApp: App {}",
      "A/Assets.xcassets/AccentColor.colorset/Contents.json": set,
    ])
    #expect(try project.theme.hasPrefix("primary=indigo-500&accent=indigo-500&"))
    #expect(run.lines.contains("The app’s tint color is the primary."))
    // Also beside colors in code that nothing calls the primary.
    let (other, words) = try made([
      "A.xcodeproj/project.pbxproj": "", "A/AApp.swift": "@main struct AApp: App {}",
      "A/Assets.xcassets/AccentColor.colorset/Contents.json": set,
      "A/HarborColors.swift":
        "enum HarborColors { static let gold = Color(red: 226/255.0, green: 168/255.0, blue: 0) }",
    ])
    #expect(try other.theme.hasPrefix("primary=indigo-500&"))
    #expect(words.lines.contains("The app’s tint color is the primary."))
  }

  @Test func aVariableThatARuleKeepsToItselfIsNoPage() throws {
    let (project, _) = try made([
      "package.json": #"{"dependencies": {"bootstrap": "5.3"}}"#,
      "scss/a.scss":
        "$primary: #6f42c1;\n$dark-bg: #101418;\n@import 'bootstrap/scss/bootstrap';\n.dark { .item { $bg-color: #1b2026; background: $bg-color } }",
    ])
    #expect(try !project.theme.contains("1b2026"))
  }

  @Test func theTypographyBesideAPaletteIsOfTheTheme() throws {
    let (project, run) = try made([
      "package.json": #"{"dependencies": {"@mui/material": "7", "next": "16"}}"#,
      "tsconfig.json": "{}",
      "src/theme/palette.ts": "export const palette = { primary: { main: '#3F51B5' } };",
      "src/theme/typography.ts": #"export const typography = { fontFamily: '"Karla", sans-serif' };"#,
      "src/theme/theme.ts":
        "import { createTheme } from '@mui/material/styles';\nimport { palette } from './palette';\nexport const make = () => createTheme({ palette, typography });",
      "src/app/layout.tsx": "import { ThemeProvider } from '../provider';\n<ThemeProvider>{children}</ThemeProvider>",
      "src/provider.tsx": "<CssVarsProvider theme={make()}>{children}</CssVarsProvider>",
    ])
    #expect(try project.theme.hasPrefix("primary=indigo-500&accent=indigo-500&title=Karla&body=Karla"))
    #expect(run.output.contains("Add to src/provider.tsx: import theme from"))
  }

  @Test func theStyleSheetInAProgramIsItsTheme() throws {
    let (project, run) = try made([
      "package.json": #"{"dependencies": {"styled-components": "6", "react": "19"}}"#,
      "src/index.js": "import './styles/variables'",
      "src/styles/variables.js": "export default css`\n  :root { --primary: #3F51B5; --font-body: Lato }\n`;",
    ])
    #expect(try project.theme.hasPrefix("primary=indigo-500&accent=indigo-500&title=Lato&body=Lato"))
    #expect(run.lines.contains("The theme is from src/styles/variables.js."))
  }

  @Test func thePaletteOfWordPressIsReadByItsSlugs() throws {
    let (project, _) = try made([
      "style.css": "/*\nTheme Name: A\n*/", "functions.php": "wp_enqueue_style( 'a', get_stylesheet_uri() );",
      "theme.json":
        ##"{"settings": {"color": {"palette": [{"slug": "primary", "color": "#3F51B5"}, {"slug": "accent", "color": "#FF4081"}]}, "typography": {"fontFamilies": [{"slug": "body", "fontFamily": "Georgia, serif"}]}}}"##,
    ])
    #expect(try project.theme.hasPrefix("primary=indigo-500&accent=pink-a200&title=Georgia&body=Georgia"))
    #expect(try project.outputs == [#"{ "format": "css", "path": "style.css", "merge": true }"#])
  }

  @Test func theFontsOfWordPressAreThoseThatItsStylesName() throws {
    let (project, _) = try made([
      "style.css": "/*\nTheme Name: A\n*/",
      "theme.json":
        ##"{"settings": {"color": {"palette": [{"slug": "primary", "color": "#3F51B5"}]}, "typography": {"fontFamilies": [{"slug": "one", "fontFamily": "Outfit, sans-serif"}, {"slug": "two", "fontFamily": "Lora, serif"}]}}, "styles": {"typography": {"fontFamily": "var(--wp--preset--font-family--one)"}, "elements": {"heading": {"typography": {"fontFamily": "var:preset|font-family|two"}}}}}"##,
    ])
    #expect(try project.theme.contains("title=Lora&body=Outfit"))
  }

  @Test func theColorOfNuxtUIIsARampOfTheSheet() throws {
    let (project, _) = try made([
      "package.json": #"{"dependencies": {"nuxt": "4", "@nuxt/ui": "4"}}"#, "nuxt.config.ts": "css: ['~/assets/a.css']",
      "app/assets/a.css": "@import 'tailwindcss'; @theme { --color-green-500: #00c16a; }",
      "app/app.config.ts": "ui: { colors: { primary: 'green' } }",
    ])
    #expect(try project.theme.hasPrefix("primary=00c16a&"))
    #expect(
      try project.outputs == [
        #"{ "format": "nuxtui", "path": "app/assets/a.css", "selector": ".dark", "fonts": "project", "merge": true }"#
      ])
  }

  private func inAngular(styles: String, _ sheet: String) throws -> (project: Project, run: Filter) {
    try made([
      "package.json": #"{"dependencies": {"@angular/core": "20", "@angular/material": "20"}}"#,
      "angular.json": #"{"projects": {"x": {"architect": {"build": {"options": {"styles": [\#(styles)]}}}}}}"#,
      "src/styles.scss": sheet,
    ])
  }

  @Test func thePalettesOfAngularMaterialAreItsTheme() throws {
    let (project, run) = try inAngular(
      styles: #""src/styles.scss""#,
      """
      @use '@angular/material' as mat;
      html { @include mat.theme((color: (primary: mat.$azure-palette, tertiary: mat.$blue-palette), typography: Roboto)); }
      """)
    #expect(try project.theme.hasPrefix("primary=005cbb&accent=343dff&"))
    #expect(!run.output.contains("Give them these"))
  }

  @Test func aPrebuiltThemeOfAngularMaterialIsTheTheme() throws {
    let (project, run) = try inAngular(
      styles: #""@angular/material/prebuilt-themes/indigo-pink.css", "src/styles.scss""#, "body { margin: 0 }")
    #expect(try project.theme == "primary=indigo-500&accent=pink-a200&title=Roboto&body=Roboto")
    #expect(run.lines.contains("The theme is from @angular/material/prebuilt-themes/indigo-pink.css."))
  }

  @Test func theThemeOfAPackageInsideComesAfterTheAppsOwn() throws {
    let (project, _) = try made([
      "package.json": #"{"workspaces": ["a/*"], "devDependencies": {"vite": "7"}}"#, "index.html": "",
      "src/main.js": "import './a.css'", "src/a.css": "",
      "a/b/package.json": "{}", "a/b/b.css": ":root { --primary: #123abc }",
      "src/themes/forest.css": ":root { --primary: #2E6B4F }",
    ])
    #expect(try project.theme.hasPrefix("primary=2e6b4f&"))
  }

  @Test func theStylesThatSassLoadsAreOfTheSheet() throws {
    let (project, run) = try made([
      "package.json": #"{"devDependencies": {"vite": "7"}}"#, "src/main.js": "import './a.scss'",
      "src/a.scss": "@use 'sass:meta';\n@include meta.load-css('tokens/colors');",
      "src/tokens/_colors.scss": ":root { --primary: #2e6b4f }",
    ])
    #expect(try project.theme.hasPrefix("primary=2e6b4f&"))
    #expect(run.lines.contains("The theme is from src/a.scss."))
  }

  @Test func anAppWithoutADarkModeGetsOneByAClassOnly() throws {
    let (project, run) = try inSheet(":root { --primary: #3F51B5; --background: #fff }")
    #expect(try project.outputs[0].contains(#""selector": ".dark""#))
    #expect(
      run.lines.contains(
        "The app has no dark mode, so the theme’s waits for a class: <html class=\"dark\"> turns it on."))
    #expect(!run.output.contains("colors of src/a.css change"))
    let (other, said) = try inSheet(
      "@media (prefers-color-scheme: dark) { body { color: #fff } } :root { --primary: #3F51B5; --text: #111 }")
    #expect(try !other.outputs[0].contains("selector") && !said.output.contains("no dark mode"))
    let (switched, _) = try inSheet("body.dark-mode { background: #000 } :root { --primary: #3F51B5; --text: #111 }")
    #expect(try switched.outputs[0].contains(#""selector": "body.dark-mode""#))
  }

  @Test func whatIsOnlyLightAndGetsADarkColorChanges() throws {
    let (project, _) = try inSheet(
      ":root { --primary: #3F51B5; --text: #101010 } @media (prefers-color-scheme: dark) { :root { --text: #fff } }")
    let preview = try project.run("build", "--dry-run")
    #expect(preview.lines.contains { $0.hasPrefix("src/a.css  --primary  #3F51B5 → ") && $0.hasSuffix("  dark") })
  }

  @Test(arguments: [
    (
      ":root, .dark-mode-disabled { --text: #111 }\n.dark:not(.dark-mode-disabled) { --text: #eee }",
      ".dark:not(.dark-mode-disabled)"
    ),
    ("body.dark-theme { --text: #eee }", "body.dark-theme"),
    ("html[data-theme=dark] { --text: #eee }", "html[data-theme=dark]"),
  ])
  func darkModeIsTurnedOnAsInTheSheet(css: String, selector: String) throws {
    let (project, _) = try inSheet(":root { --primary: #3F51B5 }\n" + css)
    #expect(try project.outputs[0].contains(#""selector": "\#(selector)""#))
    #expect(try project.run("build").status == 0)
    #expect(try project.read("src/a.css").components(separatedBy: "\(selector) {").count > 2)
  }

  @Test func namesThatNoRuleTakesAreSaid() throws {
    let (project, run) = try inSheet(":root { --brand-primary: #3F51B5 } a { color: var(--brand-primary) }")
    let line =
      "No rule takes --primary and the other names of src/a.css yet. Where a color is now, write: --brand-primary: var(--primary);"
    #expect(run.lines.contains(line))
    #expect(try project.run("build").error.contains(line))
    try project.write(":root { --brand-primary: var(--primary) }", to: "src/b.css")
    #expect(try !project.run("build", "--force").error.contains("No rule takes"))
  }

  @Test func ofSeveralFontsWithoutARoleOneIsAGuess() throws {
    let (_, run) = try inSheet(":root { --primary: #3F51B5; --font-inter: 'Inter'; --font-manrope: 'Manrope' }")
    #expect(run.output.contains("Several fonts are named, and none of them for titles or text, so "))
  }

  @Test func colorsOfAnotherModuleThatASchemeImportsAreRead() throws {
    let (project, run) = try made([
      "app/build.gradle.kts": Project.composeGradle,
      "app/src/main/kotlin/x/theme/Theme.kt":
        "package x.theme\nimport y.theme.Light\nval scheme = lightColorScheme(primary = Light.brand)",
      "core/src/main/kotlin/y/theme/Color.kt": "package y.theme\nobject Light { val brand = Color(0xFF3F51B5) }",
      "core/src/main/kotlin/z/Color.kt": "package z\nobject Light { val brand = Color(0xFFB00020) }",
    ])
    #expect(try project.theme.hasPrefix("primary=indigo-500&"), "\(run.output)")
  }

  @Test func thePicturesOfACatalogAreNoTheme() throws {
    let (project, _) = try made([
      "A.xcodeproj/project.pbxproj": "", "A/AApp.swift": "@main struct AApp: App {}",
      "A/Assets.xcassets/Rocket.symbolset/rocket.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><path stroke=\"#00AEEF\"/></svg>",
      "Kit/Colors.swift": "import SwiftUI\nlet brand = Color(red: 0.5, green: 0.25, blue: 0.75)",
    ])
    #expect(try project.theme.hasPrefix("primary=8040bf&"))
  }

  @Test func theAdviceFitsTheScriptThatAPageLoads() throws {
    let app =
      "import { createTheme } from '@mui/material';\nconst theme = createTheme({ palette: { primary: { main: '#3F51B5' } } });\nrender(<ThemeProvider theme={theme} />)"
    let (project, _) = try made([
      "package.json": #"{"dependencies": {"@mui/material": "7"}}"#,
      "index.html": "<script type=module src=\"/src/index.tsx\"></script>", "src/index.auth.tsx": app,
      "src/index.tsx": app,
    ])
    #expect(
      try project.run("build").error.contains(
        "Add to src/index.tsx: import theme from './theme'; and <ThemeProvider theme={theme}>, in place of the “theme” that’s made there"
      ))
  }

  @Test func aServerLoadsNoStyleSheet() throws {
    let (project, run) = try made([
      "package.json": "{}", "backend/package.json": #"{"dependencies": {"@nestjs/core": "11"}}"#,
      "backend/src/main.ts": "bootstrap()",
      "frontend/package.json": #"{"dependencies": {"next": "15", "@mantine/core": "^6.0"}}"#,
      "frontend/src/pages/_app.tsx": "export default App", "frontend/src/colors.css": ":root { --primary: #3F51B5 }",
    ])
    #expect(try project.outputs.first?.contains("frontend/") == true)
    #expect(!run.output.contains("backend"))
    #expect(
      run.lines.contains(
        "Its Mantine is version 6, and Tintype’s theme is for 7 and newer, so the colors are in a style sheet."))
  }

  @Test func aFrameworkBesideTheSheetIsNamed() throws {
    let (_, run) = try made([
      "package.json": #"{"dependencies": {"vuetify": "3", "tailwindcss": "4"}}"#,
      "components.json": #"{"tailwind": {"css": "src/a.css"}}"#, "src/main.ts": "import './a.css'",
      "src/a.css": "@import \"tailwindcss\";\n:root { --primary: #3F51B5 }",
      "src/plugins/vuetify.ts": "import { createVuetify } from 'vuetify'\nexport default createVuetify({})",
    ])
    #expect(
      run.output.contains(
        "The app uses Vuetify, too, which doesn’t take its colors from src/a.css. To give it the same ones, add to “outputs” in tintype.json: { \"format\": \"vuetify\", \"path\": \"src/plugins/theme.ts\" }"
      ))
  }

  @Test func aThemeOfHugoIsSomebodyElses() throws {
    let (_, run) = try made([
      "config/_default/hugo.toml": "theme = 'new'", "static/css/x.css": "a { color: #336699 }",
      "themes/old/layouts/partials/head.html": "<head></head>", "content/a.md": "",
    ])
    #expect(run.output.contains("For Hugo"))
    #expect(!run.output.contains("themes/old"))
  }

  @Test func aNewSheetTurnsNoPageDarkThatHasNoDarkMode() throws {
    let (project, _) = try made([
      "index.html":
        "<style>body { color: #222 } a { color: #3F51B5 }</style><link rel=stylesheet href=https://cdn.example/a.css>",
      "parts/b.css": "a { color: #3F51B5 }",
    ])
    #expect(try project.outputs[0].contains(#""selector": ".dark""#))
  }

  @Test func whatElseAnAndroidThemeHasIsKept() throws {
    func said(_ items: String) throws -> String {
      try made([
        "app/build.gradle":
          "plugins { id 'com.android.application' }\ndependencies { implementation 'com.google.android.material:material:1.12' }",
        "app/src/main/AndroidManifest.xml": #"<manifest><application android:theme="@style/Notes"/></manifest>"#,
        "app/src/main/res/values/styles.xml":
          "<resources><style name=\"Notes\" parent=\"Notes.Base\" /><style name=\"Notes.Base\" parent=\"Theme.Material3.DayNight\"><item name=\"colorPrimary\">#3F51B5</item>\(items)</style></resources>",
      ]).run.output
    }
    let keep =
      "app/src/main/res/values/styles.xml, give Notes.Base parent=\"Theme.Brand\", and take out the colors that it sets: colorPrimary.\n"
    #expect(try said("").contains("Or in " + keep))
    let output = try said("<item name=\"dividerColor\">#eee</item>")
    #expect(output.contains("Nothing uses Theme.Brand yet. In " + keep) && !output.contains("AndroidManifest.xml, at"))
  }
}
