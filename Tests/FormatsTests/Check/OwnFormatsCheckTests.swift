import Suggestions
import TestSupport
import Testing
import Theme

@testable import Files
@testable import Formats

@Suite("What we export passes our own check, in every mode")
struct OwnFormatsCheckTests {
  /// The formats with names that make pairs, and how many are judged at least, all modes together: two texts on three surfaces
  /// and eleven on what's theirs make 17, in light, dark, and both with more contrast.
  static let formats: [(name: String, judged: Int)] = [
    ("css", 68), ("scss", 34), ("tailwind", 68), ("shadcn", 30), ("bootstrap", 10), ("mui", 54), ("swift", 60),
    ("compose", 60), ("flutter", 60), ("material", 100), ("xcassets", 68), ("android", 34), ("tokens", 68),
    ("figma", 68), ("html", 10),
  ]

  /// The files of an export as they're checked: each alone, but those of a catalog or of an app's resources together.
  static func units(_ format: Format, of theme: Theme) throws -> [[File]] {
    let files = try format.files(of: theme).filter { Format(of: [$0]) != nil }
    let isTogether = format.name.description == "xcassets" || format.name.description == "android"
    return isTogether ? [files] : files.map { [$0] }
  }

  @Test("Each format of a theme", arguments: formats)
  func format(_ name: String, _ least: Int) throws {
    let format = try #require(Format.named(name))
    var judged = 0
    for files in try Self.units(format, of: .golden) {
      let check = try ContrastCheck(files)
      #expect(check.failures.map { "\($0.text.name) on \($0.background.name) \($0.ratio)" } == [])
      // Of code that computes colors, it can't be told.
      let undecided = check.undecided.filter { $0.reason != .unknown }
      #expect(undecided.map { "\($0.text.name) on \($0.background.name) \($0.reasonText)" } == [])
      judged += check.judged
    }
    #expect(judged >= least)
  }

  /// The formats with names of edges, rings or parts of charts.
  static let marked = [
    "css", "scss", "tailwind", "shadcn", "mui", "swift", "compose", "flutter", "material", "xcassets", "android",
    "tokens",
    "figma",
  ]

  @Test("What isn't text can be seen, too: in every format, for each theme of the gallery", arguments: marked)
  func nonText(_ name: String) throws {
    let format = try #require(Format.named(name))
    var rules = ContrastCheck.Rules()
    rules.judgesNonText = true
    var judged = 0
    for theme in GalleryTheme.all.map(\.theme) {
      for files in try Self.units(format, of: theme) {
        let check = try ContrastCheck(files, rules: rules)
        #expect(check.failures.map { "\($0.text.name) on \($0.background.name) \($0.ratio)" } == [])
        judged += check.pairs.count { $0.subject == .nonText }
      }
    }
    #expect(judged >= GalleryTheme.all.count)
  }

  @Test("Formats of any theme", arguments: ["css", "shadcn", "swift", "material", "xcassets", "tokens"])
  func anyTheme(_ name: String) throws {
    let format = try #require(Format.named(name))
    for theme in Theme.random(10, seed: 39) {

      for files in try Self.units(format, of: theme) {
        let check = try ContrastCheck(files)
        #expect(check.failures.map { "\($0.text.name) on \($0.background.name) \($0.ratio)" } == [])
      }
    }
  }
}
