import ArgumentParser
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
      Android or Flutter, and proposes what to write where: into the style sheet that the app loads, or beside the theme that's \
      there. It takes over the project's own theme, fills in what that doesn't name, and says so. In a terminal, it asks \
      before it writes; --yes takes what it proposes. It writes tintype.json and nothing else, and never over one that's there.

      Without a primary color, the theme is left unfinished: “tintype open” begins with it.

      The exit status is 2 if there's a tintype.json, nothing can be written, or --theme, --from or --format is wrong.

      Example:
        tintype init
        tintype init --from docs/site.css
        tintype init web --theme 'primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato' --format css=src/theme.css
      """)

  @Argument(help: ArgumentHelp("The project's folder.", valueName: "folder"))
  var folder = "."

  @Option(help: "The theme, or a link to it, instead of the project's own.")
  var theme: String?

  @Option(help: ArgumentHelp("The file or folder of the project to take the theme from.", valueName: "file"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "A format, and the path of its file or folder, instead of what's proposed. May be given several times.",
      valueName: "format=path"))
  var format: [String] = []

  @Flag(help: "Ask nothing.")
  var yes = false

  func run() throws {
    guard theme == nil || from == nil else { throw Refusal("Give --theme or --from, not both.") }
    let folder = try ProjectFolder(folder)
    try folder.refuseIfTaken()
    let given = try theme.map { text throws(Refusal) in try Theme(whole: text) }
    if let above = folder.projectAbove { try say("There’s a \(ProjectText.name) in \(above), too.") }
    let scan = ProjectScan(folder.root)
    var outputs = try proposedOutputs(scan)
    var theme = try chosenTheme(given, scan, &outputs, folder)
    for output in outputs { try output.check() }
    for index in outputs.indices { try keepApart(&outputs[index], theme, scan, folder) }
    let isAsking = !yes && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    if isAsking {
      outputs = try outputs.compactMap { output throws(Refusal) in try asked(output) }
      guard !outputs.isEmpty else {
        throw Refusal("There’s nothing to write. Name a format and a path: --format css=src/theme.css.")
      }
    }
    if isAsking { theme = try asked(theme) }
    let text = ProjectText.text(theme: theme, outputs: outputs)
    var files = FileSet()
    try files.add(Array(text.utf8), at: folder.filePath, named: ProjectText.name)
    try files.write()
    let project = try ProjectFile(Array(text.utf8))
    let dead = DeadOutputs(of: project.outputs.map { ($0.path.text, $0) }, themes: project.themes, in: scan)
    for line in dead.lines { try say(line) }
    if theme.primary != nil, theme.firstMissingRole == nil {
      for line in whatChanges(folder, project) { try say(line) }
    }
    try sayWhatFollows(theme, outputs)
  }

  /// The outputs given, or those that fit the project, each said with its reason.
  private func proposedOutputs(_ scan: ProjectScan) throws(Refusal) -> [ProposedOutput] {
    if scan.isCut {
      try say("This folder has more than \(Limits.scannedFiles.groupedText) files. Only that many were looked at.")
    }
    let proposals = Proposals(for: scan)
    guard format.isEmpty else {
      return try format.map { given throws(Refusal) in try ProposedOutput(given: given, scan, proposals.outputs) }
    }
    if let refusal = proposals.refusal, proposals.outputs.isEmpty { throw refusal }
    for output in proposals.outputs {
      try say("For \(output.kind): \(output.format), \(output.merges ? "merged into" : "in") \(output.path)")
    }
    for remark in proposals.remarks { try say(remark) }
    if let refusal = proposals.refusal { try say(refusal.sentence) }
    return proposals.outputs
  }

  /// The theme given, or the project's own with what's missing filled in. Says where it's from, and what its fonts need.
  private func chosenTheme(
    _ given: Theme?, _ scan: ProjectScan, _ outputs: inout [ProposedOutput], _ folder: ProjectFolder
  ) throws(Refusal) -> Theme {
    let fonts = LoadedFonts(in: scan, of: outputs)
    var theme: Theme
    if let given {
      theme = given
    } else {
      var search = ThemeSearch(in: scan, for: outputs, fonts)
      if let from { try search.take(from, in: folder) }
      let taken = TakenTheme(search, for: outputs.first)
      theme = taken.theme
      for remark in taken.remarks { try say(remark) }
    }
    for index in outputs.indices {
      outputs[index].bringFonts(of: theme, isOwn: given == nil, fonts, scan)
      for remark in outputs[index].remarks { try say(remark) }
    }
    return theme
  }

  /// Gives a style sheet's names a prefix if they'd only replace colors of the project's own that happen to be called the same,
  /// such as `--dark` for a text: it names none of the colors that a theme is about.
  private func keepApart(
    _ output: inout ProposedOutput, _ theme: Theme, _ scan: ProjectScan, _ folder: ProjectFolder
  ) throws(Refusal) {
    guard output.merges, ["css", "scss"].contains(output.format), theme.firstMissingRole == nil else { return }
    let sheet = scan.text(of: output.path)
    guard !sheet.contains(#/[\s{;]--(?:primary|accent|background|surface|text)\s*:/#),
      let project = try? ProjectFile(Array(ProjectText.text(theme: theme, outputs: [output]).utf8)),
      let preview = try? BuildPreview(ProjectBuild(folder, project)),
      let name = preview.files.first(where: { $0.path == output.path })?.colors.first?.name
    else { return }
    output.set("prefix", "brand-")
    try say("\(output.path) already uses \(name), so the theme’s names start with --brand-.")
  }

  /// The output as the person wants it; nil for none.
  private func asked(_ output: ProposedOutput) throws(Refusal) -> ProposedOutput? {
    while true {
      switch ask("Write \(output.path)? Enter for yes, n for no, or another path: ") {
      case "n"?, "no"?: return nil
      case ""?, nil, "y"?, "yes"?: return output
      case let path?:
        do throws(Refusal) {
          var other = output
          other.path = try ProjectPath(path).text
          return other
        } catch {
          try say(error.sentence)
        }
      }
    }
  }

  /// The theme with what the person chooses for its missing parts, each of which may stay open.
  private func asked(_ theme: Theme) throws(Refusal) -> Theme {
    var theme = theme
    for role in Role.allCases where theme[role] == nil {
      let example = role == .primary || role == .accent ? "such as indigo-500 or #3F51B5" : "such as EB Garamond"
      while true {
        guard let answer = ask("\(role.title) (\(example); Enter to choose it later): "), !answer.isEmpty else { break }
        do throws(Refusal) {
          let value = answer.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? answer
          // A font alone is no theme to read.
          let color = role == .primary || role == .accent ? "" : "primary=indigo-500&"
          theme[role] = try Theme(argument: "\(color)\(role.key)=\(value)")[role]
          break
        } catch {
          try say(error.sentence)
        }
      }
    }
    return theme
  }

  /// How many of the project's own colors the first build changes in each file, with the names of some. If it can't be worked
  /// out, why: tintype.json is written by then.
  private func whatChanges(_ folder: ProjectFolder, _ project: ProjectFile) -> [String] {
    do throws(Refusal) {
      return try BuildPreview(ProjectBuild(folder, project)).files.filter { !$0.colors.isEmpty }.map { file in
        var names: [String] = []
        for color in file.colors where !names.contains(color.name) { names.append(color.name) }
        let some = names.count > 4 ? names.prefix(4) + ["\(names.count - 4) more"] : names[...]
        let verb = file.colors.count == 1 ? "changes" : "change"
        return "\(file.colors.count) of \(file.ownCount) colors of \(file.path) \(verb): \(Array(some).listed)."
      }
    } catch {
      return [error.sentence]
    }
  }

  private func sayWhatFollows(_ theme: Theme, _ outputs: [ProposedOutput]) throws(Refusal) {
    guard theme.primary != nil else {
      return try say(
        "Wrote \(ProjectText.name). Its theme has no primary color yet. Choose one with “tintype open”, or remove the file and give the whole theme: tintype init --theme 'primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato'"
      )
    }
    if let role = theme.firstMissingRole {
      return try say(
        "Wrote \(ProjectText.name). Its theme has no \(role.title.asciiLowercased) yet. Choose one with “tintype open”."
      )
    }
    let what = outputs.count == 1 ? "its output" : "its \(outputs.count) outputs"
    try say(
      "Wrote \(ProjectText.name). To write \(what), run “tintype build”; “tintype build --dry-run” says first what changes."
    )
  }

  /// The answer that a person types after a question; nil at the end of the input.
  private func ask(_ question: String) -> String? {
    try? say(question, end: "")
    return readLine()?.split(separator: " ").joined(separator: " ")
  }

  private func say(_ line: String, end: String = "\n") throws(Refusal) {
    var output = Output()
    output.append(visible(line) + end)
    try output.flush()
  }
}

extension ProjectFolder {
  /// The nearest folder above with a `tintype.json`, in the same repository, as a path from here: "../..".
  fileprivate var projectAbove: String? {
    var (folder, up) = (root, "")
    while !FileManager.default.fileExists(atPath: folder + "/.git"), folder != "/" {
      folder = (folder as NSString).deletingLastPathComponent
      up += up.isEmpty ? ".." : "/.."
      if FileManager.default.fileExists(atPath: folder + "/" + ProjectText.name) { return up }
    }
    return nil
  }
}
