import Testing

/// Themes that people use, by a few of their colors.
@Suite("Public themes")
struct PublicThemesTests {
  struct PublicTheme: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sheet: String

    init(_ name: String, _ declarations: String) {
      testDescription = name
      sheet = ":root { \(declarations) }"
    }
  }

  /// All of whose text reads well, beside lines and other colors that needn't.
  static let fine = [
    PublicTheme(
      "GitHub light",
      "--fg-default: #1f2328; --fg-muted: #59636e; --bg-default: #fff; --link-color: #0969da; --border: #d1d9e0"),
    PublicTheme(
      "GitHub dark",
      "--fg-default: #f0f6fc; --fg-muted: #9198a1; --bg-default: #0d1117; --link-color: #4493f8; --border: #3d444d"),
    PublicTheme("Nord", "--foreground: #d8dee9; --background: #2e3440; --border: #4c566a"),
    PublicTheme("Dracula", "--foreground: #f8f8f2; --background: #282a36; --selection: #44475a; --comment: #6272a4"),
    PublicTheme("Gruvbox dark", "--fg: #ebdbb2; --bg: #282828; --gray: #928374"),
    PublicTheme("Gruvbox light", "--fg: #3c3836; --bg: #fbf1c7; --gray: #928374"),
    PublicTheme("Solarized dark", "--text: #839496; --background: #002b36; --overlay: #073642"),
    PublicTheme("Tokyo Night", "--fg: #c0caf5; --bg: #1a1b26; --comment: #565f89"),
    PublicTheme("Catppuccin Mocha", "--text: #cdd6f4; --background: #1e1e2e; --surface: #313244; --overlay: #6c7086"),
    PublicTheme("Catppuccin Latte", "--text: #4c4f69; --background: #eff1f5; --surface: #ccd0da; --overlay: #9ca0b0"),
    PublicTheme("One Dark", "--foreground: #abb2bf; --background: #282c34; --comment: #5c6370"),
    PublicTheme("Monokai", "--foreground: #f8f8f2; --background: #272822; --comment: #75715e"),
    PublicTheme("Rosé Pine", "--text: #e0def4; --muted-line: #6e6a86; --background: #191724; --surface: #1f1d2e"),
    PublicTheme(
      "Material 3, light",
      """
      --primary: #6750a4; --on-primary: #fff; --primary-container: #eaddff; --on-primary-container: #21005d;
      --surface: #fef7ff; --on-surface: #1d1b20; --on-surface-variant: #49454f; --surface-container-highest: #e6e0e9;
      --error: #b3261e; --on-error: #fff; --outline: #79747e; --outline-variant: #cac4d0
      """),
    PublicTheme(
      "Material 3, dark",
      """
      --primary: #d0bcff; --on-primary: #381e72; --primary-container: #4f378b; --on-primary-container: #eaddff;
      --surface: #141218; --on-surface: #e6e0e9; --on-surface-variant: #cac4d0; --surface-container-highest: #36343b;
      --error: #f2b8b5; --on-error: #601410; --outline: #938f99; --outline-variant: #49454f
      """),
    PublicTheme(
      "Bootstrap, light",
      """
      --bs-body-color: #212529; --bs-body-bg: #fff; --bs-secondary-bg: #e9ecef; --bs-tertiary-bg: #f8f9fa;
      --bs-link-color: #0d6efd; --bs-primary-text-emphasis: #052c65; --bs-primary-bg-subtle: #cfe2ff;
      --bs-warning-text-emphasis: #664d03; --bs-warning-bg-subtle: #fff3cd; --bs-warning: #ffc107; --bs-border-color: #dee2e6
      """),
    PublicTheme(
      "Bootstrap, dark",
      """
      --bs-body-color: #dee2e6; --bs-body-bg: #212529; --bs-secondary-bg: #343a40; --bs-tertiary-bg: #2b3035;
      --bs-link-color: #6ea8fe; --bs-primary-text-emphasis: #6ea8fe; --bs-primary-bg-subtle: #031633;
      --bs-border-color: #495057
      """),
    PublicTheme(
      "Pico, light",
      """
      --pico-color: #373c44; --pico-background-color: #fff; --pico-muted-color: #646b79; --pico-muted-border-color: #e7eaf0;
      --pico-primary: #0172ad; --pico-primary-background: #0172ad; --pico-primary-inverse: #fff
      """),
    PublicTheme(
      "Pico, dark",
      """
      --pico-color: #c2c7d0; --pico-background-color: #13171f; --pico-muted-color: #7b8495; --pico-muted-border-color: #202632;
      --pico-primary: #01aaff; --pico-primary-background: #0172ad; --pico-primary-inverse: #fff
      """),
    PublicTheme(
      "shadcn/ui, dark",
      """
      --background: oklch(0.145 0 0); --foreground: oklch(0.985 0 0); --card: oklch(0.205 0 0);
      --card-foreground: oklch(0.985 0 0); --primary: oklch(0.922 0 0); --primary-foreground: oklch(0.205 0 0);
      --muted: oklch(0.269 0 0); --muted-foreground: oklch(0.708 0 0); --accent: oklch(0.269 0 0);
      --accent-foreground: oklch(0.985 0 0); --border: oklch(1 0 0 / 10%); --input: oklch(1 0 0 / 15%);
      --ring: oklch(0.556 0 0); --chart-1: oklch(0.488 0.243 264.376)
      """),
  ]

  @Test("Twenty that are fine are silent", arguments: fine)
  func silent(_ theme: PublicTheme) throws {
    let check = try CheckedFile(css: theme.sheet)
    #expect(check.lines == [])
    #expect(check.undecided.map { "\($0.text.name) on \($0.background.name)" } == [])
    #expect(check.judged > 0)
  }

  /// Pairs of these that are known to fall short, each with its ratio.
  static let short: [(theme: PublicTheme, pair: String)] = [
    (
      PublicTheme("shadcn/ui", "--muted: oklch(0.97 0 0); --muted-foreground: oklch(0.556 0 0)"),
      "--muted-foreground on --muted, light: 4.34 of 4.5"
    ),
    (
      PublicTheme("Bootstrap's gray on its light", "--bs-body-bg: #f8f9fa; --bs-body-color: #6c757d"),
      "--bs-body-color on --bs-body-bg, light: 4.44 of 4.5"
    ),
    (
      PublicTheme("Solarized light", "--text: #657b83; --background: #fdf6e3"),
      "--text on --background, light: 4.12 of 4.5"
    ),
    (
      PublicTheme("VitePress's button", "--vp-button-brand-text: #fff; --vp-button-brand-bg: #5672cd"),
      "--vp-button-brand-text on --vp-button-brand-bg, light: 4.48 of 4.5"
    ),
    (
      PublicTheme("MUI's warning", "--warning-main: #ed6c02; --warning-contrast-text: #fff"),
      "--warning-contrast-text on --warning-main, light: 3.11 of 4.5"
    ),
  ]

  @Test("Known pairs that fall short are found", arguments: short)
  func found(_ theme: PublicTheme, _ pair: String) throws {
    let lines = try CheckedFile(css: theme.sheet).lines
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix(pair) == true, "\(lines)")
  }
}
