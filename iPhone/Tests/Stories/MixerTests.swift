import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  /// Atomic Tangerine is #FFA474: 255, 164 and 116 of 255, that is 1, 0.643 and 0.455.
  @MainActor @Suite("Crayons: the detail") struct MixerTests {
    let phone: Phone

    init() throws {
      phone = try Phone()
      try phone.tapTab("Crayons")
      try phone.tapRow("Atomic Tangerine")
    }

    @Test("5, 6 The background starts as the crayon's color; a label shows its name")
    func begin() {
      #expect(phone.mixer.background == UIColor(0xFFA474))
      #expect(phone.mixer.labels.first?.text == "Atomic Tangerine")
      #expect(phone.bar.color == UIColor(0xFFA474))
    }

    @Test("7, 8, 9, 12, 14 A slider of 0 to 1 and a decimal value for red, green and blue, starting at the crayon's")
    func channels() {
      let sliders = phone.content.all(UISlider.self)
      #expect(sliders.map { $0.accessibilityLabel } == ["Red", "Green", "Blue", "Alpha"])
      #expect(sliders.allSatisfy { $0.minimumValue == 0 && $0.maximumValue == 1 })
      #expect(phone.mixer.sliders == ["Red": 1, "Green": Float(164.0 / 255), "Blue": Float(116.0 / 255), "Alpha": 1])
      #expect(
        phone.mixer.fields == [
          "Hex value": "#FFA474", "Red value": "1.000", "Green value": "0.643", "Blue value": "0.455",
          "Alpha value": "1.0",
        ])
    }

    @Test("7, 8, 9, 10 A value is in one row with its slider, which has marks since iOS 26 and stops anywhere")
    func rows() throws {
      for view in phone.content.all(ChannelRowView.self) + phone.content.all(AlphaRowView.self) as [UIView] {
        let row = try #require(view.first(AdaptiveStackView.self))
        #expect(row.axis == .horizontal)
        #expect(row.arrangedSubviews.map { "\(type(of: $0))" } == ["UILabel", "TrackSlider", "ValueField"])
      }
      guard #available(iOS 26, *) else { return }
      for slider in phone.content.all(UISlider.self) {
        let marks = try #require(slider.trackConfiguration)
        #expect(marks.numberOfTicks == 11 && !marks.allowsTickValuesOnly)
        #expect(marks.enabledRange == 0...slider.maximumValue)
      }
    }

    @Test("10, 13 The stepper starts at 1.0 and steps by 0.1; ten steps down are exactly 0")
    func alpha() throws {
      #expect(phone.mixer.alpha == "1.0")
      var values: [String?] = []
      for _ in 1...11 {
        try phone.tapAlpha(up: false)
        values.append(phone.mixer.alpha)
      }
      #expect(values == ["0.9", "0.8", "0.7", "0.6", "0.5", "0.4", "0.3", "0.2", "0.1", "0.0", "0.0"])
      #expect(phone.mixer.background?.components.last == 0)
      try phone.tapAlpha(up: true, times: 12)
      #expect(phone.mixer.alpha == "1.0")
      #expect(phone.content.first(UIStepper.self)?.value == 1)
    }

    @Test("11 Reset: sliders, values and background return to the crayon's, alpha to 1.0")
    func reset() throws {
      try phone.drag("Red", to: 0.2)
      try phone.tapAlpha(up: false, times: 3)
      #expect(phone.mixer.background != UIColor(0xFFA474))
      try phone.tapButton("Reset")
      #expect(phone.mixer.background == UIColor(0xFFA474))
      #expect(phone.mixer.sliders["Red"] == 1 && phone.mixer.fields["Red value"] == "1.000")
      #expect(phone.mixer.alpha == "1.0")
    }

    @Test("15, 17 Background and value follow while a slider is dragged")
    func realTime() throws {
      #expect(phone.content.all(UISlider.self).allSatisfy { $0.isContinuous })
      try phone.drag("Blue", to: 0)
      #expect(phone.mixer.background == UIColor(0xFFA400) && phone.mixer.fields["Blue value"] == "0.000")
      try phone.drag("Blue", to: 1)
      #expect(phone.mixer.background == UIColor(0xFFA4FF) && phone.mixer.fields["Blue value"] == "1.000")
      #expect(phone.bar.color == UIColor(0xFFA4FF))
    }

    @Test("16 Sliders move by 1/255", arguments: [0, 1, 100, 254])
    func interval(byte: Int) throws {
      try phone.drag("Green", to: (Float(byte) + 0.3) / 255)
      #expect(phone.mixer.sliders["Green"] == Float(Double(byte) / 255))
      #expect(phone.mixer.background == UIColor(0xFF0074 + byte << 8))
    }

    @Test("19 Typing moves the slider and the background")
    func typing() throws {
      try phone.type("0.2", into: "Red")
      #expect(phone.mixer.sliders["Red"] == 0.2)
      #expect(phone.mixer.background?.components.first == 0.2)
      #expect(phone.mixer.fields["Red value"] == "0.2")
    }

    @Test(
      "19 What isn't a number, or is out of range, is refused in place with a reason, and nothing else changes",
      arguments: [
        ("tomato", "Not a number: “tomato”"), ("1.5.2", "Not a number: “1.5.2”"), ("-1", "-1 is below 0"),
        ("300", "300 is more than 255"),
      ])
    func refusal(text: String, sentence: String) throws {
      let before = phone.mixer
      try phone.type(text, into: "Red")
      #expect(phone.mixer.background == before.background && phone.mixer.sliders == before.sliders)
      #expect(phone.mixer.fields["Red value"] == text)
      let row = try #require(phone.content.first(ChannelRowView.self))
      let reason = try #require(row.all(UILabel.self).last)
      #expect(reason.isSeen && reason.text?.hasPrefix(sentence) == true)
      #expect(Headless.posts.last?.argument as? String == reason.text)
      try phone.type("0.5", into: "Red")
      #expect(!reason.isSeen)
    }

    @Test("19 The alpha is typed, too, and what's no alpha is refused in place")
    func typedAlpha() throws {
      try phone.type("25%", into: "Alpha")
      #expect(phone.mixer.sliders["Alpha"] == 0.25 && phone.content.first(UIStepper.self)?.value == 0.25)
      try phone.type("2", into: "Alpha")
      let reason = try #require(phone.content.first(AlphaRowView.self)?.all(UILabel.self).last)
      #expect(reason.isSeen && reason.text == "2 is too high; enter 0 to 1, or 0% to 100%.")
      #expect(phone.mixer.sliders["Alpha"] == 1 && phone.mixer.alpha == "2")
      try phone.tapAlpha(up: false)
      #expect(!reason.isSeen && phone.mixer.alpha == "0.9")
    }

    @Test("20 Labels turn light when the background gets dark, and dark again; alpha over the page counts")
    func labels() throws {
      #expect(phone.mixer.textColor == UIColor(0x000000) && phone.statusBar == .darkContent)
      for channel in ["Red", "Green", "Blue"] { try phone.drag(channel, to: 0) }
      #expect(phone.mixer.textColor == UIColor(0xFFFFFF) && phone.statusBar == .lightContent)
      #expect(phone.content.first(MixerView.self)?.overrideUserInterfaceStyle == .dark)
      try phone.tapAlpha(up: false, times: 10)
      #expect(phone.mixer.textColor == UIColor(0x000000) && phone.statusBar == .darkContent)
      Headless.set(style: .dark)
      #expect(phone.mixer.textColor == UIColor(0xFFFFFF))
    }

    @Test("21 The segments Decimal and Hex: 0 to 1, or 00 to FF, for every value")
    func notation() throws {
      try phone.tapSegment("Hex")
      #expect(
        phone.mixer.fields == [
          "Hex value": "#FFA474", "Red value": "FF", "Green value": "A4", "Blue value": "74", "Alpha value": "FF",
        ])
      try phone.type("80", into: "Green")
      #expect(phone.mixer.background == UIColor(0xFF8074))
      try phone.tapSegment("Decimal")
      #expect(phone.mixer.fields["Green value"] == "0.502")
    }

    @Test("22 Display P3 is one switch: the same channels with UIColor's other initializer; sRGB by default")
    func display() throws {
      #expect(phone.mixer.background?.isDisplayP3 == false)
      try phone.tapSegment("Display P3")
      #expect(
        phone.mixer.background == UIColor(displayP3Red: 1, green: 164.0 / 255, blue: 116.0 / 255, alpha: 1))
      try phone.tapSegment("sRGB")
      #expect(phone.mixer.background == UIColor(0xFFA474))
    }

    @Test("A chroma that the display can't show says that another color shows")
    func gamutNote() throws {
      try phone.tapSegment("OKLCH")
      try phone.drag("Chroma", to: 0.4)
      let note = "Outside sRGB: showing the closest color."
      #expect(phone.labels.filter { $0.text == note }.count == 1)
      try phone.drag("Chroma", to: 0.05)
      #expect(!phone.labels.contains { $0.text == note })
    }

    @Test("OKLCH has its own channels, whose sliders reach as far as they do")
    func oklch() throws {
      try phone.tapSegment("OKLCH")
      let sliders = phone.content.all(UISlider.self)
      #expect(sliders.map { $0.accessibilityLabel } == ["Lightness", "Chroma", "Hue", "Alpha"])
      #expect(sliders.map { $0.maximumValue } == [1, 0.4, 360, 1])
      try phone.drag("Chroma", to: 0)
      #expect(phone.mixer.background?.isNearlyGray == true)
    }

    @Test("What can be copied goes to the clipboard, and the screen says so")
    func copy() throws {
      try phone.tapButton("Copy UIColor")
      #expect(UIPasteboard.general.string == "UIColor(red: 1.000, green: 0.643, blue: 0.455, alpha: 1.0)")
      #expect(phone.toast == "Copied UIColor(red: 1.000, green: 0.643, blue: 0.455, alpha: 1.0).")
      try phone.dismissToast()
      #expect(phone.toast == nil)
    }

    @Test("A crayon can become the primary: the theme's tab shows it")
    func useAsPrimary() throws {
      try phone.tapButton("Use as primary")
      #expect(phone.route == .primary)
      #expect(phone.bar.color == UIColor(0xFFA474))
      #expect(phone.swatches.first?.words == ["Atomic Tangerine", "#FFA474"])
    }

    @Test("A slider's color is saved when the finger lets go, not on the way")
    func saved() throws {
      func saved() -> String? { phone.memory.string(forKey: "tintype.session") }
      let before = saved()
      try phone.drag("Blue", to: 0.5)
      try phone.drag("Blue", to: 0)
      #expect(saved() == before)
      try phone.letGo(of: "Blue")
      #expect(saved() != before)
    }

    // The whole color.

    nonisolated private static let wholeColors: [(text: String, hex: Int, alpha: CGFloat)] = [
      ("#008080", 0x008080, 1), ("c0ffee", 0xC0FFEE, 1), ("#FF000080", 0xFF0000, 0.502), ("teal", 0x008080, 1),
    ]

    @Test("A whole color is typed as hex, with its #, without it, and with alpha, or as CSS", arguments: wholeColors)
    func wholeColor(text: String, hex: Int, alpha: CGFloat) throws {
      try phone.type(text, into: "Hex")
      #expect(phone.mixer.background == UIColor(hex).withAlphaComponent(alpha))
      #expect(phone.mixer.sliders["Green"] == Float(hex >> 8 & 255) / 255)
      #expect(phone.mixer.sliders["Alpha"] == Float(alpha))
      #expect(phone.mixer.fields["Hex value"] == text)
    }

    @Test("The field has a keyboard for it, and when it's left it has the color's hex")
    func wholeColorField() throws {
      let field = try #require(phone.content.first(ColorRowView.self)?.first(UITextField.self))
      #expect(field.keyboardType == .asciiCapable && field.autocorrectionType == .no)
      #expect(field.autocapitalizationType == .none && field.returnKeyType == .done)
      try phone.type("teal", into: "Hex")
      field.sendActions(for: .editingDidEnd)
      #expect(phone.mixer.fields["Hex value"] == "#008080")
    }

    @Test("What's no color is refused under the field, aloud, too, and the color stays")
    func refusedColor() throws {
      try phone.type("almost red", into: "Hex")
      let sentence = "“almost red” isn’t a color. Try tomato, Sunset Orange, dark red, #FF6347 or oklch(0.7 0.2 33)."
      let reason = try #require(phone.content.first(ColorRowView.self)?.first(RefusalLabel.self))
      #expect(reason.isSeen && reason.text == sentence)
      #expect(Headless.posts.last?.argument as? String == sentence)
      #expect(phone.mixer.background == UIColor(0xFFA474) && phone.mixer.fields["Hex value"] == "almost red")
      try phone.type("#123456", into: "Hex")
      #expect(!reason.isSeen && phone.mixer.background == UIColor(0x123456))
    }

    // The alpha.

    @Test("A slider sets the alpha to hundredths; VoiceOver reads it as the value beside it")
    func alphaSlider() throws {
      try phone.drag("Alpha", to: 0.427)
      #expect(phone.mixer.background?.components.last == 0.43)
      #expect(phone.mixer.alpha == "0.43" && phone.content.first(UIStepper.self)?.value == 0.43)
      let slider = try #require(phone.content.first(AlphaRowView.self)?.first(UISlider.self))
      #expect(slider.accessibilityLabel == "Alpha" && slider.accessibilityValue == "0.43")
      try phone.tapAlpha(up: true)
      #expect(phone.mixer.alpha == "0.5" && slider.value == 0.5)
      try phone.tapSegment("Hex")
      #expect(slider.accessibilityValue == phone.mixer.alpha && phone.mixer.alpha == "80")
    }

    @Test("The alpha is saved when the finger lets go, not on the way")
    func alphaSaved() throws {
      func saved() -> String? { phone.memory.string(forKey: "tintype.session") }
      let before = saved()
      try phone.drag("Alpha", to: 0.5)
      #expect(saved() == before)
      try phone.letGo(of: "Alpha")
      #expect(saved() != before)
    }

    @Test("Its track goes from transparent to the color over a checkerboard, from the right if the language is")
    func alphaTrack() throws {
      func track() throws -> GradientView {
        try #require(phone.content.first(AlphaRowView.self)?.first(GradientView.self))
      }
      let gradient = try #require(try track().layer as? CAGradientLayer)
      func colors() -> [UIColor]? { gradient.colors?.compactMap { ($0 as? CGColor)?.color } }
      #expect(colors() == [UIColor(0xFFA474).withAlphaComponent(0), UIColor(0xFFA474)])
      #expect(gradient.startPoint.x == 0 && gradient.endPoint.x == 1)
      let squares = try #require(try track().backgroundColor?.pattern?.strokes)
      let grays: [[CGFloat]] = squares.map { if case .fill(_, let color) = $0 { color.components } else { [] } }
      #expect(grays.count == 4 && grays[0] == grays[3] && grays[1] == grays[2] && grays[0] != grays[1])
      #expect(phone.content.first(ChannelRowView.self)?.first(GradientView.self)?.backgroundColor == nil)
      Headless.isRightToLeft = true
      try phone.drag("Red", to: 0)
      #expect(gradient.startPoint.x == 1 && gradient.endPoint.x == 0)
      #expect(colors() == [UIColor(0x00A474).withAlphaComponent(0), UIColor(0x00A474)])
    }

    // Recent colors.

    private var recents: [UIButton] {
      phone.content.first(TitledButtonBar.self)?.all(UIButton.self).filter { $0.isSeen } ?? []
    }

    @Test("Colors that were mixed are there in the next mixer, the last one first, and a tap takes one")
    func recentColors() throws {
      #expect(recents.isEmpty)
      #expect(phone.content.first(TitledButtonBar.self)?.isSeen == false)
      for color in ["#008080", "#800080"] {
        try phone.type(color, into: "Hex")
        try #require(phone.content.first(ColorRowView.self)?.first(UITextField.self)).sendActions(for: .editingDidEnd)
      }
      try phone.goBack()
      try phone.tapRow("Beaver")
      #expect(phone.labels.contains { $0.text == "Recent colors" && $0.accessibilityTraits == .header })
      #expect(recents.map { $0.configuration?.title } == ["#800080", "#008080"])
      #expect(recents.map { $0.configuration?.baseBackgroundColor } == [UIColor(0x800080), UIColor(0x008080)])
      #expect(recents.map { $0.configuration?.baseForegroundColor } == [UIColor(0xFFFFFF), UIColor(0xFFFFFF)])
      #expect(recents.allSatisfy { $0.accessibilityIgnoresInvertColors && !$0.isSelected })
      try phone.tapButton("#008080")
      #expect(phone.mixer.background == UIColor(0x008080))
      #expect(recents.map { $0.isSelected } == [false, true])
    }

    @Test("VoiceOver moves a slider without a finger; its color is saved at once")
    func adjusted() throws {
      let before = phone.memory.string(forKey: "tintype.session")
      try #require(phone.content.first(UISlider.self)).adjust(to: 0)
      #expect(phone.mixer.background == UIColor(0x00A474))
      #expect(phone.memory.string(forKey: "tintype.session") != before)
    }

    @Test("The mixed color is there again at the next start")
    func kept() throws {
      try phone.drag("Blue", to: 0)
      try phone.letGo(of: "Blue")
      let again = try Phone(memory: phone.memory)
      #expect(again.top is MixerViewController)
      #expect(again.mixer.background == UIColor(0xFFA400))
      try again.goBack()
      #expect(again.route == .crayons)
    }

    @Test(
      "19 On a keyboard Escape brings the last good value back, and the arrows step",
      arguments: [("Red", "0.996"), ("Alpha", "0.9")])
    func keys(name: String, stepped: String) throws {
      Headless.perform = { responder, command in
        #expect(command.action == Selector(("stepOrCancel:")) && command.wantsPriorityOverSystemBehavior)
        (responder as? ValueField)?.stepOrCancel(command)
        return responder is ValueField
      }
      let field = try #require(phone.content.all(ValueField.self).first { $0.accessibilityLabel == name + " value" })
      field.becomeFirstResponder()
      let good = field.text
      try phone.type("x", into: name)
      #expect(field.text == "x" && phone.content.all(RefusalLabel.self).contains { $0.isSeen })
      Headless.press(UIKeyCommand.inputEscape, [])
      #expect(field.text == good && !phone.content.all(RefusalLabel.self).contains { $0.isSeen })
      Headless.press(UIKeyCommand.inputDownArrow, [])
      #expect(field.text == stepped)
      Headless.press(UIKeyCommand.inputUpArrow, [])
      #expect(field.text == good)
    }

    @Test("Whoever begins to type in a field replaces what's in it")
    func selects() async throws {
      let field = try #require(phone.content.first(ValueField.self))
      field.sendActions(for: .editingDidBegin)
      for _ in 1...100 where !field.isAllSelected { await Task.yield() }
      #expect(field.isAllSelected)
    }

    @Test("In hex the keyboard has letters")
    func hexKeyboard() throws {
      let field = try #require(phone.content.all(ValueField.self).first { $0.accessibilityLabel == "Red value" })
      #expect(field.keyboardType == .numbersAndPunctuation)
      try phone.tapSegment("Hex")
      #expect(field.keyboardType == .asciiCapable)
    }

    @Test("16 VoiceOver moves a channel by one of its 255 steps, and the alpha by a tenth")
    func voiceOverSteps() throws {
      func slider(_ name: String) throws -> UISlider {
        try #require(phone.content.all(UISlider.self).first { $0.accessibilityLabel == name })
      }
      try slider("Green").accessibilityIncrement()
      #expect(phone.mixer.background == UIColor(0xFFA574))
      try slider("Green").accessibilityDecrement()
      try slider("Green").accessibilityDecrement()
      #expect(phone.mixer.background == UIColor(0xFFA374))
      try slider("Alpha").accessibilityDecrement()
      #expect(phone.mixer.alpha == "0.9")
    }
  }
}
