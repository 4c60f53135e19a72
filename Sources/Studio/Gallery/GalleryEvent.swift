import Suggestions

/// Using the gallery, below the themes in the library.
public enum GalleryEvent: Equatable, Sendable {
  /// The front end got the gallery as lines; an empty text if it couldn't.
  case loaded(String)
  case retryTapped
  /// A theme should be seen on the sample screens, or no longer.
  case previewTapped(GalleryTheme)
  /// A theme should become the person's own.
  case useTapped(GalleryTheme)
}
