import Formats
import Studio
import UIKit

/// A folder for files that are shared: a new one each time, which the system empties.
struct ShareFolder {
  private let place: URL

  init() throws {
    place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  }

  /// Writes a file to share.
  func write(_ bytes: [UInt8], as name: String) throws -> URL {
    let url = place.appendingPathComponent(name, isDirectory: false)
    try Data(bytes).write(to: url, options: .atomic)
    return url
  }

  /// Writes files into a folder to share.
  func write(_ files: [File], as name: String) throws -> URL {
    let folder = place.appendingPathComponent(name, isDirectory: true)
    for file in files {
      let url = folder.appendingPathComponent(file.path, isDirectory: false)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url, options: .atomic)
    }
    return folder
  }
}

extension WritingProblem {
  init(_ error: any Error) { self = (error as? CocoaError)?.code == .fileWriteOutOfSpace ? .full : .other }
}
