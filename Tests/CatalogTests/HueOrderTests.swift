import Catalog
import ColorScience
import Testing

@Suite("Colors by hue and lightness")
struct HueOrderTests {
  @Test(arguments: [
    ("red", HueFamily.reds), ("tomato", .reds), ("orange", .oranges), ("saddlebrown", .oranges), ("gold", .yellows),
    ("yellow", .yellows), ("lime", .greens), ("green", .greens), ("teal", .teals), ("cyan", .teals), ("blue", .blues),
    ("deepskyblue", .blues), ("rebeccapurple", .purples), ("hotpink", .pinks), ("magenta", .pinks),
    ("black", .neutrals), ("white", .neutrals), ("gray", .neutrals), ("snow", .neutrals),
  ])
  func aColorIsInTheFamilyThatPeopleCallIt(name: String, family: HueFamily) throws {
    let color = try #require(Crayon.css.first { $0.name == name }).color
    #expect(HueFamily(OKLCH(color)) == family)
  }

  @Test(arguments: ColorSetTests.sets)
  func eachColorIsThereOnceInItsFamilyFromLightToDark(set: ColorSet, colors: [Crayon]) {
    let groups = colors.byHue
    #expect(groups.map(\.family) == HueFamily.allCases)
    #expect(groups.flatMap(\.indices).sorted() == Array(colors.indices))
    for group in groups {
      let shown = group.indices.map { OKLCH(colors[$0].color) }
      #expect(shown.allSatisfy { HueFamily($0) == group.family })
      for (one, next) in zip(shown, shown.dropFirst()) { #expect(one.lightness >= next.lightness) }
    }
  }

  @Test func neutralsHaveNextToNoChroma() {
    for crayon in Crayon.xkcd {
      let color = OKLCH(crayon.color)
      #expect((HueFamily(color) == .neutrals) == (color.chroma < 0.025))
    }
  }

  @Test func aFamilyWithoutColorsIsLeftOut() {
    #expect([Crayon]().byHue.isEmpty)
    let black = Crayon.all.filter { $0.name == "Black" }.byHue
    #expect(black.map(\.family) == [.neutrals] && black.map(\.indices) == [[0]])
  }
}
