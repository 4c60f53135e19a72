import Foundation
import Testing

@Suite("tintype diff")
struct DiffCommandTests {
  private let theme = Project.theme

  @Test func whatDiffersIsShownBeforeAndAfter() throws {
    let diff = try Filter(
      "diff", theme, theme.replacing("pink-a200", with: "teal-500").replacing("Lato", with: "Cardo"))
    #expect(diff.lines.prefix(2) == ["Accent color  Pink A200  →  Teal 500", "Body font     Lato       →  Cardo"])
    #expect(diff.lines.contains("changed  light  on-accent          #280B13  #001B18  0.085      5.49:1 → 4.88:1"))
    #expect(!diff.output.contains(" primary "), "what's the same isn't shown")
    #expect(diff.status == 0)
  }

  @Test func aFileCountsByTheNamesOfItsColors() throws {
    let project = try Project(nil)
    for (format, path) in [("css", "a.css"), ("swift", "Theme.swift"), ("tokens", "tokens")] {
      _ = try Filter("export", theme, "--format", format, "--out", project.place(path))
      #expect(try Filter("diff", theme, project.place(path)).output == "No difference.\n", "\(format)")
    }
    _ = try Filter("export", theme, "--format", "css", "--prefix", "acme-", "--out", project.place("b.css"))
    #expect(try Filter("diff", project.place("a.css"), theme).output == "No difference.\n")
    #expect(try Filter("diff", theme, project.place("b.css")).output == "No difference.\n")
    _ = try Filter("export", theme, "--format", "css", "--only", "primary,on-primary", "--out", project.place("c.css"))
    let diff = try Filter("diff", project.place("a.css"), project.place("c.css"))
    #expect(diff.lines.contains { $0.hasPrefix("removed  light  accent ") })
    #expect(!diff.output.contains("light  on-primary "))
    #expect(
      try Filter("diff", project.place("c.css"), project.place("a.css")).output.contains("added  light  accent "))
  }

  @Test func aBrokenPromiseIsStatusOne() throws {
    let project = try Project(nil)
    let css = try Filter("export", theme, "--format", "css").output
    try project.write(css, to: "a.css")
    try project.write(css.replacing("--on-primary: #FFFFFF", with: "--on-primary: #888888"), to: "b.css")
    let diff = try Filter("diff", project.place("a.css"), project.place("b.css"))
    #expect(diff.lines.last?.hasPrefix("changed  dark   on-primary  #FFFFFF  #888888  ") == true)
    #expect(diff.lines.last?.hasSuffix(", needs 4.50:1") == true)
    #expect(diff.status == 1)
    let mended = try Filter("diff", project.place("b.css"), project.place("a.css"))
    #expect(mended.status == 0)
  }

  @Test func namesThatTellTextHaveItsContrast() throws {
    let project = try Project(nil)
    let css = ":root { --muted: #f5f5f5; --muted-foreground: #525252; --card: #fff }"
    try project.write(css, to: "a.css")
    try project.write(css.replacing("#525252", with: "#737373"), to: "b.css")
    let diff = try Filter("diff", project.place("a.css"), project.place("b.css"))
    #expect(
      diff.lines.last
        == "changed  light  --muted-foreground  #525252  #737373  0.117      7.16:1 → 4.34:1, needs 4.50:1")
    #expect(diff.status == 1)
    #expect(try Filter("diff", project.place("b.css"), project.place("a.css")).status == 0)
  }

  @Test func aProjectIsItsTheme() throws {
    let project = try Project(outputs: [("css", "theme.css")])
    #expect(try Filter("diff", theme, project.folder.path).output == "No difference.\n")
    #expect(try Filter("diff", project.place("tintype.json"), theme).output == "No difference.\n")
    #expect(
      try Filter(bash: "tintype diff <(cat '\(project.place("tintype.json"))') '\(theme)'").output == "No difference.\n"
    )
    try project.write("{", to: "tintype.json")
    #expect(try Filter("diff", theme, project.folder.path).status == 2)
  }

  @Test func aPullRequestGetsTables() throws {
    let diff = try Filter("diff", theme, theme + "&name=A%7CB", "--markdown")
    #expect(diff.output == "|  | Before | After |\n| --- | --- | --- |\n| Name | none | A\\|B |\n")
    #expect(try Filter("diff", theme, theme, "--markdown").output == "The themes are the same.\n")
  }

  @Test func programsGetJSON() throws {
    let diff = try Filter("diff", theme, theme.replacing("pink-a200", with: "teal-500"), "--json")
    let answer = try JSONSerialization.jsonObject(with: Data(diff.output.utf8)) as? [String: Any]
    let colors = try #require(answer?["colors"] as? [[String: Any]])
    #expect(answer?["broken"] as? Bool == false)
    let accent = try #require(colors.first { $0["name"] as? String == "on-accent" })
    #expect(accent["appearance"] as? String == "light")
    #expect((accent["after"] as? [String: Any])?["hex"] as? String == "#001B18")
  }

  @Test func whatIsNoThemeIsOneSentence() throws {
    let diff = try Filter("diff", theme, "nowhere.css")
    #expect(diff.error.split(separator: "\n").count == 1)
    #expect(diff.status == 2)
    #expect(try Filter("diff", theme, "/dev/null").error == "tintype: /dev/null: There’s nothing in this file.\n")
  }
}
