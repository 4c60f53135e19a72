import ColorScience
import FileCheck
import Files
import Formats
import Foundation
import Import
import Theme

/// One of the two themes or files of a diff: its choices, and its colors by name.
struct DiffSide {
  let theme: Theme
  /// Each name and appearance once.
  let colors: [DiffColor]
  /// Whether the colors are a file's own, rather than a scheme's.
  let isFile: Bool
  /// Remarks for a person on how a file was read.
  var remarks: [String] = []
  /// The pairs of text and background that follow from the names in a file.
  private var pairs: [JudgedPair] = []

  /// - Parameter argument: A theme or a link to it; or the path of a `tintype.json`, of a folder with one, or of anything
  ///   that can be imported.
  static func read(_ argument: String) throws(Refusal) -> DiffSide {
    guard FileManager.default.fileExists(atPath: argument) else {
      if argument.looksLikePath { throw Refusal("There’s no file, folder or theme \(quoted(argument)).") }
      return DiffSide(of: try Theme(argument: argument))
    }
    let project = projectFile(of: argument)
    let files =
      if let project { try ImportedFolder.files(at: project) } else { try ImportedFolder.files(given: argument) }
    let path = project ?? argument
    if files.count == 1, let bytes = files.first?.bytes {
      do throws(Refusal) {
        let file = try ProjectFile(bytes)
        guard file.themes.count == 1 else { throw Refusal("\(path) has several themes. Give one of them as a theme.") }
        let theme = file.themes[0].theme
        if let role = theme.firstMissingRole { throw Refusal(unfinished: .missing(role)) }
        return DiffSide(of: theme)
      } catch {
        if path.hasSuffix(ProjectText.name) { throw error }
      }
    }
    do throws(ImportError) {
      let findings = try Findings(in: files)
      var side = DiffSide(of: try Imported(findings))
      side.pairs = (try? ContrastCheck(files))?.pairs ?? []
      return side
    } catch {
      throw Refusal("\(path): \(error.sentence)")
    }
  }

  /// The `tintype.json` of a folder, or of the project that it's in; nil of a file or any other folder. A folder that's
  /// given by name may be meant for its own files, so only that of the person is looked for above.
  private static func projectFile(of argument: String) -> String? {
    let own = argument + "/" + ProjectText.name
    if FileManager.default.fileExists(atPath: own) { return own }
    guard argument == ".", let folder = try? ProjectFolder(near: argument) else { return nil }
    return FileManager.default.fileExists(atPath: folder.filePath) ? folder.filePath : nil
  }

  /// The colors of a theme's scheme at standard contrast.
  init(of theme: Theme) {
    self.theme = theme
    isFile = false
    colors = [Appearance.light, .dark].flatMap { appearance in
      let scheme = theme.scheme(appearance)
      return scheme.roles.map {
        DiffColor(name: scheme.name(of: $0), role: $0, appearance: appearance, color: scheme.color(of: $0).hex)
      }
    }
  }

  /// The colors of a file, with the scheme's roles by the names that most of them have there: "--brand-on-primary".
  private init(of imported: Imported) {
    theme = imported.theme
    isFile = true
    remarks = imported.remarks
    let found = imported.colors.filter { $0.theme.isEmpty || $0.theme == imported.chosenTheme }
    let prefix = Self.prefix(of: found.map { words(of: $0.name) })
    var colors: [DiffColor] = []
    for color in found {
      let words = words(of: color.name)
      let role = words.hasPrefix(prefix) ? Self.roles[String(words.dropFirst(prefix.count))] : nil
      let appearance = color.isDark ? Appearance.dark : .light
      let one = DiffColor(
        name: role?.name() ?? color.name, role: role, appearance: appearance, color: color.color.asHex)
      // Of two, the later one counts, as in CSS.
      if let index = colors.firstIndex(where: { $0.isSame(as: one) }) {
        colors[index] = one
      } else {
        colors.append(one)
      }
    }
    self.colors = colors
  }

  /// The pair in which a file's color, as text, has the least of what it needs; nil if its name doesn't say that it's text.
  func pair(of color: DiffColor) -> JudgedPair? {
    let mode = ColorMode(isDark: color.appearance == .dark)
    return pairs.filter { $0.text.name == color.name && $0.modes.contains(mode) }
      .min { $0.ratio / $0.needed < $1.ratio / $1.needed }
  }

  /// The prefix that the most names of roles have; empty if none have one.
  private static func prefix(of names: [String]) -> String {
    var counts: [String: Int] = [:]
    for name in names {
      var prefix = ""
      var rest = name[...]
      while true {
        if roles[String(rest)] != nil { counts[prefix, default: 0] += 1 }
        guard let end = rest.firstIndex(of: "-") else { break }
        prefix += rest[...end]
        rest = rest[rest.index(after: end)...]
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
  }

  private static let roles = Dictionary(uniqueKeysWithValues: SchemeRole.common.map { ($0.name(), $0) })
}

/// A color of one side.
struct DiffColor {
  let name: String
  /// The role of the scheme that it's named after.
  let role: SchemeRole?
  let appearance: Appearance
  let color: SRGB

  func isSame(as other: DiffColor) -> Bool { name == other.name && appearance == other.appearance }
}

/// The words of a name in lowercase with hyphens between them: "--brand-onPrimary" is "brand-on-primary".
private func words(of name: String) -> String {
  var words = ""
  var previous: Character = "-"
  for character in name {
    if character.isUppercase, previous.isLowercase { words += "-" }
    if character.isLetter || character.isNumber {
      words += character.lowercased()
    } else if !words.isEmpty, words.last != "-" {
      words += "-"
    }
    previous = character
  }
  return words
}
