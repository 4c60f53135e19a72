import TestSupport
import Testing
import Theme

@testable import Formats
@testable import Import

@Suite("The samples of a style guide")
struct GuideSamplesTests {
  private let samples = GuideSamples(text: ".s{color:var(--text)}\u{1F}<div>Light</div>\u{1F}<div>Dark</div>")

  private func guide(_ theme: Theme, _ samples: GuideSamples) throws -> String {
    String(decoding: try #require(try Format.html.files(of: theme, samples: samples).first).bytes, as: UTF8.self)
  }

  @Test("Appear in the panel of their scheme, with their rules in the style sheet")
  func places() throws {
    let guide = try guide(.golden, samples)
    let light = try #require(guide.firstRange(of: "<div>Light</div>"))
    let dark = try #require(guide.firstRange(of: "<div>Dark</div>"))
    let panels = guide.ranges(of: "<article class=\"").map(\.lowerBound).suffix(2)
    #expect(panels.count == 2)
    #expect(panels.first.map { $0 < light.lowerBound } == true)
    #expect(panels.last.map { light.upperBound < $0 && $0 < dark.lowerBound } == true)
    let rules = try #require(guide.firstRange(of: ".s{color:var(--text)}"))
    #expect(try #require(guide.firstRange(of: "</style>")).lowerBound > rules.upperBound)
  }

  @Test("The app in them is called as the theme, and no name ends the attribute that says so")
  func name() throws {
    var theme = Theme.golden
    theme.name = try ThemeName("\"'></style><script>")
    let guide = try guide(theme, samples)
    #expect(guide.contains("--app-name: &quot;\\&quot;'&gt;&lt;/style&gt;&lt;script&gt;&quot;;"))
    #expect(!guide.contains("<script"))
  }

  @Test("A guide with them is read as the theme, and a text that isn't theirs leaves it without")
  func read() throws {
    let file = File(path: "style-guide.html", text: try guide(.golden, samples))
    let imported = try Imported([file])
    #expect(imported.theme.string == Theme.golden.string)
    #expect(imported.isWhole && imported.changes.isEmpty)
    #expect(try guide(.golden, GuideSamples(text: "<h1>Sign in</h1>")) == guide(.golden, .none))
  }
}
