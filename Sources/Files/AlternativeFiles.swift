import ColorScience
import Formats
import _Text

/// Files of which an app uses one at a time, such as `themes/ocean.css` and `themes/forest.css`: they give other colors to the
/// same names. Read together, the last would win.
struct AlternativeFiles {
  /// The one in use and what goes with it, or else the first.
  let main: [File]
  /// The others by their names, with what's found in each.
  let others: [(name: String, findings: Findings)]

  /// Nil if there are none.
  init?(_ files: [File]) {
    var others: [(index: Int, findings: Findings)] = []
    for group in groups(of: files) {
      let read = group.indices.compactMap { index in
        (try? Findings(in: [files[index]])).map { (index: index, findings: $0) }
      }
      let light = read.filter { !files[$0.index].isForDark }.map {
        (index: $0.index, colors: group.tellingColors(of: $0.findings))
      }
      let rivals = light.filter { one in light.contains { $0.index != one.index && differ($0.colors, one.colors) } }
      guard rivals.count >= group.fewest else { continue }
      // WordPress's theme.json is in the folder around that of its variations.
      let isAround = files.contains { file in
        file.folder.same(as: group.folder.before(last: "/")) && file.ending.same(as: group.ending)
          && (try? Findings(in: [file])).map { around in
            let colors = group.tellingColors(of: around)
            return rivals.contains { differ(colors, $0.colors) }
          } == true
      }
      let main =
        isAround
        ? nil
        : rivals.map { $0.index }.max { one, other in
          let (left, right) = (files.preference(of: one), files.preference(of: other))
          return left != right ? left < right : one > other
        }
      let mainWords = main.map { files[$0].wordsWithoutMode } ?? []
      others += read.filter { file in
        guard files[file.index].isForDark else {
          return file.index != main && rivals.contains { $0.index == file.index }
        }
        let words = files[file.index].wordsWithoutMode
        return !words.isEmpty && !words.elementsEqual(mainWords) { $0.same(as: $1) }
      }
    }
    guard !others.isEmpty else { return nil }
    main = files.indices.filter { index in !others.contains { $0.index == index } }.map { files[$0] }
    self.others = others.map { (files[$0.index].stem, $0.findings) }
  }
}

/// Files of one kind in a folder that may be alternatives.
private struct Group {
  let folder, ending: String
  var indices: [Int]

  /// Whether the folder is called so that it's one of themes.
  var isOfThemes: Bool {
    let name = folder.fields(separatedBy: "/").last ?? ""
    return name.hasWord(of: [
      "themes", "variants", "variations", "schemes", "palettes", "skins", "presets", "brands", "flavors", "flavours",
    ])
  }

  /// The fewest that tell that they aren't parts of one theme.
  var fewest: Int { isOfThemes ? 2 : 3 }

  /// The colors by which a file may tell that it's an alternative: those under a name that says a role or, among themes, all.
  func tellingColors(of findings: Findings) -> [FoundColor] {
    let isAny = isOfThemes
    return findings.colors.prefix(256).filter { color in
      color.theme.isEmpty && !color.isDark && color.use == .unknown
        && (isAny || color.name.hasWord(of: ["primary", "accent", "brand"]))
    }
  }
}

private func groups(of files: [File]) -> [Group] {
  var groups: [Group] = []
  for (index, file) in files.enumerated() where !file.path.isEmpty {
    let (folder, ending) = (file.folder, file.ending)
    if let known = groups.lastIndex(where: { $0.folder.same(as: folder) && $0.ending.same(as: ending) }) {
      groups[known].indices.append(index)
    } else if groups.count < 1024 {
      groups.append(Group(folder: folder, ending: ending, indices: [index]))
    }
  }
  return groups.filter { group in
    (group.fewest...64).contains(group.indices.count)
      // Elsewhere, a program's files are parts of one.
      && (group.isOfThemes || CodeLanguage(path: "a." + group.ending) == nil)
  }
}

/// Whether there are different colors under one name.
private func differ(_ one: [FoundColor], _ other: [FoundColor]) -> Bool {
  one.contains { color in other.contains { $0.color != color.color && $0.name.same(as: color.name) } }
}

extension File {
  fileprivate var folder: String { path.before(last: "/") }
  private var name: String { path.fields(separatedBy: "/").last ?? "" }
  fileprivate var ending: String { name.fields(separatedBy: ".").last ?? "" }
  /// The name without its ending.
  fileprivate var stem: String { name.before(last: ".") }
  fileprivate var isForDark: Bool { stem.hasWord(of: ["dark", "night"]) }

  /// The words of its name, without those that say a mode.
  fileprivate var wordsWithoutMode: [String] {
    stem.words.filter { !$0.isOne(of: ["dark", "night", "light", "day", "default"]) }
  }
}

extension [File] {
  /// How likely an app begins with a theme: most if only that one is named elsewhere.
  fileprivate func preference(of index: Int) -> Int {
    let file = self[index]
    let name = "/".bytes + file.stem.bytes
    let isNamed = contains { other in
      !other.folder.same(as: file.folder)
        && ["'", "\"", "."].contains { other.bytes.contains(run: name + $0.bytes) }
    }
    return (isNamed ? 4 : 0) + (file.stem.hasWord(of: ["light", "default", "standard", "base", "main"]) ? 2 : 1)
  }
}

extension String {
  /// What's before the last of these; empty if there's none.
  fileprivate func before(last separator: String) -> String {
    let bytes = self.bytes
    guard let mark = separator.bytes.first, let end = bytes.lastIndex(of: mark) else { return "" }
    return String(bytes: Array(bytes[..<end]))
  }
}
