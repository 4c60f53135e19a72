import Catalog
import Markup
import Samples
import Studio
import Suggestions
import Testing
import Theme

@Suite("What a person's gesture means")
struct GestureTests {
  private let tabBar: [Event] = [
    .history(.undoTapped), .navigation(.themeTapped), .navigation(.routeTapped(.preview)), .navigation(.crayonsTapped),
    .navigation(.routeTapped(.library)), .suggestions(.shuffleTapped),
    .history(.redoTapped),
  ]
  private let filters = FontFilter.allCases.map { Event.fonts(.filterTapped($0)) }
  private let families = GenericFamily.allCases.map(\.family) + .few

  @Test("Every control of every screen means its event")
  func everyScreen() {
    #expect(
      taps(.primary) == rail(0) + [.navigation(.nextTapped)] + line + [.custom(.primary, .useTapped)]
        + (0..<19).map { .colors(.swatchTapped(.primary, $0)) } + [
          .navigation(.routeTapped(.custom(.primary))), .navigation(.routeTapped(.library)),
        ]
        + GalleryTheme.start.map { .gallery(.useTapped($0)) } + tabBar)
    #expect(
      taps(.accent) == rail(1) + [.navigation(.backTapped), .navigation(.nextTapped)] + line + [
        .custom(.accent, .useTapped)
      ]
        + (0..<16).map { .colors(.swatchTapped(.accent, $0)) }
        + [.navigation(.routeTapped(.custom(.accent)))] + (0..<4).map { .suggestions(.accentTapped($0)) } + tabBar)
    #expect(
      taps(.titleFont) == rail(2) + [.navigation(.backTapped), .navigation(.nextTapped)] + line + filters
        + families.map { .fonts(.fontTapped(.titleFont, $0.name)) } + tabBar)
    let pairs = filters.prefix(1) + [.fonts(.filterTapped(.pairs))] + filters.dropFirst()
    #expect(
      taps(.bodyFont) == rail(3) + [.navigation(.backTapped), .navigation(.nextTapped)] + line + pairs
        + families.map { .fonts(.fontTapped(.bodyFont, $0.name)) } + tabBar)
    #expect(
      taps(.summary) == rail(4) + [
        .navigation(.backTapped), .summary(.startOverTapped), .summary(.changeTapped(1)),
        .navigation(.routeTapped(.preview)), .navigation(.routeTapped(.adjust)), .library(.keepTapped),
      ]
        + Role.allCases.map { .suggestions(.lockTapped($0)) } + [.navigation(.routeTapped(.takeHome))] + tabBar)
  }

  /// The steps in a line.
  private let line = Route.wizard.map { Event.navigation(.routeTapped($0)) }

  /// The rail with the first choices made, each with a lock.
  private func rail(_ chosen: Int) -> [Event] {
    [.navigation(.skipTapped), .history(.undoTapped), .history(.redoTapped)]
      + (Route.wizard + [.crayons, .library]).enumerated().flatMap { index, route in
        [.navigation(.routeTapped(route))] + (index < chosen ? [.suggestions(.lockTapped(Role.allCases[index]))] : [])
      } + [.suggestions(.shuffleTapped)]
  }

  @Test("The alert's and a notice's buttons mean events, too")
  func alertAndNotice() {
    var studio = Studio.showing(Route.summary.address)
    studio.follow(.notice(.copied), .summary(.startOverTapped))
    #expect(
      events(.tap, studio).suffix(3) == [
        .notice(.dismissed), .summary(.startOverCanceled), .summary(.startOverConfirmed),
      ])
    #expect(events(.cancel, studio) == [.summary(.startOverCanceled)])
  }

  @Test("A field's event has what's typed, a slider's its position, and a value's is the arrow key's")
  func values() {
    #expect(events(.input, .showing(Route.titleFont.address), value: "gara") == [.fonts(.searchChanged("gara"))])
    let mixer = Studio.showing("#/crayons/almond")
    let sliders = [Channel.red, .green, .blue].flatMap {
      [Event.mixer(.channelMoved($0, 0.5)), .mixer(.channelTyped($0, "0.5"))]
    }
    #expect(
      events(.input, mixer, value: "0.5") == [.mixer(.colorTyped("0.5"))] + sliders + [
        .mixer(.alphaMoved(0.5)), .mixer(.alphaTyped("0.5")),
      ])
    #expect(
      events(.change, mixer) == [
        .mixer(.typingFinished), .mixer(.sliderReleased), .mixer(.typingFinished), .mixer(.sliderReleased),
        .mixer(.typingFinished),
        .mixer(.sliderReleased), .mixer(.typingFinished), .mixer(.sliderReleased), .mixer(.typingFinished),
      ])
    let channels = [Channel.red, .green, .blue]
    let lighter = Event.mixer(.channelStepped(.lightness, by: 1))
    let darker = Event.mixer(.channelStepped(.lightness, by: -1))
    #expect(
      events(.up, mixer) == [lighter] + channels.map { .mixer(.channelStepped($0, by: 1)) } + [.mixer(.alphaIncreased)])
    #expect(
      events(.down, mixer) == [darker] + channels.map { .mixer(.channelStepped($0, by: -1)) } + [
        .mixer(.alphaDecreased)
      ])
    #expect(events(.cancel, mixer) == Array(repeating: .mixer(.typingCanceled), count: 5))
    #expect(events(.cancel, .showing(Route.titleFont.address)) == [], "a search field keeps the browser's own Escape")
    #expect(events(.input, mixer, value: "x").count == 5, "a slider has no such value")
  }

  @Test("A plane's event is a place on it, two numbers")
  func plane() {
    let custom = Studio.showing("#/primary/custom")
    #expect(events(.input, custom, value: "0.25 1").contains(.custom(.primary, .pointed(x: 0.25, y: 1))))
    for wrong in ["", "0.25", "0.25 x", "1 2 3"] {
      #expect(
        events(.input, custom, value: wrong).allSatisfy { event in
          if case .custom(_, .pointed) = event { false } else { true }
        })
    }
  }

  @Test(
    "A part of a sample is pointed at by the sample, the appearance, the roles that paint it, and the one behind it")
  func part() {
    var studio = Studio.showing("#/summary?" + Self.complete)
    studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true)), .stage(.inspectTapped))
    let card = SamplePart(.landing, .dark, .brandSoft(0), edge: .border, on: .background)
    #expect(
      events(.input, studio, value: "landing dark brand-1-soft border background").contains(.stage(.partPointed(card))))
    for wrong in [
      "", "inbox", "inbox dark text", "inbox dim text background", "x dark text background", "inbox dark text x",
    ] {
      #expect(
        events(.input, studio, value: wrong).allSatisfy { event in
          if case .stage(.partPointed) = event { false } else { true }
        })
    }
    studio.follow(.stage(.partPointed(card)))
    let open = Event.adjust(.targetTapped(.role(.accentSoft)))
    #expect(events(.tap, studio).filter { $0 == open }.count == 2, "the part and its first role open the same")
  }

  private static let complete = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

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

/// The events of a gesture on each element of the page.
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
