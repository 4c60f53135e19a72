import ColorScience
import Studio
import Testing
import Theme

@Suite("The stage")
struct StageTests {
  @Test("Stage.1 It's there when there's room, and asks once for the samples")
  func room() {
    var studio = Studio.opened()
    #expect(studio.screen.stage == nil)
    #expect(studio.stage(.roomChanged(true)) == [.loadSamples])
    #expect(studio.screen.stage == nil, "nothing on it moves once it's there")
    #expect(studio.stage(.roomChanged(false), .roomChanged(true)) == [])
    studio.stage(.samplesLoaded(true))
    #expect(studio.cards.count == 10)
    studio.stage(.roomChanged(false))
    #expect(studio.screen.stage == nil)
  }

  @Test("Stage.1 If the samples don't come, it says so, offers to try again, and everything else goes on")
  func failure() throws {
    var studio = Studio.opened()
    studio.stage(.roomChanged(true), .samplesLoaded(false))
    guard case .failed(let sentence, let button) = try #require(studio.screen.stage).panel else {
      Issue.record("it doesn't say so")
      return
    }
    #expect(sentence == "The samples didn’t load. Check your connection, then try again.")
    #expect(button.label == "Try again")
    #expect(
      studio.follow(.colors(.swatchTapped(.primary, Hue.indigo))).contains(.saveSession("#/primary?primary=indigo-500"))
    )
    #expect(studio.follow(button.event) == [.loadSamples])
    studio.stage(.samplesLoaded(true))
    #expect(studio.samples != nil)
  }

  @Test("Stage.3 At first it shows both appearances: half of the samples in light, half in dark")
  func both() throws {
    let studio = Studio.onStage()
    #expect(try #require(studio.screen.stage).appearances.selected == ["Both"])
    #expect(studio.paints.map(\.appearance) == [.light, .dark])
    #expect(studio.paints.map(\.scheme) == [studio.theme.scheme(.light), studio.theme.scheme(.dark)])
    #expect(studio.samples?.sheets.first?.halves.map(\.count) == [5, 5])
  }

  @Test("Stage.3 Light, dark and high contrast paint all samples alike")
  func switches() {
    var studio = Studio.onStage()
    studio.stage(.appearanceTapped(.dark), .contrastTapped(.high))
    #expect(studio.paints.map(\.scheme) == [studio.theme.scheme(.dark, .high)])
    studio.stage(.appearanceTapped(.light))
    #expect(studio.paints.map(\.scheme) == [studio.theme.scheme(.light, .high)])
  }

  @Test("Stage.2 A tap on a color or a font shows on the samples")
  func follows() {
    var studio = Studio.onStage()
    studio.follow(.colors(.swatchTapped(.primary, Hue.amber)))
    #expect(studio.paints.first?.scheme[.primary] == studio.theme.primary?.color)
    studio.follow(.navigation(.routeTapped(.titleFont)), .fonts(.fontTapped(.titleFont, "Hack")))
    #expect(studio.paints.map { $0.titleFont?.name } == ["Hack", "Hack"])
  }

  @Test("Stage.2 What isn't chosen yet has a default, and it says so")
  func missing() {
    var studio = Studio.onStage("#/primary")
    #expect(studio.samples?.note == "Harbor, from the gallery, until you choose.")
    studio = .onStage("#/accent?primary=indigo-500")
    #expect(studio.samples?.note == "Gray until you choose.")
    #expect(studio.paints.first?.appName == "Field Notes")
    studio = .onStage("#/title-font?primary=indigo-500&accent=pink-a200&title=Lato")
    #expect(studio.samples?.note == "Plain fonts until you choose.")
    #expect(Studio.onStage().samples?.note == nil)
  }

  @Test("Stage.5 One sample is enlarged, and all come back")
  func enlarged() throws {
    var studio = Studio.onStage()
    let inbox = try #require(studio.cards.first)
    #expect(inbox.button.label == "Enlarge Inbox")
    studio.follow(inbox.button.event)
    let large = studio.cards.filter(\.isLarge)
    #expect(large.map(\.name) == ["Inbox"])
    #expect(large.map(\.button.label) == ["Back to all samples"])
    let back = try #require(large.first)
    studio.follow(back.button.event)
    #expect(studio.samples?.sheets.first?.isEnlarged == false)
  }

  @Test("Stage.5 Every sample has a name and an enlarging button of that name")
  func names() {
    let cards = Studio.onStage().cards
    #expect(
      Set(cards.map(\.name)) == [
        "Inbox", "Article", "Checkout", "Dashboard", "Chat", "Player", "Settings", "Onboarding", "Calendar",
        "Landing page",
      ])
    #expect(cards.map(\.button.label) == cards.map { "Enlarge " + $0.name })
  }

  @Test(
    "Stage.4 Color vision is a matrix of the core's own, acuity a blur, and typical vision nothing",
    arguments: [
      (.typical, nil), (.protanopia, .matrix(ColorVision.protan.matrix(severity: 0.6))),
      (.deuteranopia, .matrix(ColorVision.deutan.matrix(severity: 0.6))),
      (.tritanopia, .matrix(ColorVision.tritan.matrix(severity: 0.6))),
      (.achromatopsia, .matrix(ColorVision.achromat.matrix(severity: 0.6))), (.lowAcuity, .blur(1.8)),
    ] as [(ViewSettings.Vision, VisionFilter?)])
  func vision(vision: ViewSettings.Vision, filter: VisionFilter?) throws {
    var studio = Studio.onStage()
    studio.stage(.visionChosen(vision), .severityMoved(60))
    let stage = try #require(studio.screen.stage)
    #expect(stage.filter.map { near($0, filter) } ?? (filter == nil))
    #expect(stage.severity?.valueText == (vision == .typical ? nil : "60%"))
  }

  private func near(_ one: VisionFilter, _ other: VisionFilter?) -> Bool {
    switch (one, other) {
    case (.matrix(let one), .matrix(let other)): zip(one, other).allSatisfy { abs($0 - $1) < 1e-12 }
    case (.blur(let one), .blur(let other)): abs(one - other) < 1e-12
    default: false
    }
  }

  @Test("Stage.4 A severity outside its range changes nothing", arguments: [9, 101, .nan, .infinity])
  func severity(percent: Double) {
    var studio = Studio.onStage()
    studio.stage(.severityMoved(40), .severityMoved(percent))
    #expect(studio.viewSettings.severity == 40)
  }

  @Test("Stage.9 View settings are no part of the theme: there's nothing to undo or save")
  func notTheTheme() {
    var studio = Studio.onStage()
    let theme = studio.theme
    #expect(studio.stage(.appearanceTapped(.dark), .visionChosen(.tritanopia), .tabTapped(.contrast)) == [])
    #expect(studio.theme == theme)
    #expect(!studio.screen.tabBar.undo.isEnabled)
  }

  @Test("Stage.8 While it's held, the theme before the last change is shown; without one there's nothing to hold")
  func compare() {
    var studio = Studio.onStage()
    #expect(studio.screen.stage?.tools.compare.isEnabled == false)
    let before = studio.paints
    studio.follow(.colors(.swatchTapped(.primary, Hue.red)))
    let after = studio.paints
    #expect(before != after)
    studio.stage(.compareHeld(true))
    #expect(studio.paints == before)
    #expect(studio.screen.bar.fill == studio.theme.primary?.color, "the phone shows what is chosen")
    studio.stage(.compareHeld(false))
    #expect(studio.paints == after)
  }

  @Test("Stage.8 A theme to compare with stays beside the next ones until it's let go")
  func pin() {
    var studio = Studio.onStage()
    let before = studio.paints
    studio.stage(.pinTapped)
    studio.follow(.colors(.swatchTapped(.primary, Hue.red)))
    #expect(studio.samples?.sheets.map(\.title) == ["Now", "Before"])
    #expect(studio.samples?.sheets.last?.paints == before)
    #expect(studio.samples?.sheets.last?.halves.first?.first?.name == "Inbox, before")
    #expect(studio.screen.stage?.tools.pin.label == "Stop comparing")
    studio.stage(.unpinTapped)
    #expect(studio.samples?.sheets.count == 1)
  }
}
