import Formats
import Studio
import Suggestions
import Testing
import Theme
import _Text

@Suite("The screens as HTML")
struct GoldenTests {
  @Test("Each screen when you enter it", arguments: Route.wizard)
  func entered(route: Route) throws {
    try expectGolden(Studio.showing(route.address).tree, route.slug)
  }

  @Test("The primary color, chosen")
  func primaryChosen() throws {
    try expectGolden(Studio.showing("#/primary?primary=yellow-500").tree, "primary-chosen")
  }

  @Test("The title font, chosen, in the dark")
  func titleFontChosen() throws {
    let address = Route.titleFont.address + "&title=Roboto+Slab"
    try expectGolden(Studio.showing(address, on: .dark).tree, "title-font-chosen")
  }

  @Test("The question before Start Over")
  func startOver() throws {
    var studio = Studio.showing(Route.summary.address)
    studio.follow(.summary(.startOverTapped))
    try expectGolden(studio.tree, "start-over")
  }

  @Test("A refusal")
  func refusal() throws {
    try expectGolden(Studio.showing("#/summary").tree, "refusal")
  }

  @Test("The crayons, searched by name")
  func crayons() throws {
    var studio = Studio.showing("#/crayons")
    studio.follow(.crayons(.searchChanged("atomic")))
    try expectGolden(studio.tree, "crayons")
  }

  @Test("CSS's colors by hue")
  func crayonsByHue() throws {
    var studio = Studio.showing("#/crayons?primary=indigo-500")
    studio.follow(.navigation(.routeTapped(.crayons)), .crayons(.setTapped(.css)), .crayons(.arrangementTapped(.hue)))
    try expectGolden(studio.tree, "crayons-by-hue")
  }

  @Test("The stage, in light, through a person's eyes who sees no red")
  func stage() throws {
    let address = Route.summary.address.replacing("summary", with: "primary")
    var studio = Studio.showing(address + "&name=Harbor&view=light&vision=protanopia")
    studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true)))
    try expectGolden(studio.tree, "stage")
  }

  @Test("Preview")
  func preview() throws {
    var studio = Studio.showing("#/preview?primary=indigo-500")
    studio.follow(.stage(.samplesLoaded(true)))
    try expectGolden(studio.tree, "preview")
  }

  @Test("The library, one theme open and another one's sheet over it")
  func library() throws {
    var studio = Studio.showing("#/summary?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")
    let themes = [
      KeptTheme(id: 2, string: studio.theme.string), KeptTheme(id: 1, string: "primary=teal-700&name=Harbor+%3Cb%3E"),
    ]
    studio.follow(.navigation(.routeTapped(.library)), .library(.listed(themes)), .library(.actionsTapped(themes[1])))
    try expectGolden(studio.tree, "library")
  }

  @Test("The gallery below an empty library, two of its themes there, one of them in use")
  func gallery() throws {
    let themes = GalleryTheme.all.filter { ["Sorbet", "Console"].contains($0.name) }
    var studio = Studio.showing("#/library?" + themes[0].theme.string)
    studio.follow(
      .library(.listed([])),
      .gallery(
        .loaded(
          GalleryTheme.lines.split(separator: "\n").filter { line in
            themes.contains { line.contains("name=" + $0.name) }
          }.joined(separator: "\n"))))
    try expectGolden(studio.tree, "gallery")
  }

  @Test("Any color for the primary, one that only Display P3 shows")
  func custom() throws {
    var studio = Studio.showing("#/primary/custom")
    studio.follow(
      .custom(.primary, .typed("#c0ffee")), .custom(.primary, .useTapped), .navigation(.routeTapped(.custom(.primary))))
    studio.follow(.custom(.primary, .typed("oklch(0.7 0.25 145)")))
    try expectGolden(studio.tree, "custom")
  }

  @Test("A custom template with what it writes, and then with a mistake")
  func template() throws {
    var studio = Studio.showing("#/take-home?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")
    studio.follow(
      .takeHome(.textsLoaded(ExportTexts())), .takeHome(.formatTapped("gpl")), .takeHome(.templateTapped),
      .takeHome(.templateTyped("<b> is `primary`.")))
    try expectGolden(studio.tree, "template")
    studio.follow(.takeHome(.templateTyped("<b> is `<b>`.")))
    try expectGolden(studio.tree, "template-mistake")
  }

  @Test("The mixer in HSL, after another color was mixed")
  func mixerInHSL() throws {
    var studio = Studio.showing("#/crayons/almond")
    studio.follow(
      .mixer(.channelMoved(.red, 0)), .navigation(.routeTapped(.mixer(.crayon(5)))), .mixer(.notationTapped(.hsl)))
    studio.follow(.mixer(.colorTyped("nonsense")))
    try expectGolden(studio.tree, "mixer-hsl")
  }

  @Test("The mixer, with a value that can't be used")
  func mixer() throws {
    var studio = Studio.showing("#/crayons/atomic-tangerine")
    studio.follow(.mixer(.alphaDecreased), .mixer(.channelTyped(.green, "nonsense")))
    try expectGolden(studio.tree, "mixer")
  }
}
