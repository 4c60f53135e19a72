import ArgumentParser
import Foundation

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the files that a project's tintype.json lists.",
    discussion: """
      Only files that differ are written, so that a build tool sees no change where there is none, and each is named. If one \
      can't be written, none is. A file that's there and isn't from Tintype is only replaced with --force. "tintype init" \
      makes a tintype.json, and "tintype schema" describes it.

      In a folder without a tintype.json, the nearest one above it in the repository counts. After a build, it says what loads \
      the files that nothing loads yet.

      --dry-run writes nothing. It says which files a build would write, and which of your own colors would change in them.
      --check writes nothing. It names every file that's missing or not what it would be now, and every promise of legible \
      text that a theme breaks. --clean also looks for outputs that were taken off the list: what they merged into other files \
      is taken out of them. It also removes fonts that come with Tintype and that no theme of the project needs. \
      --watch builds again whenever tintype.json or a template changes, until you press Control-C.

      The exit status is 1 if --check finds something, and 2 if tintype.json has a mistake or a file can't be written.

      Example:
        tintype build
        tintype build --dry-run
        tintype build --check web
        tintype build --clean
      """)

  @Argument(help: ArgumentHelp("The folder with the tintype.json.", valueName: "folder"))
  var folder = "."

  @Flag(help: "Write nothing, and find out whether everything is up to date.")
  var check = false

  @Flag(help: "Write nothing, and say what a build would change.")
  var dryRun = false

  @Flag(help: "Replace files that Tintype didn't write, too.")
  var force = false

  @Flag(help: "Take out of the project what's ours and no output writes anymore.")
  var clean = false

  @Flag(help: "Build again whenever something changes.")
  var watch = false

  @Option(help: ArgumentHelp(Help.fontSite, valueName: "dir"))
  var site: String?

  func validate() throws {
    guard !(check && watch) else { throw ValidationError("Give --check or --watch, not both.") }
    guard !(dryRun && (check || watch || force || clean)) else {
      throw ValidationError("Give --dry-run alone: it writes nothing.")
    }
    guard !(check && force) else { throw ValidationError("Give --check or --force, not both.") }
    guard !(watch && force) else { throw ValidationError("Give --watch or --force, not both.") }
    guard !(clean && watch) else { throw ValidationError("Give --clean or --watch, not both.") }
  }

  func run() throws {
    let folder = try ProjectFolder(near: folder, site: site)
    if watch { try ProjectWatch(folder: folder).run() }
    if dryRun { return try preview(folder) }
    let (build, cleaned) = try folder.locked { () throws(Refusal) in
      let build = try ProjectBuild(folder)
      let abandoned = clean ? try AbandonedParts(in: folder, besides: build) : nil
      if check { return (build, abandoned?.problems ?? []) }
      try build.write(force: force)
      return (build, try abandoned?.takeOut() ?? [])
    }
    var output = Output()
    let deviations = build.deviations
    var lines = (check ? deviations.map(\.problem) + build.brokenPromises : deviations.map(\.deed)) + cleaned
    let isFine = lines.isEmpty
    for line in build.remarks { remark(line) }
    if isFine { lines = [build.count == 1 ? "The file is up to date." : "All \(build.count) files are up to date."] }
    if check, deviations.contains(where: { $0.state == .foreign }) {
      lines.append("Run “tintype build --force” to replace what isn’t from Tintype.")
    } else if check, !deviations.isEmpty {
      lines.append("Run “tintype build” to write what’s missing or differs.")
    }
    if check, !cleaned.isEmpty { lines.append("Run “tintype build --clean” to take out what’s ours.") }
    lines[0] = folder.introduction + lines[0]
    for line in lines {
      output.append(visible(line))
      try output.endLine()
    }
    try output.flush()
    if !check {
      // Many projects have nothing to look for.
      lazy var scan = ProjectScan(folder.root)
      for line in DeadOutputs(of: build.outputs, themes: build.project.themes, in: scan).lines {
        writeToStandardError(line + "\n")
      }
      if let line = UnloadedFonts(of: build.project, in: scan).line { writeToStandardError(line + "\n") }
    }
    if check, !isFine { throw ExitCode(1) }
  }

  private func preview(_ folder: ProjectFolder) throws {
    let build = try folder.locked { () throws(Refusal) in try ProjectBuild(folder) }
    let lines = BuildPreview(build).lines
    var output = Output()
    output.append(folder.introduction)
    for line in lines.isEmpty ? ["Nothing would change."] : lines {
      output.append(line)
      try output.endLine()
    }
    try output.flush()
  }
}
