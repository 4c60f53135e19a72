import Catalog
import ColorScience
import Suggestions
import Testing
import Theme

@Suite("The gallery has themes to begin with")
struct GalleryTests {
  @Test func thereAreSixMoodsOfFourEach() {
    var moods: [(name: String, count: Int)] = []
    for theme in GalleryTheme.all {
      if moods.last?.name == theme.mood { moods[moods.count - 1].count += 1 } else { moods.append((theme.mood, 1)) }
    }
    #expect(moods.map(\.name) == ["Calm", "Bold", "Warm", "Fresh", "Night", "Editorial"])
    #expect(moods.map(\.count) == [4, 4, 4, 4, 4, 4])
  }

  @Test func everyLineIsATheme() {
    #expect(GalleryTheme.all.count == GalleryTheme.lines.split(separator: "\n").count)
  }

  @Test(arguments: GalleryTheme.all)
  func everyThemeIsComplete(_ gallery: GalleryTheme) {
    #expect(gallery.theme.firstMissingRole == nil)
    #expect(gallery.purpose.hasPrefix("For ") && gallery.purpose.hasSuffix("."))
    #expect(!gallery.purpose.dropLast().contains(".") && gallery.purpose.count <= 52, "one sentence of two lines")
  }

  @Test(arguments: GalleryTheme.all)
  func theStringInTheTableIsTheOneThatIsKept(_ gallery: GalleryTheme) {
    #expect((GalleryTheme.lines + "\n").contains("|" + gallery.theme.string + "\n"))
  }

  @Test(arguments: GalleryTheme.all)
  func theFontsComeWithThePageAndHaveABold(_ gallery: GalleryTheme) throws {
    let included = MeasuredFamily.included.map(\.family.name)
    for font in [gallery.theme.titleFont, gallery.theme.bodyFont] {
      #expect(included.contains(try #require(font).name))
    }
    #expect(gallery.theme.titleFont?.name != gallery.theme.bodyFont?.name)
    #expect(!["Quattrocento", "Goudy Bookletter 1911", "Kaushan Script"].contains(gallery.theme.titleFont?.name))
  }

  @Test(arguments: GalleryTheme.all)
  func everyPairIsLegibleInAllFourSchemes(_ gallery: GalleryTheme) {
    for appearance in [Appearance.light, .dark] {
      #expect(ContrastAudit(gallery.theme, on: appearance, contrast: .standard, level: .aa).shortfalls.isEmpty)
      #expect(ContrastAudit(gallery.theme, on: appearance, contrast: .high, level: .aaa).shortfalls.isEmpty)
    }
  }

  /// No color reads as small text on white pages and as a highlight on dark sections, so each theme needs advice in a place.
  @Test(arguments: GalleryTheme.all)
  func theChosenColorsReadNearlyEverywhere(_ gallery: GalleryTheme) {
    #expect(1...2 ~= ContrastAdvice(gallery.theme, on: .light).count)
  }

  @Test(arguments: GalleryTheme.all)
  func everyoneCanTellTheAccentFromThePrimary(_ gallery: GalleryTheme) throws {
    let (primary, accent) = (try #require(gallery.theme.primary), try #require(gallery.theme.accent))
    #expect(primary.leastDifference(from: accent) >= 0.1)
  }

  @Test func noTwoAreAlike() {
    let all = GalleryTheme.all
    #expect(Set(all.map(\.name)).count == 24)
    for (index, one) in all.enumerated() {
      for other in all[..<index] {
        guard let left = one.theme.primary?.color, let right = other.theme.primary?.color else { continue }
        #expect(OKLab(left).difference(from: OKLab(right)) >= 0.04, "\(one.name) and \(other.name)")
      }
    }
  }

  @Test func halfOfThemAreBestInDark() {
    #expect(GalleryTheme.all.filter { $0.appearance == .dark }.count == 12)
  }

  @Test func someHaveBrandColorsAndNothingHasPins() {
    let all = GalleryTheme.all
    #expect(all.filter { !$0.theme.brandColors.isEmpty }.count >= 4)
    #expect(all.allSatisfy { $0.theme.pins.isEmpty })
    let names = all.flatMap { $0.theme.brandColors.map(\.name.text) }
    #expect(names == ["citron", "basil", "leaf", "sky", "mint", "lemon", "ice"])
  }

  @Test(arguments: ["Low Tide", "low tide", "LOW TIDE"])
  func aThemeIsFoundByItsName(name: String) {
    #expect(GalleryTheme.named(name) == GalleryTheme.all.first)
  }

  @Test(arguments: ["", "Low", "Low  Tide", "Calm"])
  func anotherNameIsNone(name: String) {
    #expect(GalleryTheme.named(name) == nil)
  }

  @Test(arguments: [
    "", "\n", "Calm", "Calm|light|For a bank.", "Calm|light|For a bank.|", "Calm|light|For a bank.|primary=red-500",
    "Calm|light|For a bank.|primary=beige&name=Harbor", "Calm|light|For a bank.|name=Harbor|more",
  ])
  func aLineThatIsNoThemeIsLeftOut(line: String) {
    let good = "Calm|dark|For a bank.|primary=red-500&name=Harbor"
    #expect([GalleryTheme](lines: "\(good)\n\(line)\n").map(\.name) == ["Harbor"])
    #expect([GalleryTheme](lines: good).first?.appearance == .dark)
  }
}
