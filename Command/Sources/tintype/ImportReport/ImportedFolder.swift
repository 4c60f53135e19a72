import Formats
import Import
import Foundation
import Theme

/// The contents of one argument of `import`.
enum ImportedFolder {
  /// Standard input, a file, or the files in a folder and those in it.
  static func files(at path: String) throws(Refusal) -> [File] {
    if path == "-" { return [File(path: "", bytes: try readStandardInput(atMost: Limits.importedBytes))] }
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
    for inner in paths where files.count < Limits.importedFiles && rest > 0 && !isDirectory(path + "/" + inner) {
      let bytes = try readFile(path + "/" + inner, atMost: rest)
      rest -= bytes.count
      files.append(File(path: inner, bytes: bytes))
    }
    return files
  }
}
