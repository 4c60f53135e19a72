import Catalog
import ColorScience
import Studio
import Testing
import Theme
import _Text

@Suite("VC01 Primary color")
struct PrimaryColorTests {
  var studio = Studio.at(.primary)

  @Test("VC01.1 One grid shows the 19 hues at 500 in Material order, each with a name and none with a label")
  func grid() throws {
    let cells = try #require(studio.grid).cells
    #expect(
      cells.map(\.option.label) == [
        "Red", "Pink", "Purple", "Deep Purple", "Indigo", "Blue", "Light Blue", "Cyan", "Teal", "Green",
        "Light Green", "Lime", "Yellow", "Amber", "Orange", "Deep Orange", "Brown", "Grey", "Blue Grey",
      ])
    #expect(
      cells.map(\.fill.hex) == [
        "#F44336", "#E91E63", "#9C27B0", "#673AB7", "#3F51B5", "#2196F3", "#03A9F4", "#00BCD4", "#009688", "#4CAF50",
        "#8BC34A", "#CDDC39", "#FFEB3B", "#FFC107", "#FF9800", "#FF5722", "#795548", "#9E9E9E", "#607D8B",
      ])
    #expect(studio.grid?.showsLabels == false)
    #expect(cells.allSatisfy { !$0.option.isSelected })
    #expect(studio.bar.fill == nil)
  }

  @Test("VC01.2 The bar takes the tapped color")
  mutating func barFill() {
    studio.follow(.colors(.swatchTapped(.primary, Hue.indigo)))
    #expect(studio.bar.fill == SRGB(0x3F51B5))
  }

  @Test(
    "VC01.3 The text of the bar takes the associated text color",
    arguments: [(Hue.indigo, SRGB.white), (Hue.yellow, .black)])
  mutating func barText(hue: Int, text: SRGB) {
    studio.follow(.colors(.swatchTapped(.primary, hue)))
    #expect(studio.bar.text == text)
  }

  @Test("VC01.4 Every other cell turns gray", arguments: [Appearance.light, .dark])
  mutating func grayCells(appearance: Appearance) throws {
    studio.follow(.session(.appearanceChanged(appearance)), .colors(.swatchTapped(.primary, Hue.indigo)))
    let cells = try #require(studio.grid).cells
    for (index, cell) in cells.enumerated() where index != Hue.indigo {
      #expect(cell.fill.red == cell.fill.green && cell.fill.green == cell.fill.blue, "\(cell.option.label)")
    }
    #expect(cells[Hue.indigo].fill == SRGB(0x3F51B5))
    #expect(cells.filter(\.option.isSelected).map(\.option.label) == ["Indigo"])
  }

  @Test("VC01.5 Every label appears, and the hex on the chosen one")
  mutating func labels() throws {
    studio.follow(.colors(.swatchTapped(.primary, Hue.indigo)))
    let cells = try #require(studio.grid).cells
    #expect(studio.grid?.showsLabels == true)
    #expect(cells.filter(\.option.isSelected).map(\.hex) == ["#3F51B5"])
    #expect(cells[Hue.indigo].hex == "#3F51B5")
  }

  @Test(
    "VC01.6 The label of the chosen cell is in its associated text color",
    arguments: [(Hue.indigo, SRGB.white), (Hue.yellow, .black)])
  mutating func labelColor(hue: Int, text: SRGB) {
    studio.follow(.colors(.swatchTapped(.primary, hue)))
    #expect(studio.grid?.cells[hue].text == text)
  }

  @Test("VC01.7 A tap on the chosen color brings back the initial screen, with two steps to undo")
  mutating func takenBack() {
    let initial = studio.screen
    studio.follow(.colors(.swatchTapped(.primary, Hue.indigo)))
    #expect(studio.screen.butForHistory != initial)
    studio.follow(.colors(.swatchTapped(.primary, Hue.indigo)))
    #expect(studio.screen.butForHistory == initial)
    studio.follow(.history(.undoTapped), .history(.undoTapped))
    #expect(!studio.screen.tabBar.undo.isEnabled)
  }

  @Test("VC01.8 A tap on another color works as if it were the first")
  mutating func anotherColor() {
    var first = studio
    first.follow(.colors(.swatchTapped(.primary, Hue.yellow)))
    studio.follow(.colors(.swatchTapped(.primary, Hue.indigo)), .colors(.swatchTapped(.primary, Hue.yellow)))
    #expect(studio.screen == first.screen)
    #expect(studio.theme.primary?.label == "Yellow 500")
  }

  @Test("VC01.9 Next is disabled at first, and leads nowhere")
  mutating func nextAtFirst() {
    #expect(studio.bar.next?.isEnabled == false)
    #expect(studio.follow(.navigation(.nextTapped)).isEmpty)
    #expect(studio.route == .primary)
  }

  @Test("VC01.10 A choice enables Next")
  mutating func nextEnabled() {
    studio.follow(.colors(.swatchTapped(.primary, Hue.indigo)))
    #expect(studio.bar.next?.isEnabled == true)
    studio.follow(.navigation(.nextTapped))
    #expect(studio.route == .accent)
  }

  @Test("VC01.11 Taking the choice back disables Next again")
  mutating func nextDisabledAgain() {
    studio.follow(.colors(.swatchTapped(.primary, Hue.indigo)), .colors(.swatchTapped(.primary, Hue.indigo)))
    #expect(studio.bar.next?.isEnabled == false)
  }

  @Test("There is no Back before the first screen")
  mutating func noBack() {
    #expect(studio.bar.back == nil)
    #expect(studio.follow(.navigation(.backTapped)).isEmpty)
  }

  @Test("A tap next to the cells changes nothing", arguments: [-1, 19, Int.max, Int.min])
  mutating func tapBeside(index: Int) {
    studio.follow(.colors(.swatchTapped(.primary, Hue.indigo)))
    let before = studio
    #expect(studio.follow(.colors(.swatchTapped(.primary, index))).isEmpty)
    #expect(studio == before)
  }
}
