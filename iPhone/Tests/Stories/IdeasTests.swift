import Catalog
import ColorScience
@_spi(Headless) import PhotosUI
import Studio
import Suggestions
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Shuffle, suggestions, and colors and fonts from elsewhere") struct IdeasTests {
    @Test("Shuffle in the bar's menu chooses all four; Undo takes it back at once")
    func shuffle() throws {
      let phone = try Phone()
      try phone.chooseFromMenu("Shuffle")
      #expect(phone.session.studio.theme.firstMissingRole == nil)
      #expect(phone.toast?.isEmpty == false)
      try phone.chooseFromMenu("Undo")
      #expect(phone.session.studio.theme.isEmpty)
    }

    @Test(
      "Shuffle 4 The line about the new fonts shows both colors and offers Undo; one about anything else shows none")
    func shuffledColors() throws {
      let phone = try Phone()
      try phone.chooseFromMenu("Shuffle")
      let toast = try #require(phone.root.view.first(ToastView.self))
      let theme = phone.session.studio.theme
      let colors = [theme.primary, theme.accent].compactMap { $0.map { UIColor($0.color) } }
      #expect(toast.all(DotView.self).map { $0.backgroundColor } == colors && colors.count == 2)
      #expect(toast.all(DotView.self).allSatisfy { $0.isSeen } && phone.toastButtons == ["Undo"])
      try phone.choose("Copy as Hex", fromMenuOf: "Red")
      #expect(phone.toastButtons == [] && toast.all(DotView.self).isEmpty)
    }

    @Test("A shake shuffles if there's nothing to undo; after that iOS asks whether to undo")
    func shake() throws {
      let phone = try Phone()
      phone.shake()
      let theme = phone.session.studio.theme
      #expect(theme.firstMissingRole == nil)
      phone.shake()
      #expect(phone.session.studio.theme == theme)
      #expect(Headless.questionsToUndo == 1)
    }

    @Test("Command-R shuffles")
    func shortcut() throws {
      let phone = try Phone()
      phone.press("r")
      #expect(phone.session.studio.theme.firstMissingRole == nil)
    }

    @Test("The summary's switches keep a choice when it shuffles")
    func locks() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
      let rows = phone.content.all(LockRow.self).map { $0.first(UISwitch.self)?.accessibilityLabel }
      #expect(rows == ["Lock primary color", "Lock accent color", "Lock title font", "Lock body font"])
      for row in phone.content.all(LockRow.self).prefix(3) { row.first(UISwitch.self)?.flip() }
      #expect(phone.content.all(UISwitch.self).map { $0.isOn } == [true, true, true, false])
      try phone.tapButton("Shuffle")
      let theme = phone.session.studio.theme
      #expect(theme.primary?.label == "Indigo 500" && theme.accent?.label == "Pink A200")
      #expect(theme.titleFont?.name == "Didot")
    }

    @Test("The accent's screen offers accents that fit, each with why; a tap chooses one, another takes it back")
    func fitting() throws {
      let phone = try Phone(choosing: ["Indigo"])
      let bar = try #require(phone.content.first(FittingBar.self))
      #expect(bar.isSeen && bar.first(UILabel.self)?.text == "Fits Indigo")
      let buttons = bar.all(UIButton.self)
      let accents = FittingAccent.accents(for: try #require(phone.session.studio.theme.primary))
      #expect(buttons.count == accents.count && !accents.isEmpty)
      for (button, accent) in zip(buttons, accents) {
        #expect(button.configuration?.title == accent.tint.label + ", " + accent.reason)
        #expect(button.configuration?.image?.tint == UIColor(accent.tint.color))
      }
      try phone.tapButton(try #require(buttons.first?.configuration?.title))
      #expect(phone.session.studio.theme.accent == accents[0].tint)
      #expect(buttons.map { $0.isSelected } == accents.indices.map { $0 == 0 })
      try phone.tapButton(try #require(buttons.first?.configuration?.title))
      #expect(phone.session.studio.theme.accent == nil)
    }

    @Test("The primary's screen offers none")
    func noFitting() throws {
      #expect(try Phone().content.first(FittingBar.self)?.isSeen == false)
    }

    @Test("Fonts that pair come best first, with why, by what Core Text measures of their letters")
    func pairs() async throws {
      let phone = try Phone(choosing: ["Indigo", "Pink", "Didot"])
      Headless.update {
        $0.letters = [
          "Didot": Letter(xHeight: 400, width: 480, stem: 90, hairline: 20),
          "Helvetica Neue": Letter(xHeight: 401, width: 490, stem: 88, hairline: 80),
          "Avenir Next": Letter(xHeight: 520, width: 560, stem: 80, hairline: 75),
        ]
      }
      try phone.tapButton("Pairs with Didot")
      try await phone.wait(for: "the measures") { phone.rows.first?.name == "Helvetica Neue" }
      #expect(phone.rows.first?.remark == "Same letter height")
      #expect(!phone.rows.contains { $0.name == "Didot" })
    }

    @Test("Letters are measured in thousandths of the font size")
    func measures() throws {
      let phone = try Phone()
      Headless.update { $0.letters = ["Georgia": Letter(xHeight: 481, width: 520, stem: 96, hairline: 31)] }
      let family = try #require(phone.session.studio.fonts.families.first { $0.name == "Georgia" })
      let measures = try #require(family.measured.measures)
      #expect(measures.xHeight == 481 && measures.width == 520 && measures.stem == 96 && measures.hairline == 31)
    }

    @Test("A family without letters to measure isn't measured")
    func unmeasured() throws {
      let phone = try Phone()
      let family = try #require(phone.session.studio.fonts.families.first { $0.name == "Zapfino" })
      #expect(family.measured.measures == nil)
    }

    // Any color.

    @Test("A button leads to any other color; the color that's picked is chosen, in one step to undo")
    func anotherColor() throws {
      let phone = try Phone()
      try phone.tapButton("Another color")
      let picker = try #require(phone.top.presentedViewController as? UIColorPickerViewController)
      #expect(!picker.supportsAlpha)
      picker.pick(UIColor(0xC0FFEE))
      #expect(phone.bar.color == UIColor(0xC0FFEE))
      #expect(phone.swatches.first?.words.first == "#C0FFEE")
      try phone.chooseFromMenu("Undo")
      #expect(phone.session.studio.theme.primary == nil)
    }

    @Test("The picker begins with the color that's chosen")
    func pickerBegins() throws {
      let phone = try Phone()
      try phone.tapColor("Teal")
      try phone.tapButton("Another color")
      let picker = try #require(phone.top.presentedViewController as? UIColorPickerViewController)
      #expect(picker.selectedColor == UIColor(0x009688))
    }

    @Test("A picker that's closed without a choice changes nothing")
    func pickerCloses() throws {
      let phone = try Phone()
      for color in [nil, "Teal"] {
        try color.map { try phone.tapColor($0) }
        let before = phone.session.studio.theme
        try phone.tapButton("Another color")
        try #require(phone.top.presentedViewController as? UIColorPickerViewController).close()
        phone.wait()
        #expect(phone.top.presentedViewController == nil)
        #expect(phone.session.studio.theme == before)
      }
    }

    @Test("The grid holds colors and nothing else; two more ways to a color are below it, in words that grow")
    func others() throws {
      let phone = try Phone()
      #expect(phone.swatches.count == 19)
      let buttons = phone.content.all(PlainButton.self)
      #expect(buttons.map { $0.configuration?.title } == ["Another color", "From a photo"])
    }

    // A photo.

    private func pick(_ provider: NSItemProvider?, on phone: Phone, until isDone: () -> Bool) async throws {
      try phone.tapButton("From a photo")
      let picker = try #require(phone.root.presentedViewController as? PHPickerViewController)
      #expect(picker.configuration.filter == .images && picker.configuration.selectionLimit == 1)
      picker.pick(provider)
      try await phone.wait(for: "what was picked", until: isDone)
    }

    private var twoColors: Data {
      let pixels = (0..<64 * 64).flatMap { $0 < 2048 ? [0x1E, 0x40, 0xAF, 255] : [0xF5, 0x9E, 0x0B, 255] as [UInt8] }
      return Headless.picture(64, 64, pixels)
    }

    @Test("The colors of a photo become the primary and the accent")
    func photo() async throws {
      let phone = try Phone()
      let provider = NSItemProvider(twoColors, named: "Beach")
      try await pick(provider, on: phone) { phone.session.picture != nil && phone.session.studio.route == .picture }
      #expect(phone.route == .picture && phone.bar.title == "Colors from a picture")
      #expect(phone.content.first(DottedImageView.self)?.accessibilityLabel == "Picture “Beach”")
      let hexes = Set(
        phone.content.all(PictureRow.self).flatMap { $0.all(UIButton.self) }.map { $0.configuration?.title })
      #expect(hexes == ["#1E40AF", "#F59E0B"])
      try phone.tapButton("Use as primary and accent")
      #expect(phone.route == .primary)
      let theme = phone.session.studio.theme
      #expect(Set([theme.primary?.color.hex, theme.accent?.color.hex]) == ["#1E40AF", "#F59E0B"])
    }

    @Test("A dot marks where in the photo a color is")
    func dots() async throws {
      let phone = try Phone()
      try await pick(NSItemProvider(twoColors, named: "Beach"), on: phone) {
        phone.session.picture != nil && phone.session.studio.route == .picture
      }
      let picture = try #require(phone.content.first(DottedImageView.self))
      picture.frame = CGRect(x: 0, y: 0, width: 358, height: 240)
      picture.layoutIfNeeded()
      let dots = picture.layer.sublayers ?? []
      #expect(dots.count == 2)
      for dot in dots {
        // The picture is as wide as it's high, in the middle.
        #expect((59...299).contains(dot.position.x) && (0...240).contains(dot.position.y))
        let isBlue = dot.backgroundColor?.color == UIColor(0x1E40AF)
        #expect((dot.position.y < 120) == isBlue)
      }
    }

    @Test("Back from a photo's colors leads to the first screen")
    func photoAndBack() async throws {
      let phone = try Phone()
      try await pick(NSItemProvider(twoColors, named: nil), on: phone) {
        phone.session.picture != nil && phone.session.studio.route == .picture
      }
      try phone.goBack()
      #expect(phone.route == .primary && phone.session.studio.route == .primary)
    }

    @Test(
      "A photo that can't be had, or isn't a picture, is reported by its name, and changes nothing",
      arguments: [nil, Data("no picture".utf8)])
    func badPhoto(data: Data?) async throws {
      let phone = try Phone()
      try await pick(NSItemProvider(data, named: "Beach"), on: phone) { phone.toast != nil }
      #expect(phone.toast?.hasPrefix("“Beach” isn’t a picture we can read.") == true)
      #expect(phone.route == .picture && phone.session.studio.theme.isEmpty)
      #expect(phone.labels.contains { $0.text?.hasPrefix("Choose, drop or paste a picture") == true })
    }

    @Test("While a photo is on its way, its screen says so; whoever leaves isn't taken back when it's there")
    func photoOnItsWay() async throws {
      let phone = try Phone()
      let cloud = NSItemProvider(waiting: "Beach")
      try await pick(cloud, on: phone) { phone.route == .picture }
      #expect(phone.labels.contains { $0.text == "Getting “Beach”…" })
      try phone.tapTab("Crayons")
      cloud.deliver(twoColors)
      try await phone.wait(for: "the photo") { phone.session.picture != nil }
      #expect(phone.route == .crayons)
    }

    @Test("A large photo is never decoded whole")
    func largePhoto() async throws {
      let phone = try Phone()
      let pixels = [[UInt8]](repeating: [0x1E, 0x40, 0xAF, 255], count: 4096 * 32).flatMap { $0 }
      let large = NSItemProvider(Headless.picture(4096, 32, pixels), named: "Panorama")
      try await pick(large, on: phone) { phone.session.picture != nil }
      #expect(Headless.shared.decoded == [1024])
      #expect(phone.session.picture?.size == CGSize(width: 1024, height: 8))
    }

    @Test("A photo that's fully transparent has no colors")
    func transparent() async throws {
      let phone = try Phone()
      let clear = Headless.picture(8, 8, [UInt8](repeating: 0, count: 8 * 8 * 4))
      try await pick(NSItemProvider(clear, named: "Glass"), on: phone) { phone.toast != nil }
      #expect(phone.toast?.hasPrefix("“Glass” is fully transparent.") == true)
    }

    @Test("Cancel picks nothing")
    func noPhoto() async throws {
      let phone = try Phone()
      try await pick(nil, on: phone) { true }
      #expect(phone.route == .primary && phone.toast == nil && phone.session.picture == nil)
    }

    // Installed fonts.

    @Test("A font that the person installed is picked by family, listed, chosen and kept")
    func installedFont() async throws {
      let phone = try Phone(choosing: ["Indigo", "Pink"])
      let count = phone.session.studio.fonts.onDevice.count
      try phone.tapButton("Fonts you installed…")
      let picker = try #require(phone.top.presentedViewController as? UIFontPickerViewController)
      #expect(!picker.configuration.includeFaces)
      Headless.update { $0.faces.append(Face("Recoleta", "Recoleta-Regular", isInstalled: true)) }
      Headless.update { $0.faces.append(Face("Recoleta", "Recoleta-Bold", isBold: true, isInstalled: true)) }
      picker.pick("Recoleta")
      try await phone.wait(for: "the font") { phone.session.studio.theme.titleFont != nil }
      #expect(phone.session.studio.theme.titleFont?.name == "Recoleta")
      #expect(try phone.row("Recoleta").isChecked)
      #expect(phone.session.studio.fonts.onDevice.count == count + 1)
      let again = try Phone(memory: phone.memory)
      #expect(try again.row("Recoleta").isChecked && again.row("Recoleta").remark != "not on this device")
      #expect(again.session.studio.fonts.onDevice.first { $0.name == "Recoleta" }?.hasBold == true)
    }

    @Test("An installed font that was removed is asked for once, so that iOS complains of it once")
    func removedFont() async throws {
      let phone = try Phone(choosing: ["Indigo"])
      phone.memory.set(["Recoleta", "Ogg"], forKey: "tintype.fonts")
      Headless.update { $0.faces.append(Face("Ogg", "Ogg-Roman", isInstalled: true)) }
      phone.session.findFonts()
      try await phone.wait(for: "the fonts") { phone.session.studio.fonts.onDevice.contains { $0.name == "Ogg" } }
      #expect(Headless.shared.requestedFamilies == [], "the theme uses none of them")
      try phone.tapColor("Pink")
      try phone.tapNext()
      #expect(Headless.shared.requestedFamilies == ["Recoleta", "Ogg"])
      try await phone.wait(for: "iOS’s answer") { phone.session.installed == ["Ogg"] }
    }

    @Test("On a device with no fonts but the system's, the system's can be chosen")
    func systemFontsOnly() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink"])
      Headless.update { $0.faces = [] }
      phone.session.handle(.fonts(.familiesFound(.onDevice)))
      #expect(phone.rows.map { $0.name } == ["System", "Serif", "Sans Serif", "Monospace", "Rounded"])
      try phone.tapRow("Serif")
      try phone.tapNext()
      try phone.tapRow("System")
      try phone.tapNext()
      #expect(phone.route == .summary)
    }
  }
}
