import Catalog
import Formats
import Import
import TestSupport
import Testing

@testable import Studio
@testable import Theme

@Suite("Undo and redo")
struct HistoryTests {
  /// A walk that makes every kind of choice, with one event each.
  static let choices: [Event] = [
    .colors(.swatchTapped(.primary, Hue.indigo)), .colors(.swatchTapped(.primary, Hue.yellow)),
    .colors(.swatchTapped(.primary, Hue.yellow)), .colors(.swatchTapped(.primary, Hue.red)),
    .navigation(.nextTapped),
    .colors(.swatchTapped(.accent, Hue.pink)), .navigation(.nextTapped), .fonts(.fontTapped(.titleFont, "EB Garamond")),
    .navigation(.nextTapped), .fonts(.fontTapped(.bodyFont, "Lato")),
    .fonts(.fontTapped(.bodyFont, "Hack")), .navigation(.nextTapped), .navigation(.routeTapped(.crayons)),
    .crayon("atomic-tangerine"),
    .mixer(.channelMoved(.red, 0.8)), .mixer(.useColorTapped(.primary)), .navigation(.routeTapped(.crayons)),
    .crayon("robins-egg-blue"),
    .mixer(.useColorTapped(.accent)),
    .navigation(.addressEntered("#/summary?primary=teal-500&accent=lime-a200&title=Lato&body=Lato")),
    .summary(.startOverTapped), .summary(.startOverConfirmed), .colors(.swatchTapped(.primary, Hue.amber)),
  ]

  /// Makes all choices; returns every theme on the way, without repetitions.
  private func walked() -> (studio: Studio, themes: [Theme]) {
    var studio = Studio.at(.primary)
    var themes = [studio.theme]
    for event in Self.choices {
      studio.follow(event)
      if studio.theme != themes.last { themes.append(studio.theme) }
    }
    return (studio, themes)
  }

  @Test("Every choice is undone and redone, one step each, Start Over and a link's theme included")
  func everyChoice() {
    var (studio, themes) = walked()
    #expect(themes.count == 14)
    for theme in themes.dropLast().reversed() {
      #expect(studio.screen.tabBar.undo.isEnabled)
      studio.follow(.history(.undoTapped))
      #expect(studio.theme == theme)
      #expect(studio.theme.allows(studio.route))
    }
    #expect(!studio.screen.tabBar.undo.isEnabled)
    #expect(studio.follow(.history(.undoTapped)).isEmpty)
    for theme in themes.dropFirst() {
      #expect(studio.screen.tabBar.redo.isEnabled)
      studio.follow(.history(.redoTapped))
      #expect(studio.theme == theme)
      #expect(studio.theme.allows(studio.route))
    }
    #expect(!studio.screen.tabBar.redo.isEnabled)
    #expect(studio.follow(.history(.redoTapped)).isEmpty)
  }

  @Test("It all works with a reload after every step")
  func reloads() {
    var (studio, themes) = walked()
    for theme in themes.dropLast().reversed() {
      studio = studio.reloaded()
      studio.follow(.history(.undoTapped))
      #expect(studio.theme == theme)
    }
    for theme in themes.dropFirst() {
      studio = studio.reloaded()
      studio.follow(.history(.redoTapped))
      #expect(studio.theme == theme)
    }
  }

  @Test("Every choice, undo and redo saves the session and the history")
  func kept() throws {
    var studio = Studio.at(.primary)
    for event in [.colors(.swatchTapped(.primary, Hue.indigo)), .history(.undoTapped), .history(.redoTapped)] as [Event]
    {
      let effects = studio.handle(event)
      #expect(effects.contains(studio.saveSession))
      #expect(effects.contains(.saveHistory(studio.desk.history.text)))
    }
  }

  @Test("A font comes back as the device has it, after undo and after a reload")
  func fonts() {
    let plain = Family(name: "Lato", category: .sans, hasBold: false, hasItalic: false)
    var studio = Studio.opened("#/title-font?primary=indigo-500&accent=pink-a200")
    studio.follow(
      .fonts(.familiesFound([plain])), .fonts(.fontTapped(.titleFont, "Lato")), .fonts(.fontTapped(.titleFont, "Lato")),
      .history(.undoTapped))
    #expect(studio.theme.titleFont == plain)
    var reloaded = studio.reloaded()
    #expect(reloaded.theme.titleFont != plain, "the table knows Lato with bold and italic")
    reloaded.follow(.fonts(.familiesFound([plain])))
    #expect(reloaded.theme.titleFont == plain)
    let past = reloaded.desk.history
    reloaded.follow(.navigation(.addressEntered("#/title-font?" + reloaded.theme.string)))
    #expect(reloaded.desk.history == past, "a link to the current choices leaves nothing to undo")
  }

  @Test("What undo and redo brought back is told to people who can't see it, until they do something else")
  func told() {
    var studio = Studio.at(.accent)
    studio.follow(.colors(.swatchTapped(.accent, Hue.pink)), .colors(.swatchTapped(.accent, Hue.amber)))
    #expect(studio.screen.told.isEmpty)
    studio.follow(.history(.undoTapped))
    #expect(studio.screen.told == "Undone: Pink A200.")
    studio.follow(.history(.redoTapped))
    #expect(studio.screen.told == "Redone: Amber A200.")
    studio.follow(.history(.undoTapped), .history(.undoTapped))
    #expect(studio.screen.told == "Undone: Accent color not chosen.")
    studio.follow(.navigation(.routeTapped(.crayons)))
    #expect(studio.screen.told.isEmpty)
    studio.follow(.crayon("almond"), .mixer(.alphaDecreased), .mixer(.undoTapped))
    #expect(studio.screen.told == "Undone: #EFDECD.")
    studio.follow(.mixer(.alphaDecreased))
    #expect(studio.screen.told.isEmpty, "so that the same words are news the next time")
  }

  @Test("A new choice after undo clears redo")
  func branch() {
    var studio = Studio.at(.primary)
    studio.follow(
      .colors(.swatchTapped(.primary, Hue.indigo)), .colors(.swatchTapped(.primary, Hue.red)), .history(.undoTapped),
      .colors(.swatchTapped(.primary, Hue.amber)))
    #expect(!studio.screen.tabBar.redo.isEnabled)
    studio.follow(.history(.undoTapped))
    #expect(studio.theme.primary?.name == "Indigo")
  }

  @Test("Start Over is undone in one step, with both fonts and a mixed color")
  func startOver() throws {
    var studio = Studio.opened("#/summary?primary=c0ffee&accent=pink-a200&title=Lato&body=Hack")
    let theme = studio.theme
    studio.follow(.summary(.startOverTapped), .summary(.startOverConfirmed))
    #expect(studio.theme.isEmpty)
    #expect(studio.grid?.cells.count == 19, "as at the very first")
    studio.follow(.history(.undoTapped))
    #expect(studio.theme == theme)
    #expect(studio.grid?.cells[0].option.isSelected == true)
    studio.follow(.history(.redoTapped))
    #expect(studio.theme.isEmpty)
  }

  @Test("Undo goes to a screen that the choices allow")
  func place() {
    var studio = Studio.at(.summary)
    studio.follow(.history(.undoTapped))
    #expect(studio.route == .bodyFont)
    studio.follow(.history(.undoTapped))
    #expect(studio.route == .titleFont)
    studio.follow(.navigation(.routeTapped(.crayons)))
    studio.follow(.history(.undoTapped), .history(.undoTapped))
    #expect(studio.route == .crayons, "the crayons are always open")
    #expect(studio.theme.isEmpty)
  }

  /// A walk of changes in the mixer, one step to undo each.
  static let mixes: [[Event]] = [
    [
      .mixer(.channelMoved(.red, 0.9)), .mixer(.channelMoved(.red, 0.5)), .mixer(.channelMoved(.red, 0.2)),
      .mixer(.sliderReleased),
    ],
    [
      .mixer(.channelTyped(.green, "1")), .mixer(.channelTyped(.green, "12")), .mixer(.channelTyped(.green, "128")),
      .mixer(.typingFinished),
    ],
    [.mixer(.alphaDecreased)], [.mixer(.channelStepped(.blue, by: -1))], [.mixer(.colorSpaceTapped(.displayP3))],
    [.mixer(.resetTapped)],
  ]

  @Test("In the mixer undo and redo step through its own changes, and leave the theme alone")
  func mixing() {
    var studio = Studio.opened("#/crayons/almond?primary=indigo-500")
    let theme = studio.theme
    studio.follow(.colors(.swatchTapped(.primary, Hue.red)))
    #expect(!studio.screen.tabBar.undo.isEnabled, "the theme's choices are out of sight")
    #expect(studio.follow(.mixer(.undoTapped), .mixer(.redoTapped)).isEmpty)
    var panels = [studio.panel]
    for events in Self.mixes {
      for event in events { studio.follow(event) }
      panels.append(studio.panel)
    }
    for panel in panels.dropLast().reversed() {
      #expect(studio.screen.tabBar.undo.isEnabled)
      #expect(studio.follow(.mixer(.undoTapped)) == [studio.saveSession])
      #expect(studio.panel == panel)
    }
    #expect(!studio.screen.tabBar.undo.isEnabled)
    for panel in panels.dropFirst() {
      #expect(studio.screen.tabBar.redo.isEnabled)
      studio.follow(.mixer(.redoTapped))
      #expect(studio.panel == panel)
    }
    #expect(!studio.screen.tabBar.redo.isEnabled)
    #expect(studio.theme == theme)
  }

  @Test(
    "A shuffle in the mixer is undone and redone in its turn, between the mixer's own steps", arguments: [false, true])
  func shuffledInMixer(byNotice: Bool) throws {
    var studio = Studio.opened("#/crayons/almond?primary=indigo-500")
    studio.follow(.mixer(.alphaDecreased), .suggestions(.seedDrawn(7)))
    let (theme, panel) = (studio.theme, studio.panel)
    #expect(studio.screen.tabBar.undo.isEnabled && !studio.screen.tabBar.redo.isEnabled)
    studio.follow(byNotice ? try #require(studio.notice?.undo).event : .mixer(.undoTapped))
    #expect(studio.theme.string == "primary=indigo-500" && studio.panel == panel && studio.notice == nil)
    studio.follow(.mixer(.redoTapped), .mixer(.alphaDecreased))
    #expect(studio.theme == theme)
    if byNotice {
      // It's about the theme, no matter what was done since.
      studio.follow(.history(.undoTapped))
      #expect(studio.theme.string == "primary=indigo-500" && studio.panel?.alpha.text == "0.8")
      studio.follow(.mixer(.undoTapped), .mixer(.undoTapped))
    } else {
      studio.follow(.mixer(.undoTapped))
      #expect(studio.theme == theme && studio.panel == panel)
      studio.follow(.mixer(.undoTapped))
      #expect(studio.theme.string == "primary=indigo-500" && studio.panel == panel)
      studio.follow(.mixer(.undoTapped))
    }
    #expect(studio.panel?.alpha.text == "1.0" && !studio.screen.tabBar.undo.isEnabled)
    #expect(studio.theme.string == "primary=indigo-500", "the choices from before are out of sight")
    for _ in 0..<3 { studio.follow(.mixer(.redoTapped)) }
    #expect(studio.theme == theme && studio.panel?.alpha.text == "0.8" && !studio.screen.tabBar.redo.isEnabled)
  }

  @Test("What changed the theme in the mixer is the theme's to undo once the mixer is left")
  func shuffledAndLeft() {
    var studio = Studio.opened("#/crayons/almond?primary=indigo-500")
    studio.follow(.suggestions(.seedDrawn(7)), .crayon("beaver"))
    #expect(!studio.screen.tabBar.undo.isEnabled)
    studio.follow(.crayon("almond"))
    #expect(!studio.screen.tabBar.undo.isEnabled)
    studio.follow(.navigation(.backTapped), .history(.undoTapped))
    #expect(studio.theme.string == "primary=indigo-500")
  }

  @Test("A theme that's brought in, linked to or comes from another tab while the mixer is shown can be undone there")
  func broughtIntoMixer() throws {
    let arrived = "primary=teal-500&accent=lime-a200&title=Lato&body=Lato"
    let file = try FoundThemes([File(path: "", text: arrived)])
    for event in [
      Event.bringIn(.fileRead(file)), .navigation(.addressEntered("#/crayons/almond?" + arrived)),
      .session(.choicesArrived(session: "#/accent?" + arrived, refused: "", history: "<primary=indigo-500")),
    ] {
      var studio = Studio.opened("#/crayons/almond?primary=indigo-500")
      studio.follow(event)
      #expect(studio.theme.string == arrived && studio.panel != nil)
      studio.follow(.mixer(.undoTapped))
      #expect(studio.theme.string == "primary=indigo-500" && studio.panel != nil)
    }
  }

  @Test("Each crayon's changes are its own, and out of the mixer undo is the theme's again")
  func inSight() {
    var studio = Studio.at(.accent)
    studio.follow(.crayon("almond"), .mixer(.alphaDecreased), .crayon("beaver"))
    #expect(!studio.screen.tabBar.undo.isEnabled)
    studio.follow(.mixer(.alphaDecreased), .mixer(.alphaDecreased), .crayon("almond"), .mixer(.undoTapped))
    #expect(studio.panel?.alpha.text == "1.0")
    studio.follow(.crayon("beaver"))
    #expect(studio.panel?.alpha.text == "0.8")
    studio.follow(.navigation(.backTapped))
    #expect(studio.screen.tabBar.undo.isEnabled)
    studio.follow(.history(.undoTapped))
    #expect(studio.theme.isEmpty)
  }

  @Test("A refused text is nothing to undo, and a new change in the mixer forgets what could be redone")
  func mixingBranch() {
    var studio = Studio.mixing()
    studio.follow(.mixer(.channelTyped(.red, "nonsense")), .mixer(.typingFinished))
    #expect(!studio.screen.tabBar.undo.isEnabled)
    studio.follow(
      .mixer(.alphaDecreased), .mixer(.undoTapped), .mixer(.channelMoved(.red, 0)), .mixer(.sliderReleased))
    #expect(!studio.screen.tabBar.redo.isEnabled)
    #expect(studio.panel?.alpha.text == "1.0")
  }

  @Test("Undo closes the question before Start Over")
  func alert() {
    var studio = Studio.at(.summary)
    studio.follow(.summary(.startOverTapped), .history(.undoTapped))
    #expect(studio.screen.alert == nil)
  }

  @Test("The last hundred steps are kept")
  func longest() {
    var studio = Studio.at(.primary)
    for number in 0..<250 { studio.follow(.colors(.swatchTapped(.primary, number % 19))) }
    studio = studio.reloaded()
    var count = 0
    while studio.screen.tabBar.undo.isEnabled, count < 1000 {
      studio.follow(.history(.undoTapped))
      count += 1
    }
    #expect(count == 100)
  }

  @Test("A history reads back as it was written")
  func text() {
    var studio = walked().studio
    studio.follow(.history(.undoTapped), .history(.undoTapped), .history(.undoTapped))
    #expect(History(text: studio.desk.history.text) == studio.desk.history)
    #expect(History(text: "") == History())
  }

  @Test("A damaged history keeps the lines that can be read")
  func damaged() {
    let history = History(text: "<primary=red-500\nnonsense\n<primary=nosuch-1\n?x\n\n>primary=c0ffee\n<")
    #expect(history.past == ["primary=red-500", ""])
    #expect(history.future == ["primary=c0ffee"])
    var random = SeededGenerator(seed: 12)
    for _ in 0..<500 { _ = History(text: "<" + random.hostileText() + "\n>" + random.hostileText()) }
  }
}
