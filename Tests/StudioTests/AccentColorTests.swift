import ColorScience
import Testing
import _Text

@testable import Studio
@testable import Theme

@Suite("VC02 Accent color")
struct AccentColorTests {
  var studio = Studio.at(.accent)

  @Test("VC02.1 One grid shows the 16 accents at A200 under a bar in the primary")
  func grid() throws {
    let cells = try #require(studio.grid).cells
    #expect(
      cells.map(\.option.label) == [
        "Red", "Pink", "Purple", "Deep Purple", "Indigo", "Blue", "Light Blue", "Cyan", "Teal", "Green",
        "Light Green", "Lime", "Yellow", "Amber", "Orange", "Deep Orange",
      ])
    #expect(
      cells.map(\.fill.hex) == [
        "#FF5252", "#FF4081", "#E040FB", "#7C4DFF", "#536DFE", "#448AFF", "#40C4FF", "#18FFFF", "#64FFDA", "#69F0AE",
        "#B2FF59", "#EEFF41", "#FFFF00", "#FFD740", "#FFAB40", "#FF6E40",
      ])
    #expect(studio.grid?.showsLabels == false)
    #expect(cells.allSatisfy { !$0.option.isSelected })
    #expect(studio.bar.fill == SRGB(0x3F51B5))
    #expect(studio.bar.text == .white)
    #expect(studio.bar.back?.label == "Back")
  }

  @Test("VC02.2 A choice grays every other cell", arguments: [Appearance.light, .dark])
  mutating func grayCells(appearance: Appearance) throws {
    studio.follow(.session(.appearanceChanged(appearance)), .colors(.swatchTapped(.accent, Hue.pink)))
    let cells = try #require(studio.grid).cells
    for (index, cell) in cells.enumerated() where index != Hue.pink {
      #expect(cell.fill.red == cell.fill.green && cell.fill.green == cell.fill.blue, "\(cell.option.label)")
    }
    #expect(cells[Hue.pink].fill == SRGB(0xFF4081))
    #expect(cells.filter(\.option.isSelected).map(\.option.label) == ["Pink"])
  }

  @Test("VC02.3 All labels appear, and the hex on the chosen one")
  mutating func labels() throws {
    studio.follow(.colors(.swatchTapped(.accent, Hue.pink)))
    let cells = try #require(studio.grid).cells
    #expect(studio.grid?.showsLabels == true)
    #expect(cells.filter(\.option.isSelected).map(\.hex) == ["#FF4081"])
  }

  @Test(
    "VC02.4 The chosen label is in its associated text color",
    arguments: [(Hue.pink, SRGB.white), (Hue.amber, .black)])
  mutating func labelColor(hue: Int, text: SRGB) {
    studio.follow(.colors(.swatchTapped(.accent, hue)))
    #expect(studio.grid?.cells[hue].text == text)
  }

  @Test("VC02.5 A tap on the chosen accent brings back the initial screen")
  mutating func takenBack() {
    let initial = studio.screen
    studio.follow(.colors(.swatchTapped(.accent, Hue.pink)))
    #expect(studio.screen != initial)
    studio.follow(.colors(.swatchTapped(.accent, Hue.pink)))
    #expect(studio.screen == initial)
  }

  @Test("VC02.6 Next is disabled at first and drawn in the primary's 800")
  mutating func nextAtFirst() {
    #expect(studio.bar.next?.isEnabled == false)
    #expect(studio.bar.nextText == SRGB(0x283593))
    #expect(studio.follow(.navigation(.nextTapped)).isEmpty)
    #expect(studio.route == .accent)
  }

  @Test("VC02.7 A choice enables Next")
  mutating func nextEnabled() {
    studio.follow(.colors(.swatchTapped(.accent, Hue.pink)))
    #expect(studio.bar.next?.isEnabled == true)
    #expect(studio.bar.nextText == nil)
    studio.follow(.navigation(.nextTapped))
    #expect(studio.route == .titleFont)
  }

  @Test("VC02.8 Taking the choice back disables Next")
  mutating func nextDisabledAgain() {
    studio.follow(.colors(.swatchTapped(.accent, Hue.pink)), .colors(.swatchTapped(.accent, Hue.pink)))
    #expect(studio.bar.next?.isEnabled == false)
    #expect(studio.bar.nextText == SRGB(0x283593))
  }

  @Test("VC02.9 After Back and Next the accent is still chosen")
  mutating func backKeeps() {
    studio.follow(.colors(.swatchTapped(.accent, Hue.pink)))
    let before = studio.screen
    studio.follow(.navigation(.backTapped))
    #expect(studio.route == .primary)
    studio.follow(.navigation(.nextTapped))
    #expect(studio.screen == before)
  }

  @Test("The chosen accent is shown as a round button")
  mutating func sample() {
    #expect(studio.grid?.sample == nil)
    studio.follow(.colors(.swatchTapped(.accent, Hue.pink)))
    #expect(studio.grid?.sample?.fill == SRGB(0xFF4081))
    #expect(studio.grid?.sample?.text == .white)
  }

  @Test("A link's color in another step replaces its hue in the grid, and can be taken back")
  func anotherStep() {
    var studio = Studio.opened("#/accent?primary=red-700&accent=teal-a400")
    #expect(studio.grid?.cells[8].fill == SRGB(0x1DE9B6))
    #expect(studio.grid?.cells[8].option.isSelected == true)
    studio.follow(.colors(.swatchTapped(.accent, 8)))
    #expect(studio.theme.accent == nil)
    #expect(studio.grid?.cells[8].fill == SRGB(0x64FFDA))
  }
}
