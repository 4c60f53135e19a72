import ColorScience
import Testing
import Theme

@testable import Formats
@testable import Import

/// A file as projects have it, what its theme is, and the roles that are guessed.
struct ProjectSheet: CustomTestStringConvertible {
  let what: String
  var path = "some.css"
  let text: String
  let theme: String
  var guesses: [Role] = []

  var testDescription: String { what }
  var imported: Imported { get throws { try Imported([File(path: path, text: text)]) } }
}

@Suite("Style sheets of other projects")
struct ProjectSheetTests {
  @Test("Say which color is which", arguments: sheets)
  func meaning(sheet: ProjectSheet) throws {
    let found = try sheet.imported
    #expect(found.theme.string == sheet.theme)
    #expect(found.guesses == sheet.guesses)
  }

  private static let sheets = [
    ProjectSheet(
      what: "shadcn/ui’s accent is a highlight, so another that stands out is guessed",
      text: """
        :root { --primary: #155DFC; --primary-foreground: #FAFAFA; --secondary: #F5F5F5; --accent: #F5F5F5;
          --destructive: #E7000B; --ring: #A1A1A1; --chart-1: #F54900; --chart-2: #009689 }
        .dark { --primary: #E5E5E5; --primary-foreground: #171717; --accent: #262626 }
        """, theme: "primary=155dfc&accent=f54900", guesses: [.accent]),
    ProjectSheet(
      what: "shadcn/ui’s numbers in HSL",
      text: """
        @layer base { :root { --primary: 262.1 83.3% 57.8%; --primary-foreground: 210 20% 98%; --radius: 0.5rem;
          --accent: 220 14.3% 95.9%; --ring: 262.1 83.3% 57.8%; --chart-1: 12 76% 61% } }
        """, theme: "primary=7c3aed&accent=e76e50", guesses: [.accent]),
    ProjectSheet(
      what: "Without anything that stands out, no accent is guessed",
      text: ":root { --primary: #171717; --primary-foreground: #FFF; --accent: #F5F5F5; --destructive: #E7000B }",
      theme: "primary=171717"),
    ProjectSheet(
      what: "What holds without an attribute or a class is the theme",
      text: """
        :root { --primary: #2f6fde; --accent: #f2a900; }
        [data-theme="forest"] { --primary: #2e6b4f; --accent: #c98a1b; } .theme-rose { --primary: #b83a52; }
        .card { --accent: #000000 }
        """, theme: "primary=2f6fde&accent=f2a900"),
    ProjectSheet(
      what: "The first theme is the one if none holds without an attribute",
      text: "[data-theme=sea] { --primary: #0B7285; --accent: #E8590C } [data-theme=wine] { --primary: #862e9c }",
      theme: "primary=0b7285&accent=e8590c"),
    ProjectSheet(
      what: "daisyUI says which theme is the default, and which is dark",
      text: """
        @plugin "daisyui/theme" { name: "evening"; prefersdark: true; --color-primary: #0f1c3a; --color-accent: #3a2d5c }
        @plugin "daisyui/theme" { name: "day"; default: true; --color-primary: #2f6fde; --color-accent: #f2a900; }
        """, theme: "primary=2f6fde&accent=f2a900"),
    ProjectSheet(
      what: "daisyUI 4’s names are short",
      text: """
        [data-theme=night] { color-scheme: dark; --p: 75% 0.18 346; --a: 74% 0.15 301; --b1: 28% 0.02 277 }
        [data-theme=day] { color-scheme: light; --p: 76.172% 0.089459 200.026556; --a: 80% 0.15 77.5; --b1: 97% 0.004 56 }
        """, theme: "primary=65c3c8&accent=f3b037"),
    ProjectSheet(
      what: "Bootstrap’s variables refer to others", path: "_variables.scss",
      text: """
        $gray-600: #6c757d !default;
        $blue:   #0d6efd !default; // the default
        $orange: #e8590c !default;
        $teal:   #0ca678 !default;
        $primary:   $orange !default;
        $secondary: $teal !default;
        $font-family-sans-serif: "Work Sans", sans-serif !default;
        $headings-font-family: $font-family-sans-serif !default;
        """, theme: "primary=e8590c&accent=0ca678&title=Work+Sans&body=Work+Sans", guesses: [.accent]),
    ProjectSheet(
      what: "A gray secondary of Bootstrap’s is no accent, and neither is a state’s color", path: "custom.scss",
      text: """
        $gray-600: #6c757d !default; $blue: #0d6efd; $primary: $blue; $secondary: $gray_600; $danger: #dc3545;
        $orange: #fd7e14; $theme-colors: ("primary": $primary, "danger": $danger);
        """, theme: "primary=0d6efd&accent=fd7e14", guesses: [.accent]),
    ProjectSheet(
      what: "Maps are read, and so is what’s taken from them", path: "x.scss",
      text: """
        @use "sass:map";
        $palette: ("sea": (base: #0b7285, deep: #083344), flame: #e8590c);
        $primary: map.get($palette, "sea", base);
        $accent: map-get($palette, flame);
        """, theme: "primary=0b7285&accent=e8590c"),
    ProjectSheet(
      what: "A module is set up by its user", path: "x.scss",
      text: """
        $primary: #000000 !default;
        @use "bootstrap" with ($primary: #7b2ff7, /* ours */ $accent: tint-color(#e8590c, 20%), $font-family-base: (Nunito, sans-serif));
        """, theme: "primary=7b2ff7&accent=ed7a3d&title=Nunito&body=Nunito", guesses: [.titleFont]),
    ProjectSheet(
      what: "Names of other modules, interpolation, and functions of Sass", path: "x.scss",
      text: """
        $brand-blue: #3366cc; $primary: palette.$brand-blue; $accent: darken(#{$brand-blue}, 20%);
        :root { --primary: #{$primary}; }
        """, theme: "primary=3366cc&accent=1f3d7a"),
    ProjectSheet(
      what: "Less has variables, too", path: "x.less",
      text: "@blue-6: #1890ff; @primary-color: @blue-6; @accent-color: darken(#ff7a45, 0%);",
      theme: "primary=1890ff&accent=ff7a45"),
    ProjectSheet(
      what: "A component has a sheet of its own", path: "App.vue",
      text: "<template><a/></template><style scoped lang=\"scss\">$sea: #0b7285; :root { --primary: #{$sea} }</style>",
      theme: "primary=0b7285"),
    ProjectSheet(
      what: "A mixin sets nothing by itself", path: "x.less",
      text: ".night() { @primary-color: #000000; } @primary-color: #1890ff;", theme: "primary=1890ff"),
    ProjectSheet(
      what: "What isn’t a font never becomes one, and the system’s stack is the system’s font",
      text: """
        :root { --primary: #0b7285; --accent: #e8590c; --font-feature-settings: "ss01"; --font-display: swap;
          --font-features: "cv11"; --font-base-size: 14px; --font-heading-weight: 600;
          --font-sans: -apple-system, BlinkMacSystemFont, "Inter", sans-serif; --font-code: "Fira Code" }
        """, theme: "primary=0b7285&accent=e8590c&title=system-ui&body=system-ui", guesses: [.titleFont]),
    ProjectSheet(
      what: "An ordinary sheet has fonts, and colors for links and buttons",
      text: """
        body { font-family: "Karla", sans-serif; color: #212529; background: #fffdf7; }
        h1, h2, h3 { font-family: "Fraunces", serif; } code { font-family: Menlo }
        a { color: #0b7285; } a:hover { color: #083344 } .btn-danger { background: #e03131 }
        .button { background-color: #e8590c; color: #fff; }
        """, theme: "primary=e8590c&accent=0b7285&title=Fraunces&body=Karla", guesses: [.primary, .accent]),
    ProjectSheet(
      what: "A font’s shorthand and a class for headings",
      text: """
        :root { --primary: #0b7285; --accent: #e8590c; --inter: Inter, sans-serif }
        html { font: italic 400 16px/1.5 var(--inter) } .font-heading { font-family: 'DM Serif Display' }
        """, theme: "primary=0b7285&accent=e8590c&title=DM+Serif+Display&body=Inter"),
    ProjectSheet(
      what: "Bare numbers in RGB, with spaces or commas",
      text: """
        :root { --color-primary: 37 99 235; --color-accent: 249, 115, 22;
          --ease: 0.4 0 1; --shadow: 0 1 2; --flex: 1 1 0 }
        .btn { background: rgb(var(--color-primary) / <alpha-value>); }
        """, theme: "primary=2563eb&accent=f97316"),
    ProjectSheet(
      what: "Bare numbers in OKLCH, and in HSL with its unit",
      text: ":root { --primary: 0.546 0.245 262.881; --accent: 24.6deg 95% 53.1% }",
      theme: "primary=155dfc&accent=f97316"
    ),
    ProjectSheet(
      what: "Numbers are what the sheet puts them into",
      text: ":root { --primary: 221 83 53; --accent: 25 95 53 } a { color: hsl(var(--primary)) }",
      theme: "primary=2463eb&accent=f97415"),
    ProjectSheet(
      what: "light-dark() has both",
      text: ":root { --primary: light-dark(#1c7ed6, #74c0fc); --accent: light-dark(#e8590c, #ffa94d) }",
      theme: "primary=1c7ed6&accent=e8590c"),
    ProjectSheet(
      what: "What must not be dark isn’t",
      text: """
        :root:not([data-theme=dark]) { --primary: #1864ab; --accent: #e8590c; }
        [data-theme=dark] { --primary: #74c0fc; --accent: #ffa94d; }
        """, theme: "primary=1864ab&accent=e8590c"),
    ProjectSheet(
      what: "Names have escapes",
      text: #"""
        :root { --primary: #0b7285; --accent: #e8590c; --font-heading: "D\27 Orsay", serif; --font-body: Caf\e9  Sans, serif }
        """#, theme: "primary=0b7285&accent=e8590c&title=D%27Orsay&body=Caf%C3%A9+Sans"),
    ProjectSheet(
      what: "Of a ramp, the middle is guessed, and a brand’s before others",
      text: """
        @theme { --color-mint-100: #e6fcf5; --color-mint-500: #20c997; --color-mint-900: #087f5b;
          --color-brand-50: #eff6ff; --color-brand-500: #3b82f6; --color-brand-900: #1e3a8a; --color-error-500: #ff0000 }
        """, theme: "primary=3b82f6&accent=20c997", guesses: [.primary, .accent]),
    ProjectSheet(
      what: "A shade of the primary is no accent",
      text:
        ":root { --ifm-color-primary: #2e8555; --ifm-color-primary-light: #33925d; --ifm-color-primary-lightest: #3cad6e }",
      theme: "primary=2e8555"),
  ]

  @Test("Tell dark from light, and one theme from another")
  func appearances() throws {
    let found = try Imported([
      File(
        path: "x.css",
        text: """
          :root { --primary: #000001 } .dark { --primary: #000002 } [data-theme="forest"] { --primary: #000003 }
          .theme-rose { --primary: #000004 } .theme-rose.dark, .dark .theme-rose { --primary: #000005 }
          @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --primary: #000006 } }
          .high-contrast { --primary: #000007 } [data-theme=night-sea] { color-scheme: dark; --primary: #000008 }
          """)
    ])
    #expect(found.colors.map(\.color.hex) == (1...8).filter { $0 != 7 }.map { "#00000\($0)" })
    #expect(found.colors.map(\.isDark) == [false, true, false, false, true, true, true])
    #expect(found.colors.map(\.theme) == ["", "", "forest", "rose", "rose", "", "night-sea"])
    #expect(found.themes == ["forest", "rose", "night-sea"])
  }

  @Test("Bootstrap's hues that tell a state aren't guessed, whatever they're called")
  func states() throws {
    let found = try Imported([
      File(
        path: "_variables.scss",
        text: """
          $blue: #0d6efd; $indigo: #6610f2; $red: #dc3545; $yellow: #ffc107; $gray-600: #6c757d; $body-bg: #fff;
          $primary: $blue; $secondary: $gray-600; $danger: $red; $warning: $yellow;
          """)
    ])
    #expect(found.theme.string == "primary=0d6efd&accent=6610f2" && found.guesses == [.accent])
  }

  @Test("Angular Material takes shades of Material's palettes")
  func angularMaterial() throws {
    let found = try Imported([
      File(
        path: "theme.scss",
        text: """
          @use '@angular/material' as mat;
          $my-primary: mat.define-palette(mat.$indigo-palette);
          $my-accent: mat.m2-define-palette(mat.$m2-pink-palette, A200, A100, A400);
          $my-warn: mat.define-palette($own-palette, 500);
          $theme: mat.define-light-theme((color: (primary: $my-primary, accent: $my-accent)));
          """)
    ])
    #expect(found.theme.string == "primary=indigo-500&accent=pink-a200")
  }

  @Test(
    "Angular Material's themes say which palettes they take",
    arguments: [
      (
        "html { @include mat.theme((color: (primary: mat.$azure-palette, tertiary: mat.$rose-palette), density: 0)); }",
        "primary=005cbb&accent=ba005c"
      ),
      ("html { @include mat.theme((color: mat.$violet-palette, density: 0)); }", "primary=7d00fa"),
      (
        "html { @include mat.theme((color: mat.$cyan-palette, typography: 'Open Sans')); }",
        "primary=006a6a&title=Open+Sans&body=Open+Sans"
      ),
      (
        """
        html { @include mat.theme((color: (primary: mat.$rose-palette),
          typography: (plain-family: Lato, brand-family: 'EB Garamond', bold-weight: 900))); }
        """, "primary=ba005c&title=EB+Garamond&body=Lato"
      ),
      (
        """
        $_palettes: (primary: (0: #000000, 40: #0b7285, 80: #66d9e8, 100: #ffffff), tertiary: (40: #c2255c, 80: #faa2c1));
        $_rest: (neutral: map.get($_palettes, neutral));
        $primary-palette: map.merge(map.get($_palettes, primary), $_rest);
        $tertiary-palette: map.merge(map.get($_palettes, tertiary), $_rest);
        html { @include mat.theme((color: (primary: $primary-palette, tertiary: $tertiary-palette))); }
        """, "primary=0b7285&accent=c2255c"
      ),
      (
        "$app: mat.define-theme((color: (theme-type: light, primary: mat.$spring-green-palette)));", "primary=006d33"
      ),
      (
        """
        $theme: mat.m2-define-light-theme((color: (
          primary: mat.m2-define-palette(mat.$m2-teal-palette, 600),
          accent: mat.m2-define-palette(mat.$m2-orange-palette))));
        """, "primary=teal-600&accent=orange-500"
      ),
      (
        """
        $brand: (50: #e3f2fd, 500: #2196f3, 600: #1e88e5, contrast: (50: black, 500: white));
        $app-primary: mat.define-palette($brand, 600);
        $app-accent: mat.define-palette(mat.$lime-palette, A400);
        """, "primary=blue-600&accent=lime-a400"
      ),
      (
        """
        $type: mat.define-typography-config($font-family: 'Open Sans', $body-1: mat.define-typography-level(14px));
        $theme: mat.define-light-theme((color: (primary: mat.define-palette(mat.$indigo-palette)), typography: $type));
        """, "primary=indigo-500&title=Open+Sans&body=Open+Sans"
      ),
    ])
  func angularMaterialThemes(sheet: String, theme: String) throws {
    let found = try Imported([File(path: "styles.scss", text: "@use '@angular/material' as mat;\n" + sheet)])
    #expect(found.theme.string == theme && !found.guesses.contains(.primary))
  }

  @Test("Offer their other themes by name")
  func themes() throws {
    let file = File(
      path: "x.css",
      text: """
        :root { --primary: #2f6fde; --accent: #f2a900; } [data-theme=forest] { --primary: #2e6b4f }
        [data-theme=ink] { color-scheme: dark; --primary: #112233; --accent: #ffccaa }
        """)
    #expect(try Imported([file], theme: "forest").theme.string == "primary=2e6b4f&accent=f2a900")
    #expect(try Imported([file], theme: "ink").theme.string == "primary=112233&accent=ffccaa")
    #expect(try Imported([file]).remarks.contains("The file has other themes, too: forest and ink."))
    #expect(try Imported([file]).chosenTheme == "")
  }

  @Test("Of themes that all have names, the first is the one to begin with, and not another")
  func namedThemes() throws {
    let sheet = "[data-theme=forest] { --primary: #2e6b4f } [data-theme=ink] { --primary: #112233 }"
    let found = try Imported([File(path: "x.css", text: sheet)])
    #expect(found.theme.primary?.slug == "2e6b4f" && found.chosenTheme == "forest")
    #expect(found.remarks.contains("The file has other themes, too: ink."))
    #expect(found.taking(theme: "ink").theme.primary?.slug == "112233")
  }

  @Test("Say what was left out, and why, once")
  func notes() throws {
    let found = try Imported([
      File(
        path: "x.scss",
        text: """
          :root { --primary: #0B7285; --accent: rgb(0 0 0 / 50%); --primary-soft: oklch(from var(--primary) l c h);
            --brand: var(--nowhere); --secondary: var(--secondary); --space: var(--none) }
          @each $name, $color in $colors { $accent-dark: $color; }
          """)
    ])
    #expect(
      found.notes == [
        "Left out because it’s see-through: --accent.",
        "Left out because we don’t run code, and only that would tell: $accent-dark.",
        "Left out because the file doesn’t have what they refer to: --brand and --secondary.",
        "Left out because we don’t follow the function that makes the color: --primary-soft.",
      ])
  }

  @Test(
    "Never hang on what leads round or on and on",
    arguments: [
      (0..<100_000).map { "--c\($0): var(--c\($0 + 1));" }.joined() + "--c100000: #fff",
      (0..<1000).map { "--c\($0): hsl(var(--c\($0 + 1)));" }.joined(),
      (0..<1000).map { "--c\($0): var(--c\($0 + 1)) var(--c\($0 + 1));" }.joined() + "--c1000: ab",
      String(repeating: "--a: var(--a, ", count: 2000), "--a: " + String(repeating: "rgb(", count: 50_000),
      "--x: " + String(repeating: "var(--x,", count: 200) + String(repeating: ")", count: 200),
    ])
  func circles(declarations: String) throws {
    let found = try Imported([File(path: "x.css", text: ":root { --primary: #123456; \(declarations) }")])
    #expect(found.theme.primary?.slug == "123456")
  }

  @Test("A thousand levels of @use, and a thousand maps in maps, are read as far as we follow")
  func levels() throws {
    let uses = (0..<1000).map { "@use \"level\($0)\" with ($v\($0): $v\($0 + 1));" }.joined(separator: "\n")
    let maps = "$m: " + String(repeating: "(a: ", count: 1000) + "red" + String(repeating: ")", count: 1000) + ";"
    let found = try Imported([File(path: "x.scss", text: "\(uses)\n$v1000: #E8590C;\n$primary: $v0;\n\(maps)")])
    #expect(found.theme.primary?.slug == "e8590c")
  }
}
