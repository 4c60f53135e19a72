import Suggestions
import Theme
import _Text

extension Studio {
  /// Whether the theme is saved in the project; nil if the page isn't bound to one.
  var projectStatus: ProjectStatus? { project?.status(isComplete: isComplete) }

  mutating func handle(project event: ProjectEvent) -> [Effect] {
    switch event {
    case .opened(let report):
      project = ProjectLink(report: report, known: report.theme)
      return takeOver(report, "Opened the theme of “" + report.name + "”.")
    case .changed(let report):
      guard let link = project else { return [] }
      let isNews = !report.theme.same(as: link.report.theme)
      note(report)
      return isNews ? takeOver(report, "The theme of “" + report.name + "” changed on disk.") : []
    case .saved(let report):
      note(report)
      if let problem = report.problem { notice = Notice("Saved, but not built: " + problem, isError: true) }
    case .refused(let sentence):
      project?.state = .refused
      notice = Notice(sentence, isError: true)
    case .lost: if project?.state != .ended { project?.state = .lost }
    case .ended:
      guard project != nil else {
        notice = Notice("This link to a project has ended. Run “tintype open” again.", isError: true)
        return []
      }
      project?.state = .ended
    }
    return []
  }

  /// Sends the theme for saving, if it's whole and isn't on disk yet.
  mutating func saveToProject() -> [Effect] {
    guard let link = project, link.state != .ended, isComplete else { return [] }
    let string = theme.string
    guard !string.same(as: link.known) else { return [] }
    project?.known = string
    if link.state != .lost { project?.state = .saving }
    return [.saveToProject(string)]
  }

  private mutating func note(_ report: ProjectReport) {
    project?.report = report
    if project?.known.same(as: report.theme) == true {
      project?.state = .saved
    } else if project?.state == .lost {
      // The server is back, and the front end saves what has waited for it.
      project?.state = .saving
    }
  }

  /// Takes over the theme on disk. The one here can be undone to, also if it was never saved there.
  private mutating func takeOver(_ report: ProjectReport, _ sentence: String) -> [Effect] {
    var arrived = Theme(salvaging: report.theme)
    library.recognize(&arrived)
    // Written another way, it's still the same theme, and needn't be saved again.
    project?.known = arrived.string
    project?.state = .saved
    guard arrived != theme else { return [] }
    let replacesAnother = !theme.isEmpty
    suggestions.locks.lockBrandColors()
    var effects = take(arrived)
    isAskingToStartOver = false
    if !theme.allows(route) { effects += go(to: theme.furthestRoute) }
    notice = replacesAnother ? Notice(sentence, offersUndo: true) : nil
    return effects
  }
}
