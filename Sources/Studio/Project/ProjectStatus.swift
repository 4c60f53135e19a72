/// Whether the theme is saved in a project, for people.
public struct ProjectStatus: Equatable, Sendable {
  /// The project's name.
  public var name: String
  /// Whether the theme is saved there: "Saved · 4 files".
  public var words: String
  /// Whether the person has to do something about it.
  public var isProblem: Bool

  /// A status as it's shown.
  public init(name: String, words: String, isProblem: Bool) {
    self.name = name
    self.words = words
    self.isProblem = isProblem
  }
}
