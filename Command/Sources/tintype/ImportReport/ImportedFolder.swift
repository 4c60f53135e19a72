import Formats
import Foundation
import Theme

/// The contents of one argument of `import`.
enum ImportedFolder {
  /// The contents of what a person typed: standard input, a file, a pipe, or the files in a folder.
  static func files(given path: String) throws(Refusal) -> [File] {
    if path == "-" { return [File(path: "", bytes: try readStandardInput(atMost: Limits.importedBytes))] }
    if isDirectory(path) { return try files(at: path) }
    return [File(path: URL(filePath: path).lastPathComponent, bytes: try readGiven(path, atMost: Limits.importedBytes))]
  }

  /// The contents of a file, or of the files in a folder and those in it. Links in it aren't followed.
  static func files(at path: String) throws(Refusal) -> [File] {
    guard isDirectory(path) else {
      let bytes = try readFile(path, atMost: Limits.importedBytes)
      return [File(path: URL(filePath: path).lastPathComponent, bytes: bytes)]
    }
    let paths: [String]
    do {
      paths = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    } catch {
      throw Refusal("Can't read \(path): \(reason(error)).")
    }
    var files: [File] = []
    var rest = Limits.importedBytes
    for inner in paths where files.count < Limits.importedFiles && rest > 0 {
      guard statusOfLink(path + "/" + inner)?.isFile == true, !isPictureOfCatalog(path + "/" + inner) else { continue }
      let bytes = try readFile(path + "/" + inner, atMost: rest)
      rest -= bytes.count
      files.append(File(path: inner, bytes: bytes))
    }
    return files
  }

  /// Whether it's one of an asset catalog's pictures and symbols, whose colors are nobody's theme.
  private static func isPictureOfCatalog(_ path: String) -> Bool {
    path.contains(".xcassets/") && path.contains(#/\.(?:imageset|symbolset|appiconset|launchimage|imagestack)\//#)
  }
}
