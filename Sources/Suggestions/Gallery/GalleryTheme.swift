import Theme
import _Text

/// A finished theme to begin with, chosen by eye: two fonts, and two colors or more, that suit a purpose.
public struct GalleryTheme: Equatable, Sendable {
  /// The mood that it shares with the themes next to it: "Calm".
  public let mood: String
  /// Its purpose, in a sentence: "For live scores on game day."
  public let purpose: String
  /// The appearance that shows it best.
  public let appearance: Appearance
  /// The theme, with its name.
  public let theme: Theme

  /// The theme's name: "Harbor".
  public var name: String { theme.name?.text ?? "" }

  /// All themes, mood by mood. The page doesn't contain them: it fetches ``lines``.
  public static let all = [GalleryTheme](lines: lines)

  /// All themes as `[GalleryTheme](lines:)` reads them.
  public static var lines: String { galleryStart.description + "\n" + galleryTable.description }

  /// The first few, to start from. The page contains them.
  public static var start: [GalleryTheme] { [GalleryTheme](lines: galleryStart.description) }

  /// The one that samples wear until there's a choice.
  public static var worn: GalleryTheme? { start.dropFirst().first }

  /// The theme of this name, in upper or lower case; nil if there's none.
  public static func named(_ name: String) -> GalleryTheme? {
    let wanted = name.asciiLowercased
    return all.first { $0.name.asciiLowercased.same(as: wanted) }
  }

  public static func == (left: GalleryTheme, right: GalleryTheme) -> Bool {
    left.appearance == right.appearance && left.theme == right.theme && left.mood.same(as: right.mood)
      && left.purpose.same(as: right.purpose)
  }
}

extension [GalleryTheme] {
  /// Reads themes, one per line: the mood, "light" or "dark", what it's for, and a theme string, with bars between them.
  /// Lines without a named theme are left out.
  public init(lines: String) {
    self = lines.fields(separatedBy: "\n").compactMap { line in
      let fields = line.fields(separatedBy: "|")
      guard fields.count == 4, let theme = try? Theme(string: fields[3]), theme.name != nil else { return nil }
      return GalleryTheme(
        mood: fields[0], purpose: fields[2], appearance: fields[1].same(as: "dark") ? .dark : .light, theme: theme)
    }
  }
}
