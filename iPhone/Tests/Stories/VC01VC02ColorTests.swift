import Studio
import Testing
import Theme
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  /// The screens of both colors. Hexes and text colors: Material Design, 2014.
  @MainActor @Suite("VC01 Primary color, VC02 Accent color") struct VC01VC02ColorTests {
    /// The colors to choose before, and a color of the grid that white reads on.
    struct Step: Sendable {
      let chosenBefore: [String]
      let name: String
      let hex: Int
    }

    nonisolated static let primary = Step(chosenBefore: [], name: "Indigo", hex: 0x3F51B5)
    nonisolated static let accent = Step(chosenBefore: ["Indigo"], name: "Pink", hex: 0xFF4081)
    nonisolated static let both = [primary, accent]

    private func phone(_ step: Step, tapped names: String...) throws -> Phone {
      let phone = try Phone(choosing: step.chosenBefore)
      for name in names { try phone.tapColor(name) }
      return phone
    }

    @Test("VC01.1 One grid of the 19 hues at 500, in Material order, without labels, each with its accessible name")
    func primaries() throws {
      let phone = try phone(Self.primary)
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

    @Test("VC02.1 One grid of the 16 accents at A200, under a bar in the primary")
    func accents() throws {
      let phone = try phone(Self.accent)
      #expect(phone.swatches.count == 16)
      #expect(phone.swatches.first?.name == "Red")
      #expect(phone.swatches.first?.fill == UIColor(0xFF5252))
      #expect(phone.swatches.last?.name == "Deep Orange")
      #expect(phone.swatches.allSatisfy { $0.words.isEmpty })
      #expect(phone.bar.title == "Accent color")
      #expect(phone.bar.back == "Back")
      #expect(phone.statusBar == .lightContent)
    }

    @Test("Any color can be entered as text, on both screens; Return on the keyboard takes it", arguments: both)
    func yourColor(step: Step) throws {
      let phone = try Phone(choosing: step.chosenBefore)
      try phone.type("rebeccapurple", intoFieldNamed: "Your color")
      let view = try #require(phone.content.first(YourColorView.self))
      let field = try #require(view.all(UITextField.self).first)
      guard case .swatches(let grid) = phone.session.screen.content else { throw NothingThere("the colors") }
      #expect(!grid.yourColor.status.isEmpty)
      #expect(view.all(UILabel.self).contains { $0.isSeen && $0.text == grid.yourColor.status })
      field.sendActions(for: .editingDidEndOnExit)
      phone.wait()
      let role: Role = step.chosenBefore.isEmpty ? .primary : .accent
      #expect(phone.session.studio.theme[role]?.tint?.color.hex == "#663399")
      #expect(phone.swatches.contains { $0.traits.contains(.selected) })
    }

    @Test("What isn't a color says so, and can't be used")
    func noColor() throws {
      let phone = try Phone()
      try phone.type("no color", intoFieldNamed: "Your color")
      try phone.tapButton("Use")
      #expect(phone.session.studio.theme.isEmpty)
      #expect(phone.content.first(YourColorView.self)?.all(UILabel.self).filter { $0.isSeen }.count == 2)
    }

    @Test("The first screen offers finished themes until anything is chosen; one tap takes one, another leads to all")
    func start() throws {
      let phone = try Phone()
      let cards = phone.content.all(ThemeCardView.self)
      #expect(cards.count > 1)
      let name = try #require(cards.first?.all(UILabel.self).first?.text)
      try phone.tapColor("Use " + name)
      #expect(!phone.session.studio.theme.isEmpty)
      let chosen = try Phone(choosing: ["Indigo"])
      try chosen.goBack()
      #expect(chosen.content.all(ThemeCardView.self).filter { $0.isSeen }.isEmpty)
      let other = try Phone()
      try other.tapButton("All themes")
      #expect(other.route == .library)
    }

    @Test("VC01.2, VC02.1 The navigation bar is in the primary", arguments: both)
    func bar(step: Step) throws {
      #expect(try phone(step, tapped: step.name).bar.color == UIColor(0x3F51B5))
    }

    @Test("VC01.3 The bar's and the status bar's text take the associated text color")
    func text() throws {
      let phone = try phone(Self.primary, tapped: "Indigo")
      #expect(phone.bar.textColor == UIColor(0xFFFFFF))
      #expect(phone.bar.buttonColor == UIColor(0xFFFFFF))
      #expect(phone.statusBar == .lightContent)
      try phone.tapColor("Yellow")
      #expect(phone.bar.textColor == UIColor(0x000000))
      #expect(phone.statusBar == .darkContent)
    }

    @Test("VC01.4, VC02.2 Every other cell turns gray", arguments: both)
    func gray(step: Step) throws {
      let phone = try phone(step, tapped: step.name)
      #expect(try phone.swatch(step.name).fill == UIColor(step.hex))
      #expect(phone.swatches.filter { $0.name != step.name }.allSatisfy { $0.fill?.isGray == true })
    }

    @Test(
      "VC01.5, VC02.3 Every cell's label appears: the name, and the hex on the chosen one",
      arguments: zip(both, ["#3F51B5", "#FF4081"]))
    func labels(step: Step, hex: String) throws {
      let phone = try phone(step, tapped: step.name)
      #expect(try phone.swatch(step.name).words == [step.name, hex])
      #expect(try phone.swatch("Deep Purple").words == ["Deep Purple"])
      #expect(phone.swatches.allSatisfy { !$0.words.isEmpty })
    }

    @Test(
      "VC01.6, VC02.4 The chosen cell's label is in its associated text color", arguments: both,
      [("Indigo", 0xFFFFFF), ("Lime", 0x000000), ("Yellow", 0x000000)])
    func labelColor(step: Step, color: (name: String, text: Int)) throws {
      let phone = try phone(step, tapped: color.name)
      #expect(try phone.swatch(color.name).textColor == UIColor(color.text))
    }

    /// White reads at 4.35:1 on Pink 500, at 3.33:1 on Pink A200, and at 6.87:1 on Indigo 500.
    @Test("VC01.6, VC02.4 If the label reads below 4.5:1, all of it is large and bold", arguments: both)
    func largeLabel(step: Step) throws {
      let phone = try phone(step, tapped: "Pink")
      let fonts = try phone.swatch("Pink").fonts
      #expect(fonts.map { $0.pointSize } == [19, 19])
      #expect(fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(.traitBold) })
    }

    @Test("VC01.6 A label that reads is as large as any")
    func usualLabel() throws {
      let phone = try phone(Self.primary, tapped: "Indigo")
      #expect(try phone.swatch("Indigo").fonts.allSatisfy { $0.pointSize < 19 })
    }

    @Test("VC01.7, VC02.5 A tap on the chosen color: back to the initial state", arguments: both)
    func takenBack(step: Step) throws {
      let phone = try phone(step)
      let (bar, statusBar, fills) = (phone.bar, phone.statusBar, phone.swatches.map { $0.fill })
      try phone.tapColor(step.name)
      #expect(phone.swatches.map { $0.fill } != fills)
      try phone.tapColor(step.name)
      #expect(phone.bar.color == bar.color)
      #expect(phone.bar.textColor == bar.textColor)
      #expect(phone.statusBar == statusBar)
      #expect(phone.swatches.map { $0.fill } == fills)
      #expect(phone.swatches.allSatisfy { $0.words.isEmpty })
      #expect(!phone.bar.isButtonEnabled)
    }

    @Test("VC01.8 A tap on another color: as if it had been the first", arguments: both)
    func another(step: Step) throws {
      let (phone, direct) = (try phone(step, tapped: step.name, "Teal"), try phone(step, tapped: "Teal"))
      #expect(phone.bar.color == direct.bar.color)
      #expect(phone.swatches.map { $0.fill } == direct.swatches.map { $0.fill })
      #expect(phone.swatches.map { $0.words } == direct.swatches.map { $0.words })
    }

    @Test("VC01.9, VC02.6 Next is disabled at first", arguments: both)
    func nextAtFirst(step: Step) throws {
      let phone = try phone(step)
      let route = phone.route
      #expect(phone.bar.button == "Next")
      #expect(!phone.bar.isButtonEnabled)
      try phone.tapNext()
      #expect(phone.route == route)
    }

    @Test("VC02.6 A disabled Next is drawn in the primary's 800")
    func nextColor() throws {
      let phone = try phone(Self.accent)
      #expect(phone.bar.buttonColor == UIColor(0x283593))
      try phone.tapColor("Pink")
      #expect(phone.bar.buttonColor == UIColor(0xFFFFFF))
      try phone.tapColor("Pink")
      #expect(phone.bar.buttonColor == UIColor(0x283593))
    }

    @Test("VC01.10 A choice of the primary enables Next") func nextAfterPrimary() throws {
      let phone = try phone(Self.primary, tapped: "Indigo")
      #expect(phone.bar.isButtonEnabled)
      try phone.tapNext()
      #expect(phone.route == .accent)
    }

    @Test("VC02.7 A choice of the accent enables Next") func nextAfterAccent() throws {
      let phone = try phone(Self.accent, tapped: "Pink")
      #expect(phone.bar.isButtonEnabled)
      try phone.tapNext()
      #expect(phone.route == .titleFont)
    }

    @Test("VC01.11, VC02.8 Taking the choice back disables it again", arguments: both)
    func nextDisabledAgain(step: Step) throws {
      #expect(try !phone(step, tapped: step.name, step.name).bar.isButtonEnabled)
    }

    @Test("VC02.9 Back, then forward again: the accent is still chosen")
    func back() throws {
      let phone = try phone(Self.accent, tapped: "Pink")
      try phone.goBack()
      #expect(phone.route == .primary)
      #expect(try phone.swatch("Indigo").words == ["Indigo", "#3F51B5"])
      try phone.tapNext()
      #expect(try phone.swatch("Pink").words == ["Pink", "#FF4081"])
      #expect(phone.bar.isButtonEnabled)
    }
  }
}
