import Studio
import Testing

@Suite("Walking from screen to screen")
struct WalkingTests {
  @Test("Next walks the screens in their order, Back walks them back")
  func order() {
    #expect(Place.wizard == [.primary, .accent, .titleFont, .bodyFont, .summary])
    var studio = Studio.at(.summary)
    for place in [Place.bodyFont, .titleFont, .accent, .primary] {
      studio.follow(.backTapped)
      #expect(studio.place == place)
    }
    for place in Place.wizard.dropFirst() {
      studio.follow(.nextTapped)
      #expect(studio.place == place)
    }
  }

  @Test("A choice is kept, and the theme before it; a walk goes into the browser's history, and moves the focus")
  func effects() {
    var studio = Studio.at(.primary)
    #expect(studio.follow(.swatchTapped(Hue.indigo)) == [.keep("#/primary?primary=indigo-500"), .keepHistory("<")])
    #expect(studio.follow(.nextTapped) == [.go("#/accent"), .keep("#/accent?primary=indigo-500"), .focusHeading])
    #expect(studio.follow(.backTapped) == [.go("#/primary"), .keep("#/primary?primary=indigo-500"), .focusHeading])
  }

  @Test("The choices reach as far as the first that is missing")
  func reach() throws {
    for (text, place) in [
      ("", Place.primary), ("accent=red-a200&title=A&body=B", .primary), ("primary=red-500", .accent),
      ("primary=red-500&accent=red-a200", .titleFont), ("primary=red-500&accent=red-a200&body=B", .titleFont),
      ("primary=red-500&accent=red-a200&title=A", .bodyFont),
      ("primary=red-500&accent=red-a200&title=A&body=B", .summary),
    ] {
      let theme = try Theme(string: text)
      #expect(theme.reach == place, "\(text)")
      #expect(Place.wizard.filter(theme.allows) == Array(Place.wizard.prefix { $0 != place }) + [place], "\(text)")
    }
  }

  @Test("The steps say where one is, what was chosen, and where one may go")
  func steps() {
    let steps = Studio.at(.titleFont).screen.steps
    #expect(steps.map(\.title) == ["Primary color", "Accent color", "Title font", "Body font", "Summary", "Crayons"])
    #expect(
      steps.map(\.detail) == [
        "Indigo 500", "Pink A200", "Not chosen yet", "Not chosen yet", nil, "Find or mix any color",
      ])
    #expect(steps.map(\.isCurrent) == [false, false, true, false, false, false])
    #expect(steps.map(\.isEnabled) == [true, true, true, false, false, true])
    #expect(steps[4].emblem == .number(5))
  }

  @Test("A step leads to its screen, and nowhere where it is not open yet")
  func stepTapped() {
    var studio = Studio.at(.titleFont)
    #expect(studio.follow(.stepTapped(.summary)).isEmpty)
    #expect(studio.follow(.stepTapped(.titleFont)).isEmpty)
    studio.follow(.stepTapped(.primary))
    #expect(studio.place == .primary)
  }

  @Test("The browser's own Back leads back, and adds nothing to the history")
  func addressEntered() {
    var studio = Studio.at(.titleFont)
    let kept = Effect.keep("#/accent?primary=indigo-500&accent=pink-a200")
    #expect(studio.follow(.addressEntered("#/accent")) == [kept, .focusHeading])
    #expect(studio.place == .accent)
    #expect(studio.follow(.addressEntered("#/accent")) == [kept])
  }

  @Test("An address that was typed too early is put right, and it says why")
  func typedTooEarly() {
    var studio = Studio.at(.accent)
    let effects = studio.follow(.addressEntered("#/summary"))
    #expect(effects == [.replace("#/accent"), .keep("#/accent?primary=indigo-500")])
    #expect(studio.notice?.sentence == "Summary opens once this choice, the accent color, is made.")
  }

  @Test(
    "A notice goes when one walks on, by Back or by the browser",
    arguments: [.backTapped, .addressEntered("#/body-font")] as [Event])
  func noticeGoes(event: Event) {
    var studio = Studio.at(.summary)
    studio.follow(.copied(true))
    #expect(studio.notice != nil)
    studio.follow(event)
    #expect(studio.place == .bodyFont)
    #expect(studio.notice == nil)
  }

  @Test("A notice goes with the next choice")
  func noticeGoesWithAChoice() {
    var studio = Studio.opened("#/summary")
    #expect(studio.notice != nil)
    studio.follow(.swatchTapped(Hue.indigo))
    #expect(studio.notice == nil)
  }

  @Test("The alert closes when one walks away from it")
  func alertGoes() {
    var studio = Studio.at(.summary)
    studio.follow(.startOverTapped, .addressEntered("#/body-font"))
    #expect(studio.screen.alert == nil)
    #expect(studio.follow(.startOverConfirmed).isEmpty)
    #expect(studio.theme.bodyFont?.name == "Lato")
  }

  @Test("Only the summary can start over or be taken home", arguments: Place.wizard.dropLast())
  func elsewhere(place: Place) {
    var studio = Studio.at(place)
    let before = studio
    #expect(studio.follow(.startOverTapped, .takeHomeTapped).isEmpty)
    #expect(studio == before)
  }
}
