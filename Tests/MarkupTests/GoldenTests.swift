import ColorScience
import Formats
import Samples
import Studio
import Suggestions
import Testing
import Theme

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

  private static let whole = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

  @Test("Adjust, with a brand color, a setting and a pin that's hard to read")
  func adjust() throws {
    var studio = Studio.showing("#/adjust?" + Self.whole + "&color.mint=00bfa5&pin.muted=b0b0b0&scale=1.25")
    studio.follow(.stage(.samplesLoaded(true)))
    try expectGolden(studio.tree, "adjust")
  }

  @Test("The editor of a role whose pin is hard to read, with a text that's no color")
  func editor() throws {
    var studio = Studio.showing("#/adjust?" + Self.whole + "&pin.muted=b0b0b0")
    studio.follow(.adjust(.targetTapped(.role(.muted))), .adjust(.typed("<b>")))
    try expectGolden(studio.tree, "adjust-editor")
  }

  @Test("The palette on the stage, with the editor of a brand color whose name is taken")
  func palette() throws {
    var studio = Studio.showing("#/summary?" + Self.whole + "&color.mint=00bfa5&tab=palette")
    studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true)))
    studio.follow(.adjust(.targetTapped(.role(.brand(0)))), .adjust(.nameTyped("primary")))
    try expectGolden(studio.tree, "palette")
  }

  @Test("The contrast table, of both appearances, with a pin that's hard to read")
  func contrastTable() throws {
    var studio = Studio.showing("#/summary?" + Self.whole + "&pin.muted=b0b0b0&tab=contrast")
    studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true)), .stage(.filterTapped(.text)))
    try expectGolden(studio.tree, "contrast")
  }

  @Test("Charts of three parts in light, with a pin that's too pale for one")
  func charts() throws {
    var studio = Studio.showing("#/summary?" + Self.whole + "&pin.chart-3=eeeeee&tab=charts&view=light&parts=3")
    studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true)))
    try expectGolden(studio.tree, "charts")
  }

  @Test("The inspector, pointed at a card with an edge")
  func inspector() throws {
    var studio = Studio.showing("#/preview?" + Self.whole)
    studio.follow(.stage(.samplesLoaded(true)), .stage(.inspectTapped))
    studio.follow(.stage(.partPointed(SamplePart(.settings, .light, .surface, edge: .border, on: .background))))
    try expectGolden(studio.tree, "inspector")
  }

  @Test("Take it home, with options, the QR code and all formats, for a theme whose name needs escaping")
  func takeHome() throws {
    var studio = Studio.showing("#/take-home?" + Self.whole + "&name=%3Cb%3E%26%22")
    studio.follow(
      .takeHome(.opened(home: "https://example.com/", used: "gpl", canShare: true, canPrint: true)),
      .takeHome(.textsLoaded(ExportTexts())), .takeHome(.formatTapped("css")), .takeHome(.optionsTapped))
    studio.follow(.takeHome(.codeTapped), .takeHome(.listTapped))
    try expectGolden(studio.tree, "take-home")
  }

  @Test("A picture, another color of which was tapped for the accent")
  func picture() throws {
    var studio = Studio.showing("#/primary")
    let palette = PicturePalette([
      PictureColor(color: SRGB(0xE76F51), share: 0.5, x: 0.2, y: 0.4),
      PictureColor(color: SRGB(0x264653), share: 0.3, x: 0.8, y: 0.1),
      PictureColor(color: SRGB(0xE9C46A), share: 0.2, x: 0.5, y: 0.5),
    ])
    studio.follow(.picture(.found(palette, name: "<beach>.jpg")), .picture(.colorTapped(.accent, 2)))
    try expectGolden(studio.tree, "picture")
  }
}
