import Formats
import Foundation

/// How the files of an export are merged into those that others wrote.
enum Merging {
  case format(Format, ExportOptions)
  /// Between two comments: for a template of one's own.
  case template

  /// A file under the path at which it's merged.
  func target(_ file: File) -> File {
    guard case .format(let format, _) = self else { return file }
    return File(path: format.pathToMerge(file.path), bytes: file.bytes)
  }

  /// Whether a file at a path can be merged into.
  func canMerge(intoFileAt path: String) -> Bool {
    switch self {
    case .format(let format, _): format.isMergeable
    case .template: CommentSyntax(path: path) != nil
    }
  }

  /// A file with what's there around it.
  /// - Parameter present: The bytes at its target; nil if there's no file.
  func merged(_ file: File, into present: [UInt8]?, at path: String) throws(MergeError) -> [UInt8] {
    switch self {
    case .format(let format, _): return try format.merged(file, into: present)
    case .template:
      guard let syntax = CommentSyntax(path: path) else { throw .noComments(path) }
      return try merge(file.bytes, into: present ?? [], syntax)
    }
  }

  /// The folders of an asset catalog that we wrote, and that the export doesn't have anymore, as paths in the catalog.
  func staleSets(ofCatalogAt place: String, besides files: [File]) -> [String] {
    guard case .format(let format, let options) = self, format.isFolder else { return [] }
    let present = (try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []
    return format.staleSets(in: present, besides: files, options: options)
  }
}

/// Removes a file, or a folder with all that's in it.
func remove(_ place: String, named name: String) throws(Refusal) {
  do {
    try FileManager.default.removeItem(atPath: place)
  } catch {
    throw Refusal("Can't remove \(name): \(reason(error)).")
  }
}
