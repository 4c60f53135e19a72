import Catalog
import Markup
import Studio
import Testing

@Suite("What a control means")
struct ActionTests {
  private let steps = (Place.wizard + [.crayons]).map { Event.stepTapped($0) }
  private let shelves = Shelf.allCases.map { Event.shelfTapped($0) }
  private let fonts = [Family].few.map { Event.fontTapped($0.name) }
  private let dock: [Event] = [.undoTapped, .themeTapped, .crayonsTapped, .redoTapped]

  @Test("Every control of every screen means an event")
  func everyScreen() {
    #expect(events(.primary) == steps + [.nextTapped] + (0..<19).map { .swatchTapped($0) } + dock)
    #expect(events(.accent) == steps + [.backTapped, .nextTapped] + (0..<16).map { .swatchTapped($0) } + dock)
    let list = steps + [.backTapped, .nextTapped, .searchChanged("typed")] + shelves + fonts + dock
    #expect(events(.titleFont) == list)
    #expect(events(.bodyFont) == list)
    #expect(
      events(.summary) == steps + [.backTapped, .startOverTapped, .changeTapped(0), .takeHomeTapped] + dock)
  }

  @Test("The alert and a notice mean something too")
  func comingAndGoing() {
    var studio = Studio.showing(Place.summary.address)
    studio.follow(.copied(true), .startOverTapped)
    #expect(events(studio).suffix(4) == [.noticeDismissed, .cancelTapped, .cancelTapped, .startOverConfirmed])
  }

  @Test("A font's name may hold anything", arguments: ["A B  C", " x", "swatch 1", "源ノ角", "\""])
  func fontName(name: String) {
    #expect(Event(action: "font " + name, value: "") == .fontTapped(name))
  }

  @Test(
    "Anything else means nothing",
    arguments: [
      "", " ", "swatch", "swatch ", "swatch -1", "swatch +1", "swatch 1x", "swatch 99999", "swatch ٣", "change",
      "change -1", "shelf",
      "shelf all",
      "step", "step nowhere", "step Primary", "Next", "next-", "unknown", "\u{0}",
    ])
  func nothing(action: String) {
    #expect(Event(action: action, value: "") == nil)
  }

  private func events(_ place: Place) -> [Event?] { events(Studio.showing(place.address)) }

  private func events(_ studio: Studio) -> [Event?] {
    let stage = Stage(studio.tree)
    return Element(stage.root).all.compactMap { $0.attributes["data-on"] }.map { Event(action: $0, value: "typed") }
  }
}
