import Catalog
import Markup
import Studio
import Testing
import Theme

@Suite("What a person's gesture means")
struct GestureTests {
  private let tabBar: [Event] = [
    .undoTapped, .themeTapped, .routeTapped(.preview), .crayonsTapped, .routeTapped(.library), .shuffleTapped,
    .redoTapped,
  ]
  private let filters = FontFilter.allCases.map { Event.filterTapped($0) }
  private let fonts = (GenericFamily.allCases.map(\.family) + .few).map { Event.fontTapped($0.name) }

  @Test("Every control of every screen means its event")
  func everyScreen() {
    #expect(
      taps(.primary) == rail(0) + [.nextTapped] + (0..<19).map { .swatchTapped($0) } + [.routeTapped(.custom(.primary))]
        + tabBar)
    #expect(
      taps(.accent) == rail(1) + [.backTapped, .nextTapped] + (0..<16).map { .swatchTapped($0) }
        + [.routeTapped(.custom(.accent))] + tabBar)
    #expect(taps(.titleFont) == rail(2) + [.backTapped, .nextTapped] + filters + fonts + tabBar)
    let pairs = filters.prefix(1) + [.filterTapped(.pairs)] + filters.dropFirst()
    #expect(taps(.bodyFont) == rail(3) + [.backTapped, .nextTapped] + pairs + fonts + tabBar)
    #expect(
      taps(.summary) == rail(4) + [
        .backTapped, .startOverTapped, .changeTapped(1), .routeTapped(.preview), .library(.keepTapped),
      ]
        + Role.allCases.map { .lockTapped($0) } + [.takeHomeTapped] + tabBar)
  }

  /// The rail where so many choices are made, each with a lock.
  private func rail(_ chosen: Int) -> [Event] {
    (Route.wizard + [.crayons, .library]).enumerated().flatMap { place, route in
      [.routeTapped(route)] + (place < chosen ? [.lockTapped(Role.allCases[place])] : [])
    } + [.shuffleTapped]
  }

  @Test("The alert's and a notice's buttons mean events, too")
  func alertAndNotice() {
    var studio = Studio.showing(Route.summary.address)
    studio.follow(.copied, .startOverTapped)
    #expect(events(.tap, studio).suffix(3) == [.noticeDismissed, .startOverCanceled, .startOverConfirmed])
    #expect(events(.cancel, studio) == [.startOverCanceled])
  }

  @Test("A field's event has what's typed, a slider's its position, and a value's is the arrow key's")
  func values() {
    #expect(events(.input, .showing(Route.titleFont.address), value: "gara") == [.searchChanged("gara")])
    let mixer = Studio.showing("#/crayons/almond")
    let sliders = [Channel.red, .green, .blue].flatMap {
      [Event.channelMoved($0, 0.5), .channelTyped($0, "0.5")]
    }
    #expect(
      events(.input, mixer, value: "0.5") == [.mixer(.colorTyped("0.5"))] + sliders + [
        .mixer(.alphaMoved(0.5)), .mixer(.alphaTyped("0.5")),
      ])
    #expect(
      events(.change, mixer) == [
        .typingFinished, .channelReleased, .typingFinished, .channelReleased, .typingFinished,
        .channelReleased, .typingFinished, .channelReleased, .typingFinished,
      ])
    let channels = [Channel.red, .green, .blue]
    let lighter = Event.channelStepped(.lightness, by: 1)
    let darker = Event.channelStepped(.lightness, by: -1)
    #expect(events(.up, mixer) == [lighter] + channels.map { .channelStepped($0, by: 1) } + [.alphaIncreased])
    #expect(events(.down, mixer) == [darker] + channels.map { .channelStepped($0, by: -1) } + [.alphaDecreased])
    #expect(events(.cancel, mixer) == Array(repeating: .typingCanceled, count: 5))
    #expect(events(.cancel, .showing(Route.titleFont.address)) == [], "a search field keeps the browser's own Escape")
    #expect(events(.input, mixer, value: "x").count == 5, "a slider has no such value")
  }

  @Test("A plane's event is a place on it, two numbers")
  func plane() {
    let custom = Studio.showing("#/primary/custom")
    #expect(events(.input, custom, value: "0.25 1").contains(.custom(.pointed(x: 0.25, y: 1))))
    for wrong in ["", "0.25", "0.25 x", "1 2 3"] {
      #expect(
        events(.input, custom, value: wrong).allSatisfy { event in
          if case .custom(.pointed) = event { false } else { true }
        })
    }
  }

  @Test("A path to nothing means nothing", arguments: [[], [9], [0, 0], [1, 1, 0, 19], [-1], [1, 1, 0, 0, 0, 0, 0]])
  func nowhere(path: [Int]) {
    let tree = MountedTree(Studio.showing("#/primary").tree)
    #expect(tree.event(at: path, for: .tap, value: "") == nil)
  }

  @Test("The page's words are gestures, and no other word is")
  func words() {
    #expect(
      ["tap", "input", "change", "cancel", "up", "down"].map(Gesture.init)
        == [.tap, .input, .change, .cancel, .up, .down])
    for word in ["", "Tap", "click", "tap ", "\u{0}"] { #expect(Gesture(word) == nil) }
  }

  private func taps(_ route: Route) -> [Event] { events(.tap, Studio.showing(route.address)) }
}

/// What a gesture on each element of the page means.
func events(_ gesture: Gesture, _ studio: Studio, value: String = "") -> [Event] {
  let tree = MountedTree(studio.tree)
  return tree.root.paths.compactMap { tree.event(at: $0, for: gesture, value: value) }
}

extension Node {
  /// The paths of all elements, parents first.
  fileprivate var paths: [[Int]] {
    [[]] + children.enumerated().flatMap { index, child in child.paths.map { [index] + $0 } }
  }
}
