import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("The finger of these tests") struct PhoneTests {
    @Test("It can't tap what isn't on the glass")
    func absent() throws {
      let phone = try Phone()
      #expect(throws: NothingThere.self) { try phone.tapColor("Mauve") }
      #expect(throws: NothingThere.self) { try phone.tapRow("Didot") }
      #expect(throws: NothingThere.self) { try phone.goBack() }
      #expect(throws: NothingThere.self) { try phone.tapButton("Reset") }
      #expect(throws: NothingThere.self) { try phone.tapSegment("Hex") }
      #expect(throws: NothingThere.self) { try phone.tapAlpha(up: true) }
      #expect(throws: NothingThere.self) { try phone.drag("Red", to: 0) }
      #expect(throws: NothingThere.self) { try phone.type("0", into: "Red") }
      #expect(throws: NothingThere.self) { try phone.search("ne") }
      #expect(throws: NothingThere.self) { try phone.tapTab("Pencils") }
      #expect(throws: NothingThere.self) { try phone.chooseFromMenu("Repeat") }
    }

    @Test("It can't tap anything behind an alert")
    func behindAlert() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
      try phone.tapNext()
      #expect(throws: NothingThere.self) { try phone.tapNext() }
      #expect(throws: NothingThere.self) { try phone.answer("Discard") }
      try phone.answer("Cancel")
      #expect(throws: NothingThere.self) { try phone.answer("Cancel") }
    }

    @Test("It finds rows that must be scrolled to")
    func scrolls() throws {
      let phone = try Phone(rowsInSight: 3, choosing: ["Indigo", "Pink"])
      #expect(phone.rows.count == 3)
      try phone.tapRow("Zapfino")
      #expect(try phone.row("Zapfino").isChecked)
      #expect(try phone.everyRow().filter { $0.isChecked }.map { $0.name } == ["Zapfino"])
    }
  }
}
