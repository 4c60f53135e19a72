/// A file that isn't what a build writes, or several in one folder.
struct Deviation {
  let state: State
  /// The path of the first.
  let path: String
  /// The path of the output.
  let folder: String
  var count = 1

  enum State {
    case missing
    /// Made from another theme.
    case ofOtherTheme
    /// Made from the same theme, but changed since, or made with other options.
    case edited
    /// Written by someone else.
    case foreign
    /// Ours, and not part of the theme anymore.
    case extra
    /// Different, and it's not known why.
    case stale
  }

  /// The file, or the number of files and their folder.
  var name: String { count == 1 ? path : "\(count) files in \(folder)" }

  /// The problem: "theme.css is missing."
  var problem: String {
    switch state {
    case .missing: "\(name) \(count == 1 ? "is" : "are") missing."
    case .ofOtherTheme: "\(name) \(count == 1 ? "has" : "have") another theme."
    case .edited: "\(name) \(count == 1 ? "was" : "were") edited, or made with other options."
    case .foreign: "\(name) \(count == 1 ? "isn’t" : "aren’t") from Tintype."
    case .extra: "\(name) isn’t part of the theme anymore."
    case .stale: "\(name) \(count == 1 ? "is" : "are") stale."
    }
  }

  /// The remedy: "Wrote theme.css."
  var deed: String {
    switch state {
    case .missing: "Wrote \(name)."
    case .ofOtherTheme, .stale: "Updated \(name)."
    case .extra: "Removed \(name)."
    case .foreign: "Replaced \(name), which \(count == 1 ? "wasn’t" : "weren’t") from Tintype."
    case .edited: "Updated \(name), which had been edited, or made with other options."
    }
  }
}
