import ColorScience
import Testing
import Theme

@testable import Studio

@Suite("The mixer’s whole color: hex field, HSL and alpha")
struct MixerWholeColorTests {
  var studio = Studio.mixing("atomic-tangerine")

  private var field: MixerPanel.ColorRow? { studio.panel?.color }

  @Test("Mixer.1 The hex field shows the color, the alpha included")
  mutating func shown() {
    #expect(field?.field.label == "Hex value")
    #expect(field?.field.text == "#FFA474")
    studio.follow(.mixer(.alphaDecreased))
    #expect(field?.field.text == "#FFA474E6")
  }

  @Test(
    "Mixer.1 It takes hex of 3, 4, 6 and 8 digits, any color of CSS, and what other fields for colors take",
    arguments: [
      ("#0AF", 0x00AAFF, 1000), ("#0AF8", 0x00AAFF, 533), ("#123456", 0x123456, 1000), ("123456", 0x123456, 1000),
      ("#12345680", 0x123456, 502), ("tomato", 0xFF6347, 1000), ("rgb(1 2 3 / 25%)", 0x010203, 250),
      ("hsl(120 100% 25%)", 0x008000, 1000), (" #123456 ", 0x123456, 1000), ("transparent", 0x000000, 0),
      ("Sunset Orange", 0xFD5E53, 1000), ("hot pink", 0xFF69B4, 1000), ("255, 99, 71", 0xFF6347, 1000),
    ] as [(String, UInt32, Int)])
  mutating func taken(text: String, rgb: UInt32, thousandths: Int) throws {
    studio.follow(.mixer(.colorTyped(text)))
    #expect(field?.error == nil)
    #expect(field?.field.text == text, "what was typed stays in the field")
    let mixture = try #require(studio.mixer?.mixture)
    #expect(mixture.color.rgb == rgb)
    #expect(mixture.alphaThousandths == thousandths)
    studio.follow(.mixer(.typingFinished))
    #expect(field?.field.text == studio.copied(.hex))
    #expect(studio.reloaded().panel == studio.panel)
    studio.follow(.mixer(.undoTapped))
    #expect(studio.mixer?.isUnchanged == true, "it was one step to undo")
  }

  @Test("Every byte of alpha comes back as it was typed")
  mutating func alphaBytes() {
    for byte in 0...255 {
      let hex = "#102030" + (byte < 16 ? "0" : "") + String(byte, radix: 16).uppercased()
      studio.follow(.mixer(.colorTyped(hex)), .mixer(.typingFinished))
      #expect(field?.field.text == (byte == 255 ? "#102030" : hex))
    }
  }

  @Test("A color only Display P3 shows switches the display, and stays what it is")
  mutating func wide() throws {
    studio.follow(.mixer(.colorTyped("color(display-p3 1 0 0)")), .mixer(.typingFinished))
    #expect(studio.panel?.colorSpaces.map(\.isSelected) == [false, true])
    #expect(studio.texts == ["1.000", "0.000", "0.000"])
    studio.follow(.mixer(.colorTyped("#808080")), .mixer(.typingFinished))
    #expect(studio.copied() == "#808080")
  }

  @Test(
    "Mixer.1 A text that isn’t a color is refused in one sentence, and nothing else changes",
    arguments: [
      ("#12", "“#12”: A hex color has 3, 4, 6 or 8 digits, not 2."),
      ("#GGGGGG", "“#GGGGGG”: At character 2, expected a hex digit, 0-9 or A-F."),
      ("blurple", "“blurple” isn’t a color. Try tomato, Sunset Orange, dark red, #FF6347 or oklch(0.7 0.2 33)."),
      ("rgb(", "“rgb(”: At character 5, expected a number or a percentage."),
      ("#123456789", "“#123456789”: A hex color has 3, 4, 6 or 8 digits, not 9."),
      (
        String(repeating: "9", count: 3000),
        "“\(String(repeating: "9", count: 39))…”: A hex color has 3, 4, 6 or 8 digits, not 3000."
      ),
    ])
  mutating func refused(text: String, sentence: String) throws {
    studio.follow(.mixer(.alphaDecreased))
    var expected = try #require(studio.panel)
    studio.follow(.mixer(.colorTyped("#000")), .mixer(.colorTyped(text)))
    let reason = try #require(field?.error)
    #expect(reason == sentence)
    expected.color.field.text = text
    expected.color.error = reason
    #expect(studio.panel == expected)
    studio.follow(.mixer(.typingFinished))
    #expect(field?.field.text == "#FFA474E6")
    #expect(field?.error == nil)
  }

  @Test("An empty field is no error, and Escape brings the color back", arguments: ["", "  ", "#000", "blurple"])
  mutating func escape(text: String) {
    let before = studio.screen
    studio.follow(.mixer(.colorTyped(text)), .mixer(.typingCanceled))
    #expect(studio.screen == before)
    studio.follow(.mixer(.colorTyped(" ")))
    #expect(field?.error == nil)
    #expect(studio.panel?.fill.third == 116.0 / 255)
  }

  @Test("The arrow keys make the color lighter and darker")
  mutating func arrows() throws {
    let before = try #require(studio.mixer?.mixture.value(.lightness))
    studio.follow(.mixer(.channelStepped(.lightness, by: -1)))
    #expect(try abs(#require(studio.mixer?.mixture.value(.lightness)) - (before - 0.005)) < 1e-6)
  }

  @Test("Typing a channel after a whole color keeps both, as two steps")
  mutating func channelAfterColor() throws {
    studio.follow(.mixer(.colorTyped("#000")), .mixer(.channelTyped(.red, "1")), .mixer(.typingFinished))
    #expect(studio.copied() == "#FF0000")
    studio.follow(.mixer(.undoTapped))
    #expect(studio.copied() == "#000000")
  }

  @Test("Mixer.2 HSL has three sliders, in degrees and percent")
  mutating func hsl() throws {
    studio.follow(.mixer(.colorTyped("#3F51B5")), .mixer(.notationTapped(.hsl)))
    #expect(studio.panel?.channels.map(\.channel.name) == ["Hue", "Saturation", "Lightness"])
    #expect(studio.texts == ["231", "48.4%", "47.8%"])
    studio.follow(
      .mixer(.channelMoved(.hslHue, 120)), .mixer(.channelMoved(.hslSaturation, 1)),
      .mixer(.channelMoved(.hslLightness, 0.25)))
    #expect(studio.copied() == "#008000")
    #expect(studio.copied(.hsl) == "hsl(120 100% 25%)")
    #expect(studio.texts == ["120", "100%", "25%"])
  }

  @Test("Mixer.2 At gray, HSL keeps the hue, and after a reload too")
  mutating func hslGray() throws {
    studio.follow(
      .mixer(.notationTapped(.hsl)), .mixer(.channelMoved(.hslHue, 200)), .mixer(.channelMoved(.hslSaturation, 0)),
      .mixer(.sliderReleased))
    #expect(try studio.row(.hslHue).value == 200)
    studio = studio.reloaded()
    #expect(try studio.row(.hslHue).value == 200)
    studio.follow(.mixer(.channelMoved(.hslSaturation, 1)))
    #expect(abs(HSL(try #require(studio.bar.fill)).hue - 200) < 1)
  }

  @Test(
    "HSL’s percentages may go without their sign",
    arguments: [("48%", 0.48), ("48", 0.48), ("0.48", 0.48), ("1", 1), ("100", 1), ("101", nil), ("-1", nil)]
      as [(String, Double?)])
  mutating func hslTyped(text: String, value: Double?) throws {
    studio.follow(.mixer(.notationTapped(.hsl)), .mixer(.channelTyped(.hslSaturation, text)))
    #expect(try (studio.row(.hslSaturation).error == nil) == (value != nil))
    if let value { #expect(try studio.row(.hslSaturation).value == value) }
  }

  @Test("Mixer.3 The alpha’s slider reaches every hundredth; the stepper goes on to the next tenth")
  mutating func alpha() {
    studio.follow(.mixer(.alphaMoved(0.354)))
    #expect(studio.panel?.alpha.number == "0.35")
    #expect(studio.panel?.fill.alpha == 0.35)
    studio.follow(.mixer(.sliderReleased), .mixer(.alphaIncreased))
    #expect(studio.panel?.alpha.number == "0.4")
    studio.follow(.mixer(.alphaMoved(0.35)), .mixer(.sliderReleased), .mixer(.alphaDecreased))
    #expect(studio.panel?.alpha.number == "0.3")
    #expect(studio.copied(.rgb) == "rgb(255 164 116 / 0.3)")
    for (wrong, number) in [(9, "1.0"), (-9, "0.0"), (Double.infinity, "1.0")] {
      studio.follow(.mixer(.alphaMoved(wrong)))
      #expect(studio.panel?.alpha.number == number)
    }
    studio.follow(.mixer(.alphaMoved(.nan)))
    #expect(studio.panel != nil)
  }

  @Test("Mixer.3 A drag of the alpha is one step to undo, saved when it ends")
  mutating func alphaDrag() {
    #expect(studio.follow(.mixer(.alphaMoved(0.5)), .mixer(.alphaMoved(0.25))) == [])
    #expect(studio.follow(.mixer(.sliderReleased)).isEmpty == false)
    studio.follow(.mixer(.undoTapped))
    #expect(studio.panel?.alpha.number == "1.0")
  }

  @Test(arguments: [
    Event.mixer(.colorTyped("#000")), .mixer(.alphaTyped("0.5")), .mixer(.alphaMoved(0.5)), .mixer(.recentTapped(0)),
  ])
  func elsewhereItsEventsMeanNothing(event: Event) {
    var studio = Studio()
    #expect(studio.handle(event) == [])
    #expect(studio == Studio())
  }
}
