import ArgumentParser

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what's different between two themes or files.",
    discussion: """
      Compares the choices, and the colors of the roles in light and dark: those added, removed and changed, with their \
      difference and their lowest contrast ratio, before and after. Colors of a file count by their names, with any prefix; \
      those that mean no role of a scheme are compared by name if both are files, with the contrast that \
      "tintype check" finds.

      Each may be a theme or a link to it, a tintype.json or a folder with one, or a file or folder that "tintype import" \
      reads. The exit status is 1 if a color doesn't read anymore as well as it has to, and 2 if a theme is not readable.

      Example:
        tintype diff 'primary=indigo-500&accent=pink-a200' 'primary=indigo-500&accent=teal-500'
        tintype diff <(git show main:tintype.json) tintype.json --markdown
      """)

  @Argument(help: ArgumentHelp("The theme or file before.", valueName: "before"))
  var before: String

  @Argument(help: ArgumentHelp("The theme or file after.", valueName: "after"))
  var after: String

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print tables for a pull request.")
  var markdown = false

  func validate() throws {
    guard !(json && markdown) else { throw ValidationError("Give --json or --markdown, not both.") }
  }

  func run() throws {
    let (before, after) = (try DiffSide.read(before), try DiffSide.read(after))
    for remark in before.remarks { complain("\(self.before): \(remark)") }
    for remark in after.remarks { complain("\(self.after): \(remark)") }
    let difference = ThemeDifference(from: before, to: after)
    var output = Output()
    if json {
      output.json { difference.writeJSON(to: &$0) }
    } else {
      output.append(markdown ? difference.markdown : difference.table)
    }
    try output.endLine()
    try output.flush()
    if difference.breaksPromise { throw ExitCode(1) }
  }
}
