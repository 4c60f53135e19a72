import ColorScience
import Testing
import Theme

@testable import Studio

@Suite("A custom color")
struct CustomColorTests {
  private func panel(_ studio: Studio) -> CustomPanel? {
    if case .custom(let panel) = studio.screen.content { panel } else { nil }
  }

  private func opened(_ address: String = "#/primary/custom", canPickColors: Bool = false) -> Studio {
    var studio = Studio()
    _ = studio.handle(.session(.opened(address: address, session: "", refused: "", canPickColors: canPickColors)))
    return studio
  }

  @Test("Custom.1 Each grid ends with a cell that leads to it", arguments: [Role.primary, .accent])
  func eachGridEndsWithACellThatLeadsToIt(role: Role) throws {
    var studio = opened("#/\(role.slug)?primary=indigo-500")
    let cell = try #require(studio.grid?.custom)
    #expect(cell.label == "Custom color")
    _ = studio.handle(cell.event)
    #expect(studio.address == "#/\(role.slug)/custom")
    _ = studio.handle(.navigation(.backTapped))
    #expect(studio.route == .choice(role))
  }

  @Test func anAccentNeedsAPrimaryFirst() {
    #expect(opened("#/accent/custom").route == .primary)
  }

  @Test(
    "Custom.2 Any color can be entered",
    arguments: ["#c0ffee", "C0FFEE", "rgb(192 255 238)", "192, 255, 238", " #c0ffee "])
  func anyColorCanBeEntered(text: String) {
    var studio = opened()
    _ = studio.handle(.custom(.primary, .typed(text)))
    #expect(panel(studio)?.entered == SRGB(0xC0FFEE))
    #expect(panel(studio)?.use.isEnabled == true)
  }

  @Test(arguments: ["rgb(255 0 0 / 0.5)", "#FF000080", "ff000080", "255, 0, 0, 0.5"])
  func aSeeThroughColorIsTakenAsItLooksOnWhite(text: String) {
    var studio = opened()
    _ = studio.handle(.custom(.primary, .typed(text)))
    #expect(panel(studio)?.entered?.hex == (text.hasSuffix("80") ? "#FF7F7F" : "#FF8080"))
    #expect(panel(studio)?.status.hasSuffix(" It’s see-through, so this is how it looks on white.") == true)
    _ = studio.handle(.custom(.primary, .useTapped))
    #expect(studio.notice?.sentence.contains(", as it looks on white.") == true)
  }

  @Test("Custom.2 A crayon and words are colors, too")
  func aCrayonAndWordsAreColorsToo() {
    var studio = opened()
    _ = studio.handle(.custom(.primary, .typed("Atomic Tangerine")))
    #expect(panel(studio)?.status.hasPrefix("Atomic Tangerine; black text reads at ") == true)
    _ = studio.handle(.custom(.primary, .typed("dark red")))
    #expect(panel(studio)?.entered != nil)
  }

  @Test("Custom.2 A text that isn't a color says what is")
  func aTextThatIsNoColorSaysWhatIs() {
    var studio = opened()
    #expect(panel(studio)?.use.isEnabled == false)
    _ = studio.handle(.custom(.primary, .typed("blurple")))
    #expect(
      panel(studio)?.status
        == "“blurple” isn’t a color. Try tomato, Sunset Orange, dark red, #FF6347 or oklch(0.7 0.2 33).")
    #expect(panel(studio)?.entered == nil)
    _ = studio.handle(.custom(.primary, .useTapped))
    #expect(studio.theme.isEmpty)
    // Escape clears the field.
    _ = panel(studio)?.field.input.canceled.map { studio.handle($0) }
    #expect(panel(studio)?.field.text == "")
  }

  @Test("Custom.4 It becomes the theme's, and one step undoes that")
  func itBecomesTheThemesAndCanBeTakenBack() {
    var studio = opened()
    _ = studio.handle(.custom(.primary, .typed("#c0ffee")))
    _ = studio.handle(.custom(.primary, .useTapped))
    #expect(studio.route == .primary)
    #expect(studio.theme.string == "primary=c0ffee")
    #expect(studio.screen.notice?.sentence == "Primary color set to #C0FFEE.")
    _ = studio.handle(.history(.undoTapped))
    #expect(studio.theme.isEmpty)
  }

  @Test func aSeeThroughColorIsTakenAsItLooksOnWhiteAndSaysSo() {
    var studio = opened("#/accent/custom?primary=indigo-500")
    _ = studio.handle(.custom(.accent, .typed("rgb(255 0 0 / 10%)")))
    #expect(panel(studio)?.status.contains("this is how it looks on white.") == true)
    _ = studio.handle(.custom(.accent, .useTapped))
    #expect(studio.theme.string.hasSuffix("accent=ffe6e6"))
    #expect(studio.notice?.sentence == "Accent color set to #FFE6E6, as it looks on white.")
  }

  @Test func aColorOfDisplayP3StaysWide() {
    var studio = opened()
    _ = studio.handle(.custom(.primary, .typed("color(display-p3 1 0.502 0.251)")))
    _ = studio.handle(.custom(.primary, .useTapped))
    #expect(studio.theme.string == "primary=p3-ff8040")
  }

  @Test("Custom.3 A color picked from the screen goes into the field")
  func aPickedColorGoesIntoTheField() {
    #expect(panel(opened())?.ways.contains { $0.event == .custom(.primary, .pickColorTapped) } == false)
    var studio = opened(canPickColors: true)
    #expect(studio.handle(.custom(.primary, .pickColorTapped)) == [.pickColor(into: .customColor(.primary))])
    _ = studio.handle(Screen.TextField.Input.customColor(.primary).changed(to: "#c0ffee"))
    #expect(panel(studio)?.entered == SRGB(0xC0FFEE))
  }

  @Test("Custom.3 It can be mixed further")
  func itCanBeMixedFurther() {
    var studio = opened()
    _ = studio.handle(.custom(.primary, .typed("#c0ffee")))
    _ = studio.handle(.custom(.primary, .mixTapped))
    #expect(studio.route == .mixer(.color(0xC0FFEE)))
  }

  @Test("Custom.3 The colors used last are offered")
  func recentColorsAreOffered() throws {
    var studio = opened()
    #expect(panel(studio)?.recents.swatches == [])
    for text in ["#c0ffee", "#123456"] {
      _ = studio.handle(.navigation(.routeTapped(.custom(.primary))))
      _ = studio.handle(.custom(.primary, .typed(text)))
      _ = studio.handle(.custom(.primary, .useTapped))
    }
    _ = studio.handle(.navigation(.routeTapped(.custom(.accent))))
    let recents = try #require(panel(studio)?.recents.swatches)
    #expect(recents.map(\.option.label) == ["#123456", "#C0FFEE"])
    _ = studio.handle(recents[1].option.event)
    #expect(panel(studio)?.entered == SRGB(0xC0FFEE))
  }

  @Test(arguments: [
    Event.custom(.accent, .typed("#fff")), .custom(.primary, .useTapped), .custom(.primary, .recentTapped(0)),
    .custom(.primary, .mixTapped),
  ])
  func elsewhereItsEventsMeanNothing(event: Event) {
    var studio = Studio()
    #expect(studio.handle(event) == [])
    #expect(studio == Studio())
  }
}
