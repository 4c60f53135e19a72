import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("VC04 Body font") struct VC04BodyFontTests {
    let phone: Phone

    init() throws { phone = try Phone(choosing: ["Indigo", "Pink", "Didot"]) }

    @Test("1 One list of the device's fonts, each name in its own font; the title keeps the title font")
    func list() {
      #expect(phone.rows.count == 15)
      #expect(phone.rows.dropFirst(5).allSatisfy { $0.font?.familyName == $0.name })
      #expect(phone.bar.title == "Body font")
      #expect(phone.bar.titleFont?.familyName == "Didot")
    }

    @Test("2 A choice sets every name, and the bar's second line, in that font")
    func everyName() throws {
      try phone.tapRow("Georgia")
      #expect(phone.rows.allSatisfy { $0.font?.familyName == "Georgia" })
      let font: UIFont = try #require(phone.bar.subtitle?.attribute(.font))
      #expect(font.familyName == "Georgia")
      #expect(phone.bar.titleFont?.familyName == "Didot")
    }

    @Test("3 The chosen row: the accent behind, the primary in front")
    func chosenRow() throws {
      let phone = try Phone(choosing: ["Indigo", "Amber", "Didot"])
      try phone.tapRow("Georgia")
      #expect(try phone.row("Georgia").fill == UIColor(0xFFD740))
      #expect(try phone.row("Georgia").textColor == UIColor(0x3F51B5))
    }

    @Test("4 A tap on the chosen font: the initial state")
    func takenBack() throws {
      try phone.tapRow("Georgia")
      try phone.tapRow("Georgia")
      #expect(phone.rows.dropFirst(5).allSatisfy { $0.font?.familyName == $0.name })
      #expect(phone.rows.allSatisfy { $0.fill == .clear })
    }

    @Test("5 Next is disabled at first, in the primary's 800")
    func nextAtFirst() {
      #expect(!phone.bar.isButtonEnabled)
      #expect(phone.bar.buttonColor == UIColor(0x283593))
    }

    @Test("6 A choice enables it")
    func nextEnabled() throws {
      try phone.tapRow("Georgia")
      try phone.tapNext()
      #expect(phone.route == .summary)
    }

    @Test("7 Taking it back disables it")
    func nextDisabledAgain() throws {
      try phone.tapRow("Georgia")
      try phone.tapRow("Georgia")
      #expect(!phone.bar.isButtonEnabled)
    }

    @Test("8 Back keeps the choice")
    func back() throws {
      try phone.tapRow("Georgia")
      try phone.goBack()
      #expect(phone.route == .titleFont)
      try phone.tapNext()
      #expect(try phone.row("Georgia").isChecked)
    }
  }
}
