import Foundation

extension Tool {
  static func initProject(in folder: WorkFolder) -> Tool {
    Tool(
      name: "init",
      title: "Begin a project",
      description: """
        Makes a tintype.json for an app: finds out what it's made with and which theme it has, and proposes the files to write. \
        It changes no other file, and replaces no tintype.json. Call build with dryRun next, to see what would change.
        """,
      parameters: [
        Parameter("folder", .text, "The app's folder, inside the one that this server works in; that one without it."),
        Parameter("theme", .text, "\(ToolText.theme) Without it, the app's own."),
        Parameter("outputs", .list(.text), "Formats with paths, instead of what's proposed: css=src/theme.css."),
      ],
      resultMembers: saidMembers, writes: true
    ) { arguments throws(Refusal) in
      var words = ["init", "--yes"]
      if let theme = arguments.text("theme") { words.append("--theme=\(theme)") }
      words += arguments.texts("outputs").map { "--format=\($0)" }
      return try answer(words, arguments, in: folder)
    }
  }

  static func build(in folder: WorkFolder) -> Tool {
    Tool(
      name: "build",
      title: "Build a project",
      description: """
        Writes the files that an app's tintype.json lists, those that differ, all or none. With dryRun it writes nothing, and says \
        which files would change and which of the app's own colors would be others. It replaces no file that Tintype didn't \
        write. Afterwards it says what loads the files that nothing loads yet: add those lines yourself.
        """,
      parameters: [
        Parameter("folder", .text, "The app's folder, inside the one that this server works in; that one without it."),
        Parameter("dryRun", .flag, "Whether to write nothing, and say what would change."),
      ],
      resultMembers: saidMembers, writes: true
    ) { arguments throws(Refusal) in
      try answer(arguments.flag("dryRun") ? ["build", "--dry-run"] : ["build"], arguments, in: folder)
    }
  }

  private static let saidMembers = [
    Shape.Member("lines", .list(.text), "What was done or would be, and what there is to add, one sentence each.")
  ]

  /// Runs a subcommand of this command on a folder, so that agents get what people get.
  private static func answer(
    _ words: [String], _ arguments: ToolArguments, in folder: WorkFolder
  ) throws(Refusal) -> ToolResult {
    let place = try folder.place(of: arguments.text("folder") ?? ".")
    guard isDirectory(place) else { throw Refusal("“folder” has to be a folder.") }
    guard access(place + "/" + ProjectText.name, F_OK) == 0 || words[0] == "init" else {
      throw Refusal("There’s no \(ProjectText.name) in that folder. Call init first.")
    }
    let site = words[0] == "build" ? folder.site.map { ["--site", $0] } ?? [] : []
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = Bundle.main.executableURL
    process.arguments = words + site + ["--", place]
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (pipe, pipe)
    let said: String
    do {
      try process.run()
      said = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    } catch {
      throw Refusal("The command couldn’t be run: \(reason(error)).")
    }
    process.waitUntilExit()
    let lines = said.split(whereSeparator: \.isNewline).map { line in
      line.hasPrefix("tintype: ") ? String(line.dropFirst("tintype: ".count)) : String(line)
    }
    guard process.terminationStatus == 0 else { throw Refusal(lines.joined(separator: "\n")) }
    return ToolResult(lines.joined(separator: "\n")) {
      $0.object { $0.member("lines", lines) { $0.string($1) } }
    }
  }
}
