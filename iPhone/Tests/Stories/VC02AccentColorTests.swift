import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("VC02 Accent color") struct VC02AccentColorTests {
    let phone: Phone

    init() throws { phone = try Phone(choosing: ["Indigo"]) }

    @Test("1 One grid of the 16 accents at A200, under a bar in the primary")
    func grid() {
      #expect(phone.swatches.count == 16)
      #expect(phone.swatches.first?.name == "Red")
      #expect(phone.swatches.first?.fill == UIColor(0xFF5252))
      #expect(phone.swatches.last?.name == "Deep Orange")
      #expect(phone.swatches.allSatisfy { $0.words.isEmpty })
      #expect(phone.bar.title == "Accent color")
      #expect(phone.bar.color == UIColor(0x3F51B5))
      #expect(phone.bar.back == "Back")
      #expect(phone.statusBar == .lightContent)
    }

    @Test("2 A choice grays every other cell")
    func gray() throws {
      try phone.tapColor("Pink")
      #expect(try phone.swatch("Pink").fill == UIColor(0xFF4081))
      #expect(phone.swatches.filter { $0.name != "Pink" }.allSatisfy { $0.fill?.isGray == true })
      #expect(phone.bar.color == UIColor(0x3F51B5))
    }

    @Test("3 All labels appear")
    func labels() throws {
      try phone.tapColor("Pink")
      #expect(try phone.swatch("Pink").words == ["Pink", "#FF4081"])
      #expect(phone.swatches.allSatisfy { !$0.words.isEmpty })
    }

    @Test("4 The chosen label is in its associated text color")
    func labelColor() throws {
      try phone.tapColor("Yellow")
      #expect(try phone.swatch("Yellow").textColor == UIColor(0x000000))
      try phone.tapColor("Indigo")
      #expect(try phone.swatch("Indigo").textColor == UIColor(0xFFFFFF))
    }

    @Test("4 Where the label reads below 4.5:1, all of it is large and bold")
    func largeLabel() throws {
      // White reads at 3.33:1 on Pink A200.
      try phone.tapColor("Pink")
      let fonts = try phone.swatch("Pink").fonts
      #expect(fonts.map { $0.pointSize } == [19, 19])
      #expect(fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(.traitBold) })
    }

    @Test("5 A tap on the chosen one: the initial state")
    func takenBack() throws {
      let fills = phone.swatches.map { $0.fill }
      try phone.tapColor("Pink")
      #expect(phone.swatches.map { $0.fill } != fills)
      try phone.tapColor("Pink")
      #expect(phone.swatches.map { $0.fill } == fills)
      #expect(phone.swatches.allSatisfy { $0.words.isEmpty })
    }

    @Test("6 Next is disabled at first, drawn in the primary's 800")
    func nextAtFirst() {
      #expect(!phone.bar.isButtonEnabled)
      #expect(phone.bar.buttonColor == UIColor(0x283593))
    }

    @Test("7 A choice enables it")
    func nextEnabled() throws {
      try phone.tapColor("Pink")
      #expect(phone.bar.isButtonEnabled)
      #expect(phone.bar.buttonColor == UIColor(0xFFFFFF))
      try phone.tapNext()
      #expect(phone.route == .titleFont)
    }

    @Test("8 Taking it back disables it")
    func nextDisabledAgain() throws {
      try phone.tapColor("Pink")
      try phone.tapColor("Pink")
      #expect(!phone.bar.isButtonEnabled)
      #expect(phone.bar.buttonColor == UIColor(0x283593))
    }

    @Test("9 Back, then forward again: the accent is still chosen")
    func back() throws {
      try phone.tapColor("Pink")
      try phone.goBack()
      #expect(phone.route == .primary)
      #expect(try phone.swatch("Indigo").words == ["Indigo", "#3F51B5"])
      try phone.tapNext()
      #expect(try phone.swatch("Pink").words == ["Pink", "#FF4081"])
      #expect(phone.bar.isButtonEnabled)
    }
  }
}
