import ArgumentParser
import Files
import Formats
import Foundation
import Import
import Theme
import _Text

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Read the theme in a file, in any of the formats that can be exported.",
    discussion: """
      Prints the theme as one line. A file that Tintype wrote holds the theme itself. From any other file, it takes the \
      colors and fonts whose names say what they are, guesses the rest, and says on standard error what it guessed. --list \
      prints every color and font in the file instead, and says what it left out.

      A file may have several themes, such as one for each [data-theme] of a style sheet. Then it takes the one that holds \
      without any, and names the others; --theme takes one of those.

      A folder is read as one export. “-” is standard input, which may also be a link: to a theme, to a palette on Coolors, \
      or to colors and fonts on Realtime Colors. The exit status is 1 if something is missing, and 2 if a file is not \
      readable.

      Example:
        tintype import theme.css
        tintype import themes.css --theme forest
        echo https://coolors.co/264653-2a9d8f-e9c46a | tintype import - --list
      """)

  @Argument(help: ArgumentHelp("The files or folders; - is standard input.", valueName: "file"))
  var files: [String]

  @Flag(help: "Print every color and font, with its name.")
  var list = false

  @Option(help: ArgumentHelp("The file’s theme to take, if it has several.", valueName: "name"))
  var theme: String?

  @Flag(help: "Print one line of JSON per file.")
  var json = false

  func run() throws {
    var status: Int32 = 0
    var output = Output()
    for path in files {
      do throws(Refusal) {
        let imported = try read(path)
        if !imported.missing.isEmpty { status = max(status, 1) }
        try answer(path, imported, to: &output)
      } catch {
        status = 2
        if json {
          output.json {
            $0.object {
              $0.member("file", path)
              $0.member("error", error.sentence)
            }
          }
          try output.endLine()
        } else {
          try output.flush()
          complain(files.count == 1 ? error.sentence : "\(path): \(error.sentence)")
        }
      }
    }
    try output.flush()
    if status > 0 { throw ExitCode(status) }
  }

  private func read(_ path: String) throws(Refusal) -> Imported {
    let files = try ImportedFolder.files(given: path)
    do throws(ImportError) {
      let findings = try Findings(in: files)
      let imported = try Imported(findings)
      guard let theme else { return imported }
      guard let known = imported.themes.first(where: { $0.lowercased() == theme.lowercased() }) else {
        let others = imported.themes.isEmpty ? "" : " It has \(imported.themes.listed)."
        throw ImportError.damaged("There’s no theme “\(theme)” in this file.\(others)")
      }
      return try Imported(findings, theme: known)
    } catch {
      throw Refusal(error.sentence)
    }
  }

  private func answer(_ path: String, _ imported: Imported, to output: inout Output) throws(Refusal) {
    if json {
      output.json { imported.writeJSON(for: path, to: &$0) }
      return try output.endLine()
    }
    try output.flush()
    // A list leaves nothing to guess, but something may be left out of it, too.
    let other = imported.otherColorsRemark.map { [$0] } ?? []
    for remark in list ? imported.notes : imported.remarks + other {
      complain(files.count == 1 ? remark : "\(path): \(remark)")
    }
    output.append(list ? imported.table : imported.theme.string)
    try output.endLine()
  }
}
