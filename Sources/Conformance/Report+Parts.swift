import _Text

extension Report {
  /// One color on another, in one scheme of a theme or in some modes of a file.
  public struct Pair {
    /// The role or name of the color in front, and of the one behind it.
    public let name, background: String
    /// "#RRGGBB"; nil if it's see-through.
    public let front, back: String?
    /// "light high contrast", or several: "light and dark".
    public let modes: String
    /// The contrast ratio, and the one that it needs.
    public let ratio, required: Double
    /// What the color is.
    public let kind: Kind
    /// What the color is for; empty if only its name tells.
    public let use: String
    /// Where a file has the color in front; nil for a theme.
    public let place: Place?

    /// Whether the ratio is enough.
    public var passes: Bool { ratio >= required }

    /// A pair, with each of its parts.
    public init(
      name: String, background: String, front: String?, back: String?, modes: String, ratio: Double, required: Double,
      kind: Kind, use: String = "", place: Place? = nil
    ) {
      (self.name, self.background, self.front, self.back) = (name, background, front, back)
      (self.modes, self.ratio, self.required, self.kind) = (modes, ratio, required, kind)
      (self.use, self.place) = (use, place)
    }
  }

  /// Where a file has a color.
  public struct Place {
    /// The file.
    public let path: String
    /// Its line, from 1, and its column there, from 1, in code points.
    public let line, column: Int

    /// A place in a file.
    public init(path: String, line: Int, column: Int) {
      (self.path, self.line, self.column) = (path, line, column)
    }

    /// "app/globals.css:6:25".
    var address: String { path + ":" + line.text + ":" + column.text }
  }

  /// What a color is, by which WCAG asks for more contrast or less.
  public enum Kind: CaseIterable, Sendable {
    case text
    case nonText
    /// A line that only separates. WCAG asks nothing of it.
    case line

    /// Its name in a report for programs.
    public var name: String {
      switch self {
      case .text: "text"
      case .nonText: "non-text"
      case .line: "line"
      }
    }
  }

  /// The categories of one scheme.
  public struct Chart {
    /// "light high contrast".
    public let scheme: String
    /// How many of them everyone can tell apart.
    public let safe: Int
    /// How much they differ, for each kind of eyes and for the first few of them.
    public let differences: [Difference]
  }

  /// How much the most similar two of the first few categories differ for some eyes, by CIEDE2000.
  public struct Difference {
    /// Whose: "typical", "protan", "deutan" or "tritan".
    public let eyes: String
    /// How many of the categories.
    public let count: Int
    /// The difference of the two that are most alike.
    public let least: Double
  }

  /// A role's colors as hexes, in the order of the schemes.
  public struct Role {
    let name, use: String
    let hexes: [String]
  }

  /// A pair of files that nobody can judge from the files alone.
  public struct NotJudged {
    /// The names of the color in front and of the one behind it, the file's modes, and why it isn't judged.
    public let name, background, modes, reason: String
    /// What it may be.
    public let kind: Kind
    /// Where the file has it.
    public let place: Place

    /// A pair, with each of its parts.
    public init(name: String, background: String, modes: String, reason: String, kind: Kind, place: Place) {
      (self.name, self.background, self.modes, self.reason) = (name, background, modes, reason)
      (self.kind, self.place) = (kind, place)
    }
  }
}
