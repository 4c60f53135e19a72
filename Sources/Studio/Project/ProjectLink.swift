import _Text

/// The link between the theme and a project on disk.
struct ProjectLink: Equatable, Sendable {
  /// The project as it was reported last.
  var report: ProjectReport
  var state = State.saved
  /// The theme string that was last sent for saving, or came from disk.
  var known: String

  /// Whether the theme here is on disk.
  enum State: Equatable, Sendable {
    /// It is.
    case saved
    /// It's on its way.
    case saving
    /// It couldn't be saved.
    case refused
    /// The server doesn't answer.
    case lost
    /// The server is gone for good.
    case ended
  }
}

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

extension ProjectLink {
  func status(isComplete: Bool) -> ProjectStatus {
    let (words, isProblem) = words(isComplete)
    return ProjectStatus(name: report.name, words: words, isProblem: isProblem)
  }

  private func words(_ isComplete: Bool) -> (String, Bool) {
    switch state {
    case .lost: ("Not saved: “tintype open” doesn’t answer. Tintype keeps trying.", true)
    case .ended: ("Not saved: this link has ended. Run “tintype open” again.", true)
    case .refused: ("Not saved", true)
    case .saving, .saved:
      if !isComplete {
        ("Tintype saves once all four choices are made.", false)
      } else if state == .saving {
        ("Saving…", false)
      } else if report.problem != nil {
        ("Saved, but not built", true)
      } else {
        ("Saved · " + report.files.groupedText + (report.files == 1 ? " file" : " files"), false)
      }
    }
  }
}
