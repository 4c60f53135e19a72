import Formats
import Foundation
import Theme

/// The style sheets that one imports, with what those import: what comes first in front.
struct ImportedSheets {
  private(set) var files: [File] = []
  private var known: Set<String>
  /// The path of a file that isn't named by its own, such as one of another package.
  private let resolve: (_ name: String, _ place: String) -> String?

  /// - Parameters:
  ///   - place: The sheet's path for the system.
  ///   - resolve: Gives the path of a file that a sheet at some place doesn't name by its path; nil if it isn't the project's.
  init(
    of bytes: [UInt8], at place: String,
    resolve: @escaping (_ name: String, _ place: String) -> String? = { _, _ in nil }
  ) {
    (known, self.resolve) = ([place], resolve)
    add(importsOf: bytes, at: place, depth: 4)
  }

  private mutating func add(importsOf bytes: [UInt8], at place: String, depth: Int) {
    guard depth > 0 else { return }
    for name in FileLinks.imports(inStyleSheet: String(decoding: bytes, as: UTF8.self)) {
      guard let path = Self.path(of: name, from: place) ?? resolve(name, place), known.insert(path).inserted,
        let bytes = try? readFile(path, atMost: Limits.mergedBytes)
      else { continue }
      add(importsOf: bytes, at: path, depth: depth - 1)
      files.append(File(path: path, bytes: bytes))
    }
  }

  /// The file that a sheet means by a name; nil for packages and addresses. Sass leaves out endings and underscores.
  private static func path(of name: String, from place: String) -> String? {
    guard !name.contains(":"), !name.hasPrefix("/"), !name.hasPrefix("@") else { return nil }
    let path = URL(filePath: place).deletingLastPathComponent().appending(path: name).standardized.path
    let partial = (path as NSString).deletingLastPathComponent + "/_" + path.lastName
    return [path, path + ".css", path + ".scss", partial, partial + ".scss"].first { path in
      path.isOwnSheet && FileManager.default.isReadableFile(atPath: path)
    }
  }
}
