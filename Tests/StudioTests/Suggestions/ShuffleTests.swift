import Catalog
import ColorScience
import Suggestions
import Testing
import Theme

@testable import Studio

@Suite("Shuffle")
struct ShuffleTests {
  var studio = Studio.opened()

  @Test("Shuffle.1 It chooses both colors and both fonts, wherever the person is")
  mutating func complete() {
    #expect(studio.follow(.suggestions(.shuffleTapped)) == [.drawSeed])
    studio.follow(.suggestions(.seedDrawn(7)))
    #expect(studio.theme.firstMissingRole == nil)
    #expect(studio.route == .primary)
    #expect(studio.grid?.cells.first?.option.isSelected == true)
  }

  @Test("Shuffle.2 It's what tintype shuffle prints for the seed")
  mutating func sameAsCommand() throws {
    var shuffler = Shuffler(seed: 7)
    studio.follow(.suggestions(.seedDrawn(7)))
    for _ in 0..<5 {
      let next = try shuffler.next(after: Theme(), keeping: Locks(), from: MeasuredFamily.included)
      #expect(studio.theme.string == next.theme.string)
      studio.follow(.suggestions(.shuffleTapped))
    }
  }

  @Test("Shuffle.3 Each is one step to undo")
  mutating func undo() {
    studio.follow(.colors(.swatchTapped(.primary, Hue.indigo)))
    let before = studio.theme
    studio.follow(.suggestions(.seedDrawn(7)))
    let shuffled = studio.theme
    studio.follow(.history(.undoTapped))
    #expect(studio.theme == before)
    studio.follow(.history(.redoTapped))
    #expect(studio.theme.string == shuffled.string)
  }

  @Test("Shuffle.4 It draws no font that's made for one script or for initials")
  mutating func ordinaryFonts() {
    studio.follow(.suggestions(.seedDrawn(7)))
    for _ in 0..<300 {
      studio.follow(.suggestions(.shuffleTapped))
      for role in [Role.titleFont, .bodyFont] {
        let name = studio.theme[role]?.label ?? ""
        for word in ["Devanagari", "Arundina", "Norasi", "GFS", "CMU", "ADF", "Initials", "Amiri"] {
          #expect(!name.contains(word))
        }
      }
    }
  }

  @Test("A shuffled theme isn't called as the one of the gallery was; a name of one's own stays")
  mutating func name() throws {
    for name in ["Lilac+Hour", "Kickoff"] {
      studio.follow(
        .navigation(.addressEntered("#/summary?primary=6d5ba6&accent=f7b6c8&title=EB+Garamond&body=Lato&name=" + name)),
        .gallery(.loaded(GalleryTheme.lines)), .suggestions(.seedDrawn(7)))
      #expect(studio.theme.name == nil)
      #expect(studio.theme.string.contains("6d5ba6") == false)
    }
    studio.follow(.stage(.nameTyped("Bird Log")), .stage(.nameFinished), .suggestions(.shuffleTapped))
    #expect(studio.theme.name?.text == "Bird Log")
  }

  @Test("Shuffle.4 One line says what came, and offers Undo")
  mutating func sentence() throws {
    studio.follow(.suggestions(.seedDrawn(7)))
    let notice = try #require(studio.notice)
    let fonts = [studio.theme.titleFont, studio.theme.bodyFont].compactMap { $0?.label }
    #expect(notice.sentence == "New theme: " + fonts.joined(separator: " + ") + ".")
    #expect(!notice.isError && notice.undo?.label == "Undo")
    #expect(notice.colors == [studio.theme.primary?.color, studio.theme.accent?.color], "not every screen shows them")
  }

  @Test("Brand colors, a neutral, pins, type and corners stay")
  mutating func adjusted() {
    let adjustments =
      "neutral=brown-500&color.mint=00bfa5&pin.light.muted=5a5a5a&scale=1.25&size=16&title-weight=600&corner=12"
    studio = .opened("#/summary?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&" + adjustments)
    let before = studio.theme.string
    studio.follow(.suggestions(.seedDrawn(7)))
    #expect(studio.theme.string != before && studio.theme.string.hasSuffix("&" + adjustments))
  }

  @Test("Shuffle.5 A lock keeps its choice", arguments: Role.allCases)
  mutating func lock(role: Role) throws {
    studio = .opened("#/summary?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")
    let before = studio.theme
    let rail = try #require(studio.screen.rail.first { $0.button.label == role.title }?.lock)
    #expect(rail.label == "Lock " + role.title.lowercased() && !rail.isOn)
    #expect(studio.article?.locks.map(\.label).contains(rail.label) == true)
    studio.follow(rail.event, .suggestions(.seedDrawn(3)))
    #expect(studio.screen.rail.first { $0.button.label == role.title }?.lock?.isOn == true)
    #expect(studio.theme[role] == before[role] && studio.theme != before)
    studio.follow(rail.event, .suggestions(.shuffleTapped), .suggestions(.shuffleTapped))
    #expect(studio.theme[role] != before[role])
  }

  @Test("Shuffle.5 A brand color is locked until it's unlocked, in the summary or where it's edited")
  mutating func brandColorLock() throws {
    studio = .opened("#/summary?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&color.mint=00bfa5")
    let mint = studio.theme.brandColors
    let lock = try #require(studio.article?.locks.last)
    #expect(lock.label == "Lock mint" && lock.isOn)
    studio.follow(.suggestions(.seedDrawn(3)))
    #expect(studio.theme.brandColors == mint)
    studio.follow(lock.event)
    #expect(studio.article?.locks.last?.isOn == false)
    studio.follow(.suggestions(.shuffleTapped))
    #expect(studio.theme.brandColors[0].name == mint[0].name && studio.theme.brandColors[0].tint != mint[0].tint)
    studio.follow(.history(.undoTapped), .adjust(.targetTapped(.role(.brand(0)))))
    #expect(studio.theme.brandColors == mint && studio.editedLock?.isOn == false)
    studio.follow(lock.event)
    #expect(studio.editedLock?.isOn == true)
    studio.follow(.adjust(.targetTapped(.role(.primary))))
    #expect(studio.editedLock == nil, "it has its own")
  }

  @Test("Shuffle.5 A brand color that's renamed stays unlocked; one that's removed isn't remembered")
  mutating func renamed() throws {
    studio = .opened("#/summary?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&color.mint=00bfa5")
    studio.follow(
      .suggestions(.brandColorLockTapped(0)), .adjust(.targetTapped(.role(.brand(0)))), .adjust(.nameTyped("mint-2")))
    #expect(studio.editedLock?.label == "Lock mint-2" && studio.editedLock?.isOn == false)
    #expect(
      studio.follow(.adjust(.nameTyped("mint-3"))).first
        == .saveSession("#/adjust;lock=-mint-3?" + studio.theme.string), "not under the name before")
    studio.follow(.adjust(.removeTapped), .history(.undoTapped), .adjust(.targetTapped(.role(.brand(0)))))
    #expect(studio.editedLock?.isOn == true)
    #expect(studio.follow(.suggestions(.brandColorLockTapped(7))).isEmpty, "there is none")
  }

  @Test("Shuffle.5 In a theme that comes from elsewhere, brand colors are locked, whatever they're called")
  mutating func otherTheme() {
    let mint = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&color.mint=00bfa5"
    let others: [Event] = [
      .navigation(.addressEntered("#/summary?primary=red-500&color.mint=1de9b6")),
      .library(.openTapped(KeptTheme(id: 1, string: "primary=red-500&color.mint=1de9b6"))),
    ]
    for other in others {
      studio = .opened("#/summary?" + mint)
      studio.follow(.suggestions(.brandColorLockTapped(0)))
      #expect(studio.desk.lock(forBrandColorAt: 0).isOn == false)
      studio.follow(other)
      #expect(studio.theme.primary?.slug == "red-500" && studio.desk.lock(forBrandColorAt: 0).isOn)
    }
  }

  @Test("Shuffle.6 What isn't chosen can't be locked")
  mutating func nothingToLock() {
    #expect(studio.screen.rail.allSatisfy { $0.lock == nil })
    studio.follow(.suggestions(.lockTapped(.primary)), .colors(.swatchTapped(.primary, Hue.indigo)))
    #expect(studio.screen.rail.first?.lock?.isOn == false)
    #expect(studio.screen.rail.last?.lock == nil)
  }

  @Test("Shuffle.7 Start Over lets go of the locks")
  mutating func startOver() {
    studio = .opened("#/summary?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")
    studio.follow(
      .suggestions(.lockTapped(.primary)), .summary(.startOverTapped), .summary(.startOverConfirmed),
      .colors(.swatchTapped(.primary, Hue.indigo)))
    #expect(studio.screen.rail.first?.lock?.isOn == false)
  }

  @Test("Shuffle.8 If the locks leave nothing, it says so, and nothing changes")
  mutating func nothingLeft() {
    studio = .opened("#/summary?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")
    let before = studio.theme
    for role in Role.allCases { studio.follow(.suggestions(.lockTapped(role))) }
    studio.follow(.suggestions(.seedDrawn(7)))
    #expect(studio.theme == before)
    #expect(studio.notice?.isError == true)
    #expect(studio.notice?.sentence == ShuffleError.nothingLeft.sentence)
  }

  @Test("Shuffle.5 The bar of a choice has its lock, too", arguments: Role.allCases)
  mutating func lockInBar(role: Role) throws {
    studio = .opened("#/\(role.slug)?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")
    let lock = try #require(studio.screen.lock)
    #expect(lock.label == "Lock " + role.title.lowercased() && !lock.isOn)
    studio.follow(lock.event)
    #expect(studio.screen.lock?.isOn == true)
    studio.follow(.navigation(.routeTapped(.crayons)))
    #expect(studio.screen.lock == nil)
  }

  @Test("Shuffle.6 Until there's a choice, its bar has no lock", arguments: Role.allCases)
  func noLock(role: Role) { #expect(Studio.at(.choice(role)).screen.lock == nil) }

  @Test("Shuffle.10 Locks are saved at once, and outlast a reload")
  mutating func saved() {
    studio = .opened("#/summary?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")
    let theme = studio.theme.string
    #expect(studio.follow(.suggestions(.lockTapped(.accent))) == [.saveSession("#/summary;lock=accent?" + theme)])
    studio.follow(.suggestions(.lockTapped(.bodyFont)))
    let locks = studio.reloaded().screen.rail.compactMap { $0.lock?.isOn }
    #expect(locks == [false, true, false, true])
    #expect(
      studio.follow(.suggestions(.lockTapped(.accent)), .suggestions(.lockTapped(.bodyFont))).contains(
        .saveSession("#/summary?" + theme)))
  }

  @Test("Shuffle.10 An unlocked brand color is saved, too, even one that's named like a choice")
  mutating func brandColorSaved() {
    studio = .opened("#/summary?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&color.body=00bfa5")
    #expect(
      studio.follow(.suggestions(.lockTapped(.accent)), .suggestions(.brandColorLockTapped(0))).last
        == .saveSession("#/summary;lock=accent+-body?" + studio.theme.string))
    #expect(studio.reloaded().article?.locks.map(\.isOn) == [false, true, false, false, false])
  }

  @Test(
    "Shuffle.10 A session from before locks were saved opens, and so does one from a later version",
    arguments: [
      ("#/accent?primary=indigo-500", [false]), ("#/accent;almond~1-0.5-0.4-8-0-2?primary=indigo-500", [false]),
      ("#/accent;lock=primary;almond~1-0.5-0.4-8-0-2?primary=indigo-500", [true]),
      ("#/accent;lock=logo+primary?primary=indigo-500", [true]), ("#/accent;lock=?primary=indigo-500", [false]),
      ("#/accent;lockup=primary;box=7?primary=indigo-500", [false]),
    ])
  func sessions(session: String, locks: [Bool]) {
    var studio = Studio()
    studio.follow(.session(.opened(address: "", session: session, refused: "")))
    #expect(studio.screen.rail.compactMap { $0.lock?.isOn } == locks)
    #expect(studio.route == .accent && studio.notice == nil)
  }

  @Test("Shuffle.10 All tabs have the same locks")
  mutating func otherTab() {
    studio = .opened("#/accent?primary=indigo-500")
    studio.follow(
      .session(.choicesArrived(session: "#/primary;lock=primary?primary=indigo-500", refused: "", history: "")))
    #expect(studio.screen.rail.first?.lock?.isOn == true)
    #expect(studio.route == .accent)
  }

  @Test(
    "Shuffle.11 No theme comes again within 50, with locks or without, not even after a reload",
    arguments: [[], [.primary], [.accent], [.titleFont, .bodyFont], [.primary, .accent], [.primary, .titleFont]]
      as [[Role]], [nil, 1, 30, 60] as [Int?])
  mutating func noRepetition(locked: [Role], reload: Int?) {
    studio = .opened("#/summary?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")
    for role in locked { studio.follow(.suggestions(.lockTapped(role))) }
    var themes = [studio.theme.string]
    studio.follow(.suggestions(.seedDrawn(7)))
    for count in 1...120 {
      let theme = studio.theme.string
      #expect(!themes.suffix(50).contains(theme), "\(count)")
      themes.append(theme)
      if count == reload {
        studio = studio.reloaded()
        // The same seed again: the worst that chance can do.
        #expect(studio.follow(.suggestions(.shuffleTapped)) == [.drawSeed])
        studio.follow(.suggestions(.seedDrawn(7)))
      } else {
        studio.follow(.suggestions(.shuffleTapped))
      }
    }
    #expect(themes.count == 121)
  }

  @Test("An app that comes with no fonts picks from the device's")
  func device() {
    var studio = Studio(comesWithFonts: false)
    studio.follow(.fonts(.familiesFound(.device)), .suggestions(.seedDrawn(7)))
    #expect([Family].device.contains { $0 == studio.theme.titleFont })
    #expect([Family].device.contains { $0 == studio.theme.bodyFont })
  }
}

extension Studio {
  /// The lock in the editor of a color; nil if there's none.
  fileprivate var editedLock: Screen.Toggle? {
    if case .adjust(let adjust) = screen.content { adjust.panel.editor?.lock } else { nil }
  }
}
