import ColorScience
import Files
import Formats
import Foundation
import Import
import Theme

/// What a build would change in a project, before anything is written.
struct BuildPreview {
  /// The files that it would write.
  let files: [FilePreview]

  init(_ build: ProjectBuild) { files = build.files.changes.map { FilePreview($0) } }

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

  init(_ change: FileSet.Change) {
    path = change.name
    isText = !change.bytes.contains(0)
    let (own, before, after) = (Self.own(change), change.present ?? [], change.bytes)
    // What a sheet imports comes before what it says itself.
    let imported = path.isOwnSheet ? ImportedSheets(of: before, at: change.place).files : []
    let ownColors = NamedColors(imported, own, at: path)
    let (old, new) = (NamedColors(imported, before, at: path), NamedColors(imported, after, at: path))
    // What the project has in light only is the same in dark, as long as nothing says otherwise. A class that turns dark mode on
    // says nothing in an app that never has it, and a see-through color, which isn't among these, isn't the light one.
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
        before.rgb != after.rgb
      else { return nil }
      return ColorChange(path: change.name, name: key.name, isDark: key.isDark, before: before, after: after)
    }.sorted { ($0.name, $0.isDark ? 1 : 0) < ($1.name, $1.isDark ? 1 : 0) }
    summary = Self.summary(change)
  }

  /// The file without our part.
  private static func own(_ change: FileSet.Change) -> [UInt8] {
    guard let present = change.present else { return [] }
    return (try? withoutOurs(present, at: change.name)) ?? []
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
  let before, after: SRGB

  /// "app/globals.css  --primary  #2563EB → #3F51B5  light"
  var line: String { "\(path)  \(name)  \(before.hex) → \(after.hex)  \(isDark ? "dark" : "light")" }
}

/// The colors of a file by name; of two, the later one counts, as in CSS.
private struct NamedColors {
  private(set) var colors: [Key: SRGB] = [:]

  struct Key: Hashable {
    let name: String
    let isDark: Bool
    let theme: String

    var inDark: Key { Key(name: name, isDark: true, theme: theme) }
    var inLight: Key { Key(name: name, isDark: false, theme: theme) }
  }

  init(_ imported: [File], _ bytes: [UInt8], at path: String) {
    let files = (imported + [File(path: path, bytes: bytes)]).filter { !$0.bytes.isEmpty }
    guard !files.isEmpty, let findings = try? Findings(in: files),
      let imported = try? Imported(findings)
    else { return }
    for color in imported.colors {
      colors[Key(name: color.name, isDark: color.isDark, theme: color.theme)] = color.color.asHex
    }
    // Tailwind's name of a variable is no color of its own.
    for key in colors.keys where key.name.hasPrefix("--color-") {
      let variable = "--" + key.name.dropFirst("--color-".count)
      if colors.keys.contains(where: { $0.name == variable }) { colors[key] = nil }
    }
  }
}
