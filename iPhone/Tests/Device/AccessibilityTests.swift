import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("VoiceOver, large text, reduced motion, dark mode") struct AccessibilityTests {
    @Test("A color is a button with its name; the chosen one is selected and tells its hex")
    func swatches() throws {
      let phone = try Phone()
      #expect(try phone.swatch("Deep Purple").traits == .button)
      try phone.tapColor("Indigo")
      #expect(try phone.swatch("Indigo").traits == [.button, .selected])
      #expect(try phone.swatch("Indigo").value == "#3F51B5")
      try phone.tapColor("Indigo")
      #expect(try phone.swatch("Indigo").traits == .button)
      #expect(try phone.swatch("Indigo").value == nil)
    }

    @Test("A font is a button; the chosen one is selected")
    func fonts() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink"])
      try phone.tapRow("Didot")
      #expect(try phone.row("Didot").traits == [.button, .selected])
      #expect(try phone.row("Georgia").traits == .button)
    }

    @Test("The mixer's controls have a name and tell their value as it is written")
    func mixer() throws {
      let phone = try Phone()
      try phone.tapTab("Crayons")
      #expect(try phone.row("Almond").traits == .button)
      try phone.tapRow("Atomic Tangerine")
      let sliders = phone.content.all(UISlider.self)
      #expect(sliders.map { $0.accessibilityLabel } == ["Red", "Green", "Blue", "Alpha"])
      #expect(sliders.map { $0.accessibilityValue } == ["1.000", "0.643", "0.455", "1.0"])
      let stepper = try #require(phone.content.first(UIStepper.self))
      #expect(stepper.accessibilityLabel == "Alpha" && stepper.accessibilityValue == "1.0")
      try phone.tapSegment("Hex")
      #expect(sliders.map { $0.accessibilityValue } == ["FF", "A4", "74", "FF"])
      let segments = phone.content.all(UISegmentedControl.self).map { $0.accessibilityLabel }
      #expect(segments == ["Values", "Display"])
    }

    @Test("The bar's title is a heading, shown large on a long press, and takes the focus on a new screen")
    func heading() throws {
      let phone = try Phone(choosing: ["Indigo"])
      let title = try #require(phone.top.navigationItem.titleView)
      #expect(title.isAccessibilityElement)
      #expect(title.accessibilityLabel == "Accent color")
      #expect(title.accessibilityTraits == .header)
      #expect(title.showsLargeContentViewer && title.largeContentTitle == "Accent color")
      #expect(Headless.posts.last?.notification == .screenChanged)
      #expect(Headless.posts.last?.argument as? UIView === title)
    }

    @Test("The pictured button of the accent is a picture only")
    func sample() throws {
      let phone = try Phone(choosing: ["Indigo"])
      try phone.tapColor("Pink")
      let sample = try #require(phone.content.first(SampleView.self))
      #expect(sample.isSeen && sample.accessibilityElementsHidden && !sample.isUserInteractionEnabled)
      #expect(sample.backgroundColor == UIColor(0xFF4081))
    }

    @Test("Smart Invert leaves the colors that the app is about alone, and inverts the rest")
    func invertedColors() throws {
      let phone = try Phone()
      #expect(phone.navigation.navigationBar.accessibilityIgnoresInvertColors)
      #expect(phone.content.all(SwatchContentView.self).allSatisfy { $0.subviews[0].accessibilityIgnoresInvertColors })
      #expect(!phone.content.accessibilityIgnoresInvertColors)
      for name in ["Indigo", "Pink"] {
        try phone.tapColor(name)
        try phone.tapNext()
      }
      try phone.tapRow("Didot")
      let rows = phone.content.all(UITableViewCell.self).filter { $0.accessibilityIgnoresInvertColors }
      #expect(rows.map { RowOnGlass($0).name } == ["Didot"])
      try phone.tapNext()
      try phone.tapRow("Georgia")
      try phone.tapNext()
      #expect(phone.content.first(ArticleSectionView.self)?.accessibilityIgnoresInvertColors == true)
      let sample = phone.content.first(AdjustmentView.self)?.subviews.first?.subviews.first
      #expect(sample?.accessibilityIgnoresInvertColors == true)
      try phone.tapTab("Crayons")
      try phone.tapRow("Beaver")
      #expect(phone.content.accessibilityIgnoresInvertColors)
    }

    @Test("Text grows at once when the person's text size changes")
    func largeText() throws {
      let phone = try Phone(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
      let before = try #require(phone.labels.first).font.pointSize
      Headless.set(category: .accessibilityExtraExtraExtraLarge)
      #expect(try #require(phone.labels.first).font.pointSize > before * 3)
    }

    @Test("Nothing moves if the person asked for less motion")
    func reducedMotion() throws {
      let phone = try Phone()
      try phone.tapColor("Indigo")
      try phone.tapNext()
      let motions = Headless.motions
      // Nineteen cells that change their color, and the way to the next screen.
      #expect(motions == 20)
      Headless.isReduceMotionEnabled = true
      try phone.tapColor("Pink")
      try phone.tapNext()
      #expect(phone.route == .titleFont)
      #expect(Headless.motions == motions)
    }

    @Test("What was undone is said once to people who can't see it, unless a notice says it")
    func told() throws {
      let phone = try Phone()
      try phone.tapColor("Indigo")
      func said() -> [String] {
        Headless.posts.filter { $0.notification == .announcement }.compactMap { $0.argument as? String }
      }
      let before = said()
      try phone.chooseFromMenu("Undo")
      let words = phone.session.screen.told
      #expect(!words.isEmpty && phone.toast == nil)
      #expect(said() == before + [words])
      Headless.set(style: .dark)
      #expect(said() == before + [words])
    }

    @Test("The app's own surfaces follow the device into the dark, and back; the theme's colors stay")
    func darkMode() throws {
      let phone = try Phone()
      let light = phone.content.backgroundColor
      Headless.set(style: .dark)
      #expect(phone.content.backgroundColor != light)
      #expect(phone.bar.color == phone.content.backgroundColor)
      try phone.tapColor("Indigo")
      #expect(phone.bar.color == UIColor(0x3F51B5))
      #expect(try phone.swatch("Red").fill?.components.first ?? 1 < 0.5)
      Headless.set(style: .light)
      #expect(phone.content.backgroundColor == light)
    }

    @Test("On a dark device the app is dark from its first screen on")
    func darkFromTheStart() throws {
      let first = try Phone()
      let light = first.content.backgroundColor
      Headless.set(style: .dark)
      let again = try Phone(memory: first.memory)
      #expect(again.content.backgroundColor != light)
      #expect(again.bar.color == again.content.backgroundColor)
    }
  }
}
