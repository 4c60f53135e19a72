import Catalog
import Markup
import Studio
import Testing

@Suite("The changes lead from any screen to any other")
struct RandomWalkTests {
  @Test("After every event of a random walk the page shows what the screen says", arguments: 1...40)
  func walk(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var studio = Studio()
    var stage = Stage(studio.tree)
    var page = StandingPage(stage.root)
    for _ in 0..<60 {
      let event = random.event()
      studio.follow(event)
      try page.carryOut(stage.show(studio.tree))
      for _ in 0..<Int.random(in: 0...2, using: &random) { try page.carryOut(stage.bringInNext()) }
      try #require(page.root == Element(stage.root), "after \(event)")
      try #require(page.root == whole(studio).leavingOut(rowsMissingFrom: page.root), "after \(event)")
    }
    while stage.isIncomplete { try page.carryOut(stage.bringInNext()) }
    #expect(page.root == whole(studio))
  }

  /// The screen with everything that may come in later.
  private func whole(_ studio: Studio) -> Element {
    var stage = Stage(studio.tree)
    while !stage.bringInNext().isEmpty {}
    return Element(stage.root)
  }
}

/// SplitMix64: the same walk from the same seed, on every machine.
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func event() -> Event {
    let number = Int.random(in: 0..<130, using: &self)
    let events: [Event] = [
      .swatchTapped(number % 20), .swatchTapped(number % 20), .fontTapped("Family \(1000 + number)"),
      .fontTapped("Family \(1000 + number)"), .nextTapped, .nextTapped, .nextTapped, .backTapped,
      .stepTapped(Place.wizard[number % 5]), .startOverTapped, .startOverConfirmed, .cancelTapped,
      .searchChanged(["", "1", "10", "Family", "x"][number % 5]), .shelfTapped(Shelf.allCases[number % 6]),
      .changeTapped(number % 3), .takeHomeTapped, .copied(number % 2 == 0), .noticeDismissed,
      .familiesFound(.many(number)),
      .familiesFound(.many(130)), .familiesUnlisted("No list."), .appearanceChanged(number % 2 == 0 ? .light : .dark),
      .addressEntered("#/" + Place.wizard[number % 5].slug), .addressEntered("#/nowhere"),
      .undoTapped, .undoTapped, .redoTapped, .crayonsTapped, .themeTapped, .crayonTapped("atomic-tangerine"),
      .channelTyped(.red, "\(number * 3)"), .useAsPrimaryTapped, .useAsAccentTapped,
      .addressEntered("#/?primary=yellow-500&accent=lime-a200&title=Family+\(1000 + number)&body=Lato"),
    ]
    return events[Int.random(in: events.indices, using: &self)]
  }
}
