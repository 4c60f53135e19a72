import Foundation

/// The files in a folder, read once. Requests can't reach anything else.
public struct Site: Sendable {
  private let assets: [String: Asset]
  /// Where the whole fonts are, by their paths. They're large and seldom asked for, so they're read each time.
  private let wholeFonts: [String: String]

  /// - Parameter path: as in the request, percent-encoded; `/` is the page itself.
  public subscript(path: String) -> Asset? {
    if let asset = assets[path == "/" ? "/index.html" : path] { return asset }
    return wholeFonts[path].flatMap { FileManager.default.contents(atPath: $0) }
      .map { Asset(path: path, bodies: [.identity: Array($0)]) }
  }

  /// Why a folder isn't a site: a sentence that says what's wrong and one that says what to do.
  public struct Failure: Error, Equatable {
    /// Says what's wrong and what to do, for a person.
    public let sentence: String
  }

  /// Reads the files in a folder and below it. Hidden files are left out, and so are symbolic links that lead out of the
  /// folder. `name.br` and `name.gz` are compressed forms of the `name` beside them.
  /// - Parameter folder: contains `index.html` and what it needs.
  public init(folder: URL) throws(Failure) {
    let advice = "Build the page first, or name its folder with --site."
    guard let files = Self.files(in: folder.resolvingSymlinksInPath().path) else {
      throw Failure(sentence: "There is no folder “\(folder.path)”. \(advice)")
    }
    var assets: [String: Asset] = [:]
    for path in files.keys where !path.isWholeFont {
      // A compressed form belongs to the file beside it.
      if path.hasSuffix(".br") || path.hasSuffix(".gz"), files[String(path.dropLast(3))] != nil { continue }
      var bodies: [ContentCoding: [UInt8]] = [:]
      for coding in ContentCoding.allCases {
        if let file = files[path + coding.suffix] { bodies[coding] = try Self.contents(of: file) }
      }
      assets[path] = Asset(path: path, bodies: bodies)
    }
    guard assets["/index.html"] != nil else {
      throw Failure(sentence: "There is no index.html in “\(folder.path)”. \(advice)")
    }
    self.assets = assets
    wholeFonts = files.filter { $0.key.isWholeFont }
  }

  /// The whole paths of the files by their path from the folder, which begins with a slash; nil if there's no such folder.
  private static func files(in root: String) -> [String: String]? {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: root) else { return nil }
    var files: [String: String] = [:]
    for path in paths.map({ "/" + $0 }) {
      let file = URL(filePath: root + path).resolvingSymlinksInPath().path
      var isFolder: ObjCBool = true
      guard file.hasPrefix(root + "/"), !path.contains("/."), !file.dropFirst(root.count).contains("/."),
        FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      files[path] = file
    }
    return files
  }

  private static func contents(of file: String) throws(Failure) -> [UInt8] {
    guard let body = FileManager.default.contents(atPath: file) else {
      throw Failure(sentence: "Can't read the file “\(file)”. Check its permissions.")
    }
    return Array(body)
  }
}

extension String {
  fileprivate var isWholeFont: Bool { hasPrefix("/fonts/full/") }
}
