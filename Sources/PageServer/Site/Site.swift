import Foundation

/// The files in a folder, read once. Requests can't reach anything else.
public struct Site: Sendable {
  private let assets: [String: Asset]

  /// - Parameter path: as in the request, percent-encoded; `/` is the page itself.
  subscript(path: String) -> Asset? {
    assets[path == "/" ? "/index.html" : path]
  }

  /// Reads the files in a folder and below it. Hidden files are left out, and so are symbolic links that lead out of the
  /// folder. `name.br` and `name.gz` are compressed forms of the `name` beside them.
  /// - Parameter folder: contains `index.html` and what it needs.
  public init(folder: URL) throws(StartError) {
    let files = try Self.files(in: folder)
    var assets: [String: Asset] = [:]
    for path in files.keys where !Self.isCompressedForm(path, of: files) {
      let bodies = ContentCoding.allCases.map { ($0, files[path + $0.suffix]) }
      assets[path] = Asset(path: path, bodies: Dictionary(uniqueKeysWithValues: bodies).compactMapValues { $0 })
    }
    guard assets["/index.html"] != nil else {
      throw StartError(
        "There is no index.html in “\(folder.path)”. Build the page first, or name its folder with --site.")
    }
    self.assets = assets
  }

  private static func isCompressedForm(_ path: String, of files: [String: [UInt8]]) -> Bool {
    [ContentCoding.brotli, .gzip].contains { coding in
      path.hasSuffix(coding.suffix) && files[String(path.dropLast(coding.suffix.count))] != nil
    }
  }

  /// The files by their path from the folder, which begins with a slash.
  private static func files(in folder: URL) throws(StartError) -> [String: [UInt8]] {
    let root = folder.resolvingSymlinksInPath().path
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: root) else {
      throw StartError("There is no folder “\(folder.path)”. Build the page first, or name its folder with --site.")
    }
    var files: [String: [UInt8]] = [:]
    for path in paths.map({ "/" + $0 }) {
      let file = URL(filePath: root + path).resolvingSymlinksInPath()
      guard file.path.hasPrefix(root + "/"), !isHidden(path), !isHidden(file.path.dropFirst(root.count)) else {
        continue
      }
      var isFolder: ObjCBool = true
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      guard let body = try? Data(contentsOf: file) else {
        throw StartError("Can't read the file “\(root + path)”. Check its permissions.")
      }
      files[path] = Array(body)
    }
    return files
  }

  private static func isHidden(_ path: some StringProtocol) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
