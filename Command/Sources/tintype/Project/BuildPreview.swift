import ColorScience
@_spi(Project) import Files
import Formats
import Foundation
import Theme

/// What a build would change in a project, before anything is written.
struct BuildPreview {
  /// The files that it would write.
  let files: [FilePreview]

  init(_ build: ProjectBuild) {
    lazy var scan = ProjectScan(build.folder.root)
    files = build.files.changes.map { change in
      FilePreview(change) { scan.sheet(called: $0, in: $1) }
    }
  }

  /// A line for each file, fonts by their folder, and after it one for each of the project's own colors that changes there.
  var lines: [String] {
    var lines: [String] = []
    var folders: [(path: String, count: Int)] = []
    for file in files {
      guard file.isText else {
        let folder = (file.path as NSString).deletingLastPathComponent
        if let index = folders.firstIndex(where: { $0.path == folder }) {
          folders[index].count += 1
        } else {
          folders.append((folder, 1))
        }
        continue
      }
      lines.append("\(file.path): \(file.summary)")
      lines += file.colors.map(\.line)
    }
    return lines + folders.map { "\($0.path): \($0.count) \($0.count == 1 ? "file" : "files")" }
  }
}

/// What a build would change in a file.
struct FilePreview {
  let path: String
  let isText: Bool
  /// The names of the project's own colors in it and in what it imports, each as often as it has modes or themes.
  let ownCount: Int
  /// Those that would be another color.
  let colors: [ColorChange]
  /// In words: "new, 120 lines", "62 lines added, 3 taken out".
  let summary: String

  /// - Parameter resolve: Gives the path of a sheet that another imports from a package of the project's.
  init(_ change: FileSet.Change, resolve: @escaping (_ name: String, _ place: String) -> String?) {
    path = change.name
    isText = !change.bytes.contains(0)
    let (before, after) = (change.present ?? [], change.bytes)
    let own = File(path: path, bytes: before).withoutOurs?.bytes ?? []
    // What a sheet imports comes before what it says itself.
    let imported = path.isOwnSheet ? ImportedSheets(of: before, at: change.place, resolve: resolve).files : []
    let ownColors = NamedColors(imported.compactMap(\.withoutOurs), own, at: path)
    let (old, new) = (NamedColors(imported, before, at: path), NamedColors(imported, after, at: path))
    // What the project has in light only is the same in dark, as long as nothing says otherwise. A class that turns dark mode on
    // says nothing in an app that never has it.
    let text = String(decoding: (imported.map(\.bytes) + [own]).joined(), as: UTF8.self)
    let hasDarkMode =
      ownColors.colors.keys.contains(where: \.isDark) || after.has(Array("prefers-color-scheme: dark".utf8))
    let onlyLight = hasDarkMode ? ownColors.colors.keys.filter { !$0.isDark } : []
    // The text is looked through for the few names that are left.
    let inDark = onlyLight.map(\.inDark).filter { key in
      old.colors[key] == nil && new.colors[key] != nil && text.components(separatedBy: key.name + ":").count == 2
    }
    ownCount = ownColors.colors.count + inDark.count
    colors = (ownColors.colors.keys + inDark).compactMap { key in
      guard let before = old.colors[key] ?? old.colors[key.inLight], let after = new.colors[key],
        before != after
      else { return nil }
      return ColorChange(path: change.name, name: key.name, isDark: key.isDark, before: before, after: after)
    }.sorted { ($0.name, $0.isDark ? 1 : 0) < ($1.name, $1.isDark ? 1 : 0) }
    summary = Self.summary(change)
  }

  private static func summary(_ change: FileSet.Change) -> String {
    func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }
    func count(_ number: Int) -> String { "\(number) \(number == 1 ? "line" : "lines")" }
    guard let present = change.present else { return "new, \(count(lines(change.bytes).count))" }
    let difference = lines(change.bytes).difference(from: lines(present))
    let (added, removed) = (difference.insertions.count, difference.removals.count)
    let foreign = change.isForeign ? ". It isn’t from Tintype, so a build replaces it only with --force" : ""
    return (removed == 0 ? "\(count(added)) added" : "\(count(added)) added, \(removed) taken out") + foreign
  }
}

/// One of a project's own colors that a build would change.
struct ColorChange {
  let path, name: String
  let isDark: Bool
  /// Hexes, or see-through colors as CSS has them.
  let before, after: String

  /// "app/globals.css  --primary  #2563EB → #3F51B5  light"
  var line: String { "\(path)  \(name)  \(before) → \(after)  \(isDark ? "dark" : "light")" }
}

/// The colors of a file by name; of two, the later one counts, as in CSS.
private struct NamedColors {
  private(set) var colors: [Key: String] = [:]

  struct Key: Hashable {
    let name: String
    let isDark: Bool
    let theme: String

    var inDark: Key { Key(name: name, isDark: true, theme: theme) }
    var inLight: Key { Key(name: name, isDark: false, theme: theme) }
  }

  init(_ imported: [File], _ bytes: [UInt8], at path: String) {
    let files = (imported + [File(path: path, bytes: bytes)]).filter { !$0.bytes.isEmpty }
    guard !files.isEmpty, let findings = try? Findings(in: files) else { return }
    var seeThrough = findings.seeThrough[...]
    // Of two, the later counts.
    func take(before position: Int) {
      while let color = seeThrough.first, color.position <= position {
        colors[Key(name: color.name, isDark: color.isDark, theme: color.theme)] = color.value
        seeThrough.removeFirst()
      }
    }
    for (position, color) in findings.colors.enumerated() {
      take(before: position)
      colors[Key(name: color.name, isDark: color.isDark, theme: color.theme)] = color.color.asHex.hex
    }
    take(before: findings.colors.count)
    // Tailwind's name of a variable is no color of its own.
    for key in colors.keys where key.name.hasPrefix("--color-") {
      let variable = "--" + key.name.dropFirst("--color-".count)
      if colors.keys.contains(where: { $0.name == variable }) { colors[key] = nil }
    }
  }
}

extension File {
  /// The file without what we wrote into it; nil if all of it is ours.
  fileprivate var withoutOurs: File? {
    guard let rest = try? Formats.withoutOurs(bytes, at: path), themeString(inNoteOf: rest) == nil else { return nil }
    return File(path: path, bytes: rest)
  }
}

extension ProjectScan {
  /// The place of a style sheet that another one imports by the name of its package, or by an alias.
  fileprivate func sheet(called name: String, in place: String) -> String? {
    guard place.hasPrefix(root + "/") else { return nil }
    let path = String(place.dropFirst(root.utf8.count + 1))
    var folder = path.folder
    while !folder.isEmpty, !has(folder + "package.json") { folder = folder.folder }
    guard let sheet = WebApp(self, folder: folder).resolve(name, from: path), sheet.isOwnSheet else { return nil }
    return root + "/" + sheet
  }
}
