import Studio
import Suggestions
import Testing
import Theme

@Suite("The way home is short")
struct WayHomeTests {
  @Test("Once all four choices are made, Done leads from each straight to the summary", arguments: Role.allCases)
  func done(role: Role) {
    var studio = Studio.opened("#/" + Route.choice(role).slug + "?" + whole)
    #expect(studio.bar.next?.label == "Done" && studio.bar.next?.isEnabled == true)
    studio.tap(studio.bar.next)
    #expect(studio.route == .summary)
  }

  @Test("Until then it's Next, which is there once this screen's choice is made")
  func next() {
    var studio = Studio.opened("#/accent?primary=indigo-500")
    #expect(studio.bar.next?.label == "Next" && studio.bar.next?.isEnabled == false)
    studio.follow(.colors(.swatchTapped(.accent, Hue.pink)))
    #expect(studio.bar.next?.label == "Next" && studio.bar.next?.isEnabled == true)
  }

  @Test("Preview leads on to Take it home once the theme is whole")
  func preview() {
    var studio = Studio.opened("#/preview?primary=indigo-500")
    #expect(studio.bar.next == nil)
    studio = .opened("#/preview?" + whole)
    studio.tap(studio.bar.next)
    #expect(studio.route == .takeHome)
  }

  @Test("A shuffled theme is a file after five taps: Shuffle, Preview, Take it home, a format, Download")
  func shuffled() throws {
    var studio = Studio.opened()
    studio.follow(.suggestions(.seedDrawn(7)))
    studio.follow(try #require(studio.screen.tabBar.tabs.first { $0.label == "Preview" }).event)
    studio.tap(studio.bar.next)
    guard case .takeHome(let screen) = studio.screen.content else {
      Issue.record("it's \(studio.route)")
      return
    }
    #expect(screen.formats.contains { $0.option.label == "CSS" })
  }

  @Test("On the stage, Take it home and Share wait until the theme is whole, and Preview has neither")
  func stage() {
    var studio = Studio.opened("#/primary?primary=indigo-500")
    studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true)))
    #expect(studio.screen.stage?.takeHome?.isEnabled == false && studio.screen.stage?.share?.isEnabled == false)
    studio.follow(.navigation(.addressEntered("#/primary?" + whole)))
    #expect(studio.screen.stage?.share?.event == .takeHome(.linkTapped), "nothing can be shared here, so it copies")
    studio.tap(studio.screen.stage?.takeHome)
    #expect(studio.route == .takeHome)
    #expect(studio.screen.stage?.takeHome == nil, "it's there already")
  }

  @Test("The first screen says what this is, and has themes to start from, until something is chosen")
  func firstScreen() throws {
    var studio = Studio.opened()
    #expect(studio.grid?.pitch == "Two colors and two fonts make a theme for your app.")
    let start = try #require(studio.grid?.start)
    #expect(start.themes.map(\.name) == ["Low Tide", "Harbor", "Lilac Hour"])
    #expect(start.all.event == .navigation(.routeTapped(.library)))
    studio.follow(start.themes[1].button.event)
    #expect(studio.route == .summary && studio.theme.name?.text == "Harbor")
    studio.follow(.navigation(.routeTapped(.primary)))
    #expect(studio.grid?.start == nil)
    #expect(Studio.at(.accent).grid?.pitch == nil)
  }

  @Test("Until the first choice, the samples wear a theme of the gallery, and say so")
  func worn() throws {
    var studio = Studio.opened()
    studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true)))
    let harbor = try #require(GalleryTheme.named("Harbor")).theme
    #expect(studio.samples?.sheets.first?.paints.first?.scheme == harbor.scheme(.light, .standard))
    #expect(studio.samples?.note == "Harbor, from the gallery, until you choose.")
    studio.follow(.colors(.swatchTapped(.primary, Hue.indigo)))
    #expect(studio.samples?.sheets.first?.paints.first?.scheme == studio.theme.scheme(.light, .standard))
    #expect(studio.samples?.note == "Gray until you choose.")
  }

  @Test("The keyboard can skip the steps")
  func skip() {
    var studio = Studio.at(.accent)
    #expect(studio.screen.skip.label == "Skip to the screen")
    #expect(studio.follow(studio.screen.skip.event) == [.focus(.heading)])
  }

  @Test("The menu View opens and closes")
  func viewMenu() {
    var studio = Studio.opened("#/primary?" + whole)
    studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true)))
    for isOpen in [true, false] {
      studio.follow(.stage(.viewMenuTapped))
      #expect(studio.screen.stage?.viewMenu.isSelected == isOpen)
    }
  }
}

private let whole = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

extension Studio {
  fileprivate mutating func tap(_ button: Screen.Button?) {
    if let button { follow(button.event) } else { Issue.record("there's no such button") }
  }
}
