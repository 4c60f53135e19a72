import Suggestions
import Theme
import _Text

/// The gallery below the themes in the library.
struct GalleryFeature: Feature, Equatable, Sendable {
  private var themes = Themes.unasked
  /// Changes whenever the themes do.
  private var edition = 0

  /// The themes are a file that's loaded on demand.
  private enum Themes: Equatable, Sendable {
    case unasked, coming, missing
    case there([GalleryTheme])
  }

  mutating func handle(_ event: GalleryEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .loaded(let lines):
      let loaded = [GalleryTheme](lines: lines)
      themes = loaded.isEmpty ? .missing : .there(loaded)
      if !loaded.isEmpty { desk.galleryThemes = loaded }
      edition += 1
      return []
    case .retryTapped: return ask()
    case .previewTapped(let theme): return desk.preview(theme)
    case .useTapped(let theme): return desk.open(theme.theme)
    }
  }

  /// Asks for the themes once the library opens.
  mutating func left(_ route: Route, at desk: inout Desk) -> [Effect] {
    desk.route == .library && route != .library ? ask() : []
  }

  /// Asks for the themes, unless they're there or on their way.
  private mutating func ask() -> [Effect] {
    switch themes {
    case .coming, .there: return []
    case .unasked, .missing: break
    }
    themes = .coming
    return [.loadGallery]
  }

  func gallery(at desk: Desk) -> Gallery {
    let shown: [GalleryTheme] = if case .there(let themes) = themes { themes } else { [] }
    let own = desk.theme.string
    let isMissing = themes == .missing
    return Gallery(
      status: !shown.isEmpty || isMissing ? "" : "Getting the gallery…",
      hint: shown.isEmpty
        ? nil : "Themes to begin with. Tap one to see it on the samples; your own stays until you use another.",
      problem: isMissing
        ? Gallery.Problem(sentence: notLoaded("The gallery"), retry: Button("Try again", .gallery(.retryTapped))) : nil,
      moods: shown.moods, themes: shown, edition: edition + desk.fonts.edition,
      shown: desk.look.previewed.flatMap { shown.firstIndex(of: $0) },
      current: shown.firstIndex { $0.theme.string.same(as: own) }, fonts: desk.fonts)
  }
}

extension Desk {
  /// Whether a name is that of a theme of the gallery, as far as that's there. It says nothing about another theme.
  func isFromGallery(_ name: ThemeName?) -> Bool {
    name.map { name in galleryThemes.contains { $0.name.same(as: name.text) } } ?? false
  }

  /// Shows a theme in place of the person's own, which stays what it is: on the stage until another tap or, if there's no
  /// room, in Preview.
  fileprivate mutating func preview(_ gallery: GalleryTheme) -> [Effect] {
    let isShown = look.previewed == gallery
    notice = nil
    guard look.hasRoom else {
      let effects = go(to: .preview)
      look.previewed = gallery
      return effects
    }
    look.previewed = isShown ? nil : gallery
    look.settings.tab = .screens
    return []
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
