import Foundation

/// A folder for one test, gone with its value.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "tintype-\(UUID().uuidString)")

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a program that a shell runs.
  func writeProgram(_ script: String, to path: String) throws {
    try write("#!/bin/sh\nPATH=/usr/bin:/bin\n" + script, to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.appending(path: path).path)
  }

  func text(of path: String) throws -> String {
    try String(decoding: Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }
}
