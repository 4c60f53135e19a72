import Catalog
import ColorScience
import Studio
import Testing
import Theme

@Suite("Going from screen to screen")
struct WalkingTests {
  @Test("Next visits the screens in order, and Back returns")
  func order() {
    #expect(Route.wizard == [.primary, .accent, .titleFont, .bodyFont, .summary])
    var studio = Studio.at(.summary)
    for route in [Route.bodyFont, .titleFont, .accent, .primary] {
      studio.follow(.navigation(.backTapped))
      #expect(studio.route == route)
    }
    for route in Route.wizard.dropFirst() {
      studio.follow(.navigation(.nextTapped))
      #expect(studio.route == route)
    }
  }

  @Test("Next has a color behind it once it can be taken, on which the bar's text reads; Start Over and Save have none")
  func nextFill() throws {
    var studio = Studio.at(.primary)
    #expect(studio.screen.bar.nextFill == nil)
    let mixed = ["000000", "ffffff", "c0ffee", "808080", "indigo-900"]
    for primary in Material.primaries.map(\.slug) + mixed {
      studio.follow(.session(.opened(address: "#/primary?primary=" + primary, session: "", refused: "")))
      let bar = studio.screen.bar
      let (fill, ground, text) = (try #require(bar.nextFill), try #require(bar.fill), try #require(bar.text))
      #expect(fill.contrastRatio(with: ground) >= 1.25 && fill.contrastRatio(with: text) >= 3, "\(primary)")
    }
    for route in [Route.summary, .library] { #expect(Studio.at(route).screen.bar.nextFill == nil) }
  }

  @Test("A choice saves the session and the theme before it; a new screen is in the browser's history and takes focus")
  func effects() {
    var studio = Studio.at(.primary)
    #expect(
      studio.follow(.colors(.swatchTapped(.primary, Hue.indigo))) == [
        .saveSession("#/primary?primary=indigo-500"), .saveHistory("<"),
      ])
    #expect(studio.follow(.navigation(.nextTapped)) == [.saveSession("#/accent?primary=indigo-500"), .focus(.heading)])
    #expect(
      studio.follow(.navigation(.backTapped)) == [.saveSession("#/primary?primary=indigo-500"), .focus(.heading)])
  }

  @Test("The choices open the screens up to the first missing one")
  func reach() throws {
    for (text, route) in [
      ("", Route.primary), ("accent=red-a200&title=A&body=B", .primary), ("primary=red-500", .accent),
      ("primary=red-500&accent=red-a200", .titleFont), ("primary=red-500&accent=red-a200&body=B", .titleFont),
      ("primary=red-500&accent=red-a200&title=A", .bodyFont),
      ("primary=red-500&accent=red-a200&title=A&body=B", .summary),
    ] {
      let theme = try Theme(string: text)
      #expect(theme.furthestRoute == route, "\(text)")
      #expect(Route.wizard.filter(theme.allows) == Array(Route.wizard.prefix { $0 != route }) + [route], "\(text)")
    }
  }

  @Test("The steps say where you are, what you chose, and where you can go")
  func steps() {
    let steps = Studio.at(.titleFont).screen.rail
    #expect(
      steps.map(\.button.label) == [
        "Primary color", "Accent color", "Title font", "Body font", "Summary", "Crayons", "Library",
      ])
    #expect(
      steps.map(\.detail) == [
        "Indigo 500", "Pink A200", "Not chosen yet", "Not chosen yet", nil, "Find or mix any color",
        "Themes on this device",
      ])
    #expect(steps.map(\.isCurrent) == [false, false, true, false, false, false, false])
    #expect(steps.map(\.button.isEnabled) == [true, true, true, false, false, true, true])
    #expect(steps[4].icon == .number(5))
  }

  @Test("A step leads to its screen, or nowhere if that isn't open yet")
  func stepTapped() {
    var studio = Studio.at(.titleFont)
    #expect(studio.follow(.navigation(.routeTapped(.summary))).isEmpty)
    #expect(studio.follow(.navigation(.routeTapped(.titleFont))).isEmpty)
    studio.follow(.navigation(.routeTapped(.primary)))
    #expect(studio.route == .primary)
  }

  @Test("The browser's own Back goes back, and adds nothing to the history")
  func addressEntered() {
    var studio = Studio.at(.titleFont)
    let kept = Effect.saveSession("#/accent?primary=indigo-500&accent=pink-a200")
    #expect(studio.follow(.navigation(.addressEntered("#/accent"))) == [kept, .focus(.heading)])
    #expect(studio.route == .accent)
    #expect(studio.follow(.navigation(.addressEntered("#/accent"))) == [kept])
  }

  @Test("An address typed too early is corrected, with a reason")
  func typedTooEarly() {
    var studio = Studio.at(.accent)
    let effects = studio.follow(.navigation(.addressEntered("#/summary")))
    #expect(effects == [.saveSession("#/accent?primary=indigo-500")])
    #expect(studio.notice?.sentence == "Choose an accent color first.")
  }

  @Test(
    "A notice goes away when you leave, by Back or by the browser",
    arguments: [.navigation(.backTapped), .navigation(.addressEntered("#/body-font"))] as [Event])
  func noticeGoes(event: Event) {
    var studio = Studio.at(.summary)
    studio.follow(.notice(.copied))
    #expect(studio.notice != nil)
    studio.follow(event)
    #expect(studio.route == .bodyFont)
    #expect(studio.notice == nil)
  }

  @Test("A notice goes away with the next choice")
  func noticeGoesWithAChoice() {
    var studio = Studio.opened("#/summary")
    #expect(studio.notice != nil)
    studio.follow(.colors(.swatchTapped(.primary, Hue.indigo)))
    #expect(studio.notice == nil)
  }

  @Test("The alert closes when you leave")
  func alertGoes() {
    var studio = Studio.at(.summary)
    studio.follow(.summary(.startOverTapped), .navigation(.addressEntered("#/body-font")))
    #expect(studio.screen.alert == nil)
    #expect(studio.follow(.summary(.startOverConfirmed)).isEmpty)
    #expect(studio.theme.bodyFont?.name == "Lato")
  }

  @Test("Only the summary can start over", arguments: Route.wizard.dropLast())
  func elsewhere(route: Route) {
    var studio = Studio.at(route)
    let before = studio
    #expect(studio.follow(.summary(.startOverTapped)).isEmpty)
    #expect(studio == before)
  }
}
