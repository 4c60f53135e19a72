import Catalog
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Crayons, the sets") struct CrayonSetTests {
    @Test("26, 27 Buttons switch between the crayons, CSS's colors and xkcd's, which open in the mixer")
    func sets() throws {
      let phone = try Phone()
      try phone.tapTab("Crayons")
      for (label, colors) in [("CSS", Crayon.css), ("xkcd", Crayon.xkcd), ("Crayons", Crayon.all)] {
        try phone.tapButton(label)
        #expect(phone.table?.numberOfRows(inSection: 1) == colors.count)
      }
      try phone.tapButton("CSS")
      try phone.tapRow("antiquewhite")
      #expect(phone.bar.title == "antiquewhite")
    }
  }
}
