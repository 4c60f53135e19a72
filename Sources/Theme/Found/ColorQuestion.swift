import Catalog

/// Which of a file's colors is a role's.
public struct ColorQuestion: Equatable, Sendable {
  /// The primary or the accent.
  public let role: Role
  /// The colors to choose from, each once: our guess, then the likeliest first. There are 3 at least and
  /// `Limits.colorsToChoose` at most.
  public package(set) var colors: [NamedTint] = []
  /// How many of them are likely.
  public package(set) var likely = 0

  /// A color of a file, as the choice for a role.
  public struct NamedTint: Equatable, Sendable {
    /// Its name in the file, if any, and its hex: "--brand, #3F51B5".
    public let label: String
    public let tint: Tint

    package init(label: String, tint: Tint) { (self.label, self.tint) = (label, tint) }
  }

  package init(_ role: Role) { self.role = role }
}
