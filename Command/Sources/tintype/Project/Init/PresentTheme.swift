import Formats
import Foundation
import Theme

/// The theme that a project has already, in whichever of its files says most about it.
struct PresentTheme {
  let imported: Imported
  /// The file's path in the project.
  let path: String

  /// Nil if no file names a primary color.
  init?(in scan: ProjectScan, root: String) {
    var best: PresentTheme?
    var rest = Limits.themeFilesBytes
    for path in scan.paths.filter(Self.mayHoldTheme).prefix(Limits.themeFiles) where rest > 0 {
      let isCatalog = path.hasSuffix("/")
      guard let files = try? ImportedFolder.files(at: root + "/" + (isCatalog ? String(path.dropLast()) : path)) else {
        continue
      }
      rest -= files.reduce(0) { $0 + $1.bytes.count }
      guard let imported = try? Imported(files), imported.theme.primary != nil, !imported.guesses.contains(.primary)
      else { continue }
      if let best, best.imported.unknown <= imported.unknown { continue }
      best = PresentTheme(imported: imported, path: path)
    }
    guard let best else { return nil }
    self = best
  }

  private init(imported: Imported, path: String) {
    (self.imported, self.path) = (imported, path)
  }

  private static func mayHoldTheme(_ path: String) -> Bool {
    let name =
      (path.hasSuffix("/") ? path.dropLast() : path[...]).split(separator: "/").last.map { $0.lowercased() } ?? ""
    if name.hasSuffix(".xcassets") { return true }
    if name.hasSuffix(".css") || name.hasSuffix(".scss") {
      return !name.hasSuffix(".min.css") && !name.hasSuffix(".module.css")
    }
    if name.hasSuffix(".tokens.json") || name == "tokens.json" { return true }
    let endings = [".swift", ".kt", ".dart", ".js", ".ts", ".xml"]
    guard endings.contains(where: { name.hasSuffix($0) }) else { return false }
    return name.contains("theme") || name.contains("color") || name.hasPrefix("tailwind.config")
  }
}

extension Imported {
  /// How many roles the file doesn't name.
  fileprivate var unknown: Int { guesses.count + missing.count }
}
