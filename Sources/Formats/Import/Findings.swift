import ColorScience
import Theme

/// What a reader found in a file, before anyone decides what it means.
public struct Findings: Sendable {
  /// The theme string that the file carries, if any.
  public var themeString: String?
  /// The colors, in the file's order, `ImportError.mostColors` at most.
  public private(set) var colors: [FoundColor] = []
  /// The fonts, in the file's order.
  public private(set) var fonts: [FoundFont] = []
  /// What the file calls the theme.
  public var name: String?
  /// What it was read as, such as "CSS"; empty for a link.
  public var format = ""

  /// Nothing is found yet.
  public init() {}

  /// Whether there are as many colors as are read.
  public var isFull: Bool { colors.count >= ImportError.mostColors }

  /// Adds a color, unless there are enough. Of two for the same name and appearance, the later one counts, as in CSS.
  public mutating func add(_ color: FoundColor) {
    if !isFull { colors.append(color) }
  }

  /// Adds a font, unless there are 64.
  public mutating func add(_ font: FoundFont) {
    if fonts.count < 64 { fonts.append(font) }
  }
}

/// A color in a file.
public struct FoundColor: Sendable {
  /// What the file calls it: "--brand-primary".
  public let name: String
  /// The color.
  public let color: SRGB
  /// Whether it's for dark mode.
  public let isDark: Bool

  /// A color, for light mode unless it says otherwise. The name may be empty.
  public init(name: String, color: SRGB, isDark: Bool = false) {
    self.name = name
    self.color = color
    self.isDark = isDark
  }
}

/// A font in a file.
public struct FoundFont: Sendable {
  /// What the file calls it: "--font-title".
  public let name: String
  /// The family's name: "EB Garamond".
  public let family: String

  /// A font, by the name of the setting and that of the family.
  public init(name: String, family: String) {
    self.name = name
    self.family = family
  }
}
