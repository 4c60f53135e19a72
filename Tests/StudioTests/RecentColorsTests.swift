import ColorScience
import Testing
import Theme

@testable import Studio

@Suite("Recent colors")
struct RecentColorsTests {
  private func recents(_ studio: Studio) -> [String]? { studio.panel?.recents.swatches.map(\.option.label) }

  @Test("Mixer.4 A color that was entered or mixed is recent, the newest first, none of them twice")
  func newestFirst() {
    var studio = Studio.mixing()
    #expect(recents(studio) == [])
    studio.follow(
      .mixer(.colorTyped("#c0ffee")), .mixer(.typingFinished), .mixer(.colorTyped("#123456")), .mixer(.typingFinished))
    #expect(recents(studio) == ["#123456", "#C0FFEE"])
    #expect(studio.panel?.recents.swatches.map(\.option.isSelected) == [true, false])
    studio.follow(.mixer(.channelMoved(.red, 1)), .mixer(.sliderReleased))
    #expect(recents(studio) == ["#123456", "#C0FFEE"], "not on the way there")
    studio.follow(.crayon("almond"))
    #expect(recents(studio) == ["#FF3456", "#123456", "#C0FFEE"])
    studio.follow(.mixer(.colorTyped("#c0ffee")), .mixer(.typingFinished))
    #expect(recents(studio) == ["#C0FFEE", "#FF3456", "#123456"])
  }

  @Test("What is refused, taken back or a crayon’s own color isn’t")
  func others() {
    var studio = Studio.mixing()
    studio.follow(
      .mixer(.colorTyped("blurple")), .mixer(.typingFinished), .mixer(.colorTyped("#000")), .mixer(.typingCanceled))
    studio.follow(.crayon("almond"), .navigation(.backTapped), .crayon("beaver"))
    #expect(recents(studio) == [])
  }

  @Test("Mixer.4 There are eight at most, and they survive a reload")
  func kept() throws {
    var studio = Studio.mixing()
    for digit in 1...9 { studio.follow(.mixer(.colorTyped("#00000\(digit)")), .mixer(.typingFinished)) }
    studio.follow(.mixer(.colorTyped("color(display-p3 1 0 0)")), .mixer(.typingFinished))
    #expect(recents(studio)?.count == 8)
    #expect(recents(studio)?.first == "P3 #FF0000")
    #expect(recents(studio)?.last == "#000003")
    #expect(recents(studio.reloaded()) == recents(studio))
  }

  @Test("Mixer.4 A tap takes the color, as one step to undo, and leaves the others where they are")
  func tapped() throws {
    var studio = Studio.mixing()
    studio.follow(
      .mixer(.colorTyped("#c0ffee")), .mixer(.typingFinished), .mixer(.colorTyped("#123456")), .mixer(.typingFinished))
    let before = recents(studio)
    studio.follow(try #require(studio.panel?.recents.swatches.last?.option.event))
    #expect(studio.copied() == "#C0FFEE")
    #expect(recents(studio) == before)
    #expect(studio.panel?.recents.swatches.map(\.option.isSelected) == [false, true])
    studio.follow(.mixer(.undoTapped))
    #expect(studio.copied() == "#123456")
    studio.follow(.mixer(.recentTapped(7)), .mixer(.recentTapped(-1)))
    #expect(studio.copied() == "#123456")
  }

  @Test(
    "A saved list that can’t be read is dropped as far as that goes",
    arguments: ["r", "r~", "r~x~c0ffee~~zz", "r~c0ffee~c0ffee"])
  func damaged(text: String) throws {
    let address = try Address("#/crayons;" + text + ";almond~1-1-1-5-0-0")
    #expect(address.recentColors.colors.count == (text.contains("c0ffee") ? 1 : 0))
    #expect(address.mixers.count == 1)
  }

  @Test("Another tab’s recent colors arrive here")
  func otherTab() {
    var studio = Studio.mixing()
    studio.follow(.session(.choicesArrived(session: "#/crayons;r~c0ffee", refused: "", history: "")))
    #expect(recents(studio) == ["#C0FFEE"])
  }
}
