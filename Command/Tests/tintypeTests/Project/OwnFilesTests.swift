import Foundation
import Testing

@testable import tintype

@Suite("A project's own files")
struct OwnFilesTests {
  /// What's left of these files in a folder with a repository around them.
  private func own(_ files: [String: String], in folder: String = "") throws -> [String] {
    let project = try Project(nil)
    try project.write("", to: ".git/HEAD")
    for (path, text) in files { try project.write(text, to: path) }
    let root = try #require(realPath(project.place(folder)))
    return OwnFiles(root).paths.filter { !$0.hasSuffix("/") }
  }

  @Test(
    "Each line of .gitignore means what it means to git",
    arguments: [
      ("*.log", ["a.log", "b/c.log"], ["log", "a.log.txt"]),
      ("/a.css", ["a.css"], ["b/a.css"]),
      ("b/a.css", ["b/a.css"], ["c/b/a.css", "a.css"]),
      ("gen/", ["gen/a.css", "x/gen/b.css"], ["x/gen2/a"]),
      ("**/x/a", ["x/a", "y/x/a"], ["y/a"]),
      ("y/**/a", ["y/a", "y/b/a", "y/b/c/a"], ["a", "z/y/a"]),
      ("y/**", ["y/a", "y/b/a"], ["a"]),
      ("a?c", ["abc", "x/adc"], ["ac", "abbc"]),
      ("[a-c].css", ["a.css", "c.css"], ["d.css"]),
      ("[!a-c].css", ["d.css"], ["a.css"]),
      ("*.css\n!keep.css", ["a.css"], ["keep.css", "x/keep.css"]),
      ("# a.css\n\\#b", ["#b"], ["a.css"]),
      ("a.css   \r", ["a.css"], ["b.css"]),
      ("a*b*c.css", ["abc.css", "a-bb-c.css", "abbc.css"], ["ab.css", "acb.css"]),
    ] as [(String, [String], [String])])
  func patterns(rules: String, ignored: [String], kept: [String]) throws {
    var files = [".gitignore": rules]
    for path in ignored + kept { files[path] = "" }
    #expect(Set(try own(files)) == Set(kept + [".gitignore"]))
  }

  @Test func anInnerFileOfRulesCountsMoreThanAnOuterOne() throws {
    let files = [".gitignore": "*.css", "a.css": "", "in/.gitignore": "!a.css\n/b.txt", "in/a.css": "", "in/b.txt": ""]
    #expect(try own(files) == [".gitignore", "in/.gitignore", "in/a.css"])
  }

  @Test func theRulesOfTheRepositoryHoldInAFolderOfIt() throws {
    let files = [
      ".gitignore": "/app/gen\n*.tmp", "app/gen/a.css": "", "app/b.css": "", "app/c.tmp": "",
      ".git/info/exclude": "mine.css",
      "app/mine.css": "",
    ]
    #expect(try own(files, in: "app") == ["b.css"])
  }

  @Test func aFolderThatIsIgnoredItselfIsReadIfItIsNamed() throws {
    #expect(
      try own([".gitignore": "app/\n*", "app/a.css": "", "app/.gitignore": "b.css", "app/b.css": ""], in: "app") == [
        ".gitignore", "a.css",
      ])
  }

  @Test func packagesBuildsReportsAndHiddenFoldersAreNobodysOwn() throws {
    let files = [
      "node_modules/a.css", "x/dist/a.css", "_site/a.css", "playwright-report/a.css", ".hidden/a.css", "a.min.css",
      "a.css",
      "x/y/z/a/b/c/d/e/f/g.css",
    ]
    #expect(
      try own(Dictionary(uniqueKeysWithValues: files.map { ($0, "") })) == ["a.css", "x/y/z/a/b/c/d/e/f/g.css"])
  }

  @Test(
    "Files of tests are told by their names and folders",
    arguments: [
      "test/theme_test.dart", "src/__tests__/a.css", "HarborTests/A.swift", "app/src/androidTest/values/colors.xml",
      "src/Button.stories.css", "src/a.spec.ts", "lib/a_test.go", "Tests/ColorTests.swift", "spec/fixtures/a.css",
    ])
  func tests(path: String) {
    #expect(OwnFiles.isOfTests(path))
  }

  @Test(arguments: ["src/contest/a.css", "src/test.css", "latest/a.css", "src/specs.css"])
  func othersArentOfTests(path: String) {
    #expect(!OwnFiles.isOfTests(path))
  }
}
