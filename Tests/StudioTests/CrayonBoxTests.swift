import Catalog
import ColorScience
import TestSupport
import Testing
import Theme

@testable import Studio

@Suite("The crayon box: sets, hues, and what's near a color")
struct CrayonBoxTests {
  var studio = Studio.opened("#/crayons")
  var list: CrayonList { studio.crayonList ?? Studio.opened("#/crayons").crayonList! }

  /// Taps an option or toggle by its label.
  private mutating func tap(_ label: String) throws -> [Effect] {
    let options = list.sets + list.arrangements
    let near = list.near.flatMap { $0.label == label ? $0.event : nil }
    return studio.follow(try #require(options.first { $0.label == label }?.event ?? near, "\(label)"))
  }

  @Test("Crayons.26 The box holds crayons, CSS's colors and xkcd's")
  mutating func sets() throws {
    #expect(list.sets.map(\.label) == ["Crayons", "CSS", "xkcd"])
    #expect(list.sets.map(\.isSelected) == [true, false, false])
    _ = try tap("CSS")
    #expect(list.sets.map(\.isSelected) == [false, true, false])
    #expect(list.rows.map(\.option.label) == Crayon.css.map(\.name))
    #expect(list.rows.map(\.subtitle) == Crayon.css.map(\.hex))
    #expect(list.rows.allSatisfy { $0.text.contrastRatio(with: $0.fill) >= 4.5 })
    #expect(list.status == "148 CSS colors")
  }

  @Test("Crayons.26 Every color opens in the mixer, by an address of its own, and Back marks it", arguments: [1, 2])
  mutating func open(set: Int) throws {
    _ = try tap(["Crayons", "CSS", "xkcd"][set])
    studio.follow(.crayons(.xkcdLoaded(Crayon.xkcdLines)))
    for row in [list.rows[3], list.rows[140]] {
      studio.follow(row.option.event)
      #expect(studio.panel?.name == row.option.label)
      #expect(studio.bar.fill == row.fill)
      #expect(Studio.opened(studio.address).panel?.name == row.option.label)
      studio.follow(.mixer(.alphaDecreased))
      #expect(studio.reloaded().panel?.alpha.number == "0.9")
      studio.follow(.navigation(.backTapped))
      #expect(list.rows.filter(\.option.isSelected).map(\.option.label) == [row.option.label])
    }
  }

  @Test("Crayons.27 xkcd's colors are asked for when they're first seen, once")
  mutating func first() throws {
    #expect(try !tap("CSS").contains(.loadXKCD))
    #expect(try tap("xkcd").contains(.loadXKCD))
    #expect(list.isLoading && list.rows.isEmpty && list.status == "Getting xkcd’s colors…")
    #expect(try !tap("xkcd").contains(.loadXKCD))
    studio.follow(.crayons(.xkcdLoaded(Crayon.xkcdLines)))
    #expect(!list.isLoading && list.rows.count == 949 && list.status == "949 xkcd colors")
    #expect(list.rows.map(\.option.label) == Crayon.xkcd.map(\.name))
    #expect(try !tap("Crayons").contains(.loadXKCD) && !tap("xkcd").contains(.loadXKCD))
  }

  @Test("Crayons.27 A search asks for them, too, and finds them once they're there")
  mutating func firstSearch() {
    #expect(studio.follow(.crayons(.searchChanged(" "))).isEmpty)
    #expect(studio.follow(.crayons(.searchChanged("dusty"))) == [.loadXKCD])
    #expect(list.rows.isEmpty && !list.isLoading)
    studio.follow(.crayons(.xkcdLoaded(Crayon.xkcdLines)))
    #expect(list.rows.count == Crayon.xkcd.filter { $0.name.contains("dusty") }.count)
    #expect(list.rows.allSatisfy { $0.remark == "xkcd" })
    #expect(list.status == "0 of 133 crayons, \(list.rows.count) in other sets")
  }

  @Test("Crayons.27 If they don't come, a sentence says so in place, with a button that asks again")
  mutating func missing() throws {
    _ = try tap("xkcd")
    studio.follow(.crayons(.xkcdLoaded("")))
    #expect(list.problem?.sentence == "xkcd’s colors didn’t load. Check your connection, then try again.")
    #expect(list.rows.isEmpty && list.status.isEmpty && !list.isLoading)
    _ = try tap("CSS")
    #expect(list.problem == nil && list.rows.count == 148)
    #expect(try !tap("xkcd").contains(.loadXKCD))
    #expect(studio.follow(try #require(list.problem).retry.event) == [.loadXKCD])
    #expect(list.problem == nil && list.isLoading)
    studio.follow(.crayons(.xkcdLoaded(Crayon.xkcdLines)))
    #expect(list.rows.count == 949 && list.problem == nil)
  }

  @Test("Crayons.28 A search finds the names of all sets; each row says its set if it isn't the one that's shown")
  mutating func together() throws {
    studio.follow(.crayons(.xkcdLoaded(Crayon.xkcdLines)), .crayons(.searchChanged("sea green")))
    let expected =
      [("Sea Green", String?.none)]
      + Crayon.css.filter { $0.name.contains("sea") && $0.name.contains("green") }.map { ($0.name, "CSS") }
      + Crayon.xkcd.filter { $0.name.contains("sea") && $0.name.contains("green") }.map { ($0.name, "xkcd") }
    // CSS has a color of a similar name, so what comes first is that color.
    _ = try tap("CSS")
    _ = try tap("Crayons")
    let rows = list.rows.filter { row in expected.contains { $0.0 == row.option.label && $0.1 == row.remark } }
    #expect(rows.count == expected.count - 1 || rows.count == expected.count)
    studio.follow(.crayons(.searchChanged("dusty rose")))
    #expect(list.rows.map(\.option.label).contains("dusty rose"))
    _ = try tap("xkcd")
    #expect(list.rows.first?.option.label == "dusty rose" && list.rows.first?.remark == nil)
    #expect(list.status == "1 of 949 xkcd colors")
  }

  @Test("Crayons.29 By hue, each color is in its family, from light to dark, and the neutrals come last")
  mutating func byHue() throws {
    #expect(list.arrangements.map(\.label) == ["List", "By hue"] && list.groups.isEmpty)
    _ = try tap("By hue")
    #expect(list.arrangements.map(\.isSelected) == [false, true])
    #expect(list.groups.map(\.label) == HueFamily.allCases.map(\.label))
    #expect(list.groups.last?.label == "Neutrals")
    #expect(list.groups.flatMap(\.rows) == Array(0..<133))
    #expect(Set(list.rows.map(\.option.label)) == Set(Crayon.all.map(\.name)))
    for group in list.groups {
      let lightness = list.rows[group.rows].map { OKLCH($0.fill).lightness }
      #expect(lightness == lightness.sorted(by: >), "\(group.label)")
    }
    let row = list.rows[7]
    studio.follow(row.option.event)
    #expect(studio.panel?.name == row.option.label)
    studio.follow(.navigation(.backTapped))
    #expect(list.rows[list.tabStop].option.label == row.option.label && !list.groups.isEmpty)
  }

  @Test("Crayons.29 While a person looks for something, it's a list; afterwards it's by hue again")
  mutating func searchByHue() throws {
    _ = try tap("By hue")
    studio.follow(.crayons(.searchChanged("tangerine")))
    #expect(list.groups.isEmpty && list.arrangements.isEmpty && list.rows.count == 2)
    studio.follow(.crayons(.searchChanged("")))
    #expect(list.groups.count == HueFamily.allCases.count)
  }

  @Test(
    "Crayons.30 Near a color: the nearest of the set first, with the difference in figures and words",
    arguments: [
      ("#C0FFEE", "#C0FFEE"), ("c0ffee", "#C0FFEE"), ("tomato", "#FF6347"), ("Atomic  Tangerine", "#FFA474"),
      ("sunset-orange", "#FD5E53"), ("indigo-500", "#3F51B5"), ("Indigo 500", "#3F51B5"), ("dusty rose", "#C0737A"),
      ("oklch(0.5 0.2 270)", ""), ("dark red", ""),
    ], ["Crayons", "CSS", "xkcd"])
  mutating func near(color: (text: String, hex: String), set: String) throws {
    studio.follow(
      .crayons(.xkcdLoaded(Crayon.xkcdLines)), .crayons(.searchChanged(color.text)), .crayons(.nearTapped))
    _ = try tap(set)
    let own = try #require(list.rows.first)
    #expect(own.option.label == "This color")
    if !color.hex.isEmpty { #expect(own.subtitle == color.hex) }
    let crayons = set == "CSS" ? Crayon.css : set == "xkcd" ? Crayon.xkcd : Crayon.all
    let center = OKLab(own.fill)
    let nearest = crayons.map { center.difference(from: OKLab($0.color)) }.sorted().prefix(20)
    #expect(list.rows.count == 21)
    for (row, difference) in zip(list.rows.dropFirst(), nearest) {
      #expect(row.remark == CrayonScreen.nearness(difference))
      #expect(crayons.contains { $0.name == row.option.label })
    }
    #expect(list.near?.isOn == true)
  }

  @Test("Crayons.30 Without a text it's near the theme's primary")
  mutating func nearPrimary() throws {
    #expect(list.near == nil)
    studio = .opened("#/crayons?primary=indigo-500")
    studio.follow(.navigation(.routeTapped(.crayons)))
    #expect(list.near?.label == "Near Indigo" && list.near?.isOn == false)
    _ = try tap("Near Indigo")
    #expect(list.near?.isOn == true)
    #expect(list.rows.first?.option.label == "Indigo 500" && list.rows.first?.subtitle == "#3F51B5")
    #expect(list.rows[1].option.label == "Violet Blue")
    #expect(list.status == "Indigo 500, then the crayons closest to it")
    _ = try tap("Near Indigo")
    #expect(list.rows.count == 133)
  }

  @Test("Crayons.30 A text that's no color says what would be one, and the toggle lets go")
  mutating func nearNothing() throws {
    studio.follow(.crayons(.searchChanged("xyzzy")))
    _ = try tap("Near this color")
    #expect(list.rows.isEmpty)
    #expect(list.status == "“xyzzy” isn’t a color. Try tomato, Sunset Orange, dark red, #FF6347 or oklch(0.7 0.2 33).")
    studio.follow(.crayons(.searchChanged("")))
    #expect(list.near == nil && list.rows.count == 133 && list.arrangements.count == 2)
    studio.follow(.crayons(.searchChanged("xyzzy")))
    _ = try tap("Near this color")
    #expect(list.near?.isOn == false && list.status.hasPrefix("No crayons match"))
  }

  @Test("Crayons.30 What CSS can write is looked for as a color anyway")
  mutating func implied() {
    studio.follow(.crayons(.searchChanged("#C0FFEE")))
    #expect(list.near == nil && list.rows.count == 21)
    studio.follow(.crayons(.searchChanged("tangerine")))
    #expect(list.near?.label == "Near this color" && list.near?.isOn == false)
  }

  @Test("Crayons.32 The set and the arrangement are saved at once, and outlast a reload")
  mutating func reload() throws {
    #expect(try tap("CSS") == [.saveSession("#/crayons;box=css")])
    #expect(try tap("By hue") == [.saveSession("#/crayons;box=css+hue")])
    studio = studio.reloaded()
    #expect(list.sets.map(\.isSelected) == [false, true, false])
    #expect(list.arrangements.map(\.isSelected) == [false, true])
    #expect(list.rows.count == 148 && !list.groups.isEmpty)
    #expect(try tap("Crayons") == [.saveSession("#/crayons;box=crayons+hue")])
    #expect(try tap("List") == [.saveSession("#/crayons")])
  }

  @Test("Crayons.32 After a reload, xkcd's colors are asked for again")
  func reloadOfXKCD() {
    var fresh = Studio()
    let effects = fresh.follow(.session(.opened(address: "#/crayons", session: "#/crayons;box=xkcd", refused: "")))
    #expect(effects.contains(.loadXKCD) && fresh.crayonList?.isLoading == true)
  }

  @Test(
    "Crayons.32 Words about the box that can't be read are left out",
    arguments: [("box=", 0), ("box=pantone+hue", 0), ("box=css+tiles", 1), ("box=7;lock=primary", 0), ("boxes=css", 0)])
  func unknown(text: String, set: Int) {
    var studio = Studio()
    studio.follow(.session(.opened(address: "#/crayons", session: "#/crayons;\(text)", refused: "")))
    #expect(studio.crayonList?.sets.firstIndex(where: \.isSelected) == set)
    #expect(studio.notice == nil)
  }

  @Test("The rows change only when something they follow from has changed")
  mutating func edition() throws {
    let before = list.edition
    studio.follow(.session(.appearanceChanged(.dark)), .crayons(.setTapped(.crayons)), .notice(.dismissed))
    #expect(list.edition == before)
    _ = try tap("CSS")
    #expect(list.edition == before + 1)
  }

  @Test("Nothing that comes as xkcd's colors does harm")
  mutating func hostile() throws {
    _ = try tap("xkcd")
    var random = SeededGenerator(seed: 5)
    for number in 0..<200 {
      let lines = random.hostileText() + "|" + (number % 2 == 0 ? "B2996E" : random.hostileText())
      studio.follow(.crayons(.xkcdLoaded(lines)))
      let colors = [Crayon](lines: lines)
      #expect((list.problem == nil) == !colors.isEmpty)
      #expect(list.problem != nil || list.rows.map(\.option.label) == colors.map(\.name))
    }
    studio.follow(.crayons(.xkcdLoaded("dust|B2996E")))
    #expect(list.problem == nil && list.rows.map(\.option.label) == ["dust"])
  }
}
