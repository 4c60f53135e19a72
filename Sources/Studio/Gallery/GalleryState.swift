import Suggestions

/// The state of the gallery.
struct GalleryState: Equatable, Sendable {
  var themes = Themes.unasked
  /// Changes whenever the themes do.
  var edition = 0

  /// The themes are a file that's loaded on demand.
  enum Themes: Equatable, Sendable {
    case unasked, coming, missing
    case there([GalleryTheme])
  }
}
