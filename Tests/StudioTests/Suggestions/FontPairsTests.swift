import Suggestions
import Testing

@testable import Studio

@Suite("Fonts that pair")
struct FontPairsTests {
  var studio = Studio.at(.bodyFont)

  private var pairsFilter: Screen.Option? { studio.list?.filters.first { $0.label.hasPrefix("Pairs with") } }

  @Test("Pairs.1 A filter shows what pairs with the other font, once there is one")
  func filter() {
    #expect(pairsFilter?.label == "Pairs with EB Garamond")
    #expect(studio.list?.filters.map(\.label).prefix(2) == ["All", "Pairs with EB Garamond"])
    #expect(Studio.at(.titleFont).list?.filters.contains { $0.label.hasPrefix("Pairs") } == false)
  }

  @Test("Pairs.2 The fonts are ranked, and a row says what sets its font apart")
  mutating func ranked() throws {
    studio.follow(try #require(pairsFilter).event)
    let list = try #require(studio.list)
    #expect(pairsFilter?.isSelected == true)
    #expect(list.families.contains { $0.name == "Lato" } && !list.families.contains { $0.name == "EB Garamond" })
    #expect(!list.families.contains { $0.category == .display || $0.category == .script })
    #expect(studio.remark(on: "Lato") == "Taller letters")
    #expect(list.sections.map(\.heading) == [nil] && list.sections.map(\.rows) == [list.families.indices])
  }

  @Test("Pairs.3 The fonts that nobody measured yet are measured, and then ranked by that")
  mutating func measured() throws {
    let effects = studio.follow(.fonts(.filterTapped(.pairs)))
    guard case .measureFonts(let asked)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    // Lato comes with the page, and the other font needs a measure too.
    #expect(asked.contains { $0.name == "Linden Hill" } && !asked.contains { $0.name == "Lato" })
    let sans = try #require(asked.first { $0.name == "sans-serif" })
    #expect(studio.remark(on: "sans-serif") == nil)
    // EB Garamond's x is 405 thousandths high.
    studio.follow(
      .fonts(.measured([MeasuredFamily(sans, FontMeasures(xHeight: 405, width: 436, stem: 82, hairline: 70))])))
    #expect(studio.remark(on: "sans-serif") == "Same letter height")
    #expect(studio.list?.families.first == sans)
  }

  @Test("Pairs.4 A search narrows them down in their order")
  mutating func search() {
    studio.follow(.fonts(.filterTapped(.pairs)), .fonts(.searchChanged("lato")))
    #expect(studio.list?.families.map(\.name) == ["Lato"])
    #expect(studio.remark(on: "Lato") == "Taller letters")
  }

  @Test("Pairs.5 If the other font changes, they are ranked again; if it's taken back, all fonts show")
  mutating func partnerChanges() {
    studio.follow(
      .fonts(.filterTapped(.pairs)),
      .navigation(.addressEntered("#/body-font?primary=indigo-500&accent=pink-a200&title=Lato")))
    studio.follow(.fonts(.filterTapped(.pairs)))
    #expect(pairsFilter?.label == "Pairs with Lato")
    studio.follow(.history(.undoTapped))
    #expect(pairsFilter?.label == "Pairs with EB Garamond")
    #expect(studio.remark(on: "Lato") == "Taller letters")
    studio.follow(.navigation(.backTapped))
    #expect(studio.list?.notes.isEmpty == true)
  }
}
