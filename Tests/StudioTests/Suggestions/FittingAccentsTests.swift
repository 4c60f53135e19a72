import Catalog
import ColorScience
import Suggestions
import Testing
import Theme

@testable import Studio

@Suite("Accents that fit")
struct FittingAccentsTests {
  var studio = Studio.at(.accent)

  @Test("Fitting.1 Beside the sixteen, four accents fit the primary, and say why")
  func group() throws {
    #expect(studio.grid?.cells.count == 16)
    let group = try #require(studio.grid?.fitting)
    #expect(group.name == "Fits Indigo")
    let expected = FittingAccent.accents(for: try #require(studio.theme.primary))
    #expect(group.swatches.map(\.fill) == expected.map(\.tint.color))
    #expect(group.swatches.map(\.reason) == ["opposite", "near opposite", "triad", "neighboring"])
    #expect(group.swatches.allSatisfy { $0.option.label.hasSuffix(", " + $0.reason) && !$0.option.isSelected })
  }

  @Test("One that's like a brand color isn't suggested, as soon as there's such a color")
  mutating func brandColors() throws {
    let all = try #require(studio.grid?.fitting?.swatches)
    let tint = try #require(Tint(mixed: all[0].fill))
    try studio.desk.theme.add(BrandColor(BrandName("mint"), tint))
    studio.follow(.notice(.dismissed))
    #expect(studio.grid?.fitting?.swatches.map(\.fill) == all.dropFirst().map(\.fill))
  }

  @Test("Fitting.2 A tap chooses one, and the grid goes gray; another tap takes it back")
  mutating func tap() throws {
    let initial = studio.screen
    let swatch = try #require(studio.grid?.fitting?.swatches.first)
    studio.follow(swatch.option.event)
    #expect(studio.theme.accent?.color == swatch.fill)
    #expect(studio.grid?.fitting?.swatches.map(\.option.isSelected) == [true, false, false, false])
    #expect(studio.grid?.cells.count == 16 && studio.grid?.showsLabels == true)
    #expect(studio.grid?.cells.allSatisfy { !$0.option.isSelected } == true)
    #expect(studio.bar.next?.isEnabled == true)
    studio.follow(swatch.option.event)
    #expect(studio.screen.butForHistory == initial.butForHistory)
  }

  @Test("Fitting.3 They follow the primary, and are on no other screen")
  mutating func follows() throws {
    studio.follow(.navigation(.backTapped))
    #expect(studio.grid?.fitting == nil)
    studio.follow(.colors(.swatchTapped(.primary, Hue.red)), .navigation(.nextTapped))
    #expect(studio.grid?.fitting?.name == "Fits Red")
  }

  @Test("Fitting.4 Each is one step to undo")
  mutating func undo() throws {
    let swatch = try #require(studio.grid?.fitting?.swatches.last)
    studio.follow(swatch.option.event, .history(.undoTapped))
    #expect(studio.theme.accent == nil)
  }

  @Test("A tap on one that isn't there changes nothing", arguments: [-1, 4, 99])
  mutating func outside(index: Int) {
    let before = studio.screen
    #expect(studio.follow(.suggestions(.accentTapped(index))).isEmpty)
    #expect(studio.screen == before)
  }
}
