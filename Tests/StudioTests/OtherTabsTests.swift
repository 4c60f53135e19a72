import TestSupport
import Testing

@testable import Studio
@testable import Theme

@Suite("Two tabs have the same choices")
struct OtherTabsTests {
  /// Two tabs of one browser. `saved` is what one of them saved last.
  struct Tabs {
    var here = Studio.at(.accent)
    var there = Studio.at(.accent)

    /// Something happens in a tab; the other one learns of what was saved then.
    mutating func follow(_ first: WritableKeyPath<Tabs, Studio>, _ events: Event...) {
      for event in events {
        let effects = self[keyPath: first].handle(event)
        tell(from: first, effects)
      }
    }

    mutating func tell(from first: WritableKeyPath<Tabs, Studio>, _ effects: [Effect]) {
      guard !effects.isEmpty else { return }
      let second = first == \.here ? \Tabs.there : \Tabs.here
      let news = self[keyPath: first].news
      let answer = self[keyPath: second].handle(news)
      tell(from: second, answer)
    }
  }

  @Test("A choice is taken over, and the other tab stays where it is")
  func choice() {
    var tabs = Tabs()
    tabs.follow(\.here, .navigation(.backTapped), .colors(.swatchTapped(.primary, Hue.red)))
    #expect(tabs.there.theme.string == "primary=red-500")
    #expect(tabs.there.route == .accent)
    #expect(tabs.there.notice?.sentence == "The theme changed in another tab.")
    #expect(tabs.there.notice?.isError == false)
    tabs.follow(\.there, .colors(.swatchTapped(.accent, Hue.pink)))
    #expect(tabs.here.theme.string == "primary=red-500&accent=pink-a200")
    #expect(tabs.here.route == .primary)
  }

  @Test("What was there before is undone in either tab, one step each")
  func undo() throws {
    var tabs = Tabs()
    tabs.follow(\.here, .navigation(.backTapped), .colors(.swatchTapped(.primary, Hue.red)))
    tabs.follow(\.there, try #require(tabs.there.notice?.undo).event)
    #expect(tabs.there.theme.string == "primary=indigo-500")
    #expect(tabs.here.theme.string == "primary=indigo-500")
    tabs.follow(\.here, .history(.redoTapped), .history(.undoTapped), .history(.undoTapped))
    #expect(tabs.here.theme.isEmpty)
    #expect(tabs.there.theme.isEmpty)
    #expect(tabs.there.route == .primary, "no other screen is open")
    #expect(tabs.there.notice?.undo == nil, "an undo is redone")
    #expect(tabs.there.screen.tabBar.redo.isEnabled)
  }

  @Test("Of two choices at the same time the newer one wins, and the older one can be undone to, in either tab")
  func atOnce() {
    var tabs = Tabs()
    tabs.here.follow(.colors(.swatchTapped(.accent, Hue.red)))
    let effects = tabs.there.follow(.colors(.swatchTapped(.accent, Hue.pink)))
    tabs.tell(from: \.there, effects)
    #expect(tabs.here.theme.string == "primary=indigo-500&accent=pink-a200")
    tabs.follow(\.there, .history(.undoTapped))
    #expect(tabs.here.theme.string == "primary=indigo-500&accent=red-a200")
    #expect(tabs.there.theme.string == "primary=indigo-500&accent=red-a200")
    tabs.follow(\.here, .history(.undoTapped))
    #expect(tabs.there.theme.string == "primary=indigo-500")
  }

  @Test("Going to another screen elsewhere changes nothing here, not even a notice or what is typed")
  func navigation() {
    var tabs = Tabs()
    tabs.there.follow(.notice(.copied))
    let before = tabs.there
    tabs.follow(\.here, .navigation(.backTapped), .navigation(.routeTapped(.crayons)))
    #expect(tabs.there == before)
  }

  @Test("The question before Start Over closes if the theme changes under it")
  func question() {
    var tabs = Tabs(here: .at(.summary), there: .at(.summary))
    tabs.there.follow(.summary(.startOverTapped))
    tabs.follow(\.here, .summary(.startOverTapped), .summary(.startOverConfirmed))
    #expect(tabs.there.screen.alert == nil)
    #expect(tabs.there.route == .primary)
    tabs.follow(\.there, .history(.undoTapped))
    #expect(tabs.here.theme.bodyFont?.name == "Lato")
  }

  @Test("What was mixed is taken over, and undone in each tab for itself; what is being mixed stays")
  func mixing() {
    var tabs = Tabs()
    tabs.follow(\.here, .crayon("beaver"))
    tabs.follow(\.there, .crayon("beaver"))
    tabs.follow(\.here, .mixer(.alphaDecreased))
    #expect(tabs.there.panel?.alpha.text == "0.9")
    tabs.follow(\.there, .mixer(.undoTapped))
    #expect(tabs.here.panel?.alpha.text == "1.0")
    tabs.there.follow(.mixer(.channelTyped(.red, "0.25")))
    let typing = tabs.there.panel
    tabs.follow(\.here, .mixer(.alphaDecreased))
    #expect(tabs.there.panel == typing)
    tabs.follow(\.there, .mixer(.typingFinished))
    #expect(tabs.here.panel?.channels[0].valueText == tabs.there.panel?.channels[0].valueText)
    #expect(tabs.here.panel?.alpha.text == "1.0", "the newest wins")
  }

  @Test("Texts set aside in one tab aren't dropped by the other")
  func refused() {
    var tabs = Tabs()
    tabs.follow(\.here, .navigation(.addressEntered("#/one")))
    #expect(tabs.there.follow(.navigation(.addressEntered("#/two"))).contains(.saveRefused("#/one\n#/two")))
  }

  @Test("Whatever arrives, the screen is one that the choices allow")
  func hostile() {
    var random = SeededGenerator(seed: 34)
    var studio = Studio.at(.summary)
    for _ in 0..<2000 {
      let text = random.hostileText()
      studio.follow(.session(.choicesArrived(session: text, refused: text, history: text)))
      #expect(studio.theme.allows(studio.route), "\(text.debugDescription)")
      studio.follow(.history(.undoTapped))
      #expect(studio.theme.allows(studio.route), "\(text.debugDescription)")
    }
  }
}

extension Studio {
  /// The event by which another tab learns of this one.
  fileprivate var news: Event {
    guard case .saveSession(let session) = saveSession else { return .notice(.dismissed) }
    return .session(
      .choicesArrived(session: session, refused: desk.refused.joined(separator: "\n"), history: desk.history.text))
  }

}
