import Formats
import Foundation
import Theme

/// Merges the files of an export into those that others wrote.
enum Merger {
  /// In the format's own way.
  case format(Format, ExportOptions)
  /// Between two comments: for a template of one's own.
  case template

  /// The contents of a file to merge into; nil if there's none.
  /// - Parameter path: Its path as people know it.
  static func contents(ofFileAt place: String, named path: String) throws(Refusal) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: place) else { return nil }
    let limit = Limits.mergedBytes
    let bytes = try readFile(place, atMost: limit, named: path)
    guard bytes.count <= limit else {
      throw Refusal("\(path) is too large to merge into. The limit is \(limit >> 20) MB.")
    }
    return bytes
  }

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

  /// The sets of an asset catalog that are called like ours and that the export doesn't have anymore.
  /// - Parameters:
  ///   - path: The catalog's path as people know it.
  ///   - place: Its path behind all links.
  func staleSets(of path: String, at place: String, besides files: [File]) -> [CatalogSet] {
    guard case .format(let format, let options) = self, format.isFolder else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
    return format.staleSets(in: names, besides: files, options: options).map { CatalogSet($0, in: path, at: place) }
  }
}
