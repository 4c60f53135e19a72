import Foundation

/// The files in a folder, read once. Requests can't reach anything else.
public struct Site: Sendable {
  private let assets: [String: Asset]
  /// The folder of the whole fonts. They're large, seldom asked for, and may come after the rest, so each is read when it's
  /// asked for.
  private let wholeFonts: String

  /// - Parameter path: as in the request, percent-encoded; `/` is the page itself.
  public subscript(path: String) -> Asset? {
    if let asset = assets[path == "/" ? "/index.html" : path] { return asset }
    guard let name = path.wholeFont else { return nil }
    let file = wholeFonts + name
    guard URL(filePath: file).resolvingSymlinksInPath().path == file else { return nil }
    return FileManager.default.contents(atPath: file).map { Asset(path: path, bodies: [.identity: Array($0)]) }
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
    let root = folder.resolvingSymlinksInPath().path
    guard let files = Self.files(in: root) else {
      throw Failure(sentence: "There is no folder “\(folder.path)”. \(advice)")
    }
    var assets: [String: Asset] = [:]
    for path in files.keys where path.wholeFont == nil {
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
    wholeFonts = root + Self.wholeFonts
  }

  fileprivate static let wholeFonts = "/fonts/full/"

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
  /// The name of the whole font that a request's path leads to; nil if it leads elsewhere. These names have nothing in them
  /// that is percent-encoded, and begin with no dot.
  fileprivate var wholeFont: String? {
    guard hasPrefix(Site.wholeFonts) else { return nil }
    let name = String(dropFirst(Site.wholeFonts.count))
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isPlain && !name.isEmpty && !name.hasPrefix(".") ? name : nil
  }
}
