import ColorScience
import Testing
import Theme

@testable import Studio

@Suite("Colors from a picture")
struct PictureTests {
  private let palette = PicturePalette([
    PictureColor(color: SRGB(0xE76F51), share: 0.5, x: 0.2, y: 0.4),
    PictureColor(color: SRGB(0x264653), share: 0.3, x: 0.8, y: 0.1),
    PictureColor(color: SRGB(0xE9C46A), share: 0.2, x: 0.5, y: 0.5),
  ])

  private func panel(_ studio: Studio) -> PicturePanel? {
    if case .picture(let panel) = studio.screen.content { panel } else { nil }
  }

  private func selected(_ studio: Studio) -> [String]? {
    panel(studio)?.roles.map { row in row.swatches.filter(\.option.isSelected).map(\.option.label).joined() }
  }

  @Test func itsScreenAsksForAPicture() {
    var studio = Studio()
    _ = studio.handle(.navigation(.addressEntered("#/picture")))
    #expect(studio.route == .picture)
    #expect(panel(studio)?.use == nil)
    #expect(panel(studio)?.pick.event == .picture(.pickTapped(fromCamera: false)))
    #expect(studio.handle(.picture(.pickTapped(fromCamera: true))) == [.pickPicture(fromCamera: true)])
  }

  @Test("Picture.1, Picture.3 A picture given on any screen opens its own, with the best pair selected")
  func aPictureGivenAnywhereOpensItsScreenWithTheBestPair() {
    var studio = Studio()
    let effects = studio.handle(.picture(.found(palette, name: "beach.jpg")))
    #expect(studio.route == .picture)
    #expect(effects.contains(.focus(.heading)))
    #expect(panel(studio)?.description == "Picture “beach.jpg”")
    #expect(panel(studio)?.dots.map(\.x) == [0.2, 0.8, 0.5])
    #expect(panel(studio)?.roles.first?.swatches.map(\.share) == ["50%", "30%", "20%"])
    #expect(selected(studio) == ["#264653", "#E9C46A"])
  }

  @Test func aPictureThatWasPickedIsAwaitedOnItsScreen() {
    var studio = Studio()
    _ = studio.handle(.picture(.picked(name: "beach.jpg")))
    #expect(studio.route == .picture)
    #expect(panel(studio)?.status == "Getting “beach.jpg”…" && panel(studio)?.use == nil)
    _ = studio.handle(.picture(.found(palette, name: "beach.jpg")))
    #expect(panel(studio)?.description == "Picture “beach.jpg”" && panel(studio)?.use != nil)
  }

  @Test func whoeverLeavesWhileAPictureIsAwaitedIsNotTakenBackToIt() {
    var studio = Studio()
    _ = studio.handle(.picture(.picked(name: "beach.jpg")))
    _ = studio.handle(.navigation(.themeTapped))
    #expect(studio.handle(.picture(.found(palette, name: "beach.jpg"))).isEmpty)
    #expect(studio.route == .primary)
    // Another is welcome.
    _ = studio.handle(.picture(.found(palette, name: "dune.jpg")))
    #expect(studio.route == .picture)
  }

  @Test func aPickedPictureThatCannotBeReadIsReportedAndAnotherCanBeChosen() {
    var studio = Studio()
    _ = studio.handle(.picture(.picked(name: "beach.jpg")))
    _ = studio.handle(.picture(.refused(.unreadable, name: "beach.jpg")))
    #expect(studio.route == .picture && studio.screen.notice?.isError == true)
    #expect(panel(studio)?.status.hasPrefix("Choose, drop or paste") == true)
  }

  @Test("Picture.4 The two selected colors become the theme's, and one step undoes both")
  func theTwoSelectedColorsBecomeTheThemesAndCanBeTakenBackAtOnce() {
    var studio = Studio()
    _ = studio.handle(.colors(.swatchTapped(.primary, 4)))
    let before = studio.theme
    _ = studio.handle(.picture(.found(palette, name: "beach.jpg")))
    _ = studio.handle(.picture(.colorTapped(.accent, 0)))
    #expect(selected(studio) == ["#264653", "#E76F51"])
    _ = studio.handle(.picture(.useTapped))
    #expect(studio.theme.string == "primary=264653&accent=e76f51")
    #expect(studio.route == .primary)
    #expect(studio.screen.notice?.undo != nil)
    _ = studio.handle(.history(.undoTapped))
    #expect(studio.theme == before)
  }

  @Test(
    "Picture.6 A picture that can't be used is refused in one sentence, on the same screen",
    arguments: [
      ("kind", "“beach.jpg” isn’t a picture we can read. Choose a PNG or a JPEG."),
      (
        "size",
        "“beach.jpg” is too large. Choose a picture of at most 16384 pixels a side and 64 million in all."
      ),
      ("clear", "“beach.jpg” is fully transparent. Choose a picture with something on it."),
    ])
  func aPictureThatCannotBeUsedIsRefusedWhereThePersonIs(word: String, sentence: String) {
    var studio = Studio()
    _ = studio.handle(.picture(.refused(PictureProblem(word), name: "beach.jpg")))
    #expect(studio.route == .primary)
    #expect(studio.screen.notice?.sentence == sentence)
    #expect(studio.screen.notice?.isError == true)
  }

  @Test func tapsThatMeanNothingChangeNothing() {
    var studio = Studio()
    _ = studio.handle(.picture(.useTapped))
    _ = studio.handle(.picture(.colorTapped(.primary, 0)))
    _ = studio.handle(.picture(.found(palette, name: "beach.jpg")))
    let before = studio
    _ = studio.handle(.picture(.colorTapped(.primary, 3)))
    _ = studio.handle(.picture(.colorTapped(.primary, -1)))
    #expect(studio == before)
  }
}
