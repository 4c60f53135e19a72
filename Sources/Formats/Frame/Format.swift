import _Text

/// A way to write a theme for other tools, and to read what they wrote.
///
/// ```swift
/// let theme = try Theme(string: "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")
/// let files = try Format.scss.files(of: theme)
/// files.first?.path  // "theme.scss"
/// Format.all.count   // 38
/// ```
public struct Format: Sendable {
  /// Its name in the command: "css".
  public let name: StaticString
  /// Its name for people: "CSS".
  public let label: StaticString
  /// The file it's saved as, "theme.css", or the folder if it's several files.
  public let fileName: StaticString
  /// Whether it's several files, which are saved as a folder or zip.
  public var isFolder = false
  /// Whether it's text that people can read.
  public var isText = true
  /// Its contents, in a few words.
  public let purpose: StaticString
  /// Who reads it.
  public let reader: StaticString
  /// How its files are called or begin, to know one by.
  package let signs: Signs
  /// The options it takes.
  public var options: [ExportOption] = []
  /// The prefix of its names by default: "brand-".
  public var ownPrefix: StaticString = ""
  /// The prefixes that would turn names into ones its reader knows already; with spaces between them.
  var takenPrefixes: StaticString = ""
  /// Its switch for dark mode by default; nil if it has none.
  var ownSelector: ExportOptions.Selector?
  /// Whether its reader knows only its own selector, and media queries.
  var hasFixedSelector = false
  /// Whether its files can have several themes: as modes of the same variables, or in a list by name.
  public var holdsThemes = false
  /// Whether it shows samples, which whoever writes a theme must give.
  public var showsSamples = false
  /// The names besides the roles' that a brand color mustn't have in its files, because they or its reader have them; with
  /// spaces between them. Those of shades are taken in every format.
  var takenNames: StaticString = ""
  let writing: Writing
  package let reading: Reading
  /// Nil if its files are always files of their own: JSON has no comments, and other programs begin with imports.
  var merging: Merging?

  /// How its files are written: most by a template, which is called by its name.
  enum Writing: Sendable {
    case template(StaticString)
    /// The package's own files by a template, and the files of two other formats.
    case swiftPackage(StaticString)
    /// A zip of one file, which a template writes.
    case procreate(StaticString)
    case ase, aco

    /// The name of the template; nil if there's none.
    var template: StaticString? {
      switch self {
      case .template(let name), .swiftPackage(let name), .procreate(let name): name
      case .ase, .aco: nil
      }
    }
  }

  /// How its files are read. Readers aren't kept here, so that a program that only writes doesn't hold them.
  package enum Reading: Sendable {
    case styleSheet, code, swiftPackage, assetCatalog, android, tokens, material, ase, aco, gpl, procreate, svg, html
    case design, settings, brand
  }
}

extension Format {
  /// The only selector that its reader knows; nil if it takes others.
  @_spi(Project) public var fixedSelector: String? {
    if hasFixedSelector, case .matching(let selector) = ownSelector { selector } else { nil }
  }
}

extension Format {
  /// How its files are merged into those that others wrote.
  enum Merging: Sendable {
    case text(CommentSyntax)
    /// Into the `resources` of an XML file.
    case resources
    /// A folder for each color.
    case catalog
  }

  /// The template that writes its files, as a start for a custom one; nil if code writes them.
  public var template: String? { ExportTexts().template(of: self) }

  /// A template that those of formats include, by its name: "properties"; nil if there's none.
  public static func included(_ name: String) -> String? {
    ExportTexts().included(name.bytes).map { String(bytes: $0) }
  }
}

extension Format: Equatable {
  public static func == (left: Format, right: Format) -> Bool { left.name.description.same(as: right.name.description) }
}

/// Signs that a file is in this format.
package struct Signs: Sendable {
  /// The endings of their names, in lowercase, with spaces between them: ".scss .sass".
  let endings: StaticString
  /// Texts, a line each: one of them is within the first 64 kB, such as "@theme".
  let texts: StaticString
  /// What files begin with, one of several with spaces between them, for the texts to count; empty for anything.
  var openings: StaticString = ""
  /// The same for texts that files of other formats may have, too.
  var vagueTexts: StaticString = ""

  /// How surely these are files of the format: 4 for a text, 2 for a vague one, and 1 for an ending. A vague text says
  /// nothing in a file whose name ends like that of another format, or in one that isn't text.
  package func likelihood(of files: [File]) -> Int {
    var best = 0
    for file in files {
      let name = file.path.asciiLowercased.bytes
      let start = Array(file.bytes.prefix(1 << 16))
      func hasOne(_ texts: StaticString) -> Bool {
        texts.parts(separatedBy: 0x0A).contains { start.firstIndex(ofRun: $0, from: 0) != nil }
      }
      let hasEnding = hasEnding(name)
      let isVague = !vagueTexts.description.isEmpty && hasOne(vagueTexts) && !start.contains(0)
      let isOwn = isVague && (hasEnding || !Format.all.contains { $0.signs.hasEnding(name) })
      let beginning = start.drop { $0 <= 0x20 }
      let begins =
        openings.description.isEmpty
        || openings.parts(separatedBy: 0x20).contains { beginning.starts(with: $0) }
      best = max(best, (begins && hasOne(texts) ? 4 : 0) + (isOwn ? 2 : 0) + (hasEnding ? 1 : 0))
    }
    return best
  }

  package func hasEnding(_ name: [UInt8]) -> Bool {
    endings.parts(separatedBy: 0x20).contains { name.suffix($0.count).elementsEqual($0) }
  }
}

extension StaticString {
  fileprivate func parts(separatedBy separator: UInt8) -> [[UInt8]] {
    description.bytes.split(separator: separator).map { Array($0) }
  }
}
