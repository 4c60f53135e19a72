/// What files that are opened together hold.
public enum OpenedFiles: Equatable, Sendable {
  /// The one theme of a `.tintype` file, to open: its theme string.
  case theme(String)
  /// Themes for the library: on each line a theme string, or a link to a theme.
  case library(String)
  /// Themes in any other format, for a person to look at first.
  case found(FoundThemes)
}
