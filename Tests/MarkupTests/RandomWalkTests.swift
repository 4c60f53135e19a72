import Catalog
import Markup
import Studio
import Suggestions
import TestSupport
import Testing
import Theme
import _Text

@Suite("The changes lead from any screen to any other")
struct RandomWalkTests {
  @Test("After every event of a random walk, the page shows the screen", arguments: 1...40)
  func walk(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var studio = Studio()
    var tree = MountedTree(studio.tree)
    var page = ShownPage(tree.root)
    for _ in 0..<60 {
      let event = random.event()
      studio.follow(event)
      try page.carryOut(tree.show(studio.tree))
      for _ in 0..<Int.random(in: 0...2, using: &random) { try page.carryOut(tree.bringInNext()) }
      try #require(page.root == Element(tree.root), "after \(event)")
      try #require(page.root == whole(studio).leavingOut(rowsMissingFrom: page.root), "after \(event)")
    }
    while tree.isIncomplete { try page.carryOut(tree.bringInNext()) }
    #expect(page.root == whole(studio))
  }

  /// The screen with all its deferred elements.
  private func whole(_ studio: Studio) -> Element {
    var tree = MountedTree(studio.tree)
    while !tree.bringInNext().isEmpty {}
    return Element(tree.root)
  }
}

extension SeededGenerator {
  fileprivate mutating func event() -> Event {
    let number = Int.random(in: 0..<130, using: &self)
    let events: [Event] = [
      .colors(.swatchTapped(.primary, number % 20)), .colors(.swatchTapped(.accent, number % 20)),
      .fonts(.fontTapped(.titleFont, "Family \(1000 + number)")),
      .fonts(.fontTapped(.bodyFont, "Family \(1000 + number)")), .navigation(.nextTapped), .navigation(.nextTapped),
      .navigation(.nextTapped), .navigation(.backTapped),
      .navigation(.routeTapped(Route.wizard[number % 5])), .summary(.startOverTapped), .summary(.startOverConfirmed),
      .summary(.startOverCanceled),
      .fonts(.searchChanged(["", "1", "10", "Family", "x"][number % 5])),
      .fonts(.filterTapped(FontFilter.allCases[number % 6])),
      .summary(.changeTapped(number % 3)), .navigation(.routeTapped(.takeHome)),
      number % 2 == 0 ? .notice(.copied) : .notice(.copyFailed("Blocked.")), .notice(.dismissed),
      .fonts(.familiesFound(.many(number))),
      .fonts(.familiesFound(.many(130))), .fonts(.familiesUnlisted("No list.")),
      .session(.appearanceChanged(number % 2 == 0 ? .light : .dark)),
      .navigation(.addressEntered("#/" + Route.wizard[number % 5].slug)), .navigation(.addressEntered("#/nowhere")),
      .history(.undoTapped), .history(.redoTapped), .mixer(.undoTapped), .mixer(.redoTapped),
      .navigation(.crayonsTapped),
      .navigation(.themeTapped), .navigation(.routeTapped(.mixer(.crayon(5)))),
      .session(
        .choicesArrived(session: "#/accent?primary=teal-500&accent=lime-a200", refused: "", history: "<primary=red-500")
      ),
      .mixer(.channelTyped(.red, "\(number * 3)")), .mixer(.useColorTapped(.primary)), .mixer(.useColorTapped(.accent)),
      .navigation(.routeTapped(.crayons)), .crayons(.setTapped(ColorSet.allCases[number % 3])), .crayons(.nearTapped),
      .crayons(.arrangementTapped(number % 2 == 0 ? .list : .hue)),
      .crayons(.xkcdLoaded(number % 2 == 0 ? "" : "dust|B2996E\nred|E50000")), .crayons(.retryTapped),
      .navigation(.routeTapped(.library)), .library(.listed(kept(number))), .library(.listed(kept(number))),
      .gallery(.loaded(number % 3 == 0 ? "" : GalleryTheme.lines)), .gallery(.retryTapped),
      .gallery(.previewTapped(GalleryTheme.all[number % 24])), .gallery(.useTapped(GalleryTheme.all[number % 24])),
      .library(.openTapped(kept(9)[number % 9])), .library(.actionsTapped(kept(9)[number % 9])),
      .library(.renameTapped(kept(9)[number % 9])), .library(.nameTyped("\(number)")), .library(.sheetClosed),
      .navigation(.addressEntered("#/?primary=yellow-500&accent=lime-a200&title=Family+\(1000 + number)&body=Lato")),
    ]
    return events[Int.random(in: events.indices, using: &self)]
  }

  private func kept(_ count: Int) -> [KeptTheme] {
    (0..<count).map { KeptTheme(id: $0, string: "primary=teal-500&title=Family+\(1000 + $0)&name=\($0)") }
  }
}
