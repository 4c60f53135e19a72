import FileCheck
import Testing

/// The pairs that fall short, and those that aren't judged, in a style sheet's `:root`.
private func check(_ declarations: String, strict: Bool = false) throws -> CheckedFile {
  var rules = ContrastCheck.Rules()
  rules.judgesNonText = true
  rules.isStrict = strict
  return try CheckedFile(css: ":root { \(declarations) }", rules: rules)
}

@Suite("The contrast of what isn't text but has to be seen")
struct NonTextCheckTests {
  @Test(
    "Edges of controls, focus rings, icons, what's chosen and the parts of a chart are known by their names",
    arguments: [
      "--outline", "--border-input", "--input-border", "--input-border-color", "--field-border", "--checkbox-border",
      "--border-interactive", "--input-border-focus", "--ring", "--focus-ring", "--focus-ring-color", "--border-focus",
      "--focus-outline-color", "--icon", "--icons", "--icon-primary", "--searchbar-border-color", "--icon-danger",
      "--border-selected", "--tab-indicator",
      "--switch-checked", "--chart-1", "--chart-12", "--chart3", "--chart-category-2",
    ])
  func names(_ name: String) throws {
    let found = try check("\(name): #ccc; --background: #fff")
    #expect(
      found.lines == [
        "\(name) on --background, light: 1.60 of 3.0, 1:\(11 + name.count) and 1:\(31 + name.count), #949494"
      ])
    #expect(found.failures.map(\.subject) == [.nonText])
    #expect(try check("\(name): #949494; --background: #fff").lines == [])
    // Without being asked, nothing is.
    #expect(try CheckedFile(css: ":root { \(name): #ccc; --background: #fff }").judged == 0)
  }

  @Test(
    "Lines that only separate, borders of cards and buttons, and what's behind or below aren't judged",
    arguments: [
      "--border", "--border-color", "--bs-border-color", "--card-border", "--divider", "--outline-variant",
      "--button-border", "--ring-offset", "--ring-shadow", "--input", "--input-background", "--icon-background",
      "--chart-grid", "--chart-axis", "--sidebar-border", "--border-subtle", "--selected", "--focus-shadow",
    ])
  func decoration(_ name: String) throws {
    let found = try check("\(name): #eee; --background: #fff; --bs-body-bg: #fff; --sidebar: #fff")
    #expect(found.judged == 0)
    #expect(found.undecided.isEmpty)
  }

  @Test("An edge is judged on its field, if nothing says what the page is")
  func fills() throws {
    let found = try check("--sl-input-border-color: #ccc; --sl-input-background-color: #fff")
    #expect(found.failures.map(\.background.name) == ["--sl-input-background-color"])
    #expect(
      try check("--input-border-color: #222; --input-bg: #fff; --body-bg: #222").failures.isEmpty,
      "the field itself stands out")
  }

  @Test("A field's color while it has the focus is its text's, beside its color")
  func focusedText() throws {
    #expect(try check("--input-color: #222; --input-focus-color: #bbb; --background: #fff").judged == 0)
  }

  @Test(
    "An input is the edge of a field beside a ring, as in shadcn/ui, and no longer with a border or a text of its own")
  func input() throws {
    let shadcn = "--background: #fff; --ring: #777; --input: #e5e5e5"
    #expect(try check(shadcn).lines == ["--input on --background, light: 1.25 of 3.0, 1:52 and 1:23, #949494"])
    #expect(try check(shadcn + "; --input-border: #777").lines == [])
    #expect(try check(shadcn + "; --input-foreground: #111").lines == [])
  }

  @Test("A ring is on the page, on a card, and on a sidebar of its own")
  func surfaces() throws {
    let found = try check(
      "--background: #fff; --card: #eee; --ring: #8e8e8e; --sidebar: #222; --sidebar-ring: #444; --popover: #ccc")
    #expect(
      found.failures.map { "\($0.text.name) on \($0.background.name)" } == [
        "--ring on --card", "--sidebar-ring on --sidebar",
      ])
    #expect(found.judged == 3)
  }

  @Test(
    "What's disabled or only decoration, what's see-through, and a focus that may be a background are listed apart",
    arguments: [
      ("--disabled-input-border: #ccc; --disabled-background: #fff", UndecidedPair.Reason.unread),
      ("--ring: rgb(0 0 0 / 0.2); --background: #fff", .seeThrough), ("--focus: #eee; --background: #fff", .doubtful),
    ])
  func apart(_ declarations: String, _ reason: UndecidedPair.Reason) throws {
    let found = try check(declarations)
    #expect(found.lines == [])
    #expect(found.undecided.map(\.reason) == [reason])
    #expect(try check(declarations, strict: true).failures.count == 1)
  }

  @Test("For AAA it needs 3:1, too: there's no such level")
  func level() throws {
    var rules = ContrastCheck.Rules()
    (rules.judgesNonText, rules.level) = (true, .aaa)
    #expect(try CheckedFile(css: ":root { --ring: #949494; --background: #fff }", rules: rules).judged == 1)
    #expect(try CheckedFile(css: ":root { --ring: #949494; --background: #fff }", rules: rules).lines == [])
  }

  @Test("A color that an edge borrows from another name isn't changed, since lines may have it, too")
  func borrowed() throws {
    let found = try check("--gray-200: #e5e5e5; --border: var(--gray-200); --input-border: var(--gray-200); --bg: #fff")
    #expect(found.failures.map { $0.nearest?.hex } == ["#949494"])
    #expect(found.failures.map { $0.suggestion == nil } == [true])
    // The same name with a prefix is no other color.
    let alias = try CheckedFile(
      css:
        "@theme { --color-ring: var(--ring); --color-background: var(--background) } :root { --ring: #ccc; --background: #fff }",
      rules: {
        var rules = ContrastCheck.Rules()
        rules.judgesNonText = true
        return rules
      }())
    #expect(alias.failures.map { $0.suggestion?.text } == ["#949494"])
    #expect(try CheckedFile(alias.fixed).lines == [])
  }
}
