import Foundation

/// A folder for one test; deleted when its value goes away.
public final class TemporaryFolder: Sendable {
  public let url = FileManager.default.temporaryDirectory.appending(path: "tintype-\(UUID().uuidString)")

  public init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public var path: String { url.path }

  public func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a shell script and makes it executable.
  public func writeProgram(_ script: String, to path: String) throws {
    try write("#!/bin/sh\nPATH=/usr/bin:/bin\n" + script, to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.appending(path: path).path)
  }

  /// Makes a symbolic link.
  public func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url.appending(path: path).path, withDestinationPath: target)
  }

  public func text(of path: String) throws -> String {
    try String(decoding: Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }
}
