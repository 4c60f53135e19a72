import Catalog
import ColorScience
import FileCheck
import Files
import Formats
import Suggestions
import Testing
import Theme

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
    let files = try format.files(of: theme).filter(\.mayBeChecked)
    let isTogether = ["xcassets", "android"].contains(format.name.description)
    return isTogether ? [files] : files.map { [$0] }
  }

  @Test("Each format of a theme", arguments: formats)
  func format(_ name: String, _ least: Int) throws {
    let format = try #require(Format.named(name))
    var judged = 0
    let theme = try Theme(string: "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes")
    for files in try Self.units(format, of: theme) {
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

  /// Each of these colors with the next: black, white, gray, one that only wide screens show, pale ones and strong ones. The fonts'
  /// names try to end a string, a comment and an element.
  static let anyThemes: [Theme] = {
    let green = SRGB(DisplayP3(red: 0, green: 1, blue: 0.2))
    let colors =
      [.black, .white, SRGB(0x7F7F7F), green]
      + [0x3F51B5, 0xFFEB3B, 0x4E342E, 0xE91E63, 0x00BFA5, 0xD8B4A0].map { SRGB($0) }
    return zip(colors, colors.dropFirst() + colors.prefix(1)).map {
      Theme(
        primary: Tint(mixed: $0), accent: Tint(mixed: $1), titleFont: .named("Été \"*/"), bodyFont: .named("';--></b>"))
    }
  }()

  @Test("Formats of any theme", arguments: ["css", "shadcn", "swift", "material", "xcassets", "tokens"])
  func anyTheme(_ name: String) throws {
    let format = try #require(Format.named(name))
    for theme in Self.anyThemes {
      for files in try Self.units(format, of: theme) {
        let check = try ContrastCheck(files)
        #expect(check.failures.map { "\($0.text.name) on \($0.background.name) \($0.ratio)" } == [])
      }
    }
  }

  @Test(
    "A theme with brand colors, a pin, type and corners, whatever a brand color is called",
    arguments: [
      "css", "scss", "tailwind", "shadcn", "bootstrap", "mui", "swift", "compose", "flutter", "android", "tokens",
    ])
  func adjusted(_ name: String) throws {
    let plain = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Harbor"
    let adjusted =
      plain + "&color.mint=00bfa5&color.default=006064"
      + "&pin.light.muted=5a5a5a&scale=1.25&size=16&title-weight=600&corner=12"
    func check(_ theme: String) throws -> ContrastCheck {
      try ContrastCheck(try #require(Format.named(name)).files(of: try Theme(string: theme)))
    }
    let judged = try check(adjusted)
    #expect(judged.failures.isEmpty && judged.judged > 0)
    #expect(judged.undecided.count == (try check(plain)).undecided.count)
  }
}
