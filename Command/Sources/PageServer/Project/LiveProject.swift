import NIOConcurrencyHelpers

/// A project that pages may follow, and whose theme they may set. Its files and paths stay with whoever makes one of these.
public final class LiveProject: Sendable {
  /// Writes a theme over a revision of a project whose last known state is given. May take its time.
  public typealias Save = @Sendable (_ theme: String, _ revision: String, _ last: ProjectState) -> SaveOutcome

  public let access = ProjectAccess()
  private let write: Save
  private let shared: NIOLockedValueBox<Shared>
  /// Held during each change, so that they come one after the other.
  private let turn = NIOLock()

  private struct Shared {
    var state: ProjectState
    var follower: (@Sendable () -> Void)?
  }

  public init(state: ProjectState, save: @escaping Save) {
    write = save
    shared = NIOLockedValueBox(Shared(state: state))
  }

  /// How the project is now.
  public var state: ProjectState { shared.withLockedValue { $0.state } }

  /// Takes over what has changed on disk, and tells every page. Waits for its turn.
  /// - Parameter change: the state after the last one.
  public func update(_ change: (ProjectState) -> ProjectState) {
    turn.withLock { tell(change(state)) }
  }

  /// Saves a theme, and tells every page. Waits for its turn.
  func save(_ theme: String, over revision: String) -> SaveOutcome {
    turn.withLock {
      let outcome = write(theme, revision, state)
      switch outcome {
      case .saved(let state, _), .changed(let state): tell(state)
      case .invalid, .unreadable, .failed: break
      }
      return outcome
    }
  }

  /// Calls back after every change, on any thread.
  func follow(_ changed: @escaping @Sendable () -> Void) {
    shared.withLockedValue { $0.follower = changed }
  }

  private func tell(_ state: ProjectState) {
    guard state != self.state else { return }
    let follower = shared.withLockedValue { shared in
      shared.state = state
      return shared.follower
    }
    follower?()
  }
}

/// A project's state, as a page is told.
public struct ProjectState: Equatable, Sendable {
  /// The name to show.
  public var name: String
  /// The theme's string.
  public var theme: String
  /// Changes with the project's file: visible ASCII without quotation marks, so that an entity tag can hold it.
  public var revision: String
  /// The number of files that the project's outputs are.
  public var files: Int
  /// A sentence that says why those aren't up to date; nil if they are.
  public var problem: String?
  /// Whether the project's file can be read. If it can't, it's the problem, and the theme is the last one that was read.
  public var isReadable: Bool

  public init(
    name: String, theme: String, revision: String, files: Int, problem: String? = nil, isReadable: Bool = true
  ) {
    (self.name, self.theme, self.revision, self.files, self.problem) = (name, theme, revision, files, problem)
    self.isReadable = isReadable
  }
}

/// The outcome of saving a theme.
public enum SaveOutcome: Sendable {
  /// The project has the theme now, and this many of its files were written.
  case saved(ProjectState, wrote: Int)
  /// Another revision is there; nothing was written.
  case changed(ProjectState)
  /// The text isn't a theme.
  case invalid(sentence: String)
  /// The project's file has a mistake, so there's no place in it for the theme.
  case unreadable(sentence: String)
  /// The project's file can't be written. It's as it was.
  case failed(sentence: String)
}
