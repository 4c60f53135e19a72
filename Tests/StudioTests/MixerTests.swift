import Catalog
import ColorScience
import TestSupport
import Testing
import Theme

@testable import Studio

@Suite("Crayons, the mixer")
struct MixerTests {
  var studio = Studio.mixing("atomic-tangerine")

  @Test("Crayons.5 The background starts as the crayon's color")
  func background() {
    for crayon in Crayon.all {
      let studio = Studio.mixing(BaseColor(crayon.color.rgb).slug)
      #expect(studio.panel?.fill == CSSColor(.rgb, crayon.red, crayon.green, crayon.blue, alpha: 1))
      #expect(studio.bar.fill == crayon.color)
    }
  }

  @Test("Crayons.6 A label shows the crayon's name")
  func name() {
    #expect(studio.panel?.name == "Atomic Tangerine")
    #expect(studio.bar.title == "Atomic Tangerine")
    #expect(studio.panel?.reading == "#FFA474 · rgb(255 164 116)")
  }

  @Test("A mixed color is titled as such, until it is the crayon's again")
  mutating func mixedName() {
    studio.follow(.mixer(.channelMoved(.red, 0.5)))
    #expect(studio.panel?.name == "Atomic Tangerine, mixed")
    #expect(studio.bar.title == "Atomic Tangerine, mixed")
    studio.follow(.mixer(.channelMoved(.red, 1)), .mixer(.alphaDecreased))
    #expect(studio.bar.title == "Atomic Tangerine, mixed")
    studio.follow(.mixer(.alphaIncreased))
    #expect(studio.bar.title == "Atomic Tangerine")
  }

  @Test(
    "Crayons.7, Crayons.8 and Crayons.9 A slider and a value for red, green and blue",
    arguments: [
      (Channel.red, 255, "1.000"), (.green, 164, "0.643"), (.blue, 116, "0.455"),
    ])
  func channels(channel: Channel, byte: Int, text: String) throws {
    #expect(studio.panel?.channels.map(\.channel) == [.red, .green, .blue])
    #expect(try studio.row(channel).value == Double(byte) / 255)
    #expect(try studio.row(channel).field.text == text)
  }

  @Test("Crayons.10 A stepper and a value for alpha")
  mutating func alpha() throws {
    let alpha = try #require(studio.panel?.alpha)
    #expect((alpha.text, alpha.decrease.isEnabled, alpha.increase.isEnabled) == ("1.0", true, false))
    studio.follow(.mixer(.alphaDecreased))
    #expect(studio.panel?.alpha.text == "0.9")
    #expect(studio.panel?.fill.alpha == 0.9)
    #expect(studio.panel?.alpha.increase.isEnabled == true)
  }

  @Test(
    "Crayons.11 Reset brings sliders, values and background back, and alpha to 1.0",
    arguments: Mixer.ColorSpace.allCases)
  mutating func reset(display: Mixer.ColorSpace) {
    studio.follow(.mixer(.colorSpaceTapped(display)))
    let initial = studio.screen
    #expect(studio.panel?.reset.isEnabled == false)
    studio.follow(
      .mixer(.channelMoved(.red, 0.2)), .mixer(.alphaDecreased), .mixer(.alphaDecreased),
      .mixer(.channelTyped(.blue, "77%")), .mixer(.typingFinished),
      .mixer(.channelTyped(.green, "nonsense")))
    #expect(studio.panel?.reset.isEnabled == true)
    studio.follow(.mixer(.resetTapped))
    #expect(studio.screen.butForHistory == initial.butForHistory)
    studio.follow(
      .mixer(.notationTapped(.oklch)), .mixer(.channelMoved(.hue, 200)), .mixer(.channelMoved(.chroma, 0)),
      .mixer(.resetTapped))
    studio.follow(.mixer(.notationTapped(.decimal)))
    #expect(studio.screen.butForHistory == initial.butForHistory)
  }

  @Test("Crayons.12 Sliders run from 0 to 1 and start at the crayon's bytes divided by 255")
  func ranges() throws {
    for crayon in Crayon.all {
      let studio = Studio.mixing(BaseColor(crayon.color.rgb).slug)
      let bytes = [crayon.color.rgb >> 16, crayon.color.rgb >> 8 & 255, crayon.color.rgb & 255]
      for (channel, byte) in zip([Channel.red, .green, .blue], bytes) {
        #expect(channel.upperBound == 1)
        #expect(try studio.row(channel).value == Double(byte) / 255)
      }
    }
  }

  @Test("Crayons.13 Ten steps down are exactly 0, each a tenth, and ten up are 1 again")
  mutating func steps() {
    let down = ["0.9", "0.8", "0.7", "0.6", "0.5", "0.4", "0.3", "0.2", "0.1", "0.0"]
    let values = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]
    for (text, value) in zip(down, values) {
      studio.follow(.mixer(.alphaDecreased))
      #expect(studio.panel?.alpha.text == text)
      #expect(studio.panel?.fill.alpha == value)
    }
    #expect(studio.panel?.alpha.decrease.isEnabled == false)
    studio.follow(.mixer(.alphaDecreased))
    #expect(studio.panel?.alpha.text == "0.0")
    for text in Array(down.dropLast().reversed()) + ["1.0", "1.0"] {
      studio.follow(.mixer(.alphaIncreased))
      #expect(studio.panel?.alpha.text == text)
    }
    #expect(studio.panel?.reset.isEnabled == false)
  }

  @Test("Crayons.14 Values read in decimal at first")
  func decimal() {
    #expect(studio.panel?.notations.map(\.label) == ["Decimal", "Hex", "OKLCH", "HSL"])
    #expect(studio.panel?.notations.map(\.isSelected) == [true, false, false, false])
    #expect(studio.texts == ["1.000", "0.643", "0.455"])
  }

  @Test("Crayons.15 and Crayons.17 Background, bar and value follow every move of a slider")
  mutating func follows() throws {
    for byte in stride(from: 0, through: 255, by: 5) {
      studio.follow(.mixer(.channelMoved(.green, Double(byte) / 255)))
      let mixed = SRGB(0xFF0074 | UInt32(byte) << 8)
      #expect(studio.panel?.fill.second == mixed.green)
      #expect(studio.bar.fill == mixed)
      #expect(try studio.row(.green).value == mixed.green)
      #expect(studio.panel?.reading.hasPrefix(mixed.hex) == true)
      #expect(abs(try #require(Double(studio.texts[1])) - mixed.green) <= 0.0005)
    }
  }

  @Test("Crayons.16 Sliders move by 1/255, so that every byte can be hit")
  mutating func intervals() throws {
    for channel in Channel.of(.decimal) { #expect(channel.interval == 1.0 / 255) }
    studio.follow(.mixer(.notationTapped(.hex)))
    for byte in 0...255 {
      // A browser's slider computes its value its own way.
      studio.follow(.mixer(.channelMoved(.red, Double(byte) * 0.00392156862745098)))
      #expect(try studio.row(.red).value == Double(byte) / 255)
      #expect(studio.texts[0] == SRGB(UInt32(byte)).hexDigits.suffix(2))
    }
    studio.follow(.mixer(.channelMoved(.red, 0.5001)))
    #expect(try studio.row(.red).value == 128.0 / 255)
  }

  @Test("A slider goes no farther than its ends", arguments: Channel.allCases)
  mutating func ends(channel: Channel) throws {
    for notation in Mixer.Notation.allCases where Channel.of(notation).contains(channel) {
      studio.follow(.mixer(.notationTapped(notation)))
    }
    studio.follow(.mixer(.channelMoved(channel, 1e9)))
    #expect(try studio.row(channel).value == channel.upperBound)
    studio.follow(.mixer(.channelMoved(channel, -1e9)))
    #expect(try studio.row(channel).value == 0)
    for wrong in [Double.infinity, -.infinity, .nan] { studio.follow(.mixer(.channelMoved(channel, wrong))) }
    #expect(try (0...channel.upperBound).contains(studio.row(channel).value))
  }

  @Test(
    "Crayons.18 A hex alone opens the mixer, with or without its #", arguments: ["EFDECD", "%23EFDECD", "efdecd"])
  func fromHex(hex: String) {
    let studio = Studio.mixing(hex)
    #expect(studio.bar.fill == SRGB(0xEFDECD))
    #expect(studio.texts == ["0.937", "0.871", "0.804"])
  }

  @Test(
    "Crayons.20 Labels turn light on a dark background and dark on a light one, alpha over the page included",
    arguments: [Appearance.light, .dark])
  func labels(appearance: Appearance) throws {
    var studio = Studio.mixing("black", on: appearance)
    #expect(studio.panel?.text == .white)
    for _ in 0..<10 { studio.follow(.mixer(.alphaDecreased)) }
    #expect(studio.panel?.text == (appearance == .light ? .black : .white))
    studio = Studio.mixing("white", on: appearance)
    #expect(studio.panel?.text == .black)
    for _ in 0..<10 { studio.follow(.mixer(.alphaDecreased)) }
    #expect(studio.panel?.text == (appearance == .light ? .black : .white))
    for channel in [Channel.red, .green, .blue] { studio.follow(.mixer(.channelMoved(channel, 0))) }
    for _ in 0..<10 { studio.follow(.mixer(.alphaIncreased)) }
    #expect(studio.panel?.text == .white)
    #expect(studio.bar.text == .white)
  }

  @Test("Labels read at 4.5:1 on any color at any alpha, light and dark", arguments: [Appearance.light, .dark])
  func legible(appearance: Appearance) throws {
    var random = SeededGenerator(seed: 20)
    var worst = 21.0
    for _ in 0..<300 {
      let color = SRGB(UInt32.random(in: 0...0xFFFFFF, using: &random))
      var studio = Studio.mixing(color.hexDigits, on: appearance)
      for tenths in (0...10).reversed() {
        let panel = try #require(studio.panel)
        let background = color.composited(alpha: Double(tenths) / 10, over: appearance.background)
        worst = min(worst, panel.text.contrastRatio(with: background))
        #expect(studio.bar.text == panel.text)
        studio.follow(.mixer(.alphaDecreased))
      }
    }
    #expect(worst >= 4.5)
  }

  @Test("Crayons.21 Decimal and Hex write every value, the alpha included: 0 to 1, or 00 to FF")
  mutating func notations() {
    studio.follow(.mixer(.alphaDecreased), .mixer(.alphaDecreased), .mixer(.notationTapped(.hex)))
    #expect(studio.texts == ["FF", "A4", "74"])
    #expect(studio.panel?.alpha.text == "CC")
    #expect(studio.panel?.alpha.number == "0.8")
    studio.follow(.mixer(.notationTapped(.decimal)))
    #expect(studio.texts == ["1.000", "0.643", "0.455"])
    #expect(studio.panel?.alpha.text == "0.8")
  }

  @Test("Crayons.22 One switch between sRGB, at first, and Display P3, which means the same numbers in the wider space")
  mutating func display() {
    #expect(studio.panel?.colorSpaces.map(\.label) == ["sRGB", "Display P3"])
    #expect(studio.panel?.colorSpaces.map(\.isSelected) == [true, false])
    let texts = studio.texts
    studio.follow(.mixer(.colorSpaceTapped(.displayP3)))
    #expect(studio.panel?.colorSpaces.map(\.isSelected) == [false, true])
    #expect(studio.texts == texts)
    #expect(studio.panel?.fill.space == .displayP3)
    #expect(studio.panel?.fill.text == "color(display-p3 1 0.643137 0.454902)")
    studio.follow(.mixer(.colorSpaceTapped(.sRGB)))
    #expect(studio.panel?.fill.space == .rgb)
  }

  @Test("In Display P3 lightness, chroma and hue are those of the wider color")
  mutating func displayChangesOKLCH() {
    studio.follow(.mixer(.notationTapped(.oklch)), .mixer(.channelMoved(.hue, 55)))
    let inSRGB = studio.panel?.channels.map(\.value) ?? []
    studio.follow(.mixer(.colorSpaceTapped(.displayP3)))
    let inP3 = studio.panel?.channels.map(\.value) ?? []
    #expect(inP3[1] > inSRGB[1] + 0.01, "the same numbers are more colorful there")
    studio.follow(.mixer(.colorSpaceTapped(.sRGB)))
    for (back, first) in zip(studio.panel?.channels.map(\.value) ?? [], inSRGB) { #expect(abs(back - first) < 0.0001) }
  }

  @Test(
    "Outside the gamut the closest color shows, by CSS Color 4's mapping, and beside the chroma it says so",
    arguments: [(Mixer.ColorSpace.sRGB, DisplayGamut.sRGB), (.displayP3, .displayP3)])
  mutating func outsideGamut(space: Mixer.ColorSpace, gamut: DisplayGamut) throws {
    studio.follow(.mixer(.colorSpaceTapped(space)), .mixer(.notationTapped(.oklch)))
    let inside = try #require(studio.panel)
    #expect(inside.channels.allSatisfy { $0.note == nil })
    let hue = try studio.row(.hue).value
    let lightness = try studio.row(.lightness).value
    studio.follow(.mixer(.channelMoved(.chroma, 0.4)))
    #expect(
      try studio.row(.chroma).note == "Outside " + (space == .sRGB ? "sRGB" : "Display P3")
        + ": showing the closest color.")
    #expect(try (studio.row(.hue).note, studio.row(.lightness).note) == (nil, nil))
    let mixture = try #require(studio.mixer?.mixture)
    let mapped = OKLCH(lightness: lightness, chroma: 0.4, hue: hue).displayable(in: gamut)
    #expect(OKLab(mixture.sRGB).difference(from: OKLab(mapped)) < 1e-4)
    #expect(mixture.sRGB.isInGamut(of: gamut))
    // Clipped channel by channel, Atomic Tangerine would become #FF0000, whose hue is 29.
    #expect(abs(OKLCH(mixture.sRGB).hue - hue) < 5)
    #expect(abs(OKLCH(mixture.sRGB).lightness - lightness) < 0.02)
    studio.follow(.mixer(.channelMoved(.chroma, 0.05)))
    #expect(try studio.row(.chroma).note == nil)
  }

  @Test("At the gamut's corners nothing is outside it", arguments: ["white", "black", "ff0000", "00ff00", "0000ff"])
  func corners(slug: String) throws {
    var studio = Studio.mixing(slug)
    studio.follow(.mixer(.notationTapped(.oklch)))
    #expect(try studio.row(.chroma).note == nil)
    let chroma = try studio.row(.chroma).value
    guard chroma < 0.01 else { return }
    studio.follow(.mixer(.channelMoved(.hue, 200)))
    #expect(try studio.row(.chroma).note == nil, "a gray has no hue")
  }

  @Test("Nothing of a mixer is heard outside of it")
  func elsewhere() {
    let events: [Event] = [
      .mixer(.channelMoved(.red, 0)), .mixer(.channelTyped(.red, "0")), .mixer(.typingFinished),
      .mixer(.typingCanceled), .mixer(.channelStepped(.red, by: 1)),
      .mixer(.alphaDecreased), .mixer(.alphaIncreased),
      .mixer(.notationTapped(.hex)), .mixer(.colorSpaceTapped(.displayP3)), .mixer(.resetTapped),
      .mixer(.copyTapped(.hex)), .mixer(.useColorTapped(.primary)),
      .mixer(.useColorTapped(.accent)),
    ]
    for route in Route.wizard {
      var studio = Studio.at(route)
      let before = studio
      for event in events { #expect(studio.handle(event).isEmpty) }
      #expect(studio == before)
    }
  }
}
