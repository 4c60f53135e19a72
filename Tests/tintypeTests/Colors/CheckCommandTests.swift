import Testing

@Suite("tintype check")
struct CheckCommandTests {
  @Test func themesAreReadFromStandardInput() throws {
    let command = try Filter("check", "--json", input: "primary=indigo-500\nprimary=blu\naccent=pink-a200\n")
    #expect(command.status == 2)
    #expect(command.lines.first?.hasPrefix(#"{"input":"primary=indigo-500","pair":"#) == true)
    #expect(command.lines.contains { $0.hasPrefix(#"{"input":"primary=blu","error":"primary: “blu” is not a color."#) })
    #expect(command.lines.last?.hasPrefix(#"{"input":"accent=pink-a200","pair":"#) == true)
    #expect(command.error.isEmpty)
  }

  @Test func withoutJSONEachThemeIsNamedAndABadOneSaidWithItsLine() throws {
    let command = try Filter("check", input: "primary=indigo-500\nprimary=blu\n")
    #expect(command.lines.first == "primary=indigo-500")
    #expect(command.error.hasPrefix("tintype: line 2: primary: “blu” is not a color."))
    #expect(command.status == 2)
  }

  @Test(arguments: [
    "primary=%23FF6347", "primary=#FF6347", "primary=tomato", "primary=rgb(255+99+71)", "primary=hsl(9.13 100% 63.92%)",
    "primary=tomato&", "&primary=tomato&&",
  ])
  func anyColorWillDo(theme: String) throws {
    #expect(try Filter("check", "--json", theme).lines[1].contains(##""front":"#FF6347""##))
  }

  @Test(arguments: [
    ("primary=%ZZ", "tintype: primary: “%ZZ” is not a color."),
    ("primary=#ff000080", "tintype: primary: rgba(255, 0, 0, 0.5) is see-through. A theme needs an opaque color."),
    ("title=Lato", "tintype: There is no color to check. Write the theme like primary=indigo-500&accent=pink-a200."),
    ("", "tintype: There is no color to check."),
  ])
  func aRefusalNamesWhatWasWrong(theme: String, beginning: String) throws {
    let command = try Filter("check", theme)
    #expect(command.status == 2)
    #expect(command.output.isEmpty)
    #expect(command.error.hasPrefix(beginning), "\(command.error)")
  }

  @Test func aLevelIsAAOrAAA() throws {
    #expect(try Filter("check", "primary=indigo-900&accent=lime-a200", "--level", "aaa").status < 2)
    let command = try Filter("check", "primary=indigo-900", "--level", "A")
    #expect(command.status == 2)
    #expect(command.error.contains("--level"))
  }
}
