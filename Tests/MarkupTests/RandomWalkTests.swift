import Catalog
import ColorScience
import Formats
import Import
import Markup
import Samples
import Studio
import Suggestions
import TestSupport
import Testing
import Theme

@Suite("The changes lead from any screen to any other")
struct RandomWalkTests {
  @Test("After every event of a random walk, the page shows the screen", arguments: 1...40)
  func walk(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var studio = Studio()
    // Half of the windows are wide enough for the stage.
    if seed % 2 == 0 { studio.follow(.stage(.roomChanged(true)), .stage(.samplesLoaded(true))) }
    var tree = MountedTree(studio.tree)
    var page = ShownPage(tree.root)
    for _ in 0..<60 {
      let event = random.event()
      studio.follow(event)
      try page.carryOut(tree.show(studio.tree))
      for _ in 0..<Int.random(in: 0...2, using: &random) { try page.carryOut(tree.bringInNext()) }
      try #require(page.root == Element(tree.root), "after \(event)")
      try #require(page.root == whole(studio).leavingOut(rowsMissingFrom: page.root), "after \(event)")
    }
    while tree.isIncomplete { try page.carryOut(tree.bringInNext()) }
    #expect(page.root == whole(studio))
  }

  /// The screen with all its deferred elements.
  private func whole(_ studio: Studio) -> Element {
    var tree = MountedTree(studio.tree)
    while !tree.bringInNext().isEmpty {}
    return Element(tree.root)
  }
}

extension SeededGenerator {
  fileprivate mutating func event() -> Event {
    let number = Int.random(in: 0..<130, using: &self)
    let events: [Event] = [
      .colors(.swatchTapped(.primary, number % 20)), .colors(.swatchTapped(.accent, number % 20)),
      .fonts(.fontTapped(.titleFont, "Family \(1000 + number)")),
      .fonts(.fontTapped(.bodyFont, "Family \(1000 + number)")), .navigation(.nextTapped), .navigation(.nextTapped),
      .navigation(.nextTapped), .navigation(.backTapped),
      .navigation(.routeTapped(Route.wizard[number % 5])), .summary(.startOverTapped), .summary(.startOverConfirmed),
      .summary(.startOverCanceled),
      .fonts(.searchChanged(["", "1", "10", "Family", "x"][number % 5])),
      .fonts(.filterTapped(FontFilter.allCases[number % 6])),
      .summary(.changeTapped(number % 3)), .navigation(.routeTapped(.takeHome)),
      number % 2 == 0 ? .notice(.copied) : .notice(.copyFailed("Blocked.")), .notice(.dismissed),
      .fonts(.familiesFound(.many(number))),
      .fonts(.familiesFound(.many(130))), .fonts(.familiesUnlisted("No list.")),
      .session(.appearanceChanged(number % 2 == 0 ? .light : .dark)),
      .navigation(.addressEntered("#/" + Route.wizard[number % 5].slug)), .navigation(.addressEntered("#/nowhere")),
      .history(.undoTapped), .history(.redoTapped), .mixer(.undoTapped), .mixer(.redoTapped),
      .navigation(.crayonsTapped),
      .navigation(.themeTapped), .navigation(.routeTapped(.mixer(.crayon(5)))),
      .session(
        .choicesArrived(session: "#/accent?primary=teal-500&accent=lime-a200", refused: "", history: "<primary=red-500")
      ),
      .mixer(.channelTyped(.red, "\(number * 3)")), .mixer(.useColorTapped(.primary)), .mixer(.useColorTapped(.accent)),
      .navigation(.routeTapped(.crayons)), .crayons(.setTapped(ColorSet.allCases[number % 3])), .crayons(.nearTapped),
      .crayons(.arrangementTapped(number % 2 == 0 ? .list : .hue)),
      .crayons(.xkcdLoaded(number % 2 == 0 ? "" : "dust|B2996E\nred|E50000")), .crayons(.retryTapped),
      .navigation(.routeTapped(.library)), .library(.listed(kept(number))), .library(.listed(kept(number))),
      .gallery(.loaded(number % 3 == 0 ? "" : GalleryTheme.lines)), .gallery(.retryTapped),
      .gallery(.previewTapped(GalleryTheme.all[number % 24])), .gallery(.useTapped(GalleryTheme.all[number % 24])),
      .library(.openTapped(kept(9)[number % 9])), .library(.actionsTapped(kept(9)[number % 9])),
      .library(.renameTapped(kept(9)[number % 9])), .library(.nameTyped("\(number)")), .library(.sheetClosed),
      .navigation(.addressEntered("#/?primary=yellow-500&accent=lime-a200&title=Family+\(1000 + number)&body=Lato")),
    ]
    let families = [
      events, adjustments(number), stageEvents(number), takeHomeEvents(number), colorEvents(number),
      elsewhereEvents(number),
    ]
    // The first family has the steps between screens, so that walks get far.
    let family = families[Bool.random(using: &self) ? 0 : Int.random(in: families.indices, using: &self)]
    return family[Int.random(in: family.indices, using: &self)]
  }

  private func adjustments(_ number: Int) -> [Event] {
    let role = SchemeRole.common[number % SchemeRole.common.count]
    let appearance: Appearance = number % 2 == 0 ? .light : .dark
    return [
      .navigation(.routeTapped(.adjust)), .adjust(.targetTapped(.role(role))), .adjust(.targetTapped(.neutral)),
      .adjust(.targetTapped(.role(.brand(UInt8(number % 3))))), .adjust(.groupTapped(number % 6)), .adjust(.doneTapped),
      .adjust(.sideTapped(AdjustSide.allCases[number % 3])),
      .adjust(.typed(["", "#777", "beaver", "<b>", "oklch(0.7 0.3 150)"][number % 5])),
      .adjust(.channelMoved(.lightness, Double(number) / 130)), .adjust(.pointed(x: Double(number) / 130, y: 0.5)),
      .adjust(.swatchTapped(number % 40)), .adjust(.mendTapped(role, appearance)), .adjust(.unpinTapped),
      .adjust(.unpinAllTapped), .adjust(.addTapped), .adjust(.nameTyped(["mint", "primary", "", "a b"][number % 4])),
      .adjust(.nameFinished), .adjust(.nameCanceled), .adjust(.removeTapped),
      .adjust(.stepped(ThemeSetting.allCases[number % 5], number % 2 == 0 ? 1 : -1)),
      .adjust(.settingResetTapped(ThemeSetting.allCases[number % 5])),
      .navigation(
        .addressEntered(
          "#/adjust?primary=teal-500&accent=pink-a200&title=Lato&body=Lato&pin.muted=bbbbbb&color.sky=4af")),
    ]
  }

  private func stageEvents(_ number: Int) -> [Event] {
    let sample = Sample.all[number % Sample.all.count]
    return [
      .stage(.roomChanged(number % 2 == 0)), .stage(.samplesLoaded(number % 5 != 0)), .stage(.retryTapped),
      .stage(.tabTapped(ViewSettings.Tab.allCases[number % 5])),
      .stage(.appearanceTapped(ViewSettings.Shown.allCases[number % 3])),
      .stage(.contrastTapped(number % 2 == 0 ? .standard : .high)), .stage(.viewMenuTapped),
      .stage(.visionChosen(ViewSettings.Vision.allCases[number % 6])), .stage(.severityMoved(Double(number))),
      .stage(.partsTapped(number % 10)), .stage(.rested),
      .stage(.enlargeTapped(sample)), .stage(.allSamplesTapped), .stage(.nameTyped(["Harbor", "", "<b>"][number % 3])),
      .stage(.nameFinished), .stage(.nameCanceled), .stage(.compareHeld(number % 2 == 0)), .stage(.pinTapped),
      .stage(.unpinTapped), .stage(.inspectTapped), .stage(.inspectTapped),
      .stage(.partPointed(SamplePart(sample, .dark, .onBrandSoft(0), edge: .border, on: .brandSoft(0)))),
      .stage(.colorTapped(SRGB(UInt32(number)))), .stage(.copyTapped(SRGB(UInt32(number)), .oklch)),
      .stage(.filterTapped(ContrastTable.Filter.allCases[number % 4])), .navigation(.routeTapped(.preview)),
    ]
  }

  private func takeHomeEvents(_ number: Int) -> [Event] {
    let format = Format.all[number % Format.all.count]
    return [
      .navigation(.routeTapped(.takeHome)), .takeHome(.formatTapped(format.name.description)), .takeHome(.listTapped),
      .takeHome(.searchChanged(["", "react", "<b>"][number % 3])),
      .takeHome(.optionsTapped), .takeHome(.developersTapped),
      .takeHome(.optionTyped(.prefix, ["", "acme-", "<b>"][number % 3])),
      .takeHome(.optionTyped(.fonts, number % 2 == 0 ? "" : "fonts")), .takeHome(.templateTapped),
      .takeHome(.templateTyped(["", "<b> `primary`", "`<b>`"][number % 3])), .takeHome(.templateStarted),
      .takeHome(.resultTapped), .takeHome(.copyTapped), .takeHome(.downloadTapped), .takeHome(.downloadAllTapped),
      .takeHome(.retryTapped), .takeHome(.linkTapped), .takeHome(.commandsTapped), .takeHome(.shareTapped),
      .takeHome(.codeTapped), .takeHome(.pictureTapped), .takeHome(.printTapped),
      .takeHome(
        .opened(
          home: "https://example.com/", used: "css swift", canShare: number % 2 == 0, canPrint: number % 3 == 0,
          canBringFonts: true)),
      .takeHome(.fontFacesLoaded(nil)), .takeHome(.fontFilesLoaded(nil)),
      .takeHome(.textsLoaded(number % 3 == 0 ? nil : ExportTexts())),
    ]
  }

  private func colorEvents(_ number: Int) -> [Event] {
    let role: Role = number % 2 == 0 ? .primary : .accent
    let picture = PicturePalette([
      PictureColor(color: SRGB(0xE76F51), share: 0.5, x: 0.2, y: 0.4),
      PictureColor(color: SRGB(UInt32(number)), share: 0.3, x: 0.8, y: 0.1),
    ])
    return [
      .navigation(.routeTapped(.custom(role))),
      .custom(role, .typed(["", "tomato", "dark <b>", "#1234", "color(display-p3 0 1 0)"][number % 5])),
      .custom(role, .channelMoved(.chroma, Double(number) / 300)), .custom(role, .pointed(x: 0.4, y: 0.1)),
      .custom(role, .useTapped), .custom(role, .recentTapped(number % 3)), .custom(role, .mixTapped),
      .colors(.colorChosen(role, SRGB(UInt32(number)))), .colors(.starterTapped(number % 4)),
      .navigation(.routeTapped(.picture)), .picture(.picked(name: "a.jpg")),
      .picture(.found(picture, name: "<b>.jpg")), .picture(.refused(.tooLarge, name: "a.jpg")),
      .picture(.colorTapped(role, number % 3)), .picture(.useTapped), .suggestions(.shuffleTapped),
      .suggestions(.seedDrawn(UInt64(number))), .suggestions(.lockTapped(role)),
      .suggestions(.brandColorLockTapped(number % 2)), .suggestions(.accentTapped(number % 4)),
    ]
  }

  private func elsewhereEvents(_ number: Int) -> [Event] {
    let report = ProjectReport(
      name: "<b>",
      theme: number % 2 == 0 ? "primary=teal-500" : "primary=red-500&accent=lime-a200&title=Lato&body=Lato",
      files: number, problem: number % 3 == 0 ? "No room." : nil)
    let css = File(path: "a.css", bytes: Array(":root { --a: #3f51b5; --b: #ff4081; --c: #00bfa5 }".utf8))
    var events: [Event] = [
      .bringIn(.tapped), .bringIn(.entered(number % 2 == 0 ? "" : "a")), .bringIn(.fileTapped),
      .bringIn(.colorTapped(.primary, number % 3)), .bringIn(.restTapped(.accent)),
      .bringIn(.otherColorTapped(number % 3)), .bringIn(.themeTapped(number % 2)), .bringIn(.confirmed),
      .bringIn(.fileRefused("No.")), .project(.opened(report)), .project(.changed(report)), .project(.saved(report)),
      .project(.refused("No.")), .project(.lost), .project(.ended),
    ]
    if let file = try? FoundThemes([css]) { events += [.bringIn(.fileRead(file)), .bringIn(.fileRead(file))] }
    return events
  }

  private func kept(_ count: Int) -> [KeptTheme] {
    (0..<count).map { KeptTheme(id: $0, string: "primary=teal-500&title=Family+\(1000 + $0)&name=\($0)") }
  }
}
