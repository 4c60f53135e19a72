import Foundation

/// The files of a folder, read once: all that the server can be asked for.
struct Site: Sendable {
  private let assets: [String: Asset]

  /// - Parameter path: as it stands in the request, percent-encoding and all; `/` is the page itself.
  subscript(path: String) -> Asset? {
    assets[path == "/" ? "/index.html" : path]
  }

  /// - Parameter folder: holds `index.html` and what it needs. `name.br` and `name.gz` are compressed forms of the
  ///   `name` beside them; hidden files are left out.
  init(folder: URL) throws(Refusal) {
    let files = try Self.files(in: folder)
    var assets: [String: Asset] = [:]
    for (path, body) in files where !Self.isCompressedForm(path, of: files) {
      var forms: [ContentCoding: Data] = [.identity: body]
      for coding in ContentCoding.allCases {
        guard let suffix = coding.suffix, let compressed = files[path + suffix] else { continue }
        forms[coding] = compressed
      }
      assets[path] = Asset(path: path, forms: forms)
    }
    guard assets["/index.html"] != nil else {
      throw Refusal("There is no index.html in '\(folder.path)'; build the page first, or name its folder with --site.")
    }
    self.assets = assets
  }

  private static func isCompressedForm(_ path: String, of files: [String: Data]) -> Bool {
    ContentCoding.allCases.contains { coding in
      guard let suffix = coding.suffix, path.hasSuffix(suffix) else { return false }
      return files[String(path.dropLast(suffix.count))] != nil
    }
  }

  /// The files in and below a folder, by their path from it, which begins with a slash.
  private static func files(in folder: URL) throws(Refusal) -> [String: Data] {
    let root = folder.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Refusal("There is no folder '\(folder.path)'; build the page first, or name its folder with --site.")
    }
    var files: [String: Data] = [:]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? [] {
      if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      let file = root.appending(path: path)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      guard let body = try? Data(contentsOf: file) else {
        throw Refusal("The file '\(file.path)' cannot be read; see to its permissions.")
      }
      files["/" + path] = body
    }
    return files
  }
}
