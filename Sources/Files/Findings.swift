import ColorScience
import Theme
import _Text

/// Everything a reader found in a file, before anyone decides what it means.
public struct Findings: Sendable {
  /// The theme string that the file carries, if any.
  public var themeString: String?
  /// The prefix of our names in the file, by the note that has the theme string; empty for the usual one.
  package var prefix = ""
  /// How many different themes are in notes of ours. The colors are those of all.
  package var noteCount = 0
  /// What a link to a theme says that can't be, in a sentence.
  package var linkError: String?
  /// The colors, in the file's order, `Limits.importedColors` at most.
  public private(set) var colors: [FoundColor] = []
  /// The fonts, in the file's order.
  public private(set) var fonts: [FoundFont] = []
  /// The theme's name in the file.
  public var name: String?
  /// The format it was read as, such as "CSS"; empty for a link.
  public var format = ""
  /// The meaning of its names; nil for their meaning in its format.
  package var vocabulary: Vocabulary?
  /// The see-through colors of style sheets, which no theme can have, with their values as CSS has them, each with the number of
  /// colors before it.
  @_spi(Project) public private(set) var seeThrough:
    [(position: Int, name: String, value: String, isDark: Bool, theme: String)] = []
  /// Whether the file has more colors than are read.
  public private(set) var hasMoreColors = false
  private var omissions = Omissions()
  private var remarks: [String] = []

  /// Nothing is found yet.
  public init() {}

  /// Whether there are as many colors as are read.
  public var isFull: Bool { colors.count >= Limits.importedColors }

  /// Adds a color, unless there are enough. Of two for the same name, appearance and theme, the later one counts, as in CSS.
  public mutating func add(_ color: FoundColor) {
    if isFull { hasMoreColors = true } else { colors.append(color) }
  }

  /// Adds what was found in other files of the same theme.
  mutating func add(_ other: Findings) {
    for color in other.colors { add(color) }
    for font in other.fonts { add(font) }
    for note in other.notes { self.note(note) }
    if other.hasMoreColors { hasMoreColors = true }
    if vocabulary == nil { vocabulary = other.vocabulary }
  }

  /// Adds the colors of a file that's an alternative to the others.
  mutating func add(_ other: Findings, asTheme name: String) {
    for color in other.colors where color.theme.isEmpty {
      add(
        FoundColor(
          name: color.name, color: color.color, isDark: color.isDark, role: color.role, theme: name, use: color.use))
    }
  }

  /// Keeps a see-through color, and notes that it isn't added.
  mutating func add(seeThrough value: [UInt8], named name: String, isDark: Bool, theme: String) {
    if seeThrough.count < Limits.importedColors {
      seeThrough.append((colors.count, name, String(bytes: value), isDark, theme))
    }
    leaveOut(name, because: .seeThrough)
  }

  /// Notes that the file has something under this name that isn't added. Leaves it to `notes` to say so once.
  package mutating func leaveOut(_ name: String, because reason: Omissions.Reason) { omissions.add(name, reason) }

  /// Notes a whole sentence that a person should read, once.
  public mutating func note(_ sentence: String) {
    if remarks.count < 32, !remarks.contains(where: { $0.same(as: sentence) }) { remarks.append(sentence) }
  }

  /// Notes about what was left out and how the file was read, each one sentence.
  public var notes: [String] {
    let limit = "Only the first " + Limits.importedColors.groupedText + " colors were read."
    return remarks + omissions.sentences + (hasMoreColors ? [limit] : [])
  }

  /// Adds a font, unless it's no family's name or there are 64.
  public mutating func add(_ font: FoundFont) {
    guard fonts.count < 64, let family = familyName(font.family) else { return }
    fonts.append(FoundFont(name: font.name, family: family))
  }
}

/// A color in a file, as import takes it: opaque, and as the file's names and its format tell it. What's checked has places, too,
/// and colors that aren't known, in each mode: that's `WrittenColor`.
public struct FoundColor: Equatable, Sendable {
  /// Its name in the file: "--brand-primary".
  public let name: String
  /// The color.
  public let color: SRGB
  /// Whether it's for dark mode.
  public let isDark: Bool
  /// The role that the file's format gives it, whatever the name might mean elsewhere; nil if the format gives it none.
  public let role: Role?
  /// The theme it belongs to, of those in the file; empty for the default theme.
  public let theme: String
  /// The file's use of it, if any.
  public let use: Use

  /// A use of a color.
  public enum Use: UInt8, Sendable {
    /// The file only names it.
    case unknown
    /// Buttons and other controls filled with it.
    case controls
    /// Links.
    case links
    /// Anything else.
    case other
  }

  /// A color, for light mode unless it says otherwise. The name may be empty.
  public init(
    name: String, color: SRGB, isDark: Bool = false, role: Role? = nil, theme: String = "", use: Use = .unknown
  ) {
    self.name = name
    self.color = color
    self.isDark = isDark
    self.role = role
    self.theme = theme
    self.use = use
  }
}

/// A font in a file.
public struct FoundFont: Equatable, Sendable {
  /// Its name in the file: "--font-title".
  public let name: String
  /// The family's name: "EB Garamond".
  public let family: String

  /// A font, by the name of the setting and that of the family.
  public init(name: String, family: String) {
    self.name = name
    self.family = family
  }
}
