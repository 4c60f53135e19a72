import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("VC03 Title font") struct VC03TitleFontTests {
    let phone: Phone

    init() throws { phone = try Phone(choosing: ["Indigo", "Pink"]) }

    @Test("1 One list of the device's fonts, each name in its own font; fonts of symbols are left out")
    func list() {
      #expect(
        phone.rows.map { $0.name } == [
          "System", "Serif", "Sans Serif", "Monospace", "Rounded",
          "American Typewriter", "Avenir Next", "Baskerville", "Copperplate", "Didot", "Georgia", "Helvetica Neue",
          "Menlo", "Papyrus", "Zapfino",
        ])
      #expect(phone.rows.dropFirst(5).allSatisfy { $0.font?.familyName == $0.name })
      #expect(
        phone.rows.prefix(5).map { $0.font?.familyName }
          == ["", "Serif", "", "Monospaced", "Rounded"].map { ".AppleSystemUIFont" + $0 })
      #expect(phone.rows.prefix(5).allSatisfy { $0.remark == "on every device" })
      #expect(phone.bar.title == "Title font")
    }

    @Test("2 A choice sets every name in the list in that font")
    func everyName() throws {
      try phone.tapRow("Didot")
      #expect(phone.rows.count == 15)
      #expect(phone.rows.allSatisfy { $0.font?.familyName == "Didot" })
    }

    @Test(
      "3 The chosen row: the accent behind, in front the primary, darker or lighter where it reads below 4.5:1",
      arguments: [
        // Amber A200 is #FFD740, on which Indigo 500 reads at 4.92.
        ("Indigo", "Amber", 0xFFD740, 0x3F51B5), ("Indigo", "Pink", 0xFF4081, 0x161377),
      ])
    func chosenRow(primary: String, accent: String, fill: Int, text: Int) throws {
      let phone = try Phone(choosing: [primary, accent])
      try phone.tapRow("Didot")
      let row = try phone.row("Didot")
      #expect(row.fill == UIColor(fill))
      #expect(row.textColor == UIColor(text))
      #expect(row.isChecked)
      #expect(try phone.row("Georgia").fill == .clear)
      #expect(try !phone.row("Georgia").isChecked)
    }

    @Test("3 The chosen name keeps the size and weight of its row, so that fonts compare")
    func sameSize() throws {
      for name in ["Didot", "Papyrus"] {
        try phone.tapRow(name)
        let fonts = phone.rows.compactMap { $0.font }
        #expect(fonts.count == 15)
        #expect(fonts.allSatisfy { $0.pointSize == 17 && !$0.fontDescriptor.symbolicTraits.contains(.traitBold) })
      }
    }

    @Test("4 The bar's title takes the font and grows; the second line disappears")
    func title() throws {
      let before = phone.bar
      #expect(before.subtitle?.text == "For headings and bars")
      try phone.tapRow("Didot")
      #expect(phone.bar.titleFont?.familyName == "Didot")
      #expect(try #require(phone.bar.titleFont).pointSize > #require(before.titleFont).pointSize)
      #expect(phone.bar.subtitle == nil)
    }

    @Test("5 A tap on the chosen font: the initial state again, second line included")
    func takenBack() throws {
      let size = phone.bar.titleFont?.pointSize
      try phone.tapRow("Didot")
      try phone.tapRow("Didot")
      #expect(phone.rows.dropFirst(5).allSatisfy { $0.font?.familyName == $0.name })
      #expect(phone.rows.allSatisfy { $0.fill == .clear && !$0.isChecked })
      #expect(phone.bar.titleFont?.pointSize == size)
      #expect(phone.bar.subtitle?.text == "For headings and bars")
    }

    @Test("6 Next is disabled at first, in the primary's 800")
    func nextAtFirst() {
      #expect(!phone.bar.isButtonEnabled)
      #expect(phone.bar.buttonColor == UIColor(0x283593))
    }

    @Test("7 A choice enables it")
    func nextEnabled() throws {
      try phone.tapRow("Didot")
      #expect(phone.bar.isButtonEnabled)
      try phone.tapNext()
      #expect(phone.route == .bodyFont)
    }

    @Test("8 Taking it back disables it")
    func nextDisabledAgain() throws {
      try phone.tapRow("Didot")
      try phone.tapRow("Didot")
      #expect(!phone.bar.isButtonEnabled)
    }

    @Test("9 Back keeps the choice")
    func back() throws {
      try phone.tapRow("Didot")
      try phone.goBack()
      #expect(phone.route == .accent)
      try phone.tapNext()
      #expect(try phone.row("Didot").isChecked)
      #expect(phone.bar.titleFont?.familyName == "Didot")
    }

    @Test("A font with no real bold or italic says so beside the choice")
    func remark() throws {
      try phone.tapRow("Papyrus")
      #expect(try phone.row("Papyrus").remark == "no real bold, no real italic")
      try phone.tapRow("Copperplate")
      #expect(try phone.row("Copperplate").remark == "no real italic")
      try phone.tapRow("Georgia")
      #expect(try phone.row("Georgia").remark == nil)
    }
  }
}
