import Catalog
import ColorScience
import Testing
import Theme

@testable import Studio

@Suite("The plane of hue and chroma")
struct ColorPickerTests {
  var studio = Studio.opened("#/primary/custom")

  private var panel: CustomPanel? {
    if case .custom(let panel) = studio.screen.content { panel } else { nil }
  }

  private func values() throws -> [Double] {
    let picker = try #require(panel?.picker)
    return [picker.lightness.value, picker.chroma.value, picker.hue.value]
  }

  @Test("Custom.5 Its thumb is where the color in the field is")
  mutating func thumb() throws {
    studio.follow(.custom(.primary, .typed("#3F51B5")))
    let color = OKLCH(SRGB(0x3F51B5))
    #expect(try values() == [color.lightness, color.chroma, color.hue])
    #expect(panel?.picker.fill.shown == SRGB(0x3F51B5))
    studio.follow(.custom(.primary, .typed("oklch(0.5 0 200)")))
    #expect(try values() == [0.5, 0, 200], "a gray has no hue but the one that was asked for")
  }

  @Test("As long as nothing is entered, it starts from the role’s color, and there is nothing to use")
  mutating func start() throws {
    #expect(panel?.entered == nil)
    #expect(panel?.use.isEnabled == false)
    studio = Studio.opened("#/accent/custom?primary=indigo-500&accent=pink-a200")
    #expect(try values()[2] == OKLCH(SRGB(0xFF4081)).hue)
    #expect(panel?.field.text == "")
  }

  @Test("Custom.5 Where it is pointed at is the hue, and up is more chroma; the lightness stays")
  mutating func pointed() throws {
    studio.follow(.custom(.primary, .typed("oklch(0.7 0.1 30)")), .custom(.primary, .pointed(x: 0.5, y: 0.25)))
    #expect(panel?.field.text == "oklch(0.7 0.1 180)")
    #expect(try values() == [0.7, 0.1, 180])
    #expect(panel?.entered == BaseColor(OKLCH(lightness: 0.7, chroma: 0.1, hue: 180).displayable(in: .displayP3)).color)
    studio.follow(.custom(.primary, .pointed(x: 1, y: 1)))
    #expect(try values() == [0.7, 0.4, 359.9], "its right end isn’t its left one")
    for wrong in [-9, 9, Double.nan, .infinity, -.infinity] {
      studio.follow(.custom(.primary, .pointed(x: wrong, y: wrong)))
      #expect(try (0..<360).contains(values()[2]) && (0...0.4).contains(values()[1]))
    }
  }

  @Test("Custom.5 Its sliders move one value each and keep the others")
  mutating func sliders() throws {
    studio.follow(.custom(.primary, .typed("oklch(0.7 0.1 30)")))
    studio.follow(
      .custom(.primary, .channelMoved(.lightness, 0.5)), .custom(.primary, .channelMoved(.hue, 275)),
      .custom(.primary, .channelMoved(.chroma, 0.2)))
    #expect(try values() == [0.5, 0.2, 275])
    #expect(panel?.field.text == "oklch(0.5 0.2 275)")
    #expect(panel?.picker.hue.valueText == "275°")
    #expect(panel?.picker.lightness.valueText == "50%")
    #expect(panel?.picker.chroma.valueText == "0.200")
    #expect(panel?.picker.hue.input.released == nil)
  }

  @Test("Custom.6 It knows where the gamuts end at this lightness")
  mutating func boundaries() throws {
    studio.follow(.custom(.primary, .typed("oklch(0.6 0.1 30)")))
    let picker = try #require(panel?.picker)
    #expect(picker.sRGBBoundary == DisplayGamut.sRGB.boundary(lightness: 0.6, steps: picker.sRGBBoundary.count - 1))
    #expect(
      picker.displayP3Boundary == DisplayGamut.displayP3.boundary(lightness: 0.6, steps: picker.sRGBBoundary.count - 1))
    #expect(360 / (picker.sRGBBoundary.count - 1) <= 4)
  }

  @Test("Custom.6 What a display can’t show says so, and becomes the closest color of Display P3")
  mutating func limits() throws {
    studio.follow(.custom(.primary, .typed("oklch(0.7 0.25 145)")))
    #expect(panel?.status.hasSuffix(":1. Outside sRGB: only a Display P3 screen can show it.") == true)
    #expect(panel?.picker.chroma.valueText == "0.250. Outside sRGB: only a Display P3 screen can show it.")
    studio.follow(.custom(.primary, .typed("oklch(0.7 0.4 145)")))
    #expect(panel?.status.hasSuffix(":1. Outside Display P3: showing the closest color.") == true)
    #expect(try values()[1] == 0.4)
    studio.follow(.custom(.primary, .useTapped))
    #expect(studio.theme.string.hasPrefix("primary=p3-"))
    studio.follow(.navigation(.routeTapped(.custom(.primary))), .custom(.primary, .typed("oklch(0.7 0.1 145)")))
    #expect(panel?.status.hasSuffix(":1.") == true)
  }

  @Test(
    "A text that is no color leaves it where the role’s color is", arguments: ["oklch(", "oklch(none none none)", "x"])
  mutating func noColor(text: String) throws {
    studio.follow(.custom(.primary, .typed(text)))
    #expect(try values().allSatisfy { $0.isFinite })
    studio.follow(.custom(.primary, .channelMoved(.hue, 100)))
    #expect(panel?.entered != nil)
  }
}
