/// News of the project that this page is bound to by `tintype open`. Its theme is in a file in a folder of this machine.
public enum ProjectEvent: Equatable, Sendable {
  /// The page is bound to the project, which is this on disk.
  case opened(ProjectReport)
  /// The project is this on disk now: a build was done or failed, or something else changed the file.
  case changed(ProjectReport)
  /// The theme was saved: it's on disk.
  case saved(ProjectReport)
  /// The theme wasn't saved; why, in one sentence. The files are unchanged.
  case refused(String)
  /// The server doesn't answer. The front end tries again by itself.
  case lost
  /// The server doesn't know this page anymore, and won't again.
  case ended
  /// The button that puts the choices here into the project's file.
  case saveTapped
}

/// A project as its server sees it.
public struct ProjectReport: Equatable, Sendable {
  /// The project's name: its folder, or its theme if it has several.
  public var name: String
  /// The theme string on disk.
  public var theme: String
  /// How many files are built from it.
  public var files: Int
  /// Why the files aren't up to date, in one sentence; nil if they are.
  public var problem: String?
  /// Whether the project's own file can be read. If it can't, it's the problem, and the theme is the last one that was read.
  public var isReadable: Bool

  /// A report; an empty problem is none.
  public init(name: String, theme: String, files: Int, problem: String?, isReadable: Bool = true) {
    self.name = name
    self.theme = theme
    self.files = files
    self.problem = problem?.isEmpty == true ? nil : problem
    self.isReadable = isReadable
  }
}
