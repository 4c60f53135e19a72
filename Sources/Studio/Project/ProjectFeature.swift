import Theme
import _Text

/// Saving the theme in the project on disk that the page is bound to, if it is.
struct ProjectFeature: Feature, Equatable, Sendable {
  private var bond: Bond?

  /// The bond between the page and a project.
  private struct Bond: Equatable, Sendable {
    /// The project as it was reported last.
    var report: ProjectReport
    var state = State.saved
    /// The theme string that was last sent for saving, or came from disk.
    var known: String
  }

  /// Whether the theme here is on disk.
  private enum State: Equatable, Sendable {
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

  mutating func handle(_ event: ProjectEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .opened(let report):
      bond = Bond(report: report, known: report.theme)
      return takeOver(report, "Opened the theme of “" + report.name + "”.", at: &desk)
    case .changed(let report):
      guard let bond else { return [] }
      let isNews = !report.theme.same(as: bond.report.theme)
      note(report)
      return isNews ? takeOver(report, "The theme of “" + report.name + "” changed on disk.", at: &desk) : []
    case .saved(let report):
      note(report)
      if let problem = report.problem { desk.notice = Notice("Saved, but not built: " + problem, isError: true) }
    case .refused(let sentence):
      bond?.state = .refused
      desk.notice = Notice(sentence, isError: true)
    case .lost: if bond?.state != .ended { bond?.state = .lost }
    case .ended:
      if bond == nil {
        desk.notice = Notice("This link to a project has ended. Run “tintype open” again.", isError: true)
      }
      bond?.state = .ended
    }
    return []
  }

  /// Sends the theme for saving, if it's whole and isn't on disk yet.
  mutating func update(at desk: inout Desk) -> [Effect] {
    guard let bond, bond.state != .ended, desk.theme.isComplete else { return [] }
    let string = desk.theme.string
    guard !string.same(as: bond.known) else { return [] }
    self.bond?.known = string
    if bond.state != .lost { self.bond?.state = .saving }
    return [.saveToProject(string)]
  }

  private mutating func note(_ report: ProjectReport) {
    bond?.report = report
    if bond?.known.same(as: report.theme) == true {
      bond?.state = .saved
    } else if bond?.state == .lost {
      // The server is back, and the front end saves what has waited for it.
      bond?.state = .saving
    }
  }

  /// Takes over the theme on disk. The one here can be undone to, also if it was never saved there.
  private mutating func takeOver(_ report: ProjectReport, _ sentence: String, at desk: inout Desk) -> [Effect] {
    var arrived = Theme(salvaging: report.theme)
    desk.fonts.recognize(&arrived)
    // Written another way, it's still the same theme, and needn't be saved again.
    bond?.known = arrived.string
    bond?.state = .saved
    guard arrived != desk.theme else { return [] }
    let replacesAnother = !desk.theme.isEmpty
    var effects = desk.adopt(arrived)
    if !desk.theme.allows(desk.route) { effects += desk.go(to: desk.theme.furthestRoute) }
    desk.notice = replacesAnother ? Notice(sentence, offersUndo: true) : nil
    return effects
  }

  /// Whether the theme is saved in the project; nil if the page isn't bound to one.
  func status(at desk: Desk) -> ProjectStatus? {
    guard let bond else { return nil }
    let (words, isProblem) = words(bond, isComplete: desk.theme.isComplete)
    return ProjectStatus(name: bond.report.name, words: words, isProblem: isProblem)
  }

  private func words(_ bond: Bond, isComplete: Bool) -> (String, Bool) {
    switch bond.state {
    case .lost: ("Not saved: “tintype open” doesn’t answer. Tintype keeps trying.", true)
    case .ended: ("Not saved: this link has ended. Run “tintype open” again.", true)
    case .refused: ("Not saved", true)
    case .saving, .saved:
      if !isComplete {
        ("Tintype saves once all four choices are made.", false)
      } else if bond.state == .saving {
        ("Saving…", false)
      } else if bond.report.problem != nil {
        ("Saved, but not built", true)
      } else {
        ("Saved · " + bond.report.files.groupedText + (bond.report.files == 1 ? " file" : " files"), false)
      }
    }
  }
}
