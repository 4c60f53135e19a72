import Foundation
import ServerTestSupport
import Testing

@Suite("tintype export, import and formats")
struct ExportCommandTests {
  private let theme = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

  @Test("TH.11 One text file goes to standard output, and import reads it back")
  func oneTextFileGoesToStandardOutputAndComesBack() throws {
    let export = try Filter("export", theme, "--format", "css")
    #expect(export.status == 0)
    #expect(export.output.contains("--primary: #3F51B5;"))
    let back = try Filter("import", "-", input: export.output)
    #expect(back.output == theme + "\n")
    #expect(back.error == "")
    #expect(back.status == 0)
  }

  @Test func aThemeIsReadFromStandardInputOrAFile() throws {
    #expect(try Filter("export", "--format", "css", input: theme + "\n").output.contains("#3F51B5"))
    let folder = try TemporaryFolder()
    let file = folder.path + "/theme.txt"
    try (theme + "\nsecond line\n").write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try Filter("export", "--theme-file", file, "--format", "css").output.contains("#3F51B5"))
    try ("\u{FEFF}" + theme).write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try Filter("export", "--theme-file", file, "--format", "css").output.contains("#3F51B5"))
  }

  @Test("TH.11 Only files that differ are written")
  func onlyFilesThatDifferAreWritten() throws {
    let folder = try TemporaryFolder()
    let catalog = folder.path + "/App/Theme.xcassets"
    let first = try Filter("export", theme, "--format", "xcassets", "--out", catalog)
    #expect(first.status == 0)
    #expect(first.error.contains("Wrote \(catalog)/BrandPrimary.colorset/Contents.json.\n"))
    let again = try Filter("export", theme, "--format", "xcassets", "--out", catalog)
    #expect(again.error == "")
    let other = theme.replacing("pink-a200", with: "cyan-a200")
    let changed = try Filter("export", other, "--format", "xcassets", "--out", catalog)
    #expect(changed.error.contains("Updated \(catalog)/BrandAccent.colorset/Contents.json.\n"))
    #expect(!changed.error.contains("BrandPrimary.colorset"))
    #expect(try Filter("import", catalog).output == other + "\n")
  }

  @Test("A sheet of ours that maps Tailwind's colors maps them the next time, too")
  func aSecondExportOfShadcnIsTheSame() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/globals.css"
    #expect(try Filter("export", theme, "--format", "shadcn", "--out", file).error == "Wrote \(file).\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("--color-primary: var(--primary);"))
    #expect(try Filter("export", theme, "--format", "shadcn", "--out", file).error == "")
  }

  @Test func aSheetThatsMergedIntoSassLeavesTheFileTheirs() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/app.scss"
    try "// theirs\n$gap: 4px;\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try Filter("export", theme, "--format", "css", "--out", file, "--merge").status == 0)
    let again = try Filter("export", theme, "--format", "css", "--out", file)
    #expect(again.status == 2 && again.error.contains("isn’t from Tintype; merge into it with --merge"))
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("// theirs\n$gap: 4px;\n"))
  }

  @Test func aFileThatIsReplacedKeepsItsPermissionsAndItsOtherNames() throws {
    let folder = try TemporaryFolder()
    let (file, link, name) = (folder.path + "/theme.css", folder.path + "/link.css", folder.path + "/name.css")
    let files = FileManager.default
    try Project.old.write(toFile: file, atomically: true, encoding: .utf8)
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try files.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(try Filter("export", theme, "--format", "css", "--out", link).error == "Updated \(link).\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("#3F51B5"))
    #expect(try files.destinationOfSymbolicLink(atPath: link) == file)
    #expect(try files.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    try files.linkItem(atPath: file, toPath: name)
    #expect(try Filter("export", theme, "--format", "scss", "--out", file).status == 0)
    #expect(try String(contentsOfFile: name, encoding: .utf8).contains("$primary"))
    try files.removeItem(atPath: file)
    #expect(try Filter("export", theme, "--format", "css", "--out", link).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("#3F51B5"), "the link leads to a new file")
  }

  @Test func aFileOfSomeoneElsesIsOnlyReplacedIfThatIsForced() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/globals.css"
    let theirs = ":root { --gap: 4px }"
    try theirs.write(toFile: file, atomically: true, encoding: .utf8)
    let export = ["export", theme, "--format", "shadcn", "--out", file]
    let refused = try Filter(export, input: Data())
    #expect(
      refused.error
        == "tintype: \(file) isn’t from Tintype; merge into it with --merge, or replace it with --force.\n")
    #expect(refused.status == 2)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == theirs)
    #expect(try Filter(export + ["--force"], input: Data()).error == "Updated \(file).\n")
    #expect(try Filter(["export", theme, "--format", "css", "--out", file], input: Data()).status == 0)
    let zip = folder.path + "/theme.zip"
    try theirs.write(toFile: zip, atomically: true, encoding: .utf8)
    let packed = try Filter("export", theme, "--format", "css", "--out", zip)
    #expect(packed.error.contains("theme.zip isn’t from Tintype; choose another path, or"))
    for format in ["css", "android"] {
      #expect(try Filter("export", theme, "--format", format, "--out", zip, "--force").status == 0)
    }
    #expect(try Filter("export", theme, "--format", "ase", "--out", zip).status == 0)
    #expect(try Filter("export", theme, "--format", "css", "--force").status == 2)
  }

  @Test func aPipeIsWrittenInto() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    let command = try Filter(
      bash: "mkfifo '\(pipe)'; cat '\(pipe)' & tintype export '\(theme)' --format css --out '\(pipe)'; wait")
    #expect(command.output.contains("#3F51B5"))
    #expect(command.error == "Updated \(pipe).\n")
  }

  @Test func severalFilesNeedAPlaceAndFitInAZip() throws {
    let refused = try Filter("export", theme, "--format", "android")
    #expect(refused.status == 2)
    #expect(refused.error.contains("--out res"))
    let folder = try TemporaryFolder()
    let zip = folder.path + "/res.zip"
    #expect(try Filter("export", theme, "--format", "android", "--out", zip).status == 0)
    #expect(try Filter("import", zip).output == theme + "\n")
  }

  @Test(arguments: [
    (
      ["export", "primary=indigo-500", "--format", "css"],
      "tintype: This theme isn’t complete. Choose an accent color first.\n"
    ),
    (
      ["export", "primary=indigo-500", "--format", "csss"],
      "tintype: There’s no format “csss”. Did you mean “css”?\n"
    ),
    (["import", "/nowhere/theme.css"], "tintype: Can't read /nowhere/theme.css: No such file or directory.\n"),
  ])
  func whatCannotBeDoneIsOneSentence(arguments: [String], sentence: String) throws {
    let command = try Filter(arguments, input: Data())
    #expect(command.error == sentence)
    #expect(command.status == 2)
  }

  @Test func aFullDiskIsOneSentence() throws {
    let command = try Filter(bash: "tintype export '\(theme)' --format css > /dev/full")
    #expect(command.error == "tintype: Can't write to standard output: No space left on device.\n")
    #expect(command.status == 2)
  }

  @Test func aPlaceThatCannotBeWrittenIsOneSentence() throws {
    let command = try Filter("export", theme, "--format", "css", "--out", "/proc/theme.css")
    #expect(command.error.hasPrefix("tintype: Can't write /proc/theme.css: "))
    #expect(command.error.hasSuffix(".\n"))
    #expect(command.status == 2)
  }

  @Test(arguments: [
    ("tomato", "ff6347"), ("%23ff0000", "ff0000"), ("F00", "ff0000"), ("rgb(1+2+3)", "010203"),
    ("Sunset+Orange", "sunset-orange"), ("color(display-p3+1+0+0)", "p3-ff0000"),
  ])
  func aLinkMayNameAColorAsTheCommandDoes(color: String, slug: String) throws {
    let link = "https://example.org/#/summary?primary=\(color)&accent=pink-a200&title=Lato&body=Lato\n"
    let command = try Filter("import", "-", input: link)
    #expect(command.output == "primary=\(slug)&accent=pink-a200&title=Lato&body=Lato\n")
    #expect(command.status == 0)
  }

  @Test func anotherThemeOfTheFileIsTakenByItsName() throws {
    let sheet = ":root { --primary: #123456; --accent: #c0ffee } [data-theme=forest] { --primary: #2e6b4f }"
    let first = try Filter("import", "-", input: sheet)
    #expect(first.output == "primary=123456&accent=c0ffee\n")
    #expect(first.error.contains("The file has other themes, too: forest."))
    #expect(try Filter("import", "-", "--theme", "Forest", input: sheet).output == "primary=2e6b4f&accent=c0ffee\n")
    let unknown = try Filter("import", "-", "--theme", "sea", input: sheet)
    #expect(unknown.error == "tintype: There’s no theme “sea” in this file. It has forest.\n")
    #expect(unknown.status == 2)
  }

  @Test("BringIn.6 It says what's a guess and what's missing")
  func aGuessIsSaidToBeOne() throws {
    let command = try Filter("import", "-", input: "https://coolors.co/264653-2a9d8f-e9c46a\n")
    #expect(command.output.hasPrefix("primary=264653&accent="))
    #expect(command.error.contains("so we guessed: primary color and accent color."))
    #expect(command.error.contains("Missing from the file: title font and body font."))
    #expect(command.status == 1)
  }

  @Test("BringIn.6 A list has every color")
  func everyColorIsListed() throws {
    let command = try Filter("import", "-", "--list", input: ":root { --a: #fa4; --font-body: Lato }")
    #expect(command.lines == ["#FFAA44  --a", "Lato     --font-body"])
    #expect(command.error.isEmpty)
  }

  @Test("BringIn.6 A list says what it leaves out")
  func aListSaysWhatItLeavesOut() throws {
    let command = try Filter("import", "-", "--list", input: ":root { --a: #fa4; --veil: rgb(0 0 0 / 50%) }")
    #expect(command.lines == ["#FFAA44  --a"])
    #expect(command.error == "tintype: Left out because it’s see-through: --veil.\n")
  }

  @Test func optionsOfAFormatAreFlags() throws {
    let css = try Filter("export", theme, "--format", "css", "--selector", ".dark", "--prefix", "acme-")
    #expect(css.output.contains("\n.dark {\n") && css.output.contains("--acme-primary: #3F51B5;"))
    #expect(try Filter("import", "-", input: css.output).output == theme + "\n")
    let only = try Filter("export", theme, "--format", "swift", "--access", "public", "--only", "primary,fonts")
    #expect(only.output.contains("public static let themePrimary ") && !only.output.contains("themeAccent"))
    let folder = try TemporaryFolder()
    let tokens = try Filter("export", theme, "--format", "tokens", "--values", "hex", "--out", folder.path)
    #expect(tokens.status == 0)
    #expect(try Filter("import", folder.path).output == theme + "\n")
  }

  @Test(arguments: [
    (
      ["css", "--selector", "}"],
      "The selector “}” can’t be written into CSS; use media, light-dark, or a selector such as .dark or "
        + "[data-theme=dark]."
    ),
    (["css", "--access", "public"], "Of the formats, only swift takes the option “access”."),
    (["mui", "--merge", "--out", "/tmp/theme.js"], nil),
  ])
  func anOptionThatIsWrongIsOneSentence(arguments: [String], sentence: String?) throws {
    let command = try Filter(["export", theme, "--format"] + arguments, input: Data())
    let other =
      "Can't merge into /tmp/theme.js: The format mui can’t be merged into another file; give it a file of its own."
    #expect(command.error == "tintype: \(sentence ?? other)\n")
    #expect(command.status == 2)
  }

  @Test func aProjectsFileKeepsEveryByteOfItsOwn() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/globals.css"
    let theirs = "@import \"tailwindcss\";\r\n\r\n:root { --gap: 4px }"
    try theirs.write(toFile: file, atomically: true, encoding: .utf8)
    let export = ["export", theme, "--format", "shadcn", "--out", file, "--merge"]
    #expect(try Filter(export, input: Data()).error == "Updated \(file).\n")
    let merged = try String(contentsOfFile: file, encoding: .utf8)
    #expect(merged.hasPrefix(theirs + "\r\n/* tintype begin */\r\n/* Made with Tintype: "))
    #expect(merged.hasSuffix("}\r\n/* tintype end */"))
    #expect(try Filter(export, input: Data()).error == "", "twice is the same as once")
    try merged.replacing("/* tintype end */", with: "").write(toFile: file, atomically: true, encoding: .utf8)
    let damaged = try Filter(export, input: Data())
    #expect(damaged.error.contains("restore them, or remove both."))
    #expect(damaged.status == 2)
  }

  @Test func anAssetCatalogKeepsItsOtherSets() throws {
    let folder = try TemporaryFolder()
    let catalog = folder.path + "/Assets.xcassets"
    let icon = catalog + "/AppIcon.appiconset/Contents.json"
    try FileManager.default.createDirectory(
      atPath: catalog + "/AppIcon.appiconset", withIntermediateDirectories: true)
    for file in [icon, catalog + "/Contents.json"] { try "{ }".write(toFile: file, atomically: true, encoding: .utf8) }
    let export = ["export", theme, "--format", "xcassets", "--out", catalog, "--merge"]
    #expect(try Filter(export, input: Data()).status == 0)
    let less = try Filter(export + ["--only", "primary,fonts"], input: Data())
    #expect(less.error.contains("Removed \(catalog)/BrandAccent.colorset.\n"))
    for file in [icon, catalog + "/Contents.json"] {
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "{ }")
    }
    let sets = try FileManager.default.contentsOfDirectory(atPath: catalog).sorted()
    #expect(sets == ["AppIcon.appiconset", "BrandFonts.dataset", "BrandPrimary.colorset", "Contents.json"])
  }

  @Test func aTemplateOfOnesOwnIsWritten() throws {
    let folder = try TemporaryFolder()
    let template = folder.path + "/brand.txt.template"
    try "Primary: `primary hex`\n".write(toFile: template, atomically: true, encoding: .utf8)
    #expect(try Filter("export", theme, "--template", template).output == "Primary: #3F51B5\n")
    let out = folder.path + "/brand.css"
    #expect(try Filter("export", theme, "--template", template, "--out", out, "--merge").status == 0)
    let merged = try String(contentsOfFile: out, encoding: .utf8)
    #expect(merged == "/* tintype begin */\nPrimary: #3F51B5\n/* tintype end */\n")
    let unknown = try Filter("export", theme, "--template", template, "--out", folder.path + "/brand.json", "--merge")
    #expect(unknown.status == 2)
    try "`file`a/b.txt\n`primary`\n".write(toFile: template, atomically: true, encoding: .utf8)
    #expect(try Filter("export", theme, "--template", template, "--out", folder.path + "/x").status == 0)
    #expect(try String(contentsOfFile: folder.path + "/x/a/b.txt", encoding: .utf8) == "#3F51B5\n")
    try "a\n`primry`\n".write(toFile: template, atomically: true, encoding: .utf8)
    let wrong = try Filter("export", theme, "--template", template)
    #expect(wrong.error == "tintype: \(template): Line 2, column 2: there’s no value called “primry”.\n")
    #expect(wrong.status == 2)
  }

  @Test func aFormatsTemplateIsPrintedAndWritesTheSame() throws {
    let folder = try TemporaryFolder()
    let template = folder.path + "/res.template"
    try Filter("formats", "--template", "android").output.write(toFile: template, atomically: true, encoding: .utf8)
    let (own, format) = (folder.path + "/own", folder.path + "/format")
    #expect(try Filter("export", theme, "--template", template, "--out", own).status == 0)
    #expect(try Filter("export", theme, "--format", "android", "--out", format).status == 0)
    #expect(try Filter(bash: "diff -r '\(own)' '\(format)'").status == 0)
    #expect(try Filter("formats", "--template", "properties").output.contains("`define roles`"))
    let code = try Filter("formats", "--template", "ase")
    #expect(code.error.hasPrefix("tintype: The format ase is written by code. These have a template: css, scss, "))
    #expect(code.status == 2)
  }

  @Test("TH.11 Formats are listed for people and programs")
  func formatsAreListedForPeopleAndPrograms() throws {
    let json = try Filter("formats", "--json")
    struct Entry: Decodable {
      let name, label, group, file, purpose, reader: String
      let folder: Bool
    }
    let entries = try json.lines.map { try JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
    #expect(entries.first?.name == "css")
    let lines = try Filter("formats").lines
    let listed = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(listed == entries.map(\.name))
    #expect(lines.contains("React and Vue") && entries.first { $0.name == "mui" }?.group == "React and Vue")
    for entry in entries { #expect(!entry.label.isEmpty && !entry.purpose.isEmpty && !entry.reader.isEmpty) }
  }
}
