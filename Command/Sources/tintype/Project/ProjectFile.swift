import Formats
import Theme

/// The contents of a `tintype.json`: the themes, and the files to write from each.
struct ProjectFile {
  /// The version of its schema that this command knows.
  static let version = 1

  let text: ProjectText
  let themes: [ProjectTheme]
  let outputs: [ProjectOutput]

  /// Reads the file, and refuses it at its first mistake.
  init(_ bytes: [UInt8]) throws(Refusal) {
    text = try ProjectText(bytes)
    var reader = ProjectReader(text: text)
    try reader.read()
    (themes, outputs) = (reader.themes, reader.outputs)
  }

  /// The theme with a name, or the only one.
  func theme(named name: String?) throws(Refusal) -> ProjectTheme {
    let names = themes.compactMap(\.name)
    guard let name else {
      guard let theme = themes.first, themes.count == 1 else {
        throw Refusal("This project has several themes: \(names.listed). Choose one with --theme.")
      }
      return theme
    }
    guard let theme = themes.first(where: { $0.name == name }) else {
      throw Refusal(
        names.isEmpty
          ? "This project’s only theme has no name. Leave --theme out."
          : "There’s no theme \(quoted(name)) in \(ProjectText.name), only \(names.listed).")
    }
    return theme
  }

  /// The paths of the project's own templates.
  var templates: [String] {
    outputs.compactMap { output in
      if case .template(let path) = output.source { path.text } else { nil }
    }
  }
}

/// A theme of a project, which may lack choices.
struct ProjectTheme {
  /// Its name in “themes”, which replaces `{theme}` in a path; nil for the one of “theme”.
  let name: String?
  let theme: Theme
  /// Where it is in the text.
  let offset: Int
}

/// A file or folder to write for each theme.
struct ProjectOutput {
  let source: Source
  let path: ProjectPath
  /// Whether only our part of the file is written, or only our color sets of an asset catalog.
  let merges: Bool
  /// Where its path is in the text.
  let offset: Int

  /// The paths that it's written to, each once.
  func paths(of themes: [ProjectTheme]) -> [String] {
    path.hasPlaceholder ? themes.map { path.text(for: $0) } : themes.prefix(1).map { path.text(for: $0) }
  }

  /// The format or template that makes it.
  enum Source {
    case format(Format, ExportOptions)
    /// A template of the project's own, by its path.
    case template(ProjectPath)

    /// How one file can have several themes.
    enum Sharing {
      /// Each theme is in a scope with its name.
      case scopes
      /// The format has a list of themes, or a mode for each.
      case list
    }

    /// How one file can have several themes; nil if it can't. Fonts that come along are a theme's own.
    var sharing: Sharing? {
      guard case .format(let format, let options) = self else { return nil }
      if options.scope?.contains(ProjectPath.placeholder) == true { return .scopes }
      return format.holdsThemes && options.fontFolder == nil ? .list : nil
    }
  }
}
