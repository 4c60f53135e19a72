import Foundation
import PageServer

/// Links a project to the page: saves the themes that the page sends, builds the project after every change, and tells the
/// page about each.
final class ProjectLink: Sendable {
  /// The page's end.
  let live: LiveProject
  private let work: ProjectWork

  /// Builds the project for the first time. Refuses one whose file has a mistake.
  /// - Parameter theme: the name of the theme to work on; nil if there's only one.
  init(_ folder: ProjectFolder, theme: String?) throws(Refusal) {
    let theme = try folder.file().theme(named: theme)
    let work = ProjectWork(folder, themeName: theme.name)
    self.work = work
    let state = ProjectState(name: theme.name ?? folder.ownName, theme: theme.theme.string, revision: "", files: 0)
    live = LiveProject(state: work.build(state)) { theme, revision, last in
      work.save(theme, over: revision, last)
    }
    if let problem = live.state.problem { complain(problem) }
  }

  /// Starts to watch the project's file, on another thread.
  func follow() {
    Thread.detachNewThread { [live, work] in
      work.watch.run { stamps in
        live.update { last in
          if work.hasBuilt(stamps) { return last }
          let state = work.build(last)
          if let problem = state.problem, problem != last.problem { complain(problem) }
          return state
        }
      }
    }
  }
}
