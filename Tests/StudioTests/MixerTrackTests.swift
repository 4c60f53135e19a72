import ColorScience
import Studio
import TestSupport
import Testing
import Theme

@Suite("The tracks, the contrasts and the copies of the mixer")
struct MixerTrackTests {
  @Test(
    "A track shows, from end to end, the colors its slider would make", arguments: Mixer.ColorSpace.allCases,
    Mixer.Notation.allCases)
  func stops(display: Mixer.ColorSpace, notation: Mixer.Notation) throws {
    var studio = Studio.mixing()
    studio.follow(.mixer(.colorSpaceTapped(display)), .mixer(.notationTapped(notation)))
    for row in try #require(studio.panel).channels {
      for (index, stop) in row.track.enumerated() {
        var moved = studio
        let value = row.channel.upperBound * (Double(index) / Double(row.track.count - 1))
        moved.follow(.mixer(.channelTyped(row.channel, "\(value)")))
        let there = try #require(moved.bar.fill).asHex
        #expect(OKLab(stop.color).difference(from: OKLab(there)) < 0.01, "\(row.channel) at \(index)")
      }
    }
  }

  @Test("The tracks of OKLCH mark where the display's gamut ends; those of red, green and blue have no such end")
  func limits() throws {
    var studio = Studio.mixing("c0ffee")
    #expect(studio.panel?.channels.allSatisfy { $0.track.allSatisfy(\.isInGamut) } == true)
    studio.follow(.mixer(.notationTapped(.oklch)))
    for channel in Channel.of(.oklch) {
      let row = try studio.row(channel)
      for (index, stop) in row.track.enumerated() {
        var asked = OKLCH(SRGB(0xC0FFEE))
        let value = channel.upperBound * Double(index) / Double(row.track.count - 1)
        switch channel {
        case .lightness: asked.lightness = value
        case .chroma: asked.chroma = value
        default: asked.hue = value
        }
        #expect(stop.isInGamut == asked.isInGamut, "\(channel) \(value)")
      }
    }
    let inSRGB = try studio.row(.chroma).track.filter(\.isInGamut).count
    #expect((1..<24).contains(inSRGB))
    studio = Studio.mixing("00ff00")
    studio.follow(.mixer(.notationTapped(.oklch)))
    let green = try studio.row(.chroma).track.filter(\.isInGamut).count
    studio.follow(.mixer(.colorSpaceTapped(.displayP3)))
    #expect(try studio.row(.chroma).track.filter(\.isInGamut).count > green, "Display P3 reaches farther")
  }

  @Test("The contrasts are those of white and black text on the color over the page, and say what they suffice for")
  func contrasts() throws {
    var studio = Studio.mixing("atomic-tangerine")
    #expect(studio.panel?.contrasts.map(\.title) == ["White text", "Black text"])
    // By WCAG 2.2's formula the relative luminance of #FFA474 is 0.2126 + 0.2655 + 0.0126 = 0.4907.
    #expect(studio.panel?.contrasts.map(\.ratio) == ["1.94", "10.81"])
    #expect(studio.panel?.contrasts.map(\.verdict) == ["too low for text", "readable at any size (AAA)"])
    for _ in 0..<10 { studio.follow(.mixer(.alphaDecreased)) }
    let page = Appearance.light.background
    #expect(studio.panel?.contrasts.last?.ratio == page.contrastRatio(with: .black).hundredths)
    studio.follow(.session(.appearanceChanged(.dark)))
    #expect(studio.panel?.contrasts.first?.ratio == Appearance.dark.background.contrastRatio(with: .white).hundredths)
  }

  @Test(
    "Hex, rgb(), hsl(), oklch() and UIColor are copied as code",
    arguments: [
      (ColorFormat.hex, "#FFA474"), (.rgb, "rgb(255 164 116)"), (.hsl, "hsl(20.7 100% 72.7%)"),
      (.uiColor, "UIColor(red: 1.000, green: 0.643, blue: 0.455, alpha: 1.0)"),
    ])
  func copies(form: ColorFormat, text: String) {
    var studio = Studio.mixing()
    #expect(studio.follow(.mixer(.copyTapped(form))) == [.copyText(text)])
    studio.follow(.notice(.copied))
    #expect(studio.notice?.sentence == "Copied " + text + ".")
    #expect(studio.notice?.isError == false)
    studio.follow(.notice(.copyFailed("Blocked.")))
    #expect(studio.notice?.isError == true)
  }

  @Test("Copies include the alpha and the display")
  func copiesWithAlpha() {
    var studio = Studio.mixing()
    for _ in 0..<5 { studio.follow(.mixer(.alphaDecreased)) }
    #expect(studio.copied(.hex) == "#FFA47480")
    #expect(studio.copied(.rgb) == "rgb(255 164 116 / 0.5)")
    #expect(studio.copied(.oklch).hasSuffix(" / 0.5)"))
    #expect(studio.copied(.uiColor) == "UIColor(red: 1.000, green: 0.643, blue: 0.455, alpha: 0.5)")
    studio.follow(.mixer(.colorSpaceTapped(.displayP3)))
    #expect(studio.copied(.rgb) == "color(display-p3 1 0.643137 0.454902 / 0.5)")
    #expect(studio.copied(.uiColor) == "UIColor(displayP3Red: 1.000, green: 0.643, blue: 0.455, alpha: 0.5)")
  }

  @Test("A copy in CSS reads back as the same color")
  func copiesReadBack() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<300 {
      let color = SRGB(UInt32.random(in: 0...0xFFFFFF, using: &random))
      var studio = Studio.mixing(color.hexDigits)
      for form in [ColorFormat.hex, .rgb, .oklch] {
        #expect(SRGB(try CSSColor(studio.copied(form)).displayable(by: .clip).rgb) == color, "\(studio.copied(form))")
      }
    }
  }
}
