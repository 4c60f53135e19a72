import FileCheck
import Files
import Formats
import Testing

@Suite("The contrast of a style sheet's variables")
struct StyleSheetCheckTests {
  @Test("shadcn's muted text on muted is found, in its own notation")
  func shadcn() throws {
    let sheet = """
      @layer base {
        :root {
          --background: 0 0% 100%;
          --foreground: 240 10% 3.9%;
          --muted: 240 4.8% 95.9%;
          --muted-foreground: 240 3.8% 46.1%;
          --border: 240 5.9% 90%;
        }
        .dark {
          --background: 240 10% 3.9%;
          --foreground: 0 0% 98%;
          --muted: 240 3.7% 15.9%;
          --muted-foreground: 240 5% 64.9%;
        }
      }
      """
    let check = try CheckedFile(css: sheet)
    #expect(check.lines == ["--muted-foreground on --muted, light: 4.39 of 4.5, 6:25 and 5:14, 240 3.8% 45.4%"])
    #expect(check.undecided.isEmpty)
    // Both texts on what's theirs, in both modes; muted text on the page, too.
    #expect(check.judged == 6)
  }

  @Test(
    "In a part of a page, a color by a function counts like a hex",
    arguments: ["hsl(210, 25%, 8%)", "rgb(15 20 25)", "#0f1419"])
  func part(background: String) throws {
    let check = try CheckedFile(css: ".ayu { --bg: \(background); --fg: #1c2630 }")
    #expect(check.lines.count == 1 && check.undecided.isEmpty)
    // The page's --ink, or the part's: nothing tells.
    #expect(try CheckedFile(css: ".ayu { --bg: var(--ink); --fg: #1c2630 }").lines.isEmpty)
  }

  @Test(
    "A name's conventions",
    arguments: [
      ("--on-card", "--card"), ("--text-on-card", "--card"), ("--color-text-on-card", "--color-card"),
      ("--card-foreground", "--card"), ("--card-fg", "--card-bg"), ("--text", "--background"),
      ("--foreground", "--background"), ("--muted", "--surface"), ("--text-muted", "--card"),
      ("--bs-info-text-emphasis", "--bs-info-bg-subtle"), ("--bs-body-color", "--bs-body-bg"),
      ("--alert-text", "--alert-bg"), ("--color-neutral-content", "--color-neutral"),
      ("--color-base-content", "--color-base-200"), ("--md-sys-color-on-surface", "--md-sys-color-surface-container"),
      ("--hb-text", "--hb-page"),
    ])
  func convention(_ text: String, _ background: String) throws {
    let check = try CheckedFile(css: ":root { \(text): #999; \(background): #eee }")
    #expect(check.lines.map { $0.prefix { $0 != "," } } == ["\(text) on \(background)"])
  }

  @Test(
    "Names that don't make a pair",
    arguments: [
      "--text: #999; --hb-background: #eee", "--primary: #999; --background: #eee", "--border: #eee; --card: #fff",
      "--text-on-primary: #fff; --text-primary: #fff", "--icon-on-card: #eee; --icon-card: #eee",
      "--accent-on-primary: #999; --primary: #888", "--shadow-color: #eee; --shadow: #fff",
      "--chart-1: #eee; --background: #fff", "--muted: #f5f5f5; --muted-foreground: #333; --background: #fff",
    ])
  func noPair(_ declarations: String) throws {
    let check = try CheckedFile(css: ":root { \(declarations) }")
    #expect(check.lines.isEmpty)
    #expect(check.undecided.isEmpty)
  }

  @Test(
    "What can't be told is listed apart, and judged if that's asked for",
    arguments: [
      ("--text-disabled: #999; --background: #fff", UndecidedPair.Reason.unread, true),
      ("--placeholder: #999; --background: #fff", .unread, true),
      ("--chart-foreground: #999; --chart: #fff", .unread, true),
      ("--text-tertiary: #999; --background: #fff", .doubtful, true),
      ("--muted: #f5f5f5; --background: #fff", .doubtful, true),
      ("--text: #222; --background: #fff; --surface: #111", .doubtful, true),
      ("--text: rgb(0 0 0 / 0.4); --background: #fff", .seeThrough, true),
      ("--text: #222; --background: rgb(0 0 0 / 0.4)", .seeThrough, false),
      ("--text: var(--gone); --background: #fff", .unknown, false),
      ("--text: var(--background); --background: var(--text)", .unknown, false),
      ("--text: color-mix(in srgb, #000, #fff); --background: #fff", .unknown, false),
    ])
  func undecided(_ declarations: String, _ reason: UndecidedPair.Reason, isJudged: Bool) throws {
    let check = try CheckedFile(css: ":root { \(declarations) }")
    #expect(check.lines.isEmpty)
    #expect(check.undecided.contains { $0.reason == reason })
    var rules = ContrastCheck.Rules()
    rules.isStrict = true
    let strict = try CheckedFile(css: ":root { \(declarations) }", rules: rules)
    #expect(strict.failures.isEmpty != isJudged)
  }

  @Test("Each mode counts, with what the others leave as it is")
  func modes() throws {
    let check = try CheckedFile(
      css: """
        :root { --text: #111; --background: #fff }
        [data-theme=dark] { --background: #222 }
        @media (prefers-contrast: more) { :root { --text: #999 } }
        """)
    #expect(
      check.lines == [
        "--text on --background, dark: 1.18 of 4.5, 1:17 and 2:35, none",
        "--text on --background, light high contrast: 2.84 of 4.5, 3:51 and 1:37, none",
      ])
  }

  @Test("A name is followed in the mode it's used in")
  func references() throws {
    let check = try CheckedFile(
      css: """
        :root { --gray: #767676; --text: var(--gray); --background: hsl(var(--page)); --page: 0 0% 100% }
        .dark { --gray: #555; --page: 0 0% 5% }
        """)
    #expect(check.lines == ["--text (--gray) on --background (--page), dark: 2.61 of 4.5, 2:17 and 2:31, #7a7a7a"])
  }

  @Test("Both halves of light-dark() have their own place")
  func lightDark() throws {
    let check = try CheckedFile(
      css: ":root { --text: light-dark(#111, rgb(90, 90, 90)); --background: light-dark(white, black) }")
    #expect(
      check.lines == [
        "--text on --background, dark: 3.04 of 4.5, 1:34 and 1:84, rgb(117, 117, 117)"
      ])
  }

  @Test("Of two values for a name, the later counts")
  func duplicates() throws {
    #expect(try CheckedFile(css: ":root { --text: #eee; --text: #111; --background: #fff }").lines.isEmpty)
    #expect(try CheckedFile(css: ":root { --text: #111; --text: #eee; --background: #fff }").lines.count == 1)
  }

  @Test("A column counts code points, in a line of any length")
  func columns() throws {
    let filler = String(repeating: "a{--é🎨:1px}", count: 20_000)
    let check = try CheckedFile(css: filler + ":root{--text:#999;--background:#fff}")
    let column = filler.unicodeScalars.count
    #expect(
      check.lines == ["--text on --background, light: 2.84 of 4.5, 1:\(column + 14) and 1:\(column + 32), #767676"])
  }

  @Test("A comment in a value moves nothing")
  func comments() throws {
    let check = try CheckedFile(css: ":root { --text: /* gray */ #999 /* light */; --background: #fff }")
    #expect(check.lines == ["--text on --background, light: 2.84 of 4.5, 1:28 and 1:60, #767676"])
  }

  @Test("Sass's variables and maps")
  func sass() throws {
    let check = try CheckedFile(
      css: """
        $gray: #6c757d;
        // A comment
        $theme: (
          "body-bg": #f8f9fa, // the page
          "body-color": $gray,
        );
        """, path: "theme.scss")
    #expect(check.lines == ["$theme.body-color ($gray) on $theme.body-bg, light: 4.44 of 4.5, 1:8 and 4:14, #6b747c"])
  }
}

extension CheckedFile {
  init(css: String, path: String = "theme.css", rules: ContrastCheck.Rules = ContrastCheck.Rules()) throws(ImportError)
  {
    try self.init(File(path: path, text: css), rules: rules)
  }
}
