/// Whether the theme is saved in a project, for people.
public struct ProjectStatus: Equatable, Sendable {
  /// The project's name.
  public var name: String
  /// Whether the theme is saved there: "Saved · 4 files".
  public var words: String
  /// Whether the person has to do something about it.
  public var isProblem: Bool

  /// Puts what was chosen here into the project's file, which couldn't take it before; nil if there's nothing to put there.
  public var save: Screen.Button?

  /// A status as it's shown.
  public init(name: String, words: String, isProblem: Bool, save: Screen.Button? = nil) {
    self.name = name
    self.words = words
    self.isProblem = isProblem
    self.save = save
  }
}
