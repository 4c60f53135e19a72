import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  /// Since iOS 15 UIKit prepares cells that are not in sight yet. They must change with the others.
  @MainActor @Suite("Cells that are prepared beyond those in sight") struct PreparedCellsTests {
    @Test("A color that scrolls into sight after a choice is gray and labeled")
    func colors() throws {
      let phone = try Phone(cellsInSight: 9)
      try phone.tapColor("Red")
      #expect(try phone.swatch("Green").fill?.isGray == true)
      #expect(try phone.swatch("Green").words == ["Green"])
    }

    @Test("A font that scrolls into sight after a choice is set in the chosen font")
    func fonts() throws {
      let phone = try Phone(rowsInSight: 4, choosing: ["Indigo", "Pink"])
      try phone.tapRow("Didot")
      #expect(try phone.everyRow().map { $0.font?.familyName } == Array(repeating: "Didot", count: 15))
    }

    @Test("Text that scrolls into sight after the device turned dark is light")
    func appearance() throws {
      let phone = try Phone(rowsInSight: 4, choosing: ["Indigo", "Pink"])
      Headless.set(style: .dark)
      #expect(try Set(phone.everyRow().map { $0.textColor }).count == 1)
    }
  }
}
