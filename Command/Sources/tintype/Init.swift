import ArgumentParser
import Formats
import Foundation
import Theme
import _Text

/// The command "init".
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a tintype.json for a project.",
    discussion: """
      Looks at the folder for what the project is made with, such as Tailwind, shadcn/ui, Material UI, Bootstrap, Xcode, \
      Android or Flutter, and proposes files to write. It reads the theme that the project has already, if one of its files \
      names a primary color. In a terminal, it asks before it writes; --yes takes what it proposes. A tintype.json that's \
      there is never overwritten.

      The exit status is 2 if there's a tintype.json, no whole theme, or it can't be written.

      Example:
        tintype init
        tintype init web --theme 'primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato' --format css=src/theme.css
      """)

  @Argument(help: ArgumentHelp("The project's folder.", valueName: "folder"))
  var folder = "."

  @Option(help: "The theme, or a link to it, instead of the project's own.")
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "A format, and the path of its file or folder, instead of what's proposed. May be given several times.",
      valueName: "format=path"))
  var format: [String] = []

  @Flag(help: "Ask nothing.")
  var yes = false

  func run() throws {
    let folder = try ProjectFolder(folder)
    try folder.refuseIfTaken()
    let scan = ProjectScan(folder.root)
    if scan.isCut {
      try say("This folder has more than \(Limits.scannedFiles.groupedText) files. Only that many were looked at.")
    }
    let isAsking = !yes && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let theme = try chosenTheme(scan, folder, isAsking: isAsking)
    let outputs = try chosenOutputs(scan, isAsking: isAsking)
    let text = Self.text(theme: theme, outputs: outputs)
    _ = try ProjectFile(Array(text.utf8))
    var files = FileSet()
    try files.add(Array(text.utf8), at: folder.filePath, named: ProjectText.name)
    try files.write()
    try say(
      "Wrote \(ProjectText.name). To write its \(outputs.count == 1 ? "output" : "\(outputs.count) outputs"), run “tintype build”."
    )
  }

  /// The theme given, the project's own, or what the person types.
  private func chosenTheme(_ scan: ProjectScan, _ folder: ProjectFolder, isAsking: Bool) throws(Refusal) -> Theme {
    if let theme { return try Theme(whole: theme) }
    let example = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
    let present = PresentTheme(in: scan, root: folder.root)
    if let present {
      try say("Found a theme in \(present.path): \(present.imported.theme.string)")
      for remark in present.imported.remarks { try say("  \(remark)") }
    }
    while isAsking {
      let isWhole = present.map { $0.imported.missing.isEmpty } ?? false
      let hint = isWhole ? "Enter for the one found" : "such as \(example)"
      guard let answer = ask("Theme, or a link to it (\(hint)): ") else { break }
      if answer.isEmpty, isWhole, let present { return present.imported.theme }
      do throws(Refusal) {
        return try Theme(whole: answer)
      } catch {
        try say(error.sentence)
      }
    }
    guard let present else {
      throw Refusal("No file of this project names a primary color. Give a theme: --theme '\(example)'.")
    }
    if let role = present.imported.missing.first {
      throw Refusal(
        "\(present.path) has no \(role.title.asciiLowercased). Give the whole theme: --theme '\(present.imported.theme.string)&\(role.key)=…'."
      )
    }
    return present.imported.theme
  }

  /// The outputs given, or those proposed that the person wants.
  private func chosenOutputs(_ scan: ProjectScan, isAsking: Bool) throws(Refusal) -> [ProposedOutput] {
    guard format.isEmpty else { return try format.map { given throws(Refusal) in try Self.output(given) } }
    var outputs: [ProposedOutput] = []
    for proposed in ProposedOutput.all(for: scan) {
      try say("For \(proposed.reason): \(proposed.format), \(proposed.merges ? "merged into" : "in") \(proposed.path)")
      guard isAsking else {
        outputs.append(proposed)
        continue
      }
      if let path = try askPath(of: proposed) {
        outputs.append(
          ProposedOutput(format: proposed.format, path: path, merges: proposed.merges, reason: proposed.reason))
      }
    }
    guard !outputs.isEmpty else {
      throw Refusal("There’s nothing to write. Name a format and a path: --format css=src/theme.css.")
    }
    return outputs
  }

  /// The path that the person wants for an output; nil for none.
  private func askPath(of proposed: ProposedOutput) throws(Refusal) -> String? {
    while true {
      switch ask("Write it? Enter for yes, n for no, or another path: ") {
      case "n"?, "no"?: return nil
      case ""?, nil, "y"?, "yes"?: return proposed.path
      case let path?:
        do throws(Refusal) {
          _ = try ProjectPath(path)
          return path
        } catch {
          try say(error.sentence)
        }
      }
    }
  }

  private static func output(_ given: String) throws(Refusal) -> ProposedOutput {
    let (name, path) = given.cut(at: "=")
    guard let path, !path.isEmpty else {
      throw Refusal("--format takes a format and a path, such as css=src/theme.css, not \(quoted(given)).")
    }
    guard Format.named(name) != nil else {
      throw Refusal("There’s no format \(quoted(name)). “tintype formats” lists them.")
    }
    return ProposedOutput(format: name, path: path, reason: "--format")
  }

  /// A `tintype.json` that people can go on writing.
  private static func text(theme: Theme, outputs: [ProposedOutput]) -> String {
    func quoted(_ text: String) -> String {
      var json = JSONWriter()
      json.string(text)
      return String(decoding: json.bytes, as: UTF8.self)
    }
    let lines = outputs.map {
      "    { \"format\": \(quoted($0.format)), \"path\": \(quoted($0.path))\($0.merges ? ", \"merge\": true" : "") }"
    }
    return """
      {
        "theme": \(quoted(theme.string)),
        "outputs": [
      \(lines.joined(separator: ",\n"))
        ]
      }

      """
  }

  /// The answer that a person types after a question; nil at the end of the input.
  private func ask(_ question: String) -> String? {
    try? say(question, end: "")
    return readLine()?.split(separator: " ").joined(separator: " ")
  }

  private func say(_ line: String, end: String = "\n") throws(Refusal) {
    var output = Output()
    output.append(line + end)
    try output.flush()
  }
}
