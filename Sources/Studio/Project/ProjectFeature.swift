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
    /// The theme string that the project's file couldn't take. It's sent again when the person says so.
    var waiting: String?
  }

  /// Whether the theme here is on disk.
  private enum State: Equatable, Sendable {
    /// It is.
    case saved
    /// It's on its way.
    case saving
    /// The server doesn't answer.
    case lost
    /// The server is gone for good.
    case ended
  }

  mutating func handle(_ event: ProjectEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .opened(let report):
      bond = Bond(report: report, known: report.theme)
      let effects = takeOver(report, "Opened the theme of “" + report.name + "”.", at: &desk)
      // An unfinished theme begins with what's missing.
      guard !desk.theme.isComplete, desk.route != desk.theme.furthestRoute else { return effects }
      return effects + desk.go(to: desk.theme.furthestRoute)
    case .changed(let report):
      guard let bond else { return [] }
      let isNews = !report.theme.same(as: bond.report.theme)
      note(report)
      return isNews ? takeOver(report, "The theme of “" + report.name + "” changed on disk.", at: &desk) : []
    case .saved(let report):
      note(report)
      if let problem = report.problem { desk.notice = Notice("Saved, but not built: " + problem, isError: true) }
    case .refused(let sentence):
      keepWaiting()
      desk.notice = Notice(sentence, isError: true)
    case .lost: if bond?.state != .ended { bond?.state = .lost }
    case .ended:
      // Comparing two bonds would bring Unicode's tables along.
      if case .none = bond {
        desk.notice = Notice("This link to a project has ended. Run “tintype open” again.", isError: true)
      }
      bond?.state = .ended
    case .saveTapped: bond?.waiting = nil
    }
    return []
  }

  /// Sends the theme for saving, if it isn't on disk yet. While the project's file can't be read, the theme waits here.
  mutating func update(at desk: inout Desk) -> [Effect] {
    guard let bond, bond.state != .ended, !desk.theme.isEmpty else { return [] }
    let string = desk.theme.string
    guard !string.same(as: bond.known) else {
      self.bond?.waiting = nil
      return []
    }
    guard bond.report.isReadable else {
      self.bond?.waiting = string
      return []
    }
    guard bond.waiting?.same(as: string) != true else { return [] }
    self.bond?.waiting = nil
    self.bond?.known = string
    if bond.state != .lost { self.bond?.state = .saving }
    return [.saveToProject(string)]
  }

  /// Takes back that the theme that was sent is on its way.
  private mutating func keepWaiting() {
    guard let bond else { return }
    self.bond?.waiting = bond.known
    self.bond?.known = bond.report.theme
    self.bond?.state = .saved
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
    bond?.waiting = nil
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
    let (words, isProblem) = words(bond, desk.theme)
    let isOffered = bond.report.isReadable && bond.state == .saved && isWaiting(bond, desk.theme)
    return ProjectStatus(
      name: bond.report.name, words: words, isProblem: isProblem,
      save: isOffered ? Button("Save them", .project(.saveTapped)) : nil)
  }

  private func isWaiting(_ bond: Bond, _ theme: Theme) -> Bool { bond.waiting?.same(as: theme.string) == true }

  private func words(_ bond: Bond, _ theme: Theme) -> (String, Bool) {
    switch bond.state {
    case .lost, .ended:
      return (
        "Not connected. Your choices stay in this window. Run “tintype open” again, and open its new address.", true
      )
    case .saving: return ("Saving…", false)
    case .saved: break
    }
    if let problem = bond.report.problem {
      return bond.report.isReadable
        ? ("Saved, not built: " + problem, true) : (problem + " Your choices wait here.", true)
    }
    guard !isWaiting(bond, theme) else { return ("Your choices here aren’t in the project’s file.", true) }
    let chosen = Role.allCases.filter { theme[$0] != nil }.count
    guard chosen == Role.allCases.count else {
      return ("Saved · " + chosen.text + " of " + Role.allCases.count.text + " chosen", false)
    }
    return ("Saved · " + bond.report.files.groupedText + (bond.report.files == 1 ? " file" : " files"), false)
  }
}
