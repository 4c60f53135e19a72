import ColorScience
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("VC05 Summary") struct VC05SummaryTests {
    let phone: Phone

    init() throws { phone = try Phone(choosing: ["Indigo", "Pink", "Didot", "Georgia"]) }

    private func label(_ beginning: String) throws -> UILabel {
      try #require(phone.labels.first { $0.text?.hasPrefix(beginning) == true })
    }

    @Test("1 A heading in the bold of the title font, clearly larger than the body")
    func heading() throws {
      let heading = try label("Didot in Indigo")
      #expect(heading.font.familyName == "Didot")
      #expect(heading.font.fontDescriptor.symbolicTraits.contains(.traitBold))
      let body: UIFont = try #require(label("The body is").attribute(.font))
      #expect(heading.font.pointSize >= body.pointSize * 1.5)
      #expect(heading.accessibilityTraits.contains(.header))
    }

    @Test("2 Paragraphs in the body font describe both fonts, their names highlighted in the primary")
    func fonts() throws {
      for (beginning, name) in [("Headings speak in ", "Didot"), ("The body is ", "Georgia")] {
        let paragraph = try label(beginning)
        let plain: UIFont = try #require(paragraph.attribute(.font))
        #expect(plain.familyName == "Georgia")
        #expect(paragraph.run(name)[.foregroundColor] as? UIColor == UIColor(0x3F51B5))
      }
    }

    @Test("3 The paragraph on the body font sets a couple of words in its italic")
    func italic() throws {
      let italics = try label("The body is ").runs.filter {
        ($0.attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true
      }
      #expect(italics.map { $0.text } == ["calm", "bookish"])
      #expect(italics.allSatisfy { ($0.attributes[.font] as? UIFont)?.fontName == "Georgia-Italic" })
    }

    @Test("4 A paragraph on the primary: its name, with the hex highlighted in the primary")
    func primary() throws {
      let paragraph = try label("The primary color is Indigo")
      #expect(paragraph.run("#3F51B5")[.foregroundColor] as? UIColor == UIColor(0x3F51B5))
    }

    @Test(
      "5 A dark section at the bottom in the primary's hue: the accent's name and hex and two phrases in the accent")
    func section() throws {
      let paragraph = try label("The accent is")
      let section = try #require(phone.content.first(ArticleSectionView.self))
      let color = try #require(section.backgroundColor?.components)
      let (dark, indigo) = (OKLCH(SRGB(red: color[0], green: color[1], blue: color[2])), OKLCH(SRGB(0x3F51B5)))
      #expect(abs(dark.lightness - 0.25) < 0.005 && abs(dark.hue - indigo.hue) < 2)
      #expect(paragraph.attribute(.foregroundColor) == UIColor(0xFFFFFF))
      for words in ["Pink A200, #FF4081", "the one action", "nothing else"] {
        #expect(paragraph.run(words)[.foregroundColor] as? UIColor == UIColor(0xFF4081))
      }
    }

    @Test("6 Start Over asks first; Cancel keeps all, Start Over discards all and returns to VC01")
    func startOver() throws {
      #expect(phone.bar.button == "Start Over")
      try phone.tapNext()
      let alert = try #require(phone.alert)
      #expect(alert.message?.contains("discards every selection") == true)
      #expect(alert.actions.map { $0.title } == ["Cancel", "Start Over"])
      #expect(alert.actions.map { $0.style } == [.cancel, .destructive])
      try phone.answer("Cancel")
      #expect(phone.alert == nil)
      #expect(phone.route == .summary)
      #expect(phone.session.studio.theme.string == "primary=indigo-500&accent=pink-a200&title=Didot&body=Georgia")
      try phone.tapNext()
      try phone.answer("Start Over")
      #expect(phone.route == .primary)
      #expect(phone.navigation.viewControllers.count == 1)
      #expect(phone.swatches.allSatisfy { $0.words.isEmpty })
      #expect(phone.session.studio.theme.isEmpty)
    }

    @Test("A highlight that would read below 3:1 becomes a marker: the color behind, its text on it")
    func marker() throws {
      let phone = try Phone(choosing: ["Yellow", "Pink", "Didot", "Georgia"])
      let name = try #require(phone.labels.first { $0.text?.hasPrefix("Headings") == true }).run("Didot")
      #expect(name[.backgroundColor] as? UIColor == UIColor(0xFFEB3B))
      #expect(name[.foregroundColor] as? UIColor == UIColor(0x000000))
    }

    @Test("The advice names a shade that reads; one tap changes the color instead, and Undo takes it back")
    func advice() throws {
      #expect(
        try label("Tintype adjusted").text == "Tintype adjusted 3 places so that everything is readable.")
      // Pink A200 is 2.06:1 on Indigo 500.
      let pair = try #require(
        phone.content.all(AdjustmentView.self).first { $0.all(UILabel.self).first?.text?.contains("2.06:1") == true })
      let shades = try #require(pair.subviews.first?.subviews)
      #expect(shades.map(\.backgroundColor) == [UIColor(0x3F51B5), UIColor(0x3F51B5)])
      #expect(shades.first?.subviews.first?.backgroundColor == UIColor(0xFF4081))
      #expect(shades.last?.subviews.first?.backgroundColor != UIColor(0xFF4081))
      try phone.tapButton("Or change the primary to Indigo 800")
      #expect(phone.toast == "The primary is now Indigo 800.")
      #expect(phone.toastButtons == ["Undo"])
      let lead = try label("Tintype adjusted 2")
      #expect(Headless.posts.contains { $0.notification == .layoutChanged && $0.argument as? UIView === lead })
      try phone.dismissToast()
      #expect(phone.toast == nil)
      #expect(phone.route == .summary)
      #expect(phone.session.studio.theme.string == "primary=indigo-800&accent=pink-a200&title=Didot&body=Georgia")
      try phone.chooseFromMenu("Undo")
      #expect(phone.session.studio.theme.string == "primary=indigo-500&accent=pink-a200&title=Didot&body=Georgia")
      #expect(try label("Tintype adjusted 3").isSeen)
    }
  }
}
