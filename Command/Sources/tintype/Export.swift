import ArgumentParser
import Formats
import Foundation
import Markup
import Theme
import _Text

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a theme as code for an app, or as a file for a design tool.",
    discussion: """
      Prints a format that is one text file, or writes it to --out. Other formats need --out: a folder, or a file whose name \
      ends in .zip. Only files that differ are written, so that a build tool sees no change where there is none, and each is \
      named on standard error. A file that's there and isn't from Tintype is only replaced with --force.

      With --fonts, the font files come along in their own folder, with their licenses: the fonts that come with Tintype, \
      which "tintype fonts" lists, and those that you give with --font. A font whose maker forbids embedding is left \
      out, and the exit status is 1.

      The theme may be a link to it; it needs two colors and two fonts. Each color may be any color that "tintype color" \
      takes. Without a theme, it reads one from standard input. The exit status is 2 if the theme is not readable or \
      complete, or a file can't be written.

      Example:
        tintype export 'primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato' --format css
        tintype export --theme-file theme.txt --format xcassets --out App/Theme.xcassets
        tintype export --theme-file theme.txt --format css --selector '[data-theme=dark]' --prefix acme-
        tintype export --theme-file theme.txt --template brand.txt.template --out docs/brand.txt
        tintype export --theme-file theme.txt --format shadcn --out app/globals.css --merge
        tintype export --theme-file theme.txt --format css --out src/theme.css --fonts src/fonts
        tintype export --theme-file theme.txt --format css --out theme.css --fonts fonts --subset latin,cyrillic
      """)

  @Argument(
    help: "The theme, such as 'primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato', or a link to it.")
  var theme: String?

  @Option(help: ArgumentHelp("A file with the theme in its first line.", valueName: "file"))
  var themeFile: String?

  @Option(help: "The format. \"tintype formats\" lists them.")
  var format: String?

  @Option(
    help: ArgumentHelp("A file with a template of your own, instead of a format.", valueName: "file"))
  var template: String?

  @Option(help: ArgumentHelp("The file, folder or .zip to write.", valueName: "path"))
  var out: String?

  @Flag(
    help: """
      Write only between two comments of the file at --out, or only our color sets of an asset catalog; leave the rest as it \
      is. The first time, that's at the file's end.
      """)
  var merge = false

  @Flag(help: "Replace files that Tintype didn't write, too.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "A font file of your own to bring along with --fonts, in TrueType or OpenType. Give one for each face.",
      valueName: "file"))
  var font: [String] = []

  @Option(help: ArgumentHelp(Help.fontSite, valueName: "dir"))
  var site: String?

  @OptionGroup(title: "Options of formats") var options: FormatOptions

  func validate() throws {
    guard (format == nil) != (template == nil) else {
      throw ValidationError("Give either --format or --template.")
    }
    guard template == nil || !options.isAny else {
      throw ValidationError(
        "\(ExportOption.allCases.map { "--\($0.name)" }.listed) are for formats; a template has it all itself.")
    }
    guard theme == nil || themeFile == nil else {
      throw ValidationError("Give a theme or --theme-file, not both.")
    }
    guard !merge || out != nil else { throw ValidationError("--merge needs --out, the file to merge into.") }
    guard !force || out != nil else { throw ValidationError("--force needs --out, the file to replace.") }
    guard font.isEmpty || options.fonts != nil else {
      throw ValidationError("--font needs --fonts, the folder for it.")
    }
    guard options.subset == nil || options.fonts != nil else {
      throw ValidationError("--subset needs --fonts, the folder for the fonts.")
    }
    guard out != "" else { throw ValidationError("--out takes a path, such as theme.css.") }
  }

  func run() throws {
    if let template {
      try export(template: template)
    } else if let format {
      try export(format: format)
    }
  }

  private func export(format name: String) throws {
    guard let format = Format.named(name) else {
      throw Refusal(noFormat: name)
    }
    var options = try options.exportOptions(for: format)
    if let out { options.app = TargetApp(ofFileAt: absolutePath(out), in: format) }
    let theme = try Theme(argument: themeLine())
    let fonts = try fonts(of: theme, in: format, options)
    options.bundledFonts = fonts?.fonts
    let files: [File]
    do throws(ExportError) {
      files = try format.files(of: theme, options: options, samples: GuideSamples(text: GuideScreens.text))
    } catch {
      throw Refusal(incomplete: error)
    }
    if let out {
      try write(files, to: target(at: out, isFolder: format.isFolder), .format(format, options), fonts: fonts)
      for line in fonts?.remarks(remedy: "give its files with --font.") ?? [] { remark(line) }
      if fonts?.hasRefused == true { throw ExitCode(1) }
    } else {
      try print(files, named: format.label.description, isText: format.isText, place: "\(format.fileName)")
    }
  }

  /// The fonts that come along; nil if none are to.
  private func fonts(of theme: Theme, in format: Format, _ options: ExportOptions) throws(Refusal) -> FontDelivery? {
    guard let folder = options.fontFolder else { return nil }
    guard let out else { throw Refusal("--fonts needs --out, so that the fonts go beside a file.") }
    let target = target(at: out, isFolder: format.isFolder)
    let library = try FontLibrary(site: site, own: font)
    for line in library.remarks(onUnusedBy: theme) { remark(line) }
    if target.isZip {
      guard !folder.hasPrefix("/"), !folder.split(separator: "/").contains("..") else {
        throw Refusal("In a zip, --fonts takes a folder inside of it, such as fonts.")
      }
      return try FontDelivery(
        for: theme, in: format, folder: folder, from: "", root: nil, library: library, subset: options.subset)
    }
    try options.app.refuseFonts()
    // Both may lead out of this folder, so they're compared as whole paths.
    let isBelow = !folder.hasPrefix("/") && !out.hasPrefix("/")
    let place = target.isFolder ? out : (out as NSString).deletingLastPathComponent
    return try FontDelivery(
      for: theme, in: format, folder: isBelow ? folder : absolutePath(folder),
      from: isBelow ? place : absolutePath(place), root: isBelow ? FileManager.default.currentDirectoryPath : "",
      library: library, subset: options.subset)
  }

  private func export(template path: String) throws {
    let bytes = try readGiven(path)
    let theme = try Theme(argument: themeLine())
    let template: Template
    let exported: ExportedTheme
    do throws(ExportError) {
      exported = try ExportedTheme(theme)
    } catch {
      throw Refusal(incomplete: error)
    }
    let files: [File]
    do throws(TemplateError) {
      template = try Template(own: bytes)
      // "brand.txt.template" is for "brand.txt".
      let file = URL(filePath: out ?? path).lastPathComponent
      files = try template.files(of: exported, named: file.hasSuffix(".template") ? String(file.dropLast(9)) : file)
    } catch {
      throw Refusal("\(path): \(error.sentence)")
    }
    if let out {
      try write(files, to: target(at: out, isFolder: template.isFolder), .template)
    } else {
      try print(files, named: path, isText: true, place: "theme")
    }
  }

  /// Writes the files, and names those that changed on standard error.
  private func write(
    _ files: [File], to target: ExportTarget, _ merger: Merger, fonts: FontDelivery? = nil
  ) throws(Refusal) {
    let canMerge = !merge && !target.isZip && merger.canMerge(intoFileAt: target.path)
    let remedy = force ? nil : ForeignRemedy(merge: canMerge ? "--merge" : nil, force: "--force")
    let deeds =
      merge
      ? try target.merge(files, merger, fonts: fonts, orElse: remedy)
      : try target.write(files, fonts: fonts, orElse: remedy)
    for deed in deeds { remark(deed) }
  }

  /// An export that's one file is called as the person says, unless that's a folder.
  private func target(at out: String, isFolder: Bool) -> ExportTarget {
    ExportTarget(path: out, isFolder: isFolder || out.hasSuffix("/") || isDirectory(out), mayBePipe: true)
  }

  /// The theme as given, without the end of its line.
  private func themeLine() throws(Refusal) -> String {
    if let theme { return theme }
    let contents: [UInt8]
    if let themeFile {
      contents = try readGiven(themeFile)
    } else {
      contents = try readStandardInput(atMost: Limits.lineBytes)
    }
    let bytes = contents[contents.indexAfterByteOrderMark...].prefix(Limits.lineBytes)
    let text = String(decoding: bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }

  private func print(_ files: [File], named name: String, isText: Bool, place: String) throws {
    guard isText, let file = files.first, files.count == 1 else {
      throw Refusal("\(name) is not one text file. Name a place to write it, such as --out \(place).")
    }
    var output = Output()
    output.append(contentsOf: file.bytes)
    try output.flush()
  }
}
