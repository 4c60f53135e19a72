import Catalog
import ColorScience
import Testing

@testable import Studio
@testable import Theme

/// The screens of both colors. Everything they share is tested on both.
@Suite("VC01 Primary color, VC02 Accent color")
struct ColorTests {
  static let roles: [Role] = [.primary, .accent]
  /// A color of each grid that white reads on, with its index.
  private static let chosen: [(role: Role, index: Int, name: String, color: UInt32)] = [
    (.primary, Hue.indigo, "Indigo", 0x3F51B5), (.accent, Hue.pink, "Pink", 0xFF4081),
  ]

  /// A studio on the screen of a color, on which swatches were tapped.
  private func studio(_ role: Role, tapped indices: Int...) -> Studio {
    var studio = Studio.at(.choice(role))
    for index in indices { studio.follow(.colors(.swatchTapped(role, index))) }
    return studio
  }

  @Test("VC01.1 One grid shows the 19 hues at 500 in Material order, each with a name and none with a label")
  func primaries() throws {
    let grid = try #require(studio(.primary).grid)
    #expect(
      grid.cells.map(\.option.label) == [
        "Red", "Pink", "Purple", "Deep Purple", "Indigo", "Blue", "Light Blue", "Cyan", "Teal", "Green",
        "Light Green", "Lime", "Yellow", "Amber", "Orange", "Deep Orange", "Brown", "Grey", "Blue Grey",
      ])
    #expect(
      grid.cells.map(\.fill.hex) == [
        "#F44336", "#E91E63", "#9C27B0", "#673AB7", "#3F51B5", "#2196F3", "#03A9F4", "#00BCD4", "#009688", "#4CAF50",
        "#8BC34A", "#CDDC39", "#FFEB3B", "#FFC107", "#FF9800", "#FF5722", "#795548", "#9E9E9E", "#607D8B",
      ])
    #expect(!grid.showsLabels)
    #expect(grid.cells.allSatisfy { !$0.option.isSelected })
    #expect(studio(.primary).bar.fill == nil)
  }

  @Test("VC02.1 One grid shows the 16 accents at A200 under a bar in the primary")
  func accents() throws {
    let grid = try #require(studio(.accent).grid)
    #expect(
      grid.cells.map(\.option.label) == [
        "Red", "Pink", "Purple", "Deep Purple", "Indigo", "Blue", "Light Blue", "Cyan", "Teal", "Green",
        "Light Green", "Lime", "Yellow", "Amber", "Orange", "Deep Orange",
      ])
    #expect(
      grid.cells.map(\.fill.hex) == [
        "#FF5252", "#FF4081", "#E040FB", "#7C4DFF", "#536DFE", "#448AFF", "#40C4FF", "#18FFFF", "#64FFDA", "#69F0AE",
        "#B2FF59", "#EEFF41", "#FFFF00", "#FFD740", "#FFAB40", "#FF6E40",
      ])
    #expect(!grid.showsLabels)
    #expect(grid.cells.allSatisfy { !$0.option.isSelected })
    let bar = studio(.accent).bar
    #expect(bar.fill == SRGB(0x3F51B5))
    #expect(bar.text == .white)
    #expect(bar.back?.label == "Back")
  }

  @Test("VC01.2 The bar takes the tapped color")
  func barFill() {
    #expect(studio(.primary, tapped: Hue.indigo).bar.fill == SRGB(0x3F51B5))
  }

  @Test(
    "VC01.3 The text of the bar takes the associated text color",
    arguments: [(Hue.indigo, SRGB.white), (Hue.yellow, .black)])
  func barText(hue: Int, text: SRGB) {
    #expect(studio(.primary, tapped: hue).bar.text == text)
  }

  @Test("VC01.4, VC02.2 Every other cell turns gray", arguments: chosen, [Appearance.light, .dark])
  func grayCells(chosen: (role: Role, index: Int, name: String, color: UInt32), appearance: Appearance) throws {
    var studio = studio(chosen.role)
    studio.follow(.session(.appearanceChanged(appearance)), .colors(.swatchTapped(chosen.role, chosen.index)))
    let cells = try #require(studio.grid).cells
    for (index, cell) in cells.enumerated() where index != chosen.index {
      #expect(cell.fill.red == cell.fill.green && cell.fill.green == cell.fill.blue, "\(cell.option.label)")
    }
    #expect(cells[chosen.index].fill == SRGB(chosen.color))
    #expect(cells.filter(\.option.isSelected).map(\.option.label) == [chosen.name])
  }

  @Test("VC01.5, VC02.3 Every label appears, and the hex on the chosen one", arguments: chosen)
  func labels(chosen: (role: Role, index: Int, name: String, color: UInt32)) throws {
    let grid = try #require(studio(chosen.role, tapped: chosen.index).grid)
    #expect(grid.showsLabels)
    #expect(grid.cells.filter(\.option.isSelected).map(\.hex) == [SRGB(chosen.color).hex])
    #expect(grid.cells[chosen.index].hex == SRGB(chosen.color).hex)
  }

  @Test(
    "VC01.6, VC02.4 The label of the chosen cell is in its associated text color",
    arguments: [
      (Role.primary, Hue.indigo, SRGB.white), (.primary, Hue.yellow, .black), (.accent, Hue.pink, .white),
      (.accent, Hue.amber, .black),
    ])
  func labelColor(role: Role, hue: Int, text: SRGB) {
    #expect(studio(role, tapped: hue).grid?.cells[hue].text == text)
  }

  @Test(
    "VC01.7, VC02.5 A tap on the chosen color brings back the initial screen, with two steps to undo", arguments: chosen
  )
  func takenBack(chosen: (role: Role, index: Int, name: String, color: UInt32)) {
    var studio = studio(chosen.role)
    let initial = studio.screen
    studio.follow(.colors(.swatchTapped(chosen.role, chosen.index)))
    #expect(studio.screen.butForHistory != initial.butForHistory)
    studio.follow(.colors(.swatchTapped(chosen.role, chosen.index)))
    #expect(studio.screen.butForHistory == initial.butForHistory)
    studio.follow(.history(.undoTapped), .history(.undoTapped))
    #expect(studio.screen.tabBar.undo == initial.tabBar.undo)
  }

  @Test("VC01.8 A tap on another color works as if it were the first", arguments: roles)
  func anotherColor(role: Role) {
    let studio = studio(role, tapped: Hue.indigo, Hue.yellow)
    #expect(studio.screen == self.studio(role, tapped: Hue.yellow).screen)
    #expect(studio.theme.tint(for: role)?.label == (role == .primary ? "Yellow 500" : "Yellow A200"))
  }

  @Test("VC01.9, VC02.6 Next is disabled at first, and leads nowhere", arguments: roles)
  func nextAtFirst(role: Role) {
    var studio = studio(role)
    #expect(studio.bar.next?.isEnabled == false)
    #expect(studio.follow(.navigation(.nextTapped)).isEmpty)
    #expect(studio.route == .choice(role))
  }

  @Test("VC02.6, VC02.8 As long as Next is disabled, it's in the primary's 800")
  func nextColor() {
    #expect(studio(.accent).bar.nextText == SRGB(0x283593))
    #expect(studio(.accent, tapped: Hue.pink).bar.nextText == nil)
    #expect(studio(.accent, tapped: Hue.pink, Hue.pink).bar.nextText == SRGB(0x283593))
  }

  @Test("VC01.10, VC02.7 A choice enables Next", arguments: zip(roles, [Route.accent, .titleFont]))
  func nextEnabled(role: Role, next: Route) {
    var studio = studio(role, tapped: Hue.indigo)
    #expect(studio.bar.next?.isEnabled == true)
    studio.follow(.navigation(.nextTapped))
    #expect(studio.route == next)
  }

  @Test("VC01.11, VC02.8 Taking the choice back disables Next again", arguments: roles)
  func nextDisabledAgain(role: Role) {
    #expect(studio(role, tapped: Hue.indigo, Hue.indigo).bar.next?.isEnabled == false)
  }

  @Test("There is no Back before the first screen")
  func noBack() {
    var studio = studio(.primary)
    #expect(studio.bar.back == nil)
    #expect(studio.follow(.navigation(.backTapped)).isEmpty)
  }

  @Test("VC02.9 After Back and Next the accent is still chosen")
  func backKeeps() {
    var studio = studio(.accent, tapped: Hue.pink)
    let before = studio.screen
    studio.follow(.navigation(.backTapped))
    #expect(studio.route == .primary)
    studio.follow(.navigation(.nextTapped))
    #expect(studio.screen == before)
  }

  @Test("A tap next to the cells changes nothing", arguments: roles, [-1, 19, Int.max, Int.min])
  func tapBeside(role: Role, index: Int) {
    let before = studio(role, tapped: Hue.indigo)
    var studio = before
    #expect(studio.follow(.colors(.swatchTapped(role, index))).isEmpty)
    #expect(studio == before)
  }

  @Test("The chosen accent is shown as a round button")
  func sample() {
    #expect(studio(.accent).grid?.sample == nil)
    let sample = studio(.accent, tapped: Hue.pink).grid?.sample
    #expect(sample?.fill == SRGB(0xFF4081))
    #expect(sample?.text == .white)
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

extension Theme {
  fileprivate func tint(for role: Role) -> Tint? { role == .primary ? primary : accent }
}
