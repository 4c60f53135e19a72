import ColorScience
import Theme

/// What a file or link to import says about a theme.
public struct FileReport: Equatable, Sendable {
  /// What it was read as, such as "CSS"; empty for a link.
  public var format: String
  /// The theme string, as far as it's known or guessed.
  public var theme: String
  /// The roles that the file doesn't name, chosen from what it has.
  public var guesses: [Role]
  /// The roles whose value was changed in the file after we wrote it.
  public var changes: [Role]
  /// Every color in the file, in its order.
  public var colors: [Color]
  /// Every font in the file, in its order.
  public var fonts: [Font]
  /// What was left out of them, and what else to know about how the file was read, each in one sentence.
  public var notes: [String]

  /// A color in a file.
  public struct Color: Equatable, Sendable {
    /// What the file calls it: "--brand-primary".
    public var name: String
    /// The color to show.
    public var color: SRGB
    /// The color as a theme string writes it for the primary and for the accent: "indigo-500", "c0ffee".
    public var primary, accent: String
    /// Whether it's for dark mode.
    public var isDark: Bool

    /// A color as a reader found it, and as a theme string writes it.
    public init(name: String, color: SRGB, primary: String, accent: String, isDark: Bool) {
      self.name = name
      self.color = color
      self.primary = primary
      self.accent = accent
      self.isDark = isDark
    }
  }

  /// A font in a file.
  public struct Font: Equatable, Sendable {
    /// What the file calls it: "--font-title".
    public var name: String
    /// The family's name: "EB Garamond".
    public var family: String

    /// A font as a reader found it.
    public init(name: String, family: String) {
      self.name = name
      self.family = family
    }
  }

  /// `Exchange` makes it from what a reader found.
  public init(
    format: String, theme: String, guesses: [Role], changes: [Role], colors: [Color], fonts: [Font],
    notes: [String] = []
  ) {
    self.format = format
    self.theme = theme
    self.guesses = guesses
    self.changes = changes
    self.colors = colors
    self.fonts = fonts
    self.notes = notes
  }
}
