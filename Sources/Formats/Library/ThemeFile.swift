import _Text

extension File {
  /// How the names of files end that hold a theme as a library keeps it: a theme string or a link, on one line.
  public static let themeEnding = ".tintype"

  /// Whether its name says that it holds a theme as a library keeps it.
  package var isTheme: Bool { path.asciiLowercased.bytes.suffix(8).elementsEqual(Self.themeEnding.bytes) }
}
