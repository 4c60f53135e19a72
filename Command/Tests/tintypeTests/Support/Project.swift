import Foundation
import ServerTestSupport

/// A folder with a `tintype.json`, in which the built `tintype` works.
final class Project: Sendable {
  static let theme = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
  /// A comment that only a file of ours has.
  static let old = "/* Made with Tintype: old */\n"
  /// The `build.gradle.kts` of an Android app in Compose.
  static let composeGradle = """
    plugins { id("com.android.application") }
    android { buildFeatures { compose = true } }
    """
  let folder: TemporaryFolder

  /// - Parameter text: The `tintype.json`; nil for none.
  init(_ text: String?) throws {
    folder = try TemporaryFolder()
    if let text { try write(text, to: "tintype.json") }
  }

  /// A project with one theme and these outputs, each a format and a path.
  convenience init(theme: String = Project.theme, outputs: [(format: String, path: String)]) throws {
    try self.init(Self.text(theme: theme, outputs: outputs))
  }

  static func text(theme: String = Project.theme, outputs: [(format: String, path: String)]) -> String {
    let lines = outputs.map { "    {\"format\": \"\($0.format)\", \"path\": \"\($0.path)\"}" }
    return "{\n  \"theme\": \"\(theme)\",\n  \"outputs\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}\n"
  }

  func place(_ path: String) -> String { folder.path + "/" + path }

  func write(_ text: String, to path: String) throws {
    let place = URL(filePath: place(path))
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  func read(_ path: String) throws -> String { try String(contentsOfFile: place(path), encoding: .utf8) }

  /// The theme in its `tintype.json`.
  var theme: String { get throws { try members("theme").first ?? "" } }

  /// The outputs in its `tintype.json`, each as its line has it.
  var outputs: [String] {
    get throws {
      try read("tintype.json").split(separator: "\n").filter { $0.contains("\"format\"") }.map { line in
        line.trimmingCharacters(in: CharacterSet(charactersIn: " ,"))
      }
    }
  }

  private func members(_ key: String) throws -> [String] {
    try read("tintype.json").matches(of: try Regex("\"\(key)\": \"([^\"]*)\"")).compactMap {
      $0.output[1].substring.map(String.init)
    }
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: place(path)) }

  /// Every file in the folder, sorted.
  var files: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: place($0), isDirectory: &isFolder) && !isFolder.boolValue
      }.sorted()
    }
  }

  /// Runs a subcommand on the folder.
  func run(_ subcommand: String, _ options: String...) throws -> Filter {
    try Filter([subcommand, folder.path] + options, input: Data())
  }
}
