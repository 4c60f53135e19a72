import Formats
import Markup
import Theme
import _Text

extension Tool {
  static func export(in folder: WorkFolder) -> Tool {
    Tool(
      name: "export",
      title: "Export a theme",
      description: """
        Writes a theme as code for an app, or as a file for a design tool: light and dark, at standard and high contrast. \
        With out, it writes the files there; without, it answers with their text. The resource tintype://formats says what \
        each format is for.
        """,
      parameters: [
        Parameter("theme", .text, "\(ToolText.theme) It needs two colors and two fonts.", isRequired: true),
        Parameter("format", .choice(Format.all.map { "\($0.name)" }), "The format.", isRequired: true),
        Parameter(
          "out", .text,
          "The file, folder or .zip to write, a path inside the folder that this server works in, such as src/theme.css."
        ),
        Parameter(
          "merge", .flag,
          "Whether to write only our part of a file that others write, too, and leave the rest as it is."),
      ]
        + ofText.map { option in
          Parameter("\(option.name)", .text, "\(option.purpose) Takes \(option.values).")
        },
      answer: [
        Shape.Member("done", .list(.text), "What was done to each file that changed."),
        Shape.Member(
          "files",
          .list(
            .object([
              Shape.Member("path", .text, "What the file is called."),
              Shape.Member("text", .text, "What’s in it."),
            ])), "The files, if they weren’t written."),
      ],
      writes: true
    ) { arguments throws(Refusal) in
      let export = try ThemeExport(arguments)
      guard let out = arguments.text("out") else {
        guard !arguments.flag("merge") else { throw Refusal("“merge” needs “out”, the file to merge into.") }
        return try export.answer
      }
      let done = try export.write(to: out, in: folder, merges: arguments.flag("merge"))
      return ToolAnswer(done.isEmpty ? "Nothing changed." : done.joined(separator: "\n")) {
        $0.object {
          $0.member("done", done) { $0.string($1) }
          $0.member("files", [String]()) { $0.string($1) }
        }
      }
    }
  }
}

/// The options of a call: all but the fonts' folder. A project's build brings fonts along.
private let ofText = ExportOption.allCases.filter { $0 != .fonts }

/// The files of a call.
private struct ThemeExport {
  private let format: Format
  private let options: ExportOptions
  private let files: [File]

  init(_ arguments: ToolArguments) throws(Refusal) {
    let name = arguments.text("format") ?? ""
    guard let format = Format.named(name) else { throw Refusal("There’s no format \(quoted(name)).") }
    var options = ExportOptions()
    for option in ofText {
      guard let text = arguments.text("\(option.name)") else { continue }
      do throws(ExportOptionError) {
        try options.set(option, to: text, for: format)
      } catch {
        throw Refusal(error.sentence)
      }
    }
    let theme = try Theme(argument: arguments.text("theme") ?? "")
    do throws(ExportError) {
      files = try format.files(of: theme, options: options, samples: GuideSamples(text: GuideScreens.text))
    } catch {
      throw Refusal(incomplete: error)
    }
    (self.format, self.options) = (format, options)
  }

  /// The files as text.
  var answer: ToolAnswer {
    get throws(Refusal) {
      guard format.isText else {
        throw Refusal("\(format.label) isn’t text. Give “out”, a place to write it, such as \(format.fileName).")
      }
      let files = files.map { (path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self)) }
      let text = files.count == 1 ? files[0].text : files.map { "\($0.path)\n\n\($0.text)" }.joined(separator: "\n")
      return ToolAnswer(text) {
        $0.object {
          $0.member("done", [String]()) { $0.string($1) }
          $0.member("files", files) { json, file in
            json.object {
              $0.member("path", file.path)
              $0.member("text", file.text)
            }
          }
        }
      }
    }
  }

  /// Writes the files.
  /// - Parameter out: The path as it was given.
  func write(to out: String, in folder: WorkFolder, merges: Bool) throws(Refusal) -> [String] {
    let place = try folder.place(of: out)
    let target = ExportTarget(path: place, isFolder: format.isFolder || out.hasSuffix("/") || isDirectory(place))
    let merging = Merging.format(format, options)
    // A folder in the way may be a link out of the folder.
    for file in target.contents(of: merges ? files.map(merging.target) : files) { _ = try folder.place(of: file.path) }
    return merges ? try target.merge(files, merging) : try target.write(files)
  }
}
