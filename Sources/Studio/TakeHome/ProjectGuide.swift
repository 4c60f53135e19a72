import Formats
import Theme
import _Text

/// How the theme gets into a project and stays there: on the screen Take it home.
public struct ProjectGuide: Equatable, Sendable {
  /// "In your project", or the project's name.
  public var title: String
  /// A sentence about the commands, or whether the theme is saved.
  public var words: String
  /// Commands for a shell, one per line; empty if the page is bound to a project already.
  public var commands: [String]
  /// The commands' accessible name.
  public var commandsName: String
  /// Copies the commands; nil without them.
  public var copy: Screen.Button?
  /// Whether the person has to do something.
  public var isProblem: Bool
}

extension TakeHomeFeature {
  /// The guide for a whole theme and the formats that were chosen.
  func guide(_ theme: Theme, _ project: ProjectStatus?) -> ProjectGuide {
    if let project {
      return ProjectGuide(
        title: project.name, words: project.words, commands: [], commandsName: "", copy: nil,
        isProblem: project.isProblem)
    }
    return ProjectGuide(
      title: "In your project",
      words: "Keep the theme in a file of your project, and build your app’s files from it. With “tintype open”, each "
        + "choice that you make here changes them at once.",
      commands: projectCommands(theme), commandsName: "Commands",
      copy: Button("Copy commands", .takeHome(.commandsTapped)), isProblem: false)
  }

  /// Installs the command from a clone of Tintype, makes the project's file, and opens this page bound to it.
  func projectCommands(_ theme: Theme) -> [String] {
    let formats = chosen.isEmpty ? [shown] : chosen
    return [
      "make install",
      "tintype init --theme '" + theme.string + "'"
        + formats.map { " --format " + $0.name.description + "=" + $0.fileName.description }.text(separatedBy: ""),
      "tintype open --browser",
    ]
  }
}
