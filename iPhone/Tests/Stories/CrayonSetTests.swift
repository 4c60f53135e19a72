import Catalog
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Crayons, the sets") struct CrayonSetTests {
    private func openCrayons(choosing names: [String] = []) throws -> Phone {
      let phone = try Phone(choosing: names)
      try phone.tapTab("Crayons")
      return phone
    }

    @Test("26, 27 Buttons switch between the crayons, CSS's colors and xkcd's, which open in the mixer")
    func sets() throws {
      let phone = try openCrayons()
      for (label, colors) in [("CSS", Crayon.css), ("xkcd", Crayon.xkcd), ("Crayons", Crayon.all)] {
        try phone.tapButton(label)
        #expect(phone.table?.numberOfRows(inSection: 1) == colors.count)
      }
      try phone.tapButton("CSS")
      try phone.tapRow("antiquewhite")
      #expect(phone.bar.title == "antiquewhite")
    }

    @Test("A search finds colors of the other sets, too, and each says its set")
    func others() throws {
      let phone = try openCrayons()
      try phone.search("papaya")
      #expect(phone.rows.map { $0.name } == ["papayawhip"] && phone.rows.first?.remark == "#FFEFD5 · CSS")
      try phone.search("burnt")
      #expect(phone.rows.prefix(2).map { $0.name } == ["Burnt Orange", "Burnt Sienna"])
      #expect(phone.rows.prefix(2).allSatisfy { $0.remark?.contains("·") == false })
      #expect(try phone.row("burnt umber").remark?.hasSuffix(" · xkcd") == true)
    }

    @Test("28 By hue, each kind has its heading, which VoiceOver's rotor finds and a finger can't open")
    func byHue() throws {
      let phone = try openCrayons()
      try phone.tapSegment("By hue")
      #expect(phone.table?.numberOfRows(inSection: 1) == Crayon.all.count + 9)
      let rows = try phone.everyRow()
      let headings = rows.filter { $0.traits == .header }
      #expect(
        headings.map { $0.name } == [
          "Reds", "Oranges", "Yellows", "Greens", "Teals", "Blues", "Purples", "Pinks", "Neutrals",
        ])
      #expect(rows.first?.name == "Reds" && headings.allSatisfy { $0.fill == .clear && $0.remark == nil })
      #expect(Set(rows.filter { $0.traits == .button }.map { $0.name }) == Set(Crayon.all.map { $0.name }))
      try phone.tapRow("Reds")
      #expect(phone.route == .crayons)
      try phone.tapRow("Scarlet")
      #expect(phone.bar.title == "Scarlet")
      try phone.goBack()
      try phone.tapSegment("List")
      #expect(try phone.everyRow().first?.name == "Almond")
    }

    @Test("A search is in one list, and afterward the hues are there again, in the same field")
    func searchByHue() throws {
      let phone = try openCrayons()
      try phone.tapSegment("By hue")
      let field = phone.searchField
      try phone.search("beaver")
      #expect(phone.rows.first?.name == "Beaver" && !phone.rows.contains { $0.traits == .header })
      #expect(phone.content.all(OptionControl.self).allSatisfy { !$0.isSeen })
      try phone.search("")
      #expect(phone.rows.first?.name == "Reds")
      #expect(phone.searchField === field)
    }

    @Test("A button shows what's near the primary, and what's near a color that's typed")
    func near() throws {
      let phone = try openCrayons(choosing: ["Teal"])
      try phone.tapButton("Near Teal")
      #expect(phone.rows.first?.name == "Teal 500" && phone.rows.first?.fill == UIColor(0x009688))
      let nearness = ["looks the same", "very similar", "similar", "different"]
      #expect(
        phone.rows.count > 1
          && phone.rows.dropFirst().allSatisfy { row in
            nearness.contains { row.remark?.hasSuffix(" · " + $0) == true }
          })
      #expect(phone.content.all(CoreButton.self).first { $0.configuration?.title == "Near Teal" }?.isSelected == true)
      try phone.tapButton("Near Teal")
      #expect(phone.rows.first?.name == "Almond")
      try phone.search("beaver")
      try phone.tapButton("Near this color")
      #expect(phone.rows.first?.name == "This color" && phone.rows.dropFirst().first?.name == "Beaver")
    }

    @Test("Without a primary there's nothing to be near")
    func nothingNear() throws {
      let phone = try openCrayons()
      #expect(
        !phone.content.all(CoreButton.self).contains { $0.isSeen && $0.configuration?.title?.hasPrefix("Near") == true }
      )
    }
  }
}
