import Catalog
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Crayons") struct CrayonsTests {
    let phone: Phone

    init() throws {
      phone = try Phone()
      try phone.tapTab("Crayons")
    }

    @Test("1, 2 A list of all the crayons: the name, the hex under it")
    func list() throws {
      #expect(phone.bar.title == "Crayons")
      #expect(phone.table?.numberOfRows(inSection: 1) == 133)
      phone.table?.scrollToRow(at: IndexPath(row: 4, section: 1), at: .top, animated: false)
      #expect(phone.rows.first?.name == "Asparagus" && phone.rows.first?.remark == "#87A96B")
      phone.table?.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
      #expect(try phone.row("Almond").remark == "#EFDECD")
      #expect(try phone.row("Banana Mania").remark == "#FAE7B5")
    }

    @Test("25 The model has name, red, green, blue and hex, and the specifications' sixteen crayons first")
    func model() throws {
      #expect(
        Crayon.all.prefix(16).map { $0.name } == [
          "Almond", "Antique Brass", "Apricot", "Aquamarine", "Asparagus", "Atomic Tangerine", "Banana Mania", "Beaver",
          "Bittersweet", "Black", "Blizzard Blue", "Blue", "Blue Bell", "Blue Gray", "Blue Green", "Blue Violet",
        ])
      let almond = try #require(Crayon.all.first)
      let bytes = [almond.red, almond.green, almond.blue].map { $0 * 255 }
      #expect(bytes == [239, 222, 205])
      #expect(almond.hex == "#EFDECD")
    }

    @Test("3 The crayon's color is the row's background, the text legible on it")
    func background() throws {
      #expect(try phone.row("Aquamarine").fill == UIColor(0x78DBE2))
      #expect(try phone.row("Aquamarine").textColor == UIColor(0x000000))
      #expect(try phone.row("Black").fill == UIColor(0x000000))
      #expect(try phone.row("Black").textColor == UIColor(0xFFFFFF))
    }

    @Test("4 A tap on a row opens that crayon's detail, Back leads to the list")
    func open() throws {
      try phone.tapRow("Atomic Tangerine")
      #expect(phone.top is MixerViewController)
      #expect(phone.bar.title == "Atomic Tangerine")
      #expect(phone.bar.back == "Back" && phone.bar.button == nil)
      try phone.goBack()
      #expect(phone.route == .crayons)
      #expect(phone.session.studio.route == .crayons)
    }

    @Test("18 A color is found by its hex, with # or without", arguments: ["EFDECD", "#EFDECD"])
    func hexAlone(hex: String) throws {
      try phone.search(hex)
      #expect(phone.rows.first?.name == "This color")
      #expect(phone.rows.first?.fill == UIColor(0xEFDECD))
      try phone.tapRow("Almond")
      #expect(phone.mixer.background == UIColor(0xEFDECD))
    }

    @Test("Reused rows show their new crayon")
    func reuse() throws {
      let table = try #require(phone.table)
      for row in [20, 60, 120, 0] {
        table.scrollToRow(at: IndexPath(row: row, section: 1), at: .top, animated: false)
      }
      #expect(table.recycler.made == Headless.rowsInSight + 2 * Recycler<UITableViewCell>.prepared + 1)
      #expect(try phone.row("Almond").fill == UIColor(0xEFDECD))
    }

    @Test("The tabs lead to the theme and to the crayons, and both keep their bar")
    func tabs() throws {
      let phone = try Phone(choosing: ["Indigo"])
      try phone.tapTab("Crayons")
      #expect(phone.route == .crayons)
      #expect(phone.statusBar == .default)
      try phone.tapTab("Theme")
      #expect(phone.route == .accent)
      #expect(phone.bar.color == UIColor(0x3F51B5))
      #expect(phone.statusBar == .lightContent)
    }
  }
}
