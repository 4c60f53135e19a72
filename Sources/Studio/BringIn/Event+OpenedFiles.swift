import Theme

extension Event {
  /// The event of opening files with this in them: a theme is opened, themes for the library are kept there, and any others
  /// are brought in.
  public init(_ files: OpenedFiles) {
    self =
      switch files {
      case .theme(let string): .library(.openTapped(KeptTheme(id: -1, string: string)))
      case .library(let text): .library(.fileRead(text))
      case .found(let themes): .bringIn(.fileRead(themes))
      }
  }
}
