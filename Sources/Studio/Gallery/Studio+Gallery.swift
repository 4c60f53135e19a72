import ColorScience
import Suggestions
import Theme
import _Text

extension Studio {
  mutating func handle(gallery event: GalleryEvent) -> [Effect] {
    switch event {
    case .loaded(let lines):
      let themes = [GalleryTheme](lines: lines)
      kept.gallery.themes = themes.isEmpty ? .missing : .there(themes)
      kept.gallery.edition += 1
    case .retryTapped: return askForGallery()
    case .previewTapped(let theme): return preview(theme)
    case .useTapped(let theme): return open(theme.theme)
    }
    return []
  }

  /// Asks for the themes, unless they're there or on their way.
  mutating func askForGallery() -> [Effect] {
    switch kept.gallery.themes {
    case .coming, .there: return []
    case .unasked, .missing: break
    }
    kept.gallery.themes = .coming
    return [.loadGallery]
  }

  /// Shows a theme in place of the person's own, which stays what it is: on the stage until another tap or, if there's no
  /// room, in Preview.
  private mutating func preview(_ gallery: GalleryTheme) -> [Effect] {
    let isShown = stage.previewed == gallery
    notice = nil
    let effects = stage.hasRoom ? [] : go(to: .preview)
    stage.previewed = isShown && stage.hasRoom ? nil : gallery
    if stage.hasRoom { stage.view.tab = .screens }
    return effects
  }

  /// Whether a name is that of a theme of the gallery, as far as that's there. It says nothing about another theme.
  func isFromGallery(_ name: ThemeName?) -> Bool {
    guard let name else { return false }
    let themes: [GalleryTheme] = if case .there(let themes) = kept.gallery.themes { themes } else { GalleryTheme.start }
    return themes.contains { $0.name.same(as: name.text) }
  }

  /// The gallery; nil before the person's own themes are there, so that they don't push it down.
  var gallery: Gallery? {
    guard kept.themes != nil || kept.problem != nil else { return nil }
    let themes: [GalleryTheme] = if case .there(let themes) = kept.gallery.themes { themes } else { [] }
    let own = theme.string
    let isMissing = kept.gallery.themes == .missing
    return Gallery(
      status: themes.isEmpty
        ? isMissing ? "" : "Getting the gallery…"
        : "Themes to begin with. Tap one to see it on the samples; your own stays until you use another.",
      problem: isMissing
        ? Gallery.Problem(
          sentence: notLoaded("The gallery"),
          retry: Button("Try again", .gallery(.retryTapped))) : nil,
      moods: themes.moods, themes: themes, edition: kept.gallery.edition + library.edition,
      shown: stage.previewed.flatMap { shown in themes.firstIndex(of: shown) },
      current: themes.firstIndex { $0.theme.string.same(as: own) }, fonts: library)
  }
}

extension [GalleryTheme] {
  /// Groups of neighbors that share a mood.
  fileprivate var moods: [Gallery.Mood] {
    var moods: [Gallery.Mood] = []
    for (index, theme) in enumerated() {
      if let last = moods.last, last.name.same(as: theme.mood) {
        moods[moods.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        moods.append(Gallery.Mood(name: theme.mood, range: index..<index + 1))
      }
    }
    return moods
  }
}
