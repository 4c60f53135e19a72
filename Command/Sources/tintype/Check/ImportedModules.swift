import Formats
import Foundation
import Theme

/// The modules of a script that are files of the same project.
enum ImportedModules {
  /// Those that a script imports, and that these import, 32 at most; none of other files.
  /// - Parameter folders: Where modules may be, by their real paths; others aren't read.
  static func files(of script: File, in folders: [String]) -> [File] {
    var files: [File] = []
    var rest = [script]
    while let file = rest.popLast() {
      guard endings.contains(where: { file.path.hasSuffix($0) }) else { continue }
      let folder = (file.path as NSString).deletingLastPathComponent
      for name in FileLinks.imports(inScript: String(decoding: file.bytes, as: UTF8.self)) where name.hasPrefix(".") {
        let path = ((folder.isEmpty ? "." : folder) + "/" + name as NSString).standardizingPath
        guard files.count < 32, let found = module(at: path), found != script.path,
          !files.contains(where: { $0.path == found }), isInside(found, folders),
          let bytes = try? readFile(found, atMost: Limits.importedBytes)
        else { continue }
        files.append(File(path: found, bytes: bytes))
        rest.append(files[files.count - 1])
      }
    }
    return files
  }

  /// The file that an import means: TypeScript's may name the JavaScript that's made of it.
  private static func module(at path: String) -> String? {
    let stem = (path as NSString).deletingPathExtension
    let candidates =
      [path] + endings.map { path + $0 } + (stem == path ? [] : endings.map { stem + $0 })
      + endings.map { path + "/index" + $0 }
    return candidates.first { candidate in
      endings.contains { candidate.hasSuffix($0) } && FileManager.default.fileExists(atPath: candidate)
    }
  }

  private static func isInside(_ path: String, _ folders: [String]) -> Bool {
    let path = realPath(path) ?? path
    return folders.contains { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
  }

  /// The folders that a check of some paths is about: a folder itself; of a file, the working folder if it's in there, or else
  /// its own.
  static func folders(of paths: [String]) -> [String] {
    let here = realPath(".") ?? "."
    return paths.map { path in
      let real = realPath(path) ?? path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: real, isDirectory: &isFolder), isFolder.boolValue { return real }
      return real.hasPrefix(here + "/") ? here : (real as NSString).deletingLastPathComponent
    }
  }

  private static let endings = [".ts", ".tsx", ".js", ".jsx", ".mjs", ".mts"]
}
