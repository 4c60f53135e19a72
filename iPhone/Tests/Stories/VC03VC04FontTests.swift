import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  /// The screens of both fonts.
  @MainActor @Suite("VC03 Title font, VC04 Body font") struct VC03VC04FontTests {
    /// The fonts to choose after the colors, and the screen's title.
    struct Step: Sendable {
      let chosenBefore: [String]
      let title: String
    }

    nonisolated static let title = Step(chosenBefore: [], title: "Title font")
    nonisolated static let body = Step(chosenBefore: ["Didot"], title: "Body font")
    nonisolated static let both = [title, body]

    private func phone(_ step: Step, accent: String = "Pink", tapped names: String...) throws -> Phone {
      let phone = try Phone(choosing: ["Indigo", accent] + step.chosenBefore)
      for name in names { try phone.tapRow(name) }
      return phone
    }

    @Test(
      "VC03.1, VC04.1 One list of the device's fonts, each name in its own font; fonts of symbols are left out",
      arguments: both)
    func list(step: Step) throws {
      let phone = try phone(step)
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
      #expect(phone.bar.title == step.title)
    }

    @Test("VC03.2, VC04.2 A choice sets every name in the list in that font", arguments: both)
    func everyName(step: Step) throws {
      let phone = try phone(step, tapped: "Georgia")
      #expect(phone.rows.count == 15)
      #expect(phone.rows.allSatisfy { $0.font?.familyName == "Georgia" })
    }

    @Test(
      "VC03.3, VC04.3 The chosen row: the accent behind, in front the primary, darker or lighter if it reads below 4.5:1",
      arguments: both,
      [
        // Amber A200 is #FFD740, on which Indigo 500 reads at 4.92.
        ("Amber", 0xFFD740, 0x3F51B5), ("Pink", 0xFF4081, 0x161377),
      ])
    func chosenRow(step: Step, accent: (name: String, fill: Int, text: Int)) throws {
      let phone = try phone(step, accent: accent.name, tapped: "Georgia")
      let row = try phone.row("Georgia")
      #expect(row.fill == UIColor(accent.fill))
      #expect(row.textColor == UIColor(accent.text))
      #expect(row.isChecked)
      #expect(try phone.row("Menlo").fill == .clear)
      #expect(try !phone.row("Menlo").isChecked)
    }

    @Test(
      "VC03.3, VC04.3 The chosen name keeps the size and weight of its row, so that fonts compare", arguments: both,
      ["Didot", "Papyrus"])
    func sameSize(step: Step, name: String) throws {
      let fonts = try phone(step, tapped: name).rows.compactMap { $0.font }
      #expect(fonts.count == 15)
      #expect(fonts.allSatisfy { $0.pointSize == 17 && !$0.fontDescriptor.symbolicTraits.contains(.traitBold) })
    }

    @Test("VC03.4 The bar's title takes the font and grows; the second line disappears")
    func titleTakesFont() throws {
      let phone = try phone(Self.title)
      let before = phone.bar
      #expect(before.subtitle?.text == "For headings and bars")
      try phone.tapRow("Didot")
      #expect(phone.bar.titleFont?.familyName == "Didot")
      #expect(try #require(phone.bar.titleFont).pointSize > #require(before.titleFont).pointSize)
      #expect(phone.bar.subtitle == nil)
      // The arrow of Back stands alone: a wide font needs the room of its word.
      let item = phone.top.navigationController?.viewControllers.dropLast().last?.navigationItem
      #expect(item?.back.words == "" && item?.back.voice == "Back")
    }

    @Test("VC04.2 The bar's second line takes the font; the title keeps the title font")
    func secondLineTakesFont() throws {
      let phone = try phone(Self.body)
      #expect(phone.bar.titleFont?.familyName == "Didot")
      try phone.tapRow("Georgia")
      let font: UIFont = try #require(phone.bar.subtitle?.attribute(.font))
      #expect(font.familyName == "Georgia")
      #expect(phone.bar.titleFont?.familyName == "Didot")
    }

    @Test("VC03.5, VC04.4 A tap on the chosen font: the initial state again, second line included", arguments: both)
    func takenBack(step: Step) throws {
      let phone = try phone(step)
      let before = phone.bar
      try phone.tapRow("Georgia")
      try phone.tapRow("Georgia")
      #expect(phone.rows.dropFirst(5).allSatisfy { $0.font?.familyName == $0.name })
      #expect(phone.rows.allSatisfy { $0.fill == .clear && !$0.isChecked })
      #expect(phone.bar.titleFont?.pointSize == before.titleFont?.pointSize)
      #expect(before.subtitle?.text?.isEmpty == false)
      #expect(phone.bar.subtitle?.text == before.subtitle?.text)
    }

    @Test("VC03.6, VC04.5 Next is disabled at first, in the primary's 800", arguments: both)
    func nextAtFirst(step: Step) throws {
      let phone = try phone(step)
      #expect(!phone.bar.isButtonEnabled)
      #expect(phone.bar.buttonColor == UIColor(0x283593))
    }

    @Test("VC03.7 A choice of the title font enables Next") func nextAfterTitle() throws {
      let phone = try phone(Self.title, tapped: "Georgia")
      #expect(phone.bar.isButtonEnabled)
      try phone.tapNext()
      #expect(phone.route == .bodyFont)
    }

    @Test("VC04.6 A choice of the body font enables Next") func nextAfterBody() throws {
      let phone = try phone(Self.body, tapped: "Georgia")
      #expect(phone.bar.isButtonEnabled)
      try phone.tapNext()
      #expect(phone.route == .summary)
    }

    @Test("VC03.8, VC04.7 Taking it back disables it", arguments: both)
    func nextDisabledAgain(step: Step) throws {
      #expect(try !phone(step, tapped: "Georgia", "Georgia").bar.isButtonEnabled)
    }

    @Test("VC03.9, VC04.8 Back keeps the choice", arguments: both)
    func back(step: Step) throws {
      let phone = try phone(step, tapped: "Georgia")
      let (route, font) = (phone.route, phone.bar.titleFont?.familyName)
      try phone.goBack()
      #expect(phone.route == route?.previous)
      try phone.tapNext()
      // With all four chosen, the button is Done, which leads to the summary.
      if phone.route == .summary { try phone.goBack() }
      #expect(phone.route == route)
      #expect(try phone.row("Georgia").isChecked)
      #expect(phone.bar.titleFont?.familyName == font)
    }

    @Test("A font with no real bold or italic says so beside the choice", arguments: both)
    func remark(step: Step) throws {
      let phone = try phone(step, tapped: "Papyrus")
      #expect(try phone.row("Papyrus").remark == "no real bold, no real italic")
      try phone.tapRow("Copperplate")
      #expect(try phone.row("Copperplate").remark == "no real italic")
      try phone.tapRow("Georgia")
      #expect(try phone.row("Georgia").remark == nil)
    }
  }
}
