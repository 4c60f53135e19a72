import Foundation
import FoundationXML
import Testing

@Suite("tintype check, of files")
struct CheckFilesTests {
  private static let bad = """
    :root {
      --card: #fff;
      --card-foreground: #999; /* a comment */
      --border: #eee;
    }

    """

  @Test("A failure is said with both places, the ratio, what it needs and what to write, and the status is 1")
  func failure() throws {
    let project = try Project(nil)
    try project.write(Self.bad, to: "a/theme.css")
    let check = try project.check(".")
    #expect(
      check.output == """
        a/theme.css:3:22: --card-foreground on --card is 2.84:1 in light, and needs 4.5:1. Use #767676.
          a/theme.css:2:11: --card #FFFFFF

        1 of 1 pair in 1 file falls short.

        """)
    #expect(check.error == "")
    #expect(check.status == 1)
  }

  @Test("A style sheet of bare numbers is judged in a folder as by its name")
  func bareNumbers() throws {
    let project = try Project(nil)
    try project.write(":root { --background: 0 0% 100%; --foreground: 0 0% 60% }", to: "app/globals.css")
    for path in [".", "app/globals.css"] { #expect(try project.check(path).status == 1) }
  }

  @Test("What passes is said in a line, with status 0")
  func passes() throws {
    let project = try Project(nil)
    try project.write(":root { --card: #fff; --on-card: #111 }", to: "theme.css")
    let check = try project.check("theme.css")
    #expect(check.output == "1 pair in 1 file passes.\n")
    #expect(check.status == 0)
  }

  @Test(
    "--non-text judges edges and rings at 3:1, mends them, and changes nothing that isn't asked for; tintype.json can ask"
  )
  func nonText() throws {
    let project = try Project(nil)
    let sheet = ":root { --background: #fff; --text: #111; --border: #eee; --ring: #ccc }\n"
    try project.write(sheet, to: "a.css")
    #expect(try project.check("a.css").output == "1 pair in 1 file passes.\n")
    let check = try project.check("a.css", "--non-text")
    #expect(check.lines.first == "a.css:1:67: --ring on --background is 1.60:1 in light, and needs 3:1. Use #949494.")
    #expect(check.status == 1)
    try project.write(#"{"nonText": true}"#, to: "tintype.json")
    #expect(try project.check("a.css").output == check.output)
    try project.write(#"{"nonText": true, "ignore": [["ring", "background"]]}"#, to: "tintype.json")
    #expect(try project.check("a.css").status == 0)
    try project.write(#"{"nonText": "yes"}"#, to: "tintype.json")
    #expect(try project.check("a.css").error.contains("“nonText” takes true or false."))
    try project.write("{\"check\": []}", to: "tintype.json")
    #expect(try project.check("a.css", "--non-text", "--fix").status == 0)
    #expect(try project.read("a.css") == sheet.replacingOccurrences(of: "#ccc", with: "#949494"))
  }

  @Test("Each report has what isn't text as a kind or a rule of its own, and only if it's asked for")
  func nonTextReports() throws {
    let project = try Project(nil)
    try project.write(":root { --background: #fff; --text: #999; --ring: #ccc }\n", to: "a.css")
    func output(_ reporter: String, _ options: String...) throws -> String {
      try project.check(["a.css", "--reporter", reporter] + options).output
    }
    #expect(try output("json", "--non-text").contains(#""kind":"non-text""#))
    #expect(try !output("json").contains(#""kind""#))
    #expect(try output("sarif", "--non-text").contains(#""ruleId":"non-text-contrast""#))
    #expect(try !output("sarif").contains("non-text"))
    #expect(try output("github", "--non-text").contains("--ring on --background is 1.60:1"))
    #expect(try output("junit", "--non-text").contains("--ring on --background, light"))
  }

  @Test("--fix writes the color and no other byte; then everything passes")
  func fix() throws {
    let project = try Project(nil)
    try project.write(Self.bad, to: "theme.css")
    let fixed = try project.check("--fix", "theme.css")
    #expect(fixed.lines.first == "theme.css:3:22: changed --card-foreground to #767676.")
    #expect(fixed.status == 0)
    #expect(try project.read("theme.css") == Self.bad.replacingOccurrences(of: "#999", with: "#767676"))
    #expect(try project.check("theme.css").status == 0)
    #expect(try project.files == ["theme.css"])
  }

  @Test("A color that several others need as it is isn't changed, and that's said")
  func notFixable() throws {
    let project = try Project(nil)
    let sheet = ":root { --white: #fff; --on-a: var(--white); --a: #f90; --on-b: var(--white); --b: #00f }"
    try project.write(sheet, to: "theme.css")
    let check = try project.check("--fix", "theme.css")
    #expect(check.status == 1)
    #expect(check.lines.first?.hasSuffix("No other --white passes everywhere it’s used.") == true)
    #expect(try project.read("theme.css") == sheet)
  }

  @Test("A color that passes but can't be written as the file writes colors is said by all reporters")
  func notWritable() throws {
    let project = try Project(nil)
    let sheet = ":root { --text: hwb(0 60% 40%); --background: #fff }"
    try project.write(sheet, to: "theme.css")
    let sentence = "#767676 passes; we can’t write it in this notation."
    for reporter in ["text", "github", "sarif", "junit"] {
      #expect(try project.check("theme.css", "--reporter", reporter).output.contains(sentence))
    }
    let json = try project.check("theme.css", "--fix", "--json")
    #expect(json.output.contains(##""nearest":"#767676","suggestion":null"##), "\(json.output)")
    #expect(json.status == 1)
    #expect(try project.read("theme.css") == sheet)
  }

  @Test("--strict judges what is listed apart")
  func strict() throws {
    let project = try Project(nil)
    try project.write(":root { --background: #fff; --text-disabled: #ccc }", to: "theme.css")
    let check = try project.check("theme.css")
    #expect(
      check.lines.contains(
        "  theme.css:1:46: --text-disabled on --background: not text that has to be read, by its name."))
    #expect(check.status == 0)
    #expect(try project.check("--strict", "theme.css").status == 1)
  }

  @Test("A folder is walked without what others made, hidden folders, and links")
  func walk() throws {
    let project = try Project(nil)
    for path in ["src/a.css", "node_modules/b.css", ".git/c.css", "build/d.css", "other/e.css"] {
      try project.write(Self.bad, to: path)
    }
    try project.write("not JSON #", to: "src/broken.json")
    try project.write("\u{0}\u{1}", to: "src/picture.png")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: project.place("src/loop"), withDestinationPath: "..")
    try files.createSymbolicLink(atPath: project.place("src/out.css"), withDestinationPath: "../other/e.css")
    try files.createSymbolicLink(atPath: project.place("away"), withDestinationPath: "/usr")
    let check = try project.check(".")
    #expect(
      check.lines.filter { $0.contains("needs") }.map { $0.prefix { $0 != ":" } } == ["other/e.css", "src/a.css"])
    #expect(check.error == "")
  }

  @Test("A folder that can't be read is said, and the rest is judged")
  func lockedFolder() throws {
    let project = try Project(nil)
    try project.write(Self.bad, to: "a/theme.css")
    try project.write(Self.bad, to: "z/theme.css")
    // Root may read everything.
    guard getuid() != 0 else { return }
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: project.place("a"))
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: project.place("a")) }
    let check = try project.check(".")
    #expect(check.error.hasPrefix("tintype: Can't read a: "))
    #expect(check.lines.first?.hasPrefix("z/theme.css:3:22") == true)
    #expect(check.status == 2)
  }

  @Test("Color sets and Android's resources are read together")
  func together() throws {
    let project = try Project(nil)
    let theme = Project.theme
    #expect(try Filter("export", theme, "--format", "xcassets", "--out", project.place("Theme.xcassets")).status == 0)
    #expect(try Filter("export", theme, "--format", "android", "--out", project.place("res")).status == 0)
    let check = try project.check(".")
    #expect(check.status == 0)
    #expect(check.output.hasPrefix("150 pairs in 2 files pass."))
  }

  @Test("Colors of an Android app are judged by themselves, and from their own folder, too")
  func otherResources() throws {
    let project = try Project(nil)
    let colors =
      "<resources><color name=\"card_background\">#FFFFFF</color><color name=\"card_foreground\">#AAAAAA</color></resources>"
    try project.write(colors, to: "design/colors.xml")
    try project.write(colors, to: "res/values/colors.xml")
    try project.write("<resources><string name=\"a\">a</string></resources>", to: "res/values/strings.xml")
    for (path, count) in [("design", 1), ("res/values", 1), ("res", 1), (".", 2)] {
      let check = try project.check(path)
      #expect(check.status == 1)
      #expect(check.output.components(separatedBy: "card_foreground on card_background").count == count + 1, "\(path)")
    }
  }

  @Test(
    "A file that's named and can't be read is said, with status 2",
    arguments: [
      ("broken.json", "{", "tintype: broken.json: This JSON isn’t complete")
    ])
  func unreadable(_ name: String, _ text: String, _ beginning: String) throws {
    let project = try Project(nil)
    try project.write(text, to: name)
    let check = try project.check(name)
    #expect(check.status == 2)
    #expect(check.error.hasPrefix(beginning), "\(check.error)")
  }

  @Test(
    "What isn't there is said in a sentence",
    arguments: [
      (["check", "gone.css"], "There’s no file, folder or theme “gone.css”."),
      (["check", "nothere", "--strict"], "There’s no file, folder or theme “nothere”."),
      (["check", "theme.css", "gone.css"], "There’s no file, folder or theme “gone.css”."),
      (["check", "-"], "To read themes from standard input, leave the “-” out."),
      (["diff", ".", "gone.json"], "There’s no file, folder or theme “gone.json”."),
    ])
  func notThere(_ arguments: [String], _ sentence: String) throws {
    let project = try Project(nil)
    try project.write(Self.bad, to: "theme.css")
    let command = try Filter(
      bash: "cd '\(project.folder.path)' && tintype \(arguments.joined(separator: " "))")
    #expect(command.error == "tintype: \(sentence)\n")
    #expect(command.status == 2)
  }

  @Test(
    "Wrong usage",
    arguments: [
      (["theme.css", "primary=indigo-500"], "Give themes or files, not both: there’s no file “primary=indigo-500”."),
      (["theme.css", "--dark"], "--dark and --contrast are for themes."),
      (["primary=indigo-500", "--fix"], "--strict, --fix, --all and --reporter are for files."),
    ])
  func usage(_ arguments: [String], _ sentence: String) throws {
    let project = try Project(nil)
    try project.write(Self.bad, to: "theme.css")
    let check = try project.check(arguments)
    #expect(check.status == 2)
    #expect(check.error.contains(sentence), "\(check.error)")
  }

  @Test("tintype.json lists more pairs, and what to leave out")
  func project() throws {
    let project = try Project(
      #"{"check": [["label", "panel", 7]], "ignore": ["old", ["card-foreground", "card"]]}"#)
    try project.write(Self.bad, to: "old/theme.css")
    try project.write(Self.bad + ":root { --label: #777; --panel: #fff }", to: "theme.css")
    #expect(try project.check("./old/theme.css").status == 0, "however it's named")
    let check = try project.check(".")
    #expect(check.lines.first == "theme.css:6:18: --label on --panel is 4.47:1 in light, and needs 7:1. Use #555.")
    #expect(check.lines.last == "1 of 1 pair in 1 file falls short.")
  }

  @Test("Files that have no colors we read are passed over, also if they're named")
  func nothingToRead() throws {
    let project = try Project(nil)
    try project.write("# Read me", to: "README.md")
    try project.write("", to: "empty.css")
    try project.write("#999 on #fff", to: "notes.txt")
    try project.write(":root { --card: #fff; --on-card: #111 }", to: "theme.css")
    let check = try project.check("README.md", "empty.css", "notes.txt", "theme.css")
    #expect(
      check.output == "1 pair in 1 file passes. There’s nothing to judge in README.md, empty.css and notes.txt.\n")
    #expect(check.error == "")
    #expect(check.status == 0)
  }

  @Test("Sets of a catalog's namespaces are apart, as in the app")
  func namespaces() throws {
    let project = try Project(nil)
    func set(_ channel: String) -> String {
      let components = #"{"red": "\#(channel)", "green": "\#(channel)", "blue": "\#(channel)", "alpha": "1.000"}"#
      return #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(components)}}]}"#
    }
    for folder in ["Day", "Eve"] {
      try project.write(#"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/\(folder)/Contents.json")
    }
    try project.write(set("0x11"), to: "A.xcassets/Day/text.colorset/Contents.json")
    try project.write(set("0xFF"), to: "A.xcassets/Day/background.colorset/Contents.json")
    try project.write(set("0x10"), to: "A.xcassets/Eve/background.colorset/Contents.json")
    #expect(try project.check(".").output == "1 pair in 1 file passes.\n")
  }

  @Test("A style sheet's colors are followed to the sheet that declares them, which is left for people to change")
  func otherSheets() throws {
    let project = try Project(nil)
    let tokens = ":root {\n  --low: #999;\n  --sky: #fff;\n}\n"
    try project.write(tokens, to: "styles/tokens.css")
    try project.write(".note { color: var(--low); background: var(--sky) }\n", to: "styles/parts/note.css")
    let check = try project.check(".", "--fix")
    #expect(
      check.lines.prefix(2) == [
        "styles/tokens.css:2:10: .note color (--low) on .note background (--sky) is 2.84:1 in light, and needs 4.5:1. "
          + "#767676 passes; other files may use this color, too.",
        "  styles/tokens.css:3:10: .note background (--sky) #FFFFFF",
      ])
    #expect(check.status == 1)
    #expect(try project.read("styles/tokens.css") == tokens)
  }

  @Test("The colors that a script imports are followed to their module, which is left for people to change")
  func importedModules() throws {
    let project = try Project(nil)
    let theme = """
      import { colors } from './colors.js';
      export default createTheme({ palette: { primary: { main: colors.plum[300], contrastText: colors.grey[50] } } });
      """
    try project.write(theme, to: "src/theme.ts")
    let colors = "export const colors = { grey: { 50: '#FFFFFF' }, plum: { 300: '#BEBBF3' } };\n"
    try project.write(colors, to: "src/colors.ts")
    let check = try project.check("src", "--fix")
    #expect(check.status == 1)
    #expect(check.output.contains("primary.contrastText (grey.50) on primary.main (plum.300) is 1.81:1"))
    #expect(check.output.contains("src/colors.ts:1:"))
    #expect(try project.read("src/colors.ts") == colors)
  }

  @Test("No module outside the folders that are named is read")
  func modulesElsewhere() throws {
    let project = try Project(nil)
    let theme = """
      import { colors } from '../colors.js';
      export default createTheme({ palette: { primary: { main: colors.plum[300], contrastText: colors.grey[50] } } });
      """
    try project.write(theme, to: "app/theme.ts")
    try project.write(
      "export const colors = { grey: { 50: '#FFFFFF' }, plum: { 300: '#BEBBF3' } };\n", to: "colors.ts")
    #expect(!(try project.check("app")).output.contains("plum"))
    #expect(try project.check(".").output.contains("primary.main (plum.300) is 1.81:1"))
  }

  @Test("It isn't said that there's no text if a file can't be read")
  func incomplete() throws {
    let project = try Project(nil)
    try project.write("{", to: "broken.json")
    let check = try project.check("broken.json")
    #expect(check.output == "The check is incomplete: 1 error.\n")
    #expect(check.status == 2)
  }

  @Test("A file that's given twice is judged once")
  func twice() throws {
    let project = try Project(nil)
    try project.write(Self.bad, to: "src/theme.css")
    #expect(
      try project.check("src/theme.css", "./src/theme.css", "src").lines.last == "1 of 1 pair in 1 file falls short.")
  }

  @Test("--fix writes into the file that a link leads to")
  func link() throws {
    let project = try Project(nil)
    try project.write(Self.bad, to: "shared/theme.css")
    try FileManager.default.createSymbolicLink(
      atPath: project.place("theme.css"), withDestinationPath: "shared/theme.css")
    #expect(try project.check("--fix", "theme.css").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: project.place("theme.css")) == "shared/theme.css")
    #expect(try project.read("shared/theme.css") == Self.bad.replacingOccurrences(of: "#999", with: "#767676"))
  }

  @Test("A file with more modes than are judged doesn't pass")
  func tooManyModes() throws {
    let project = try Project(nil)
    let themes = (0..<1100).map { "[data-theme=t\($0)] { --text: #111; --background: #fff }\n" }.joined()
    try project.write(themes, to: "theme.css")
    let check = try project.check("theme.css")
    #expect(check.status == 2)
    #expect(
      check.error == "tintype: theme.css: Not all of this is judged: it has too many colors or modes. Split it.\n")
  }

  @Test("The count of pairs that aren't judged is that of the list; those of other files are counted apart")
  func counts() throws {
    let project = try Project(nil)
    try project.write(
      ":root { --text-disabled: #ccc; --background: #fff; --sky: #fff; --on-sky: var(--gone) }", to: "theme.css")
    #expect(
      try project.check("theme.css").lines.last
        == "1 pair isn’t judged. 1 more pair isn’t judged, because the color is in another file or is computed.")
  }

  @Test("The current folder's tintype.json counts for a folder that has none")
  func projectAbove() throws {
    let project = try Project(
      #"{"check": [["label", "panel", 7]], "ignore": ["src/old", ["card-foreground", "card"]]}"#)
    try project.write(Self.bad, to: "src/old/theme.css")
    try project.write(Self.bad + ":root { --label: #777; --panel: #fff }", to: "src/theme.css")
    for path in ["src", "src/", "./src", project.place("src")] {
      let check = try project.check(path)
      #expect(check.lines.first?.hasSuffix("--label on --panel is 4.47:1 in light, and needs 7:1. Use #555.") == true)
      #expect(check.lines.last == "1 of 1 pair in 1 file falls short.")
    }
    #expect(try project.check("src/old").status == 0)
    for path in ["src/old/theme.css", "src/../src/old/theme.css", project.place("src/old/theme.css")] {
      #expect(try project.check(path, "src/old/theme.css").status == 0, "\(path)")
    }
  }

  @Test(
    "A mistake in tintype.json's keys is said with its place",
    arguments: [
      (#"{"chek": []}"#, "column 2: There’s no key “chek” in a project."),
      (#"{"check": [["a"]]}"#, "column 12: “check” takes pairs of text and background"),
      (#"{"check": [["a", "b", 22]]}"#, "column 23: A contrast ratio is a number from 1 to 21."),
      (#"{"ignore": [7]}"#, "column 13: “ignore” takes paths, and pairs of text and background"),
      (#"{"ignore": ["../up"]}"#, "must stay in the folder"),
    ])
  func projectMistake(_ text: String, _ sentence: String) throws {
    let project = try Project(text)
    try project.write(Self.bad, to: "theme.css")
    let check = try project.check(".")
    #expect(check.status == 2)
    #expect(check.error.contains(sentence), "\(check.error)")
  }

  // MARK: - Reporters

  @Test("JSON has every place")
  func json() throws {
    let project = try Project(nil)
    try project.write(Self.bad, to: "theme.css")
    let check = try project.check("theme.css", "--reporter", "json")
    let report = try #require(JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any])
    let failure = try #require((report["failures"] as? [[String: Any]])?.first)
    let text = try #require(failure["text"] as? [String: Any])
    #expect(text["line"] as? Int == 3)
    #expect(text["column"] as? Int == 22)
    #expect(text["hex"] as? String == "#999999")
    #expect(failure["ratio"] as? Double == 2.849)
    #expect(failure["suggestion"] as? String == "#767676")
    #expect(try project.check("theme.css", "--json").output == check.output)
  }

  @Test("GitHub's commands have nothing that ends them")
  func gitHub() throws {
    let project = try Project(nil)
    try project.write(":root{--card:hsl(0 0% 100%);--on-card:hsl(0 0% 60%)}", to: "a,b:c%.css")
    let check = try project.check("a,b:c%.css", "--reporter", "github")
    #expect(
      check.lines.first
        == "::error file=a%2Cb%3Ac%25.css,line=1,col=39,endColumn=52,title=Contrast 2.84%3A1::--on-card on --card is "
        + "2.84:1 in light, and needs 4.5:1. Use hsl(0 0%25 46%25).")
  }

  @Test("JUnit's XML is well-formed, whatever names have in them")
  func jUnit() throws {
    let project = try Project(nil)
    try project.write(Self.bad, to: "<a & \"b\">.css")
    let check = try project.check(".", "--reporter", "junit")
    let parser = XMLParser(data: Data(check.output.utf8))
    let reader = SuiteReader()
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.names == ["testsuites", "testsuite", "testcase", "failure"])
    #expect(reader.suite["name"] == "<a & \"b\">.css")
    #expect(reader.suite["failures"] == "1")
  }
}

private final class SuiteReader: NSObject, XMLParserDelegate {
  var names: [String] = []
  var suite: [String: String] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
    if name == "testsuite" { suite = attributes }
  }
}

extension Project {
  /// Runs `tintype check` in the folder.
  func check(_ arguments: String...) throws -> Filter { try check(arguments) }

  func check(_ arguments: [String]) throws -> Filter {
    let words = ([folder.path] + arguments).map { "'\($0)'" }
    return try Filter(bash: "cd \(words[0]) && tintype check \(words.dropFirst().joined(separator: " "))")
  }
}
