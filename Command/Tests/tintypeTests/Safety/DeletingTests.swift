import Foundation
import Testing

@Suite("What a build removes from an asset catalog")
struct DeletingTests {
  private static func project(_ theme: String = Project.theme, more: String = "") throws -> Project {
    try Project(
      """
      {"theme": "\(theme)", "outputs": [
        {"format": "xcassets", "path": "A.xcassets", "only": ["primary"], "merge": true}\(more)
      ]}
      """)
  }

  /// Two folders and a file of a person's, and links in the catalog that are called like sets of ours.
  private static func addLinks(to project: Project) throws {
    for path in [".git/HEAD", "src/main.swift", "notes.txt"] { try project.write("theirs", to: path) }
    let links = [
      "BrandPrimary50.colorset": "../.git", "BrandPrimary100.colorset": "../src", "BrandFonts.dataset": "..",
      "BrandAccent.colorset": "../notes.txt", "BrandText.colorset": "../nothing",
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: project.place("A.xcassets/\(name)"), withDestinationPath: target)
    }
  }

  private static func expectAllIsThere(in project: Project) throws {
    for path in [".git/HEAD", "src/main.swift", "notes.txt"] { #expect(try project.read(path) == "theirs") }
    let names = try FileManager.default.contentsOfDirectory(atPath: project.place("A.xcassets"))
    #expect(names.filter { $0.contains("0.") || $0.contains("Fonts") || $0.contains("Accent") }.count == 4)
  }

  @Test func nothingGoesThatALinkLeadsTo() throws {
    let project = try Self.project()
    try project.write("{}", to: "A.xcassets/Contents.json")
    try Self.addLinks(to: project)
    let build = try project.run("build")
    #expect(build.status == 0)
    #expect(!build.output.contains("Removed"))
    #expect(build.error.contains("A.xcassets/BrandPrimary50.colorset is called like a color set of ours, but "))
    try Self.expectAllIsThere(in: project)
    #expect(try project.run("build", "--check").status == 0)
  }

  @Test func thatIsSoForAnExportAndForCleaningUp() throws {
    let project = try Self.project()
    let catalog = project.place("A.xcassets")
    #expect(try project.run("build").status == 0)
    try Self.addLinks(to: project)
    let export = ["export", Project.theme, "--format", "xcassets", "--only", "primary", "--merge", "--out", catalog]
    let exported = try Filter(export, input: Data())
    #expect(exported.status == 0)
    #expect(!exported.error.contains("Removed"))
    try project.write(
      #"{"theme": "\#(Project.theme)", "outputs": [{"format": "css", "path": "theme.css"}]}"#, to: "tintype.json")
    let cleaned = try project.run("build", "--clean")
    #expect(cleaned.status == 0)
    #expect(!cleaned.output.contains("Removed"))
    try Self.expectAllIsThere(in: project)
  }

  @Test(
    "A set stays that has anything in it that we didn't write",
    arguments: [
      ("BrandAccent.colorset/notes.txt", "mine"),
      ("BrandAccent.colorset/Contents.json", "{ \"info\" : { \"version\" : 1 } }"),
      ("BrandAccent.colorset/more/Contents.json", "{}"), ("BrandFonts.dataset/Lato.ttf", ""),
      ("BrandFonts.dataset/fonts.json", #"{ "titleFont": "Lato" }"#),
    ])
  func theirs(path: String, text: String) throws {
    let project = try Project(outputs: [("xcassets", "A.xcassets")])
    #expect(try project.run("build").status == 0)
    try project.write(text, to: "A.xcassets/" + path)
    let less = try Self.project()
    try project.write(less.read("tintype.json"), to: "tintype.json")
    let build = try project.run("build")
    #expect(build.status == 0)
    #expect(build.output.contains("Removed A.xcassets/BrandPrimary50.colorset."))
    #expect(try project.read("A.xcassets/" + path) == text)
    let set = path.prefix { $0 != "/" }
    #expect(!build.output.contains("Removed A.xcassets/\(set)."))
    #expect(build.error.contains("A.xcassets/\(set) is called like a color set of ours"))
  }

  @Test func aCatalogBehindALinkLosesOnlySetsOfOurs() throws {
    let project = try Self.project()
    try project.write("{}", to: "real.xcassets/Contents.json")
    try FileManager.default.createSymbolicLink(
      atPath: project.place("A.xcassets"), withDestinationPath: "real.xcassets")
    try project.write(Project.text(outputs: [("xcassets", "A.xcassets")]), to: "tintype.json")
    #expect(try project.run("build", "--force").status == 0)
    try project.write(Self.project().read("tintype.json"), to: "tintype.json")
    #expect(try project.run("build").output.contains("Removed A.xcassets/BrandAccent.colorset."))
    #expect(
      project.exists("real.xcassets/BrandPrimary.colorset") && !project.exists("real.xcassets/BrandAccent.colorset"))
  }
}
