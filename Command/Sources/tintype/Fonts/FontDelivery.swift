import Formats
import Foundation
import Theme

/// The font files of an export, and where they go.
struct FontDelivery {
  /// The fonts, for the export's text.
  let fonts: BundledFonts
  /// The folder's path.
  let folder: String
  /// The files by their paths, which begin as the folder's does.
  let files: [File]

  /// - Parameters:
  ///   - folder: The fonts' folder.
  ///   - exportFolder: The folder that the export is in; both are paths from the same place.
  ///   - root: The path of that place for the system; nil in a zip.
  ///   - subset: The part of each font to bring along, in a format for browsers.
  init(
    for theme: Theme, in format: Format, folder: String, from exportFolder: String, root: String?,
    library: FontLibrary, subset: ExportOptions.Subset
  ) throws(Refusal) {
    let folder = normal(folder)
    self.folder = folder
    if let place = format.fontPlace {
      if format.fontsAreResources {
        guard folder == "\(place)" || folder.hasSuffix("/\(place)") else {
          throw Refusal(
            "Android finds fonts only in the folder “font” of its resources. Give its path, such as app/src/main/res/font."
          )
        }
      } else {
        // The package finds them only in itself.
        let own = normal(exportFolder.isEmpty ? "\(place)" : "\(exportFolder)/\(place)")
        guard folder == own else { throw Refusal("The fonts of this package have to be in \(own). Give that path.") }
      }
    }
    let project = root.map { folder.hasPrefix("/") ? folder : $0 + "/" + folder }
    let place = BundledFonts.Place(
      path: relativePath(to: folder, from: normal(exportFolder)), assets: project.flatMap(assetPath) ?? folder,
      androidPackage: project.flatMap { GradleModule(above: $0)?.namespace })
    let scripts: FontSubset? = if case .scripts(let some) = subset { some } else { nil }
    fonts = BundledFonts(
      for: theme, in: format, from: library.faces, at: place, subset: scripts,
      readyCuts: subset == .ready ? library.readyCuts : [])
    var files: [File] = []
    for file in format.files(of: fonts) {
      var bytes = try library.bytes(of: file)
      if case .font(let face, _) = file.contents {
        if let scripts = fonts.subset {
          bytes = try scripts.cut(from: bytes, named: face.file)
        } else if fonts.isReadyCut(face) {
          bytes = try library.readyCut(of: face)
        }
      }
      files.append(File(path: normal(folder + "/" + file.path), bytes: bytes))
    }
    self.files = files
    // Nothing is known of the families, because the list isn't here.
    if !library.hasIncluded, fonts.remarks.contains(where: \.isMissing) { throw FontLibrary.missing }
  }

  /// Remarks on the fonts, a sentence or two each.
  /// - Parameter remedy: How to add a font's files.
  func remarks(remedy: String) -> [String] { fonts.remarks.map { $0.sentence(remedy: remedy) } }

  /// Whether a font was left out that the person gave.
  var hasRefused: Bool { fonts.remarks.contains(where: \.isRefusal) }
}

/// The path of a folder from that of the Flutter project it's in; nil if it's in none.
private func assetPath(of path: String) -> String? {
  var folder = URL(filePath: path).standardizedFileURL
  let whole = folder.path
  // A project's folder is a few levels up.
  for _ in 0..<8 where folder.path != "/" {
    folder.deleteLastPathComponent()
    if FileManager.default.fileExists(atPath: folder.appending(path: "pubspec.yaml").path) {
      return String(whole.dropFirst(folder.path.count + 1))
    }
  }
  return nil
}

/// A path without "." and with ".." only at its beginning: "a/../b/./c" is "b/c".
private func normal(_ path: String) -> String {
  var names: [Substring] = []
  for name in path.split(separator: "/") where name != "." {
    if name == "..", let last = names.last, last != ".." { names.removeLast() } else { names.append(name) }
  }
  return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
}

/// A path to a file or folder from a folder, both relative to the same place or both absolute.
func relativePath(to folder: String, from start: String) -> String {
  var (to, from) = (folder.split(separator: "/")[...], start.split(separator: "/")[...])
  while let name = to.first, from.first == name { (to, from) = (to.dropFirst(), from.dropFirst()) }
  return (from.map { _ in ".." } + to.map(String.init)).joined(separator: "/")
}
