import Catalog
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("The device's fonts") struct DeviceFamiliesTests {
    init() { Headless.reset() }

    private func family(_ name: String) throws -> Family {
      try #require([Family].onDevice.first { $0.name == name })
    }

    @Test("Every family of the device, as UIFont lists them, but for fonts of symbols")
    func families() {
      #expect([Family].onDevice.map { $0.name } == UIFont.familyNames.filter { $0 != "Zapf Dingbats" })
    }

    @Test(
      "A bold and an italic count where the family has such a face",
      arguments: [("Georgia", true, true), ("Copperplate", true, false), ("Papyrus", false, false)])
    func traits(name: String, hasBold: Bool, hasItalic: Bool) throws {
      #expect(try family(name).hasBold == hasBold)
      #expect(try family(name).hasItalic == hasItalic)
    }

    @Test("A family whose only face is bold has no bold beside it")
    func onlyBold() throws {
      Headless.faces.append(Face("DIN Alternate", "DINAlternate-Bold", isBold: true))
      #expect(try family("DIN Alternate").hasBold == false)
    }

    @Test("Known families keep their category, unknown ones take one from their name")
    func categories() throws {
      Headless.faces.append(Face("Corporate Slab", "CorporateSlab"))
      #expect(try family("Menlo").category == .mono)
      #expect(try family("Didot").category == .serif)
      #expect(try family("Corporate Slab").category == .slab)
    }
  }
}
