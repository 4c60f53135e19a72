import ColorScience
import Studio
import TestSupport
import Testing
import Theme

@Suite("Crayons.19 Typing a value")
struct MixerTypingTests {
  /// Texts to type and the byte each means, in hex and in decimal.
  @Test(
    "Crayons.19 Typing a value moves the slider and the background",
    arguments: [
      (.decimal, "0", 0), (.decimal, "1", 255), (.decimal, "0.5", 128), (.decimal, ".5", 128), (.decimal, "0,5", 128),
      (.decimal, "50%", 128), (.decimal, " 50 % ", 128), (.decimal, "100%", 255), (.decimal, "128", 128),
      (.decimal, "255", 255), (.decimal, "80", 80), (.decimal, "2", 2), (.decimal, "1.0", 255), (.decimal, "+0.5", 128),
      (.decimal, "0.501960784313725490196078431372549019607", 128), (.decimal, "-0", 0),
      (.hex, "80", 128), (.hex, "#80", 128), (.hex, "0x80", 128), (.hex, "0X80", 128), (.hex, "ff", 255),
      (.hex, "Ff", 255), (.hex, "8", 8), (.hex, "00", 0), (.hex, "0.5", 128), (.hex, ".5", 128), (.hex, "50%", 128),
      (.hex, "128", 128),
    ] as [(Mixer.Notation, String, UInt32)])
  func taken(notation: Mixer.Notation, typed: String, byte: UInt32) throws {
    var studio = Studio.mixing("010203")
    studio.follow(.mixer(.notationTapped(notation)), .mixer(.channelTyped(.green, typed)))
    #expect(try studio.row(.green).error == nil)
    #expect(try studio.row(.green).field.text == typed, "what was typed stays in the field")
    #expect(studio.bar.fill == SRGB(0x010003 | byte << 8))
    #expect(SRGB(red: 0, green: 0, blue: try studio.row(.green).value).rgb == byte)
    studio.follow(.mixer(.typingFinished))
    #expect(try #require(studio.texts.last) == (notation == .hex ? "03" : "0.012"))
    let written = studio.texts[1]
    #expect(written.count == (notation == .hex ? 2 : 5), "it's written in the notation’s own way")
    #expect(
      notation == .hex
        ? UInt32(written, radix: 16) == byte : Double(written).map { ($0 * 255).rounded() } == Double(byte))
  }

  @Test(
    "Crayons.19 If it isn't a number or is out of range, the field says why, and nothing else changes",
    arguments: [
      (.decimal, "red", "Not a number"),
      (.decimal, "FF", "Not a number"), (.decimal, "#80", "Not a number"), (.decimal, "0x80", "Not a number"),
      (.decimal, "1.5", "is too high"), (.decimal, "256", "is more than 255"), (.decimal, "101%", "is too high"),
      (.decimal, "-0.1", "is below 0"), (.decimal, "-5%", "is below 0"), (.decimal, "1e3", "Not a number"),
      (.decimal, "NaN", "Not a number"), (.decimal, "inf", "Not a number"), (.decimal, ".", "Not a number"),
      (.decimal, "%", "Not a number"), (.decimal, "5 0 x", "Not a number"), (.decimal, "0.5.5", "Not a number"),
      (.decimal, "٥", "Not a number"), (.decimal, "½", "Not a number"), (.decimal, "<b>", "Not a number"),
      (.hex, "GG", "Not a number"), (.hex, "1FF", "Not a number"), (.hex, "#1FF", "Not a number"),
      (.hex, "#", "Not a number"), (.hex, "0x", "Not a number"),
      (.hex, "256", "is more than 255"),
      (.hex, "-1", "is below 0"),
    ] as [(Mixer.Notation, String, String)])
  func refused(notation: Mixer.Notation, typed: String, reason: String) throws {
    var studio = Studio.mixing("atomic-tangerine")
    studio.follow(.mixer(.notationTapped(notation)), .mixer(.alphaDecreased))
    var expected = try #require(studio.panel)
    let bar = studio.bar
    studio.follow(.mixer(.channelTyped(.green, typed)))
    let refusal = try #require(try studio.row(.green).error)
    #expect(refusal.contains(reason))
    #expect(refusal.contains(notation == .hex ? "00 to FF" : "0 to 1"), "it says what would be right")
    #expect(refusal.hasSuffix(".") && !refusal.dropLast().contains(". "))
    expected.channels[1].field.text = typed
    expected.channels[1].error = refusal
    #expect(studio.panel == expected)
    #expect(studio.bar == bar)
  }

  /// Types a text key by key in place of what the field holds.
  private func keyed(_ text: String, into studio: inout Studio) {
    for length in 0...text.count { studio.follow(.mixer(.channelTyped(.green, String(text.prefix(length))))) }
  }

  @Test(
    "Crayons.19 A refusal leaves the color as it was before the typing, whatever the keys on the way meant",
    arguments: ["1.5", "300", "0.5x", "128a", "2.5", "99%%"])
  func wayToRefusal(typed: String) throws {
    var studio = Studio.mixing()
    let before = try #require(studio.panel)
    keyed(typed, into: &studio)
    let row = try studio.row(.green)
    #expect(row.error != nil)
    #expect((row.value, row.valueText) == (164.0 / 255, "0.643"), "a slider speaks its value, not what is typed")
    #expect(studio.panel?.fill == before.fill)
    #expect(studio.panel?.reset == before.reset)
    #expect(studio.screen.tabBar.undo.isEnabled == false)
  }

  @Test("Crayons.19 The next value after a refusal is taken")
  func afterRefusal() throws {
    var studio = Studio.mixing()
    keyed("300", into: &studio)
    studio.follow(.mixer(.channelTyped(.green, "30")), .mixer(.typingFinished))
    #expect(studio.bar.fill == SRGB(0xFF1E74))
    keyed("300", into: &studio)
    #expect(studio.bar.fill == SRGB(0xFF1E74), "not what it was before the typing that was finished")
  }

  @Test("Crayons.19 An empty field is no error yet, and the color stays", arguments: ["", " ", "   "])
  func empty(typed: String) throws {
    for notation in Mixer.Notation.allCases {
      var studio = Studio.mixing()
      studio.follow(.mixer(.notationTapped(notation)))
      let before = try #require(studio.panel)
      let channel = Channel.of(notation)[1]
      studio.follow(.mixer(.channelTyped(channel, "0")), .mixer(.channelTyped(channel, typed)))
      #expect(try studio.row(channel).field.text == typed)
      #expect(try studio.row(channel).error == nil)
      #expect(studio.panel?.fill == before.fill)
      studio.follow(.mixer(.typingFinished))
      #expect(studio.panel == before, "an empty field is filled again when it is left")
    }
  }

  @Test("Crayons.19 A field that is left shows the last good value in place of what was refused")
  func left() throws {
    var studio = Studio.mixing()
    studio.follow(.mixer(.channelTyped(.green, "0.5")), .mixer(.typingFinished))
    let before = studio.screen
    studio.follow(.mixer(.channelTyped(.green, "nonsense")), .mixer(.typingFinished))
    #expect(studio.screen == before)
    studio.follow(.mixer(.channelTyped(.green, "nonsense")), .navigation(.backTapped), .crayon("atomic-tangerine"))
    #expect(studio.texts == ["1.000", "0.500", "0.455"])
    #expect(try studio.row(.green).error == nil)
  }

  @Test("Crayons.19 Escape brings the last good value back", arguments: ["nonsense", "", "1.5", "0.5"])
  func escape(typed: String) {
    var studio = Studio.mixing()
    studio.follow(.mixer(.channelTyped(.green, "0.25")), .mixer(.typingFinished))
    let before = studio.screen
    keyed(typed, into: &studio)
    studio.follow(.mixer(.typingCanceled))
    #expect(studio.screen == before)
    studio.follow(.mixer(.typingCanceled))
    #expect(studio.screen == before, "it means nothing if nothing is being typed")
  }

  @Test("Crayons.19 The arrow keys step by the interval of the slider, and stop at its ends")
  func arrows() throws {
    var studio = Studio.mixing()
    studio.follow(.mixer(.channelStepped(.green, by: 1)))
    #expect(try studio.row(.green).value == 165.0 / 255)
    studio.follow(.mixer(.channelStepped(.green, by: -2)))
    #expect(studio.bar.fill == SRGB(0xFFA374))
    studio.follow(.mixer(.channelStepped(.red, by: 1)))
    #expect(try studio.row(.red).value == 1)
    studio.follow(.mixer(.channelTyped(.green, "nonsense")), .mixer(.channelStepped(.green, by: 1)))
    #expect(try studio.row(.green).error == nil)
    #expect(studio.bar.fill == SRGB(0xFFA474))
    for _ in 0..<300 { studio.follow(.mixer(.channelStepped(.blue, by: -1))) }
    #expect(studio.bar.fill == SRGB(0xFFA400))
    for byte in 1...255 {
      studio.follow(.mixer(.channelStepped(.blue, by: 1)))
      #expect(try studio.row(.blue).value == Double(byte) / 255)
    }
    studio.follow(
      .mixer(.notationTapped(.oklch)), .mixer(.channelMoved(.hue, 359)), .mixer(.channelStepped(.hue, by: 1)))
    #expect(try studio.row(.hue).value == 360)
  }

  @Test(
    "Crayons.19 Typing an alpha moves its slider and the background",
    arguments: [
      (.decimal, "0", 0), (.decimal, "1", 1), (.decimal, "0.5", 0.5), (.decimal, ",25", 0.25), (.decimal, "35%", 0.35),
      (.decimal, "0.3333", 0.333), (.hex, "80", 0.502), (.hex, "#FF", 1), (.hex, "0x33", 0.2), (.hex, "0.5", 0.5),
      (.oklch, ".1", 0.1), (.hsl, "10 %", 0.1),
    ] as [(Mixer.Notation, String, Double)])
  func alpha(notation: Mixer.Notation, typed: String, value: Double) throws {
    var studio = Studio.mixing()
    studio.follow(.mixer(.notationTapped(notation)), .mixer(.alphaDecreased))
    for length in 0...typed.count { studio.follow(.mixer(.alphaTyped(String(typed.prefix(length))))) }
    let row = try #require(studio.panel?.alpha)
    #expect((row.error, row.field.text) == (nil, typed), "what was typed stays in the field")
    #expect(studio.panel?.fill.alpha == value && Double(row.number) == value)
    studio.follow(.mixer(.typingFinished))
    #expect(studio.panel?.alpha.field.text == row.text)
    studio.follow(.mixer(.undoTapped))
    #expect(studio.panel?.fill.alpha == 0.9, "it was one step to undo")
  }

  @Test(
    "Crayons.19 What's no alpha is refused in place, and nothing else changes",
    arguments: [
      (.decimal, "clear", "Not a number: “clear”; enter 0 to 1, or 0% to 100%."),
      (.decimal, "1.5", "1.5 is too high; enter 0 to 1, or 0% to 100%."),
      (.decimal, "128", "128 is too high; enter 0 to 1, or 0% to 100%."),
      (.oklch, "-1", "-1 is below 0; enter 0 to 1, or 0% to 100%."),
      (.hex, "GG", "Not a number: “GG”; enter 00 to FF, or 0% to 100%."),
      (.hex, "101%", "101% is too high; enter 00 to FF, or 0% to 100%."),
    ] as [(Mixer.Notation, String, String)])
  func refusedAlpha(notation: Mixer.Notation, typed: String, refusal: String) throws {
    var studio = Studio.mixing()
    studio.follow(.mixer(.notationTapped(notation)), .mixer(.alphaDecreased))
    let before = studio.screen
    var expected = try #require(studio.panel)
    for length in 0...typed.count { studio.follow(.mixer(.alphaTyped(String(typed.prefix(length))))) }
    (expected.alpha.field.text, expected.alpha.error) = (typed, refusal)
    #expect(studio.panel == expected)
    studio.follow(.mixer(.typingCanceled))
    #expect(studio.screen == before, "Escape brings the last good value back")
    studio.follow(.mixer(.alphaTyped(typed)), .mixer(.alphaDecreased))
    #expect(studio.panel?.alpha.number == "0.8" && studio.panel?.alpha.error == nil)
  }

  @Test("Crayons.19 The arrow keys in the alpha's field are its stepper, and an empty one is no error yet")
  func alphaField() throws {
    var studio = Studio.mixing()
    let field = try #require(studio.panel?.alpha.field)
    #expect(field.text == "1.0" && field.label == "Alpha value")
    studio.follow(field.input.changed(to: ""))
    #expect(studio.panel?.alpha.error == nil && studio.panel?.alpha.number == "1.0")
    studio.follow(try #require(field.input.finished))
    #expect(studio.panel?.alpha.field.text == "1.0")
    studio.follow(try #require(field.input.stepped(by: -1)))
    #expect(studio.panel?.alpha.field.text == "0.9")
    studio.follow(
      try #require(field.input.stepped(by: 1)), field.input.changed(to: "0.25"), try #require(field.input.canceled))
    #expect(studio.panel?.alpha.field.text == "1.0")
  }

  @Test("A very long text is refused in a short sentence, and stays in the field as typed")
  func long() throws {
    for text in [String(repeating: "9", count: 10_000), String(repeating: "é🖍", count: 5000)] {
      var studio = Studio.mixing()
      studio.follow(.mixer(.channelTyped(.red, text)))
      #expect(try #require(try studio.row(.red).error).utf8.count < 200)
      #expect(try studio.row(.red).field.text == text)
      #expect(studio.bar.fill == SRGB(0xFFA474))
    }
  }

  @Test(
    "Lightness, chroma and hue have their own ranges",
    arguments: [
      (.lightness, "0.5", 0.5), (.lightness, "50%", 0.5), (.lightness, "1", 1), (.lightness, "128", nil),
      (.lightness, "-0.1", nil), (.chroma, "0.1", 0.1), (.chroma, "50%", 0.2), (.chroma, "0.5", nil),
      (.hue, "180", 180), (.hue, "50%", 180), (.hue, "360", 360), (.hue, "361", nil), (.hue, "red", nil),
    ] as [(Channel, String, Double?)])
  func oklch(channel: Channel, typed: String, value: Double?) throws {
    var studio = Studio.mixing()
    studio.follow(.mixer(.notationTapped(.oklch)))
    let before = try studio.row(channel).value
    studio.follow(.mixer(.channelTyped(channel, typed)))
    #expect(try abs(studio.row(channel).value - (value ?? before)) < 1e-9)
    #expect(try (studio.row(channel).error == nil) == (value != nil))
  }

  @Test(
    "A refusal goes away when a slider moves, the notation changes, or the mixer is reset",
    arguments: [
      .mixer(.channelMoved(.red, 0.5)), .mixer(.notationTapped(.hex)), .mixer(.resetTapped), .mixer(.alphaDecreased),
    ] as [Event])
  func letGo(event: Event) throws {
    var studio = Studio.mixing()
    studio.follow(.mixer(.channelTyped(.green, "nonsense")), event)
    #expect(studio.panel?.channels.allSatisfy { $0.error == nil } == true)
    #expect(try studio.row(.green).field.text != "nonsense")
  }

  @Test("No typed text does harm, and accepted values are within range")
  func hostile() throws {
    var random = SeededGenerator(seed: 19)
    let pieces = ["0", "1", "9", ".", ",", "%", "-", "+", "#", "0x", "F", "e", " ", "é", "\u{0}", "99999999999999999"]
    for _ in 0..<1000 {
      var studio = Studio.mixing()
      let notation = try #require(Mixer.Notation.allCases.randomElement(using: &random))
      let channel = try #require(Channel.of(notation).randomElement(using: &random))
      let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let before = try #require(studio.bar.fill)
      studio.follow(.mixer(.notationTapped(notation)), .mixer(.channelTyped(channel, text)))
      let row = try studio.row(channel)
      #expect((0...channel.upperBound).contains(row.value))
      if row.error != nil { #expect(studio.bar.fill == before, "\(text)") }
    }
  }
}
