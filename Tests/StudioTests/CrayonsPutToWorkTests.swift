import Catalog
import ColorScience
import TestSupport
import Testing

@testable import Studio
@testable import Theme

@Suite("A crayon put to work")
struct CrayonsPutToWorkTests {
  @Test("As the primary, it comes first in the grid, is chosen, and keeps the stories' promises")
  func primary() throws {
    var studio = Studio.mixing("atomic-tangerine")
    studio.follow(.mixer(.useColorTapped(.primary)))
    #expect(studio.route == .primary)
    let cells = try #require(studio.grid).cells
    #expect(cells.count == 20)
    #expect(cells[0].option.label == "Atomic Tangerine")
    #expect(cells.map(\.option.isSelected) == [true] + Array(repeating: false, count: 19))
    #expect(cells[0].fill == SRGB(0xFFA474))
    #expect(cells[0].hex == "#FFA474")
    #expect(cells[0].text == .black)
    #expect(cells.dropFirst().map(\.option.label) == Material.primaries.map(\.name))
    #expect((studio.bar.fill, studio.bar.text, studio.bar.next?.isEnabled) == (SRGB(0xFFA474), .black, true))
    studio.follow(.colors(.swatchTapped(.primary, 0)))
    #expect(studio.theme.primary == nil)
    #expect(studio.grid?.cells[0].option.label == "Atomic Tangerine", "the color stays to be chosen again")
    studio.follow(.colors(.swatchTapped(.primary, 0)))
    #expect(studio.theme.primary?.name == "Atomic Tangerine")
    studio.follow(.colors(.swatchTapped(.primary, 5)))
    #expect(studio.theme.primary?.label == "Indigo 500")
    #expect(studio.grid?.cells.map(\.option.isSelected).firstIndex(of: true) == 5)
  }

  @Test("As the accent, it comes first among the accents and is chosen")
  func accent() throws {
    var studio = Studio.opened("#/crayons/robins-egg-blue?primary=indigo-500")
    studio.follow(.mixer(.useColorTapped(.accent)))
    #expect(studio.route == .accent)
    #expect(studio.grid?.cells.count == 17)
    #expect(studio.grid?.cells[0].option.label == "Robin's Egg Blue")
    #expect(studio.grid?.cells[0].option.isSelected == true)
    #expect(studio.bar.fill == SRGB(0x3F51B5))
    #expect(studio.bar.next?.isEnabled == true)
  }

  @Test("Used as accent before there's a primary, it's kept, and the primary's screen opens")
  func accentFirst() {
    var studio = Studio.mixing("robins-egg-blue")
    studio.follow(.mixer(.useColorTapped(.accent)))
    #expect(studio.route == .primary)
    #expect(studio.theme.accent?.name == "Robin's Egg Blue")
    studio.follow(.colors(.swatchTapped(.primary, Hue.indigo)), .navigation(.nextTapped))
    #expect(studio.route == .accent)
    #expect(studio.grid?.cells[0].option.isSelected == true)
  }

  @Test("A mixed color goes by its hex, a crayon's exact color by the crayon's name")
  func names() throws {
    var studio = Studio.mixing("c0ffee")
    studio.follow(.mixer(.useColorTapped(.primary)))
    #expect(studio.theme.primary?.name == "#C0FFEE")
    studio.follow(
      .navigation(.addressEntered("#/crayons/almond")), .mixer(.channelMoved(.blue, 0.5)),
      .mixer(.useColorTapped(.primary)))
    #expect(studio.theme.primary?.name.hasPrefix("#") == true)
    studio.follow(
      .navigation(.addressEntered("#/crayons/almond")), .mixer(.resetTapped), .mixer(.useColorTapped(.primary)))
    #expect(studio.theme.primary?.name == "Almond")
    studio.follow(.navigation(.addressEntered("#/crayons/black")), .mixer(.alphaDecreased))
    for (channel, byte) in zip([Channel.red, .green, .blue], [255.0, 164, 116]) {
      studio.follow(.mixer(.channelMoved(channel, byte / 255)))
    }
    studio.follow(.mixer(.useColorTapped(.primary)))
    #expect(studio.theme.primary?.name.hasPrefix("#") == true, "at an alpha of 0.9 it is paler")
    studio.follow(
      .navigation(.addressEntered("#/crayons/black")), .mixer(.alphaIncreased), .mixer(.useColorTapped(.primary)))
    #expect(studio.theme.primary?.name == "Atomic Tangerine")
  }

  @Test(
    "What shows through is used as it looked on white, and the notice says so", arguments: [Appearance.light, .dark])
  func alpha(appearance: Appearance) {
    var studio = Studio.mixing("c0ffee", on: appearance)
    for _ in 0..<5 { studio.follow(.mixer(.alphaDecreased)) }
    studio.follow(.mixer(.useColorTapped(.primary)))
    // Halfway from #C0FFEE to white.
    #expect(studio.theme.primary?.color.hex == "#E0FFF7")
    #expect(studio.notice?.sentence == "Primary color set from #C0FFEE, mixed as it looked on white: #E0FFF7.")
    #expect(studio.notice?.isError == false)
  }

  @Test("A notice says what was set, and offers to undo it; if nothing changed, there is none")
  func notice() throws {
    var studio = Studio.at(.accent)
    let before = studio.theme
    studio.follow(.crayon("beaver"), .mixer(.useColorTapped(.primary)))
    #expect(studio.notice?.sentence == "Primary color set from Beaver.")
    studio.follow(try #require(studio.notice?.undo).event)
    #expect(studio.theme == before)
    #expect(studio.notice == nil)
    studio.follow(
      .crayon("beaver"), .mixer(.useColorTapped(.accent)), .crayon("beaver"), .mixer(.useColorTapped(.accent)))
    #expect(studio.theme.accent?.name == "Beaver")
    #expect(studio.notice == nil)
  }

  @Test("A crayon with a hue's name is next to that hue, and isn't confused with it")
  func namesakes() throws {
    for name in ["Red", "Blue", "Indigo", "Brown"] {
      var studio = Studio.mixing(name.lowercased())
      studio.follow(.mixer(.useColorTapped(.primary)))
      let cells = try #require(studio.grid).cells
      #expect(cells.filter(\.option.isSelected).count == 1)
      let hue = try #require(cells.lastIndex { $0.option.label == name })
      studio.follow(.colors(.swatchTapped(.primary, hue)))
      #expect(studio.theme.primary?.label == name + " 500")
      #expect(studio.theme.primary?.color == Material.primaries.first { $0.name == name }?.color)
    }
  }

  @Test("A color only Display P3 has stays in Display P3, and its hex is the mixer's")
  func displayP3() throws {
    var studio = Studio.mixing("red")
    studio.follow(
      .mixer(.colorSpaceTapped(.displayP3)), .mixer(.channelMoved(.red, 1)), .mixer(.channelMoved(.green, 0)),
      .mixer(.channelMoved(.blue, 0.2)))
    let hex = studio.copied()
    studio.follow(.mixer(.useColorTapped(.primary)))
    #expect(studio.theme.string == "primary=p3-ff0033")
    let color = try #require(studio.theme.primary).color
    let channels = DisplayP3(color)
    #expect(abs(channels.red - 1) < 1e-9 && abs(channels.green) < 1e-9 && abs(channels.blue - 0.2) < 1e-9)
    #expect(color.hex == hex)
    #expect(studio.bar.fill == color)
    #expect(studio.reloaded().theme == studio.theme)
  }

  @Test("A color that sRGB has too is in sRGB, whichever way it was mixed")
  func displayP3InSRGB() {
    var studio = Studio.mixing("gray")
    studio.follow(.mixer(.colorSpaceTapped(.displayP3)), .mixer(.useColorTapped(.primary)))
    #expect(studio.theme.primary.map { $0.color == SRGB($0.color.rgb) } == true)
    #expect(studio.theme.primary?.slug.hasPrefix("p3-") == false)
  }

  @Test("Opened in the mixer, a color in Display P3 is mixed there, and Reset returns to it")
  func displayP3InMixer() {
    var studio = Studio.mixing("p3-ff0033")
    #expect(studio.panel?.name == "P3 #FF0033")
    #expect(studio.panel?.colorSpaces.first(where: \.isSelected)?.label == "Display P3")
    studio.follow(.mixer(.channelMoved(.blue, 1)), .mixer(.resetTapped), .mixer(.useColorTapped(.accent)))
    #expect(studio.theme.accent?.slug == "p3-ff0033")
  }

  @Test("Its ramp runs from 50 to 900 around it, in gamut, each shade darker than the one before")
  func ramps() throws {
    var random = SeededGenerator(seed: 50)
    let colors = Crayon.all.map(\.color) + (0..<300).map { _ in SRGB(UInt32.random(in: 0...0xFFFFFF, using: &random)) }
    for color in colors {
      let ramp = try #require(Tint(mixed: color)).ramp
      #expect(ramp.swatches.map(\.step) == Step.allCases.filter { !$0.isAccent })
      #expect(ramp[.s500]?.color == color)
      for (lighter, darker) in zip(ramp.swatches, ramp.swatches.dropFirst()) {
        // White has no lighter shades and black no darker ones.
        #expect(lighter.color.relativeLuminance >= darker.color.relativeLuminance, "\(color.hex)")
        for channel in [darker.color.red, darker.color.green, darker.color.blue] { #expect((0...1).contains(channel)) }
        #expect(darker.text == darker.color.blackOrWhite)
      }
    }
  }

  @Test("The theme string has it: every crayon by its name")
  func crayonsTravel() throws {
    for crayon in Crayon.all {
      let theme = Theme(primary: Tint(mixed: crayon.color), accent: Tint(mixed: crayon.color))
      let slug = BaseColor(crayon.color.rgb).slug
      #expect(theme.string == "primary=\(slug)&accent=\(slug)")
      let read = try Theme(string: theme.string)
      #expect(read == theme)
      #expect(read.primary?.name == crayon.name)
      #expect(read.primary?.color == crayon.color)
    }
  }

  @Test("The theme string has it: a thousand random colors by their hex, in sRGB and Display P3, and all their shades")
  func colorsTravel() throws {
    var random = SeededGenerator(seed: 1000)
    for _ in 0..<1000 {
      let hex = UInt32.random(in: 0...0xFFFFFF, using: &random)
      let color = Bool.random(using: &random) ? SRGB(hex) : SRGB(DisplayP3(hex))
      let tint = try #require(Tint(mixed: color))
      let step = try #require(Step.allCases.filter { !$0.isAccent }.randomElement(using: &random))
      let theme = Theme(primary: tint, accent: Tint(tint.ramp, step))
      #expect(try Theme(string: theme.string) == theme, "\(theme.string)")
    }
  }

  @Test(
    "A theme string takes a hex in either case, and a crayon's hex as that crayon",
    arguments: [("c0ffee", "#C0FFEE"), ("ffa474", "#FFA474"), ("atomic-tangerine-500", "#FFA474")])
  func slugs(slug: String, hex: String) throws {
    let theme = try Theme(string: "primary=" + slug)
    #expect(theme.primary?.color.hex == hex)
    #expect(try Theme(string: theme.string) == theme)
  }

  @Test(
    "What isn't a color is refused",
    arguments: ["c0ffe", "%23c0ffee-50-50", "near-magic-mint", "atomic-tangerine-a200", "c0ffee-55"])
  func refused(slug: String) {
    #expect(throws: ThemeStringError.self) { try Theme(string: "primary=" + slug) }
  }

  @Test(
    "VC02.6 Next is drawn in its 800 while it's disabled, black's in its 200, and the section is a dark shade of it")
  func shades() throws {
    for slug in ["atomic-tangerine", "c0ffee", "indigo", "black"] {
      var studio = Studio.mixing(slug)
      studio.follow(.mixer(.useColorTapped(.primary)), .navigation(.nextTapped))
      let ramp = try #require(studio.theme.primary).ramp
      #expect(studio.route == .accent)
      #expect(studio.bar.next?.isEnabled == false)
      #expect(studio.bar.nextText == ramp[slug == "black" ? .s200 : .s800]?.color)
      studio.follow(
        .colors(.swatchTapped(.accent, Hue.pink)), .navigation(.nextTapped),
        .fonts(.fontTapped(.titleFont, "EB Garamond")), .navigation(.nextTapped),
        .fonts(.fontTapped(.bodyFont, "Lato")), .navigation(.nextTapped))
      let section = try #require(studio.article).section
      #expect(abs(OKLCH(section.fill).lightness - 0.25) < 0.01)
      #expect(section.fill.shown.contrastRatio(with: .white) >= 4.5)
      #expect(section.text == .white)
    }
  }

  @Test("The summary and the steps name it")
  func summary() throws {
    let studio = Studio.opened("#/summary?primary=atomic-tangerine&accent=c0ffee&title=Lato&body=Lato")
    let words = try studio.paragraph(2).map(\.text).joined()
    #expect(words.hasPrefix("The primary color is Atomic Tangerine, #FFA474"))
    #expect(studio.article?.section.paragraph.map(\.text).joined().contains("#C0FFEE") == true)
    #expect(studio.screen.rail.first?.detail?.hasPrefix("Atomic Tangerine") == true)
  }

  @Test("It's still first and chosen after a reload")
  func reload() {
    var studio = Studio.mixing("c0ffee")
    studio.follow(.mixer(.useColorTapped(.primary)))
    let reloaded = studio.reloaded()
    #expect(reloaded.screen.content == studio.screen.content)
    #expect(reloaded.bar == studio.bar)
    #expect(reloaded.screen.tabBar == studio.screen.tabBar)
  }
}
