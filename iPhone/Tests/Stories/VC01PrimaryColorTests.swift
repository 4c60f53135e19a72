import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  /// Hexes and text colors: Material Design, 2014.
  @MainActor @Suite("VC01 Primary color") struct VC01PrimaryColorTests {
    let phone: Phone

    init() throws { phone = try Phone() }

    @Test("1 One grid of the 19 hues at 500, in Material order, without labels, each with its accessible name")
    func grid() {
      #expect(
        phone.swatches.map { $0.name } == [
          "Red", "Pink", "Purple", "Deep Purple", "Indigo", "Blue", "Light Blue", "Cyan", "Teal", "Green",
          "Light Green",
          "Lime", "Yellow", "Amber", "Orange", "Deep Orange", "Brown", "Grey", "Blue Grey",
        ])
      #expect(phone.swatches.first?.fill == UIColor(0xF44336))
      #expect(phone.swatches.last?.fill == UIColor(0x607D8B))
      #expect(phone.swatches.allSatisfy { $0.words.isEmpty })
      #expect(phone.bar.title == "Primary color")
    }

    @Test("2 A tap on a color: the navigation bar takes it")
    func bar() throws {
      try phone.tapColor("Indigo")
      #expect(phone.bar.color == UIColor(0x3F51B5))
    }

    @Test("3 The bar's and the status bar's text take the associated text color")
    func text() throws {
      try phone.tapColor("Indigo")
      #expect(phone.bar.textColor == UIColor(0xFFFFFF))
      #expect(phone.bar.buttonColor == UIColor(0xFFFFFF))
      #expect(phone.statusBar == .lightContent)
      try phone.tapColor("Yellow")
      #expect(phone.bar.textColor == UIColor(0x000000))
      #expect(phone.statusBar == .darkContent)
    }

    @Test("4 Every other cell turns gray")
    func gray() throws {
      try phone.tapColor("Indigo")
      #expect(try phone.swatch("Indigo").fill == UIColor(0x3F51B5))
      #expect(phone.swatches.filter { $0.name != "Indigo" }.allSatisfy { $0.fill?.isGray == true })
    }

    @Test("5 Every cell's label appears: the name, and the hex on the chosen one")
    func labels() throws {
      try phone.tapColor("Indigo")
      #expect(try phone.swatch("Indigo").words == ["Indigo", "#3F51B5"])
      #expect(try phone.swatch("Deep Purple").words == ["Deep Purple"])
      #expect(phone.swatches.allSatisfy { !$0.words.isEmpty })
    }

    @Test("6 The chosen cell's label is in its associated text color")
    func labelColor() throws {
      try phone.tapColor("Indigo")
      #expect(try phone.swatch("Indigo").textColor == UIColor(0xFFFFFF))
      try phone.tapColor("Lime")
      #expect(try phone.swatch("Lime").textColor == UIColor(0x000000))
    }

    @Test("6 Where the label reads below 4.5:1, all of it is large and bold")
    func largeLabel() throws {
      // White reads at 4.35:1 on Pink 500 and at 6.87:1 on Indigo 500.
      try phone.tapColor("Pink")
      let fonts = try phone.swatch("Pink").fonts
      #expect(fonts.map { $0.pointSize } == [19, 19])
      #expect(fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(.traitBold) })
      try phone.tapColor("Indigo")
      #expect(try phone.swatch("Indigo").fonts.allSatisfy { $0.pointSize < 19 })
    }

    @Test("7 A tap on the chosen color: back to the initial state")
    func takenBack() throws {
      let (bar, fills) = (phone.bar, phone.swatches.map { $0.fill })
      try phone.tapColor("Indigo")
      try phone.tapColor("Indigo")
      #expect(phone.bar.color == bar.color)
      #expect(phone.bar.textColor == bar.textColor)
      #expect(phone.statusBar == .default)
      #expect(phone.swatches.map { $0.fill } == fills)
      #expect(phone.swatches.allSatisfy { $0.words.isEmpty })
      #expect(!phone.bar.isButtonEnabled)
    }

    @Test("8 A tap on another color: as if it had been the first")
    func another() throws {
      try phone.tapColor("Indigo")
      try phone.tapColor("Teal")
      let direct = try Phone()
      try direct.tapColor("Teal")
      #expect(phone.bar.color == UIColor(0x009688))
      #expect(phone.swatches.map { $0.fill } == direct.swatches.map { $0.fill })
      #expect(phone.swatches.map { $0.words } == direct.swatches.map { $0.words })
    }

    @Test("9 Next is disabled at first")
    func nextAtFirst() throws {
      #expect(phone.bar.button == "Next")
      #expect(!phone.bar.isButtonEnabled)
      try phone.tapNext()
      #expect(phone.route == .primary)
    }

    @Test("10 A choice enables it")
    func nextEnabled() throws {
      try phone.tapColor("Indigo")
      #expect(phone.bar.isButtonEnabled)
      try phone.tapNext()
      #expect(phone.route == .accent)
    }

    @Test("11 Taking the choice back disables it again")
    func nextDisabledAgain() throws {
      try phone.tapColor("Indigo")
      try phone.tapColor("Indigo")
      #expect(!phone.bar.isButtonEnabled)
    }
  }
}
