@_spi(Project) import Formats
import _Text

/// A file that a project could have Tintype write, and what a person should know about it.
struct ProposedOutput {
  /// The format's name.
  let format: String
  var path: String
  /// Whether it's merged into a file that's there.
  var merges = false
  /// The format's options by their names, in the order they're written.
  var options: [(name: String, value: String)] = []
  /// What in the project asks for it: "shadcn/ui on Tailwind CSS 4".
  let kind: String
  /// The folder of the app or module that it's in, with a slash at its end.
  var home = ""
  /// Where its kind of project has a theme besides the files beside the output.
  var places: [ThemePlace] = []
  /// More to know, each one sentence.
  var remarks: [String] = []

  /// The language of the files beside it that may hold the theme.
  var language: ThemeLanguage { ThemeLanguage(format: format) }

  /// An output that a person asks for by its format and path: "css=src/theme.css". Into a file of someone else's, it's merged if
  /// that can be done. What the project's files say about the format's options holds here, too.
  init(given: String, _ scan: ProjectScan, _ proposed: [ProposedOutput]) throws(Refusal) {
    let (name, path) = given.cut(at: "=")
    guard let path, !path.isEmpty else {
      throw Refusal("--format takes a format and a path, such as css=src/theme.css, not \(quoted(given)).")
    }
    guard let format = Format.named(name) else {
      throw Refusal("There’s no format \(quoted(name)). “tintype formats” lists them.")
    }
    let own = try ProjectPath(path).text
    let isForeign = scan.has(own) && !scan.isOurs(own) || scan.has(own + "/") && own.hasSuffix(".xcassets")
    self.init(format: name, path: path, merges: isForeign && format.isMergeable, kind: Self.given)
    guard let other = proposed.first(where: { $0.format == name }) ?? proposed.first(where: { $0.path == own }) else {
      home = proposed.first?.home ?? ""
      return
    }
    home = other.home
    places = other.places
    for (name, value) in other.options where format.options.contains(where: { "\($0.name)" == name }) {
      set(name, value)
    }
  }

  init(
    format: String, path: String, merges: Bool = false, kind: String, home: String = "", places: [ThemePlace] = []
  ) {
    (self.format, self.path, self.merges, self.kind) = (format, path, merges, kind)
    (self.home, self.places) = (home, places)
  }

  /// Refuses a path that a build would refuse.
  func check() throws(Refusal) { _ = try ProjectPath(path) }

  /// The kind of an output that a person asks for.
  static let given = "--format"

  /// Has dark mode wait for a class, if the app has none that a style sheet would be a part of.
  mutating func waitForDark(of app: WebApp) {
    guard let selector = DarkSelector.waiting(for: app, merges: merges) else { return }
    set("selector", selector)
    guard selector == ".dark" else { return }
    remarks.append("The app has no dark mode, so the theme’s waits for a class: <html class=\"dark\"> turns it on.")
  }

  /// Sets an option, or another value for it.
  mutating func set(_ name: String, _ value: String?) {
    options.removeAll { $0.name == name }
    if let value { options.append((name, value)) }
  }
}

/// A language that themes are written in.
enum ThemeLanguage {
  case styleSheet, kotlin, resources, swift, dart, script, other

  init(format: String) {
    switch format {
    case "css", "scss", "tailwind", "shadcn", "bootstrap", "angular", "daisyui", "heroui", "nuxtui": self = .styleSheet
    case "compose": self = .kotlin
    case "android": self = .resources
    case "swift", "xcassets": self = .swift
    case "flutter": self = .dart
    case "mui", "antd", "mantine", "chakra", "vuetify", "primeui", "paper": self = .script
    default: self = .other
    }
  }

  /// The endings of its files.
  var endings: [String] {
    switch self {
    case .styleSheet: [".css", ".scss", ".sass", ".less", ".pcss"]
    case .kotlin: [".kt"]
    case .resources: [".xml"]
    case .swift: [".swift"]
    case .dart: [".dart"]
    case .script: [".ts", ".js", ".tsx", ".jsx", ".mjs"]
    case .other: []
    }
  }
}
