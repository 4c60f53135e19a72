import Catalog
import ColorScience
import TestSupport
import Testing
import Theme

@testable import Studio

@Suite("A mixture survives switches and reloads")
struct MixerSwitchingTests {
  @Test(
    "Crayons.21 and Crayons.22 Every byte survives any number of switches between the notations and the displays",
    arguments: 0...255)
  func bytes(byte: UInt32) throws {
    var random = SeededGenerator(seed: UInt64(byte))
    let rgb = byte << 16 | UInt32.random(in: 0...0xFFFF, using: &random)
    var studio = Studio.mixing(SRGB(rgb).hexDigits)
    for _ in 0..<30 {
      let notation = try #require(Mixer.Notation.allCases.randomElement(using: &random))
      let display = try #require(Mixer.ColorSpace.allCases.randomElement(using: &random))
      studio.follow(.mixer(.notationTapped(notation)), .mixer(.colorSpaceTapped(display)), .mixer(.typingFinished))
    }
    studio.follow(.mixer(.notationTapped(.hex)), .mixer(.colorSpaceTapped(.sRGB)))
    #expect(studio.texts.joined() == SRGB(rgb).hexDigits)
    #expect(studio.copied() == SRGB(rgb).hex)
    #expect(studio.panel?.reset.isEnabled == false)
  }

  @Test("A mixture is the same after a reload: its values, alpha, notation and display")
  func reload() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let crayon = try #require(Crayon.all.randomElement(using: &random))
      var studio = Studio.mixing(BaseColor(crayon.color.rgb).slug)
      for channel in [Channel.red, .green, .blue] {
        studio.follow(.mixer(.channelMoved(channel, Double.random(in: 0...1, using: &random))))
      }
      for _ in 0..<Int.random(in: 0...10, using: &random) { studio.follow(.mixer(.alphaDecreased)) }
      studio.follow(.mixer(.notationTapped(try #require(Mixer.Notation.allCases.randomElement(using: &random)))))
      studio.follow(.mixer(.colorSpaceTapped(try #require(Mixer.ColorSpace.allCases.randomElement(using: &random)))))
      #expect(studio.reloaded().screen.butForHistory == studio.screen.butForHistory)
    }
  }

  @Test("What was asked of OKLCH outside the gamut is asked again after a reload")
  func reloadOutsideGamut() {
    var studio = Studio.mixing()
    studio.follow(
      .mixer(.notationTapped(.oklch)), .mixer(.channelMoved(.chroma, 0.4)), .mixer(.channelMoved(.hue, 123)),
      .mixer(.sliderReleased))
    #expect(studio.reloaded().panel == studio.panel)
  }

  @Test("A session is printed and read back the same, whatever was mixed")
  func printed() throws {
    var random = SeededGenerator(seed: 11)
    var studio = Studio.mixing()
    for _ in 0..<300 {
      let notation = try #require(Mixer.Notation.allCases.randomElement(using: &random))
      let channel = try #require(Channel.of(notation).randomElement(using: &random))
      let value = Double.random(in: 0...channel.upperBound, using: &random)
      let crayon = try #require(Crayon.all.prefix(40).randomElement(using: &random))
      studio.follow(
        .crayon(BaseColor(crayon.color.rgb).slug), .mixer(.notationTapped(notation)),
        Bool.random(using: &random)
          ? .mixer(.channelMoved(channel, value)) : .mixer(.channelTyped(channel, "\(value)")),
        [
          .mixer(.typingFinished), .mixer(.alphaDecreased), .mixer(.colorSpaceTapped(.displayP3)), .mixer(.resetTapped),
        ][
          Int.random(in: 0..<4, using: &random)])
      var address = Address(route: studio.route, theme: "primary=red-500")
      address.mixers = studio.mixing.mixers
      #expect(address.string.utf8.count <= 6000)
      let read = try Address(address.string)
      #expect(read.string == address.string)
      #expect(read.mixers.map(\.mixture) == studio.mixing.mixers.filter { $0.string != nil }.map(\.mixture))
      #expect((read.route, read.theme) == (address.route, address.theme))
    }
  }

  @Test("A session saved when only the open mixture was kept reads as it did")
  func older() {
    let studio = Studio.opened(session: "#/crayons/atomic-tangerine~1-0.5-0.454902-8-0-0?primary=red-500")
    #expect(studio.texts == ["1.000", "0.500", "0.455"])
    #expect(studio.panel?.alpha.text == "0.8")
    #expect(studio.theme.string == "primary=red-500")
  }

  @Test("The five hundred newest mixtures fit a session")
  func most() throws {
    var studio = Studio.mixing()
    for index in 0..<512 {
      let color = SRGB(red: Double(index % 8) / 7, green: Double(index / 8 % 8) / 7, blue: Double(index / 64) / 7)
      studio.follow(
        .crayon(BaseColor(color).slug), .mixer(.notationTapped(.oklch)), .mixer(.channelMoved(.hue, 123)),
        .mixer(.channelTyped(.chroma, "0.123456")), .mixer(.typingFinished))
    }
    guard case .saveSession(let session) = studio.saveSession else {
      Issue.record("There's no session to save.")
      return
    }
    #expect(session.utf8.count + Limits.themeString < 98_304)
    let reloaded = studio.reloaded()
    #expect(reloaded.mixing.mixers.count == 500)
    #expect(reloaded.panel == studio.panel)
  }

  @Test("So do those of the colors with the longest names, and the locks")
  func longestNames() {
    var studio = Studio.mixing()
    studio.follow(.colors(.swatchTapped(.primary, 0)))
    let crayons = Crayon.xkcd.sorted { $0.name.count < $1.name.count }.suffix(500)
    for crayon in crayons {
      studio.follow(
        .navigation(.routeTapped(.mixer(BaseColor(crayon, in: .xkcd)))), .mixer(.notationTapped(.oklch)),
        .mixer(.channelMoved(.hue, 123)),
        .mixer(.channelTyped(.chroma, "0.123456")), .mixer(.typingFinished))
    }
    guard case .saveSession(let session) = studio.saveSession else {
      Issue.record("There's no session to save.")
      return
    }
    #expect(session.utf8.count + ";lock=primary+accent+title+body".utf8.count + 8 * 26 + Limits.themeString < 98_304)
    #expect(studio.reloaded().mixing.mixers.count == 500)
    #expect(studio.reloaded().panel == studio.panel)
  }

  @Test("A value between two bytes is the same after a reload")
  func reloadBetweenBytes() {
    var studio = Studio.mixing()
    studio.follow(.mixer(.channelTyped(.green, "0.5")), .mixer(.typingFinished))
    #expect(studio.texts == ["1.000", "0.500", "0.455"])
    #expect(studio.reloaded().texts == studio.texts)
  }

  @Test("An unchanged crayon has its plain address, and still can't be reset after a reload")
  func reloadUnchanged() {
    let studio = Studio.mixing()
    #expect(studio.reloaded().screen == studio.screen)
    #expect(Studio.opened(session: "#/crayons/atomic-tangerine").screen == studio.screen)
  }

  @Test(
    "A saved mixture that can't be read is dropped, and the crayon stays",
    arguments: [
      "", "1", "1-1-1", "1-1-1-1-1-1-1", "x-1-1-5-0-0", "1-1-1-5-9-0", "1-1-1-5-0-9", "1-1-1-5-256-0", "-----",
      "1-1-1-5-0-0-0.5-0.1",
    ])
  func damaged(mixture: String) {
    for between in ["", ";atomic-tangerine", ";almond~x;nosuch~1-1-1-5-0-0;;atomic-tangerine"] {
      let studio = Studio.opened(session: "#/crayons/atomic-tangerine" + between + "~" + mixture)
      #expect(studio.panel == Studio.mixing().panel)
    }
  }

  @Test("A saved mixture outside the ranges is brought into them")
  func tooMuch() {
    let studio = Studio.opened(session: "#/crayons/atomic-tangerine~9-0-0-99-0-0-9-9-999")
    #expect(studio.texts == ["1.000", "0.000", "0.000"])
    #expect(studio.panel?.alpha.text == "1.0")
  }

  @Test("A mixture is still there after a visit to the list, the theme or another crayon, which starts as itself")
  func visits() {
    var studio = Studio.mixing()
    studio.follow(.mixer(.channelMoved(.red, 0)), .mixer(.alphaDecreased))
    let mixed = studio.screen.butForRecents
    studio.follow(.navigation(.backTapped), .crayon("atomic-tangerine"))
    #expect(studio.screen.butForRecents == mixed)
    studio.follow(.navigation(.themeTapped), .navigation(.crayonsTapped), .crayon("atomic-tangerine"))
    #expect(studio.screen.butForRecents == mixed)
    studio.follow(.navigation(.backTapped), .crayon("almond"))
    #expect(studio.screen.butForRecents.content == Studio.mixing("almond").screen.content)
    studio.follow(.mixer(.alphaDecreased), .navigation(.backTapped), .crayon("atomic-tangerine"))
    #expect(studio.screen.butForRecents == mixed)
    studio = studio.reloaded()
    studio.follow(.crayon("almond"))
    #expect(studio.panel?.alpha.text == "0.9")
    studio.follow(.mixer(.resetTapped), .crayon("atomic-tangerine"), .crayon("almond"))
    #expect(studio.screen.butForRecents.content == Studio.mixing("almond").screen.content, "until it is reset")
  }

  @Test("At gray, the hue stays where you left it, and returns with the chroma")
  func grayHue() throws {
    var studio = Studio.mixing()
    studio.follow(.mixer(.notationTapped(.oklch)), .mixer(.channelMoved(.hue, 200)), .mixer(.channelMoved(.chroma, 0)))
    #expect(try studio.row(.hue).value == 200)
    #expect(studio.copied().dropFirst().prefix(2) == studio.copied().suffix(2), "it’s gray")
    studio.follow(.mixer(.channelMoved(.chroma, 0.1)))
    #expect(try studio.row(.hue).value == 200)
    #expect(abs(OKLCH(try #require(studio.bar.fill)).hue - 200) < 3)
  }

  @Test("Whichever slider moves, all the others follow, from OKLCH to red, green and blue and back")
  func followEachOther() throws {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<100 {
      var studio = Studio.mixing()
      for channel in [Channel.red, .green, .blue] {
        studio.follow(.mixer(.channelMoved(channel, Double.random(in: 0...1, using: &random))))
      }
      let color = try #require(studio.bar.fill)
      studio.follow(.mixer(.notationTapped(.oklch)))
      let wanted = OKLCH(color)
      #expect(try abs(studio.row(.lightness).value - wanted.lightness) < 1e-9)
      #expect(try abs(studio.row(.chroma).value - wanted.chroma) < 1e-9)
      studio.follow(.mixer(.channelMoved(.lightness, 0.5)), .mixer(.channelMoved(.chroma, 0.05)))
      let back = SRGB(OKLCH(lightness: 0.5, chroma: 0.05, hue: try studio.row(.hue).value))
      #expect(studio.bar.fill == SRGB(back.rgb))
      studio.follow(.mixer(.notationTapped(.hex)))
      #expect("#" + studio.texts.joined() == back.hex)
    }
  }
}
