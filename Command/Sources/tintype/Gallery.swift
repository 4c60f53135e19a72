import ArgumentParser
import Suggestions
import Theme
import _Text

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List themes to begin with, or print one of them.",
    discussion: """
      Prints for each theme its name, its mood, what it's for, and the theme. With a name, in upper or lower case, it prints \
      only that theme, for other subcommands to read; if there is none of that name, the exit status is 2.

      All of them are legible as they are, in light and dark. The fonts come with the page; "tintype fonts" lists them.

      Example:
        tintype gallery
        tintype gallery Harbor | tintype check
        tintype export "$(tintype gallery low tide)" --format css

      JSON: appearance is the one that shows the theme best, light or dark.
      """)

  @Argument(help: ArgumentHelp("The name of a theme.", valueName: "name"))
  var words: [String] = []

  @Flag(help: "Print one line of JSON per theme.")
  var json = false

  func run() throws {
    var output = Output()
    do throws(Refusal) {
      let themes = words.isEmpty ? GalleryTheme.all : [try GalleryTheme(words: words)]
      if json {
        for theme in themes {
          output.json { theme.writeJSON(to: &$0) }
          try output.endLine()
        }
      } else {
        output.append(words.isEmpty ? text(ofTable: themes.map(\.row)) : themes[0].theme.string)
        try output.endLine()
      }
    } catch {
      throw try error.answered(to: words, json: json)
    }
    try output.flush()
  }
}

extension GalleryTheme {
  /// The theme with this name.
  fileprivate init(words: [String]) throws(Refusal) {
    let name = words.joined(separator: " ")
    guard let theme = Self.named(name) else {
      throw Refusal("There is no theme \(quoted(name)) in the gallery. “tintype gallery” lists them.")
    }
    self = theme
  }

  fileprivate var row: [String] { [name, mood, purpose, theme.string] }

  fileprivate func writeJSON(to json: inout JSONWriter) {
    json.object {
      $0.member("name", name)
      $0.member("mood", mood)
      $0.member("purpose", purpose)
      $0.member("appearance", appearance == .light ? "light" : "dark")
      $0.member("theme", theme.string)
    }
  }
}
