import Catalog
import ColorScience
import Studio
import Suggestions
import Testing
import Theme

@Suite("The gallery, below the themes in the library")
struct GalleryTests {
  private let harbor = GalleryTheme.named("Harbor")
  private let encore = GalleryTheme.named("Encore")

  /// A studio in the library, with the gallery there.
  private func visit(_ route: Route = .summary, hasRoom: Bool = false) -> Studio {
    var studio = Studio.at(route)
    studio.follow(
      .stage(.roomChanged(hasRoom)), .stage(.samplesLoaded(true)), .navigation(.routeTapped(.library)),
      .library(.listed([])), .gallery(.loaded(GalleryTheme.lines)))
    return studio
  }

  private func card(_ name: String, _ studio: Studio) throws -> GalleryCard {
    let gallery = try #require(studio.gallery)
    return gallery.card(try #require(gallery.themes.firstIndex { $0.name == name }))
  }

  @Test("Gallery.1: It's got once the library opens, and only once")
  func loading() throws {
    var studio = Studio.at(.summary)
    #expect(!studio.follow(.navigation(.routeTapped(.preview))).contains(.loadGallery))
    #expect(studio.follow(.navigation(.routeTapped(.library))).contains(.loadGallery))
    #expect(studio.gallery == nil, "the person's own themes come first")
    studio.follow(.library(.listed([])))
    #expect(studio.gallery?.status == "Getting the gallery…" && studio.gallery?.themes.isEmpty == true)
    studio.follow(.gallery(.loaded(GalleryTheme.lines)))
    #expect(studio.gallery?.themes == GalleryTheme.all)
    studio.follow(.navigation(.themeTapped))
    #expect(!studio.follow(.navigation(.routeTapped(.library))).contains(.loadGallery))
  }

  @Test("Gallery.1: If it doesn't come, one sentence says so, and a button tries again")
  func missing() throws {
    var studio = Studio.at(.summary)
    studio.follow(.navigation(.routeTapped(.library)), .library(.listed([])), .gallery(.loaded("")))
    let problem = try #require(studio.gallery?.problem)
    #expect(problem.sentence == "The gallery didn’t load. Check your connection, then try again.")
    #expect(problem.retry.label == "Try again")
    #expect(studio.follow(problem.retry.event) == [.loadGallery])
    #expect(studio.gallery?.problem == nil && studio.gallery?.status == "Getting the gallery…")
    #expect(studio.follow(problem.retry.event).isEmpty, "it's on its way")
    studio.follow(.gallery(.loaded(GalleryTheme.lines)))
    #expect(studio.gallery?.themes.count == 24)
  }

  @Test("Gallery.1: It's there even if this device keeps no themes")
  func refused() {
    var studio = Studio.at(.summary)
    studio.follow(
      .navigation(.routeTapped(.library)), .library(.failed(.refused)), .gallery(.loaded(GalleryTheme.lines)))
    #expect(studio.gallery?.themes.count == 24)
  }

  @Test("Gallery.2: Six moods of four, each theme in its own colors and fonts, half of them dark")
  func cards() throws {
    let studio = visit()
    let gallery = try #require(studio.gallery)
    #expect(gallery.moods.map(\.name) == ["Calm", "Bold", "Warm", "Fresh", "Night", "Editorial"])
    #expect(gallery.moods.map(\.range.count) == [4, 4, 4, 4, 4, 4])
    let cards = gallery.themes.indices.map(gallery.card)
    #expect(cards.filter { $0.paint.appearance == .dark }.count == 12)
    let harbor = try card("Harbor", studio)
    #expect(harbor.title == "Harbor" && harbor.purpose == "For a bank that people trust with their savings.")
    #expect(harbor.preview.label == "Preview Harbor" && harbor.use.label == "Use Harbor" && harbor.useLabel == "Use")
    #expect(harbor.paint.scheme[.primary] == Tint.named("1b3a5c")?.color)
    #expect(harbor.brandColors.isEmpty)
    #expect(try card("Sorbet", studio).brandColors.map(\.hex) == ["#00BFA5", "#FFD54A"])
    #expect(harbor.paint.titleFont?.name == "Manrope" && harbor.paint.bodyFont?.name == "Inter")
  }

  @Test("Gallery.3: On a phone, a tap shows a theme in Preview; your own stays, and Back leads to the library")
  func preview() throws {
    var studio = visit()
    let own = studio.theme
    studio.follow(try card("Encore", studio).preview.event)
    #expect(studio.route == .preview && studio.theme == own)
    #expect(studio.bar.title == "Encore" && studio.bar.fill == encore?.theme.primary?.color)
    #expect(studio.bar.next?.label == "Use")
    let stage = try #require(studio.previewStage)
    #expect(stage.appearances.first { $0.isSelected }?.label == "Dark", "as it's best")
    #expect(stage.sheet?.paints.first?.appName == "Encore")
    #expect(stage.tools.name == nil, "the name of the person's own app isn't on these samples")
    studio.follow(try #require(studio.bar.back).event)
    #expect(studio.route == .library && studio.theme == own)
    studio.follow(.navigation(.routeTapped(.preview)))
    #expect(studio.bar.title == "Preview")
    #expect(studio.previewStage?.sheet?.paints.first?.appName == "Field Notes")
    #expect(studio.previewStage?.tools.name != nil)
  }

  @Test("Gallery.3: As long as the button is held, Preview shows your own theme")
  func compare() throws {
    var studio = visit()
    studio.follow(try card("Encore", studio).preview.event, .stage(.compareHeld(true)))
    #expect(studio.previewStage?.sheet?.paints.first?.appName == "Field Notes")
    studio.follow(.stage(.compareHeld(false)))
    #expect(studio.previewStage?.sheet?.paints.first?.appName == "Encore")
    var empty = visit(.primary)
    empty.follow(try card("Encore", empty).preview.event)
    #expect(empty.previewStage?.tools.compare.isEnabled == false, "there's nothing to compare with")
  }

  @Test("Gallery.4: Beside the stage, a tap shows a theme there until another tap, or until you go elsewhere")
  func stage() throws {
    var studio = visit(hasRoom: true)
    studio.follow(.stage(.tabTapped(.palette)), try card("Harbor", studio).preview.event)
    #expect(studio.route == .library && studio.screen.stage?.sheet?.paints.first?.appName == "Harbor")
    #expect(try card("Harbor", studio).isShown)
    studio.follow(try card("Encore", studio).preview.event)
    #expect(studio.screen.stage?.sheet?.paints.first?.appName == "Encore")
    #expect(try !card("Harbor", studio).isShown)
    let shown = studio
    studio.follow(try card("Encore", studio).preview.event)
    #expect(studio.screen.stage?.sheet?.paints.first?.appName == "Field Notes")
    for event in [Event.navigation(.themeTapped), .stage(.nameTyped("Sea")), .history(.undoTapped)] {
      studio = shown
      studio.follow(event)
      #expect(studio.screen.stage?.sheet?.paints.first?.appName != "Encore", "\(event)")
    }
  }

  @Test("Gallery.4: Compare with this keeps the theme that's shown")
  func pin() throws {
    var studio = visit(hasRoom: true)
    studio.follow(try card("Harbor", studio).preview.event, .stage(.pinTapped), .navigation(.themeTapped))
    guard case .screens(let screens) = studio.screen.stage?.panel else { throw Missing() }
    #expect(screens.sheets.map { $0.paints.first?.appName } == ["Field Notes", "Harbor"])
  }

  private struct Missing: Error {}

  @Test("Gallery.5: One tap uses a theme, and Undo brings yours back", arguments: [false, true])
  func use(isPreviewed: Bool) throws {
    var studio = visit()
    let own = studio.theme
    if isPreviewed { studio.follow(try card("Harbor", studio).preview.event) }
    studio.follow(isPreviewed ? try #require(studio.bar.next).event : try card("Harbor", studio).use.event)
    #expect(studio.theme.string == harbor?.theme.string && studio.route == .summary)
    #expect(studio.notice?.sentence == "Opened “Harbor”.")
    studio.follow(try #require(studio.notice?.undo).event)
    #expect(studio.theme == own)
  }

  @Test("Gallery.5: With nothing chosen yet, a theme is where to begin")
  func begin() throws {
    var studio = visit(.primary)
    studio.follow(try card("Harbor", studio).use.event)
    #expect(studio.route == .summary && studio.notice?.sentence == "Opened “Harbor”.")
  }

  @Test("Gallery.5: The theme that's in use says so")
  func current() throws {
    var studio = visit()
    studio.follow(try card("Harbor", studio).use.event, .navigation(.routeTapped(.library)))
    let card = try card("Harbor", studio)
    #expect(card.useLabel == "In use" && !card.use.isEnabled && card.use.label == "Harbor is in use")
    #expect(try self.card("Encore", studio).use.isEnabled)
  }
}

extension Studio {
  fileprivate var gallery: Gallery? {
    if case .library(let list) = screen.content { list.gallery } else { nil }
  }

  fileprivate var previewStage: Stage? {
    if case .preview(let stage) = screen.content { stage } else { nil }
  }
}

extension Stage {
  fileprivate var sheet: SampleSet? {
    if case .screens(let screens) = panel { screens.sheets.first } else { nil }
  }
}
