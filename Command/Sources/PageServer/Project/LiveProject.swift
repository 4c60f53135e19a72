import NIOConcurrencyHelpers

/// A project that a page may follow, and whose theme it may set. Files and paths stay with whoever makes one of these.
public final class LiveProject: Sendable {
  /// Lets a page in.
  public let token: AccessToken
  let save: @Sendable (_ theme: String, _ revision: String) -> SaveOutcome
  private let shared: NIOLockedValueBox<Shared>

  private struct Shared {
    var state: ProjectState
    var follower: (@Sendable () -> Void)?
  }

  /// - Parameters:
  ///   - state: how the project is now.
  ///   - save: writes a theme over a revision of the project. It may take its time, and is called from several threads.
  public init(
    token: AccessToken, state: ProjectState,
    save: @escaping @Sendable (_ theme: String, _ revision: String) -> SaveOutcome
  ) {
    (self.token, self.save) = (token, save)
    shared = NIOLockedValueBox(Shared(state: state))
  }

  /// How the project is now. Setting it tells every page that follows.
  public var state: ProjectState {
    get { shared.withLockedValue { $0.state } }
    set {
      let follower = shared.withLockedValue { shared in
        shared.state = newValue
        return shared.follower
      }
      follower?()
    }
  }

  /// Calls back whenever the state was set, on the thread that set it.
  func follow(_ changed: @escaping @Sendable () -> Void) {
    shared.withLockedValue { $0.follower = changed }
  }
}

/// What a page is told of a project.
public struct ProjectState: Equatable, Sendable {
  /// The name to show.
  public var name: String
  /// The theme's string.
  public var theme: String
  /// Changes with the project's file. May be part of an entity tag.
  public var revision: String
  /// The number of files that the project's outputs are.
  public var files: Int
  /// A sentence that says why those aren't up to date; nil if they are.
  public var problem: String?

  public init(name: String, theme: String, revision: String, files: Int, problem: String?) {
    (self.name, self.theme, self.revision, self.files, self.problem) = (name, theme, revision, files, problem)
  }
}

/// What came of saving a theme.
public enum SaveOutcome: Sendable {
  /// The project has the theme now, and this many of its files were written.
  case saved(ProjectState, wrote: Int)
  /// Another revision is there; nothing was written.
  case changed(ProjectState)
  /// The text isn't a whole theme.
  case invalid(sentence: String)
  /// The project's file has a mistake, so there's no place in it for the theme.
  case unreadable(sentence: String)
  /// The project's file can't be written. It's as it was.
  case failed(sentence: String)
}
