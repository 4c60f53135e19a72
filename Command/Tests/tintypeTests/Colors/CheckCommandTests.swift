import Testing

@Suite("tintype check")
struct CheckCommandTests {
  @Test func themesAreReadFromStandardInput() throws {
    let command = try Filter("check", "--json", input: "primary=indigo-500\nprimary=blu\naccent=pink-a200\n")
    #expect(command.status == 2)
    #expect(command.lines.first?.hasPrefix(#"{"input":"primary=indigo-500","role":"#) == true)
    #expect(command.lines.contains { $0.hasPrefix(#"{"input":"primary=blu","error":"primary: “blu” isn’t a color."#) })
    #expect(command.lines.last?.hasPrefix(#"{"input":"accent=pink-a200","role":"#) == true)
    #expect(command.error.isEmpty)
  }

  @Test func aPinThatFallsShortIsToldWithTheNearestColorThatReads() throws {
    let theme = "primary=indigo-500&accent=pink-a200&pin.light.muted=aaaaaa"
    let command = try Filter("check", theme)
    #expect(command.status == 1)
    #expect(command.lines.contains { $0.hasPrefix("muted is pinned, and muted is hard to read on background. ") })
    let short = try Filter("check", "--json", theme).lines.filter { $0.contains(#""passes":false"#) }
    #expect(short.count == 3)
    #expect(short.allSatisfy { $0.contains(##""pinned":"muted","nearest":"#"##) })
    #expect(try Filter("check", "--dark", theme).status == 0)
  }

  @Test func withoutJSONEachThemeIsNamedAndABadOneSaidWithItsLine() throws {
    let command = try Filter("check", input: "primary=indigo-500\nprimary=blu\n")
    #expect(command.lines.first == "primary=indigo-500")
    #expect(command.error.hasPrefix("tintype: line 2: primary: “blu” isn’t a color."))
    #expect(command.status == 2)
  }

  @Test(arguments: [
    "primary=%23FF6347", "primary=#FF6347", "primary=tomato", "primary=rgb(255+99+71)", "primary=hsl(9.13 100% 63.92%)",
    "primary=tomato&", "&primary=tomato&&",
  ])
  func anyColorWillDo(theme: String) throws {
    let pair = try #require(try Filter("check", "--json", theme).lines.first { $0.contains(#""role":"on-primary""#) })
    #expect(pair.contains(##""back":"#FF6347""##))
  }

  @Test(arguments: [
    ("primary=%ZZ", "tintype: primary: “%ZZ” isn’t a color."),
    ("primary=#ff000080", "tintype: primary: rgba(255, 0, 0, 0.5) is see-through. A theme needs an opaque color."),
    ("title=Lato", "tintype: This theme has no color. Write it like primary=indigo-500&accent=pink-a200."),
    ("", "tintype: This theme has no color."),
  ])
  func aRefusalNamesWhatWasWrong(theme: String, beginning: String) throws {
    let command = try Filter("check", theme)
    #expect(command.status == 2)
    #expect(command.output.isEmpty)
    #expect(command.error.hasPrefix(beginning), "\(command.error)")
  }

  @Test func aStockThemePassesAtEitherLevelAndOneThatIsNotAskedForHighContrastFailsAAA() throws {
    let theme = "primary=yellow-500&accent=lime-a200"
    for arguments in [[], ["--dark"], ["--level", "AAA"], ["--level", "AAA", "--dark"], ["--contrast", "high"]] {
      let command = try Filter(["check", theme] + arguments, input: .init())
      #expect(command.status == 0, "\(arguments)")
      #expect(command.lines.first?.hasPrefix("role ") == true)
      #expect(!command.output.contains("short"))
    }
    let short = try Filter("check", theme, "--level", "AAA", "--contrast", "standard")
    #expect(short.status == 1)
    #expect(short.output.contains(" short"))
  }

  @Test(arguments: [[], ["--dark"], ["--json"]])
  func whoeverAsksTooMuchOfAStandardSchemeIsToldWhichContrastReachesIt(arguments: [String]) throws {
    let themes = ["primary=indigo-500&accent=pink-a200", "primary=teal-500"]
    let short = try Filter(
      ["check", "--level", "AAA", "--contrast", "standard"] + themes + arguments, input: .init())
    #expect(short.status == 1)
    #expect(short.error == "tintype: A scheme of standard contrast is made for AA. Use --contrast high for AAA.\n")
    let high = try Filter(["check", "--level", "AAA", "--contrast", "high"] + themes + arguments, input: .init())
    #expect(high.status == 0 && high.error.isEmpty)
  }

  // By WCAG's formula, Pink A200 is 2.06:1 on Indigo 500.
  @Test func adviceFollowsTheTable() throws {
    let lines = try Filter("check", "primary=indigo-500&accent=pink-a200").lines
    let advice = try #require(lines.first { $0.contains("marks on the bar") })
    #expect(advice.hasPrefix("Use #"))
    #expect(advice.hasSuffix("Pink A200 is 2.06:1 there, and needs 3:1."))
    #expect(lines.last == "Or change the primary to Indigo 800.")
  }

  @Test func aLevelIsAAOrAAA() throws {
    #expect(try Filter("check", "primary=indigo-900&accent=lime-a200", "--level", "aaa").status < 2)
    let command = try Filter("check", "primary=indigo-900", "--level", "A")
    #expect(command.status == 2)
    #expect(command.error.contains("--level"))
  }
}
