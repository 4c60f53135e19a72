import Formats
import Foundation
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
        With out, it writes the files there, but replaces none that Tintype didn't write; without, it answers with their \
        text, or with their names and sizes if that's too long. The resource tintype://formats says what each format is for.
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
        + ExportOption.allCases.map { option in
          Parameter("\(option.name)", .text, "\(option.purpose) Takes \(option.values).")
        },
      resultMembers: [
        Shape.Member("done", .list(.text), "What was done to each file that changed."),
        Shape.Member("remarks", .list(.text), "What there is to say about the fonts."),
        Shape.Member(
          "files",
          .list(
            .object([
              Shape.Member("path", .text, "What the file is called."),
              Shape.Member("bytes", .whole(0...Limits.buildBytes), "How long it is."),
              Shape.Member(
                "text", .text, "What’s in it, unless that’s the answer’s own text or too long for one.",
                isRequired: false),
            ])), "The files, if they weren’t written."),
      ],
      writes: true
    ) { arguments throws(Refusal) in
      let export = try ThemeExport(arguments)
      guard let out = arguments.text("out") else {
        guard !arguments.flag("merge") else { throw Refusal("“merge” needs “out”, the file to merge into.") }
        return try export.result
      }
      let (done, remarks) = try export.write(to: out, in: folder, merges: arguments.flag("merge"))
      let text = (done.isEmpty ? ["Nothing changed."] : done) + remarks
      return ToolResult(text.joined(separator: "\n")) {
        $0.object {
          $0.member("done", done) { $0.string($1) }
          $0.member("remarks", remarks) { $0.string($1) }
          $0.member("files", [String]()) { $0.string($1) }
        }
      }
    }
  }
}

/// The export that a call asks for.
private struct ThemeExport {
  private let theme: Theme
  private let format: Format
  private var options: ExportOptions

  init(_ arguments: ToolArguments) throws(Refusal) {
    let name = arguments.text("format") ?? ""
    guard let format = Format.named(name) else { throw Refusal("There’s no format \(quoted(name)).") }
    options = try ExportOptions(for: format) { arguments.text("\($0.name)") }
    theme = try Theme(whole: arguments.text("theme") ?? "")
    self.format = format
  }

  private func files(with fonts: FontDelivery? = nil) throws(Refusal) -> [File] {
    var options = options
    options.bundledFonts = fonts?.fonts
    do throws(ExportError) {
      return try format.files(of: theme, options: options, samples: GuideSamples(text: GuideScreens.text))
    } catch {
      throw Refusal(incomplete: error)
    }
  }

  /// The files as text.
  var result: ToolResult {
    get throws(Refusal) {
      guard format.isText else {
        throw Refusal("\(format.label) isn’t text. Give “out”, a place to write it, such as \(format.fileName).")
      }
      guard options.fontFolder == nil else { throw Refusal("“fonts” needs “out”, so that they go beside a file.") }
      let files = try files().map { (path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self)) }
      let isShort = files.reduce(0) { $0 + $1.text.utf8.count } <= Self.longestAnswer
      // Each text comes once: clients show both parts to a model.
      let list = files.map { "\($0.path), \($0.text.utf8.count) bytes" }
      let remarks =
        isShort ? [] : ["That’s too long for an answer. Give “out”, a place to write it, such as \(format.fileName)."]
      let text = isShort && files.count == 1 ? files[0].text : (list + remarks).joined(separator: "\n")
      return ToolResult(text) {
        $0.object {
          $0.member("done", [String]()) { $0.string($1) }
          $0.member("remarks", remarks) { $0.string($1) }
          $0.member("files", files) { json, file in
            json.object {
              $0.member("path", file.path)
              $0.member("bytes", file.text.utf8.count)
              if isShort, files.count > 1 { $0.member("text", file.text) }
            }
          }
        }
      }
    }
  }

  /// The most bytes of text in one answer: about 10,000 tokens, at which clients begin to warn.
  private static let longestAnswer = 32_000

  /// Writes the files, and the fonts if they're wanted.
  /// - Parameter out: The path as it was given.
  /// - Returns: Sentences about each file, and about the fonts.
  func write(
    to out: String, in folder: WorkFolder, merges: Bool
  ) throws(Refusal) -> (done: [String], remarks: [String]) {
    let place = try folder.place(of: out)
    var export = self
    export.options.app = TargetApp(ofFileAt: place, in: format)
    return try export.write(to: place, given: out, in: folder, merges: merges)
  }

  private func write(
    to place: String, given out: String, in folder: WorkFolder, merges: Bool
  ) throws(Refusal) -> (done: [String], remarks: [String]) {
    let target = ExportTarget(path: place, isFolder: format.isFolder || out.hasSuffix("/") || isDirectory(place))
    let fonts = try fonts(beside: target, in: folder)
    let files = try files(with: fonts)
    let merger = Merger.format(format, options)
    // A folder in the way may be a link out of the folder.
    let targets = target.contents(of: merges ? files.map(merger.target) : files).map(\.path)
    for path in targets + (target.isZip ? [] : fonts?.files.map(\.path) ?? []) { _ = try folder.place(of: path) }
    let canMerge = !merges && !target.isZip && merger.canMerge(intoFileAt: place)
    let remedy = ForeignRemedy(merge: canMerge ? "“merge”" : nil, force: nil)
    let done =
      merges
      ? try target.merge(files, merger, fonts: fonts, orElse: remedy)
      : try target.write(files, fonts: fonts, orElse: remedy)
    return (done, fonts?.remarks(remedy: "add them with “tintype export --font”.") ?? [])
  }

  /// The fonts to include; nil for none.
  private func fonts(beside target: ExportTarget, in folder: WorkFolder) throws(Refusal) -> FontDelivery? {
    guard let given = options.fontFolder else { return nil }
    try options.app.refuseFonts()
    let library = try FontLibrary(site: folder.site)
    guard !target.isZip else {
      guard !given.hasPrefix("/"), !given.split(separator: "/").contains("..") else {
        throw Refusal("In a zip, “fonts” is a folder inside of it, such as fonts.")
      }
      return try FontDelivery(
        for: theme, in: format, folder: given, from: "", root: nil, library: library,
        subset: options.subset)
    }
    let start = target.isFolder ? target.path : (target.path as NSString).deletingLastPathComponent
    return try FontDelivery(
      for: theme, in: format, folder: folder.place(of: given), from: start, root: "", library: library,
      subset: options.subset)
  }
}
