import Studio
import Testing
import Theme
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Adjust: roles, brand colors, type and corners") struct AdjustTests {
    let phone: Phone

    init() throws {
      phone = try Phone(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
      try phone.tapButton("Adjust")
    }

    private var theme: Theme { phone.session.studio.theme }

    private func chip(_ name: String) -> UIButton? {
      phone.content.all(UIButton.self).first { $0.isSeen && $0.configuration?.title == name }
    }

    @Test("The summary leads there, and Back leads back")
    func reached() throws {
      #expect(phone.route == .adjust)
      try phone.goBack()
      #expect(phone.route == .summary)
    }

    @Test("Each role is a button with its color, purpose, ratio; VoiceOver hears all of it")
    func chips() throws {
      let accent = try #require(chip("on-accent"))
      #expect(accent.configuration?.subtitle?.contains(":1") == true)
      #expect(accent.accessibilityLabel?.hasPrefix("on-accent, ") == true)
      #expect(phone.labels.contains { $0.text == "Pages and text" && $0.accessibilityTraits == .header })
    }

    @Test("A tap opens a role's editor; a color is pinned, marked, and unpinned; one step of undo takes it back")
    func pin() throws {
      let before = theme.string
      try phone.tapButton("background")
      #expect(phone.labels.contains { $0.text == "background" })
      #expect(chip("accent") == nil)
      try phone.type("#FFF8E1", intoFieldNamed: "Color")
      try phone.type("#FFFDE7", intoFieldNamed: "Color")
      #expect(theme.pin(of: .background)?.light?.color.hex == "#FFFDE7")
      try phone.tapButton("Done")
      #expect(chip("background")?.configuration?.subtitle?.hasSuffix("Pinned") == true)
      try phone.tapButton("Unpin all")
      #expect(theme.string == before)
      try phone.chooseFromMenu("Undo")
      try phone.chooseFromMenu("Undo")
      #expect(theme.string == before)
    }

    @Test("The samples follow while a slider moves")
    func sliders() throws {
      try phone.tapButton("accent")
      #expect(
        phone.content.all(UISlider.self).filter { $0.isSeen }.map { $0.accessibilityLabel } == [
          "Lightness", "Chroma", "Hue",
        ])
      try phone.drag("Hue", to: 120)
      let accent = try #require(theme.pin(of: .accent)?.light)
      let sample = try phone.sample("Inbox")
      #expect(sample.screen.every(UIView.self).contains { $0.backgroundColor == UIColor(accent.color) })
    }

    @Test("VoiceOver moves a slider by a hundredth of its range")
    func steps() throws {
      try phone.tapButton("accent")
      let hue = try #require(phone.content.all(UISlider.self).first { $0.isSeen && $0.accessibilityLabel == "Hue" })
      let before = hue.value
      hue.accessibilityIncrement()
      #expect(abs(hue.value - before) < 4.6 && hue.value != before)
    }

    @Test("A pin that's hard to read says so, and offers the nearest color that keeps the promise")
    func nearest() throws {
      try phone.tapButton("muted")
      try phone.type("#DDDDDD", intoFieldNamed: "Color")
      #expect(phone.labels.contains { $0.text?.contains("and needs 4.5:1") == true })
      let offer = try #require(
        phone.content.all(UIButton.self).first { $0.isSeen && $0.configuration?.title?.hasPrefix("Use") == true })
      try phone.tapButton(try #require(offer.configuration?.title))
      #expect(!phone.labels.contains { $0.text?.contains("and needs") == true })
    }

    @Test("A brand color is added, named and removed; a name that's taken is refused in one sentence")
    func brandColor() throws {
      try phone.tapButton("Add a color")
      #expect(theme.brandColors.count == 1)
      try phone.type("mint", intoFieldNamed: "Name")
      #expect(theme.brandColors.first?.name.text == "mint")
      try phone.type("primary", intoFieldNamed: "Name")
      #expect(theme.brandColors.first?.name.text == "mint")
      #expect(phone.labels.contains { $0.text?.contains("primary") == true && $0.text?.hasSuffix(".") == true })
      let lock = try #require(phone.content.first(LockRow.self)?.first(UISwitch.self))
      #expect(lock.isSeen && lock.accessibilityLabel == "Lock mint" && lock.isOn)
      lock.flip()
      let before = theme.brandColors
      phone.session.handle(.suggestions(.seedDrawn(7)))
      #expect(theme.brandColors.first?.name.text == "mint" && theme.brandColors != before && !lock.isOn)
      try phone.tapButton("Remove mint")
      #expect(theme.brandColors.isEmpty)
      #expect(phone.toast == "Removed mint.")
    }

    @Test("Steppers move type and corners by named stops, and the samples follow")
    func settings() throws {
      let label = try phone.sample("Article").label("The keeper’s day off")
      let before: UIFont = try #require(label.attribute(.font))
      for _ in 1...4 { try phone.tapButton("Scale: more") }
      #expect((theme[.scale] ?? 0) > 1.2)
      let after: UIFont = try #require(label.attribute(.font))
      #expect(after.pointSize > before.pointSize)
      try phone.tapButton("Reset scale")
      #expect(theme[.scale] == nil)
    }

    @Test("Corners round the cards of the samples, and leave circles alone")
    func corners() throws {
      let screen = try phone.sample("Player").screen
      func radii() -> [CGFloat] {
        let boxes = screen.every(BoxView.self)
        for box in boxes {
          box.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
          box.layoutSubviews()
        }
        return boxes.map { $0.layer.cornerRadius }
      }
      let before = radii()
      for _ in 1...3 { try phone.tapButton("Corners: less") }
      #expect(theme[.corner] == 0)
      let square = radii()
      #expect(square != before && square.contains { $0 > 0 })
    }

    @Test("A theme that lacks a choice has nothing to adjust: the address leads to the choice")
    func incomplete() throws {
      let phone = try Phone(choosing: ["Indigo"])
      phone.session.handle(.navigation(.addressEntered("#/adjust?primary=indigo-500")))
      #expect(phone.route != .adjust)
    }
  }
}
