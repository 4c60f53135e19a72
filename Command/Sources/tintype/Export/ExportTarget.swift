import Formats
import Foundation
import _Text

/// The target of an export: a file, a folder or a zip.
struct ExportTarget {
  let path: String
  let isFolder: Bool

  /// Writes the files that differ from those already there, and says which.
  func write(_ files: [File]) throws(Refusal) {
    if path.lowercased().hasSuffix(".zip") {
      return try write(Data(Zip.bytes(of: files)), to: URL(filePath: path))
    }
    for file in files {
      // An export that's one file is called as the person says, unless that's a folder.
      let isInFolder = isFolder || path.hasSuffix("/") || isDirectory(path)
      try write(Data(file.bytes), to: isInFolder ? URL(filePath: path).appending(path: file.path) : URL(filePath: path))
    }
  }

  private func write(_ data: Data, to place: URL) throws(Refusal) {
    let there = try Existing(at: place)
    if there?.isRegular ?? true, (try? Data(contentsOf: place)) == data { return }
    do {
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      if let there, !there.isRegular || there.hasOtherNames {
        let file = try FileHandle(forWritingTo: place)
        if there.isRegular { try file.truncate(atOffset: 0) }
        try file.write(contentsOf: data)
        try file.close()
      } else {
        // A new file replaces the old one at once, so that nobody reads half of it.
        let target = place.resolvingSymlinksInPath()
        try data.write(to: target, options: isLink(target) ? [] : .atomic)
        if let there {
          try FileManager.default.setAttributes([.posixPermissions: there.permissions], ofItemAtPath: target.path)
        }
      }
    } catch {
      throw Refusal("Can't write \(place.relativePath): \(reason(error)).")
    }
    writeToStandardError("\(there == nil ? "Wrote" : "Updated") \(place.relativePath).\n")
  }

  /// Whether it's still a symbolic link once links are followed: one that leads to nothing yet.
  private func isLink(_ place: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil
  }

  /// The file or folder at a path, behind any symbolic links.
  private struct Existing {
    /// Whether it's a regular file, not a device or a pipe.
    let isRegular: Bool
    /// Whether hard links lead to it.
    let hasOtherNames: Bool
    let permissions: Int

    /// Nil if there's nothing.
    init?(at place: URL) throws(Refusal) {
      var status = stat()
      guard stat(place.path, &status) == 0 else {
        switch errno {
        case ENOENT: return nil
        case let code: throw Refusal("Can't write \(place.relativePath): \(systemMessage(code)).")
        }
      }
      isRegular = status.st_mode & S_IFMT == S_IFREG
      hasOtherNames = status.st_nlink > 1
      permissions = Int(status.st_mode & 0o7777)
    }
  }
}

func isDirectory(_ path: String) -> Bool {
  var isDirectory: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
}

/// The system's text for an error of Foundation's, such as "No space left on device".
func reason(_ error: any Error) -> String {
  let error = error as NSError
  if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError, cause.domain == NSPOSIXErrorDomain {
    return systemMessage(Int32(cause.code))
  }
  if error.domain == NSPOSIXErrorDomain { return systemMessage(Int32(error.code)) }
  switch CocoaError.Code(rawValue: error.code) {
  case .fileWriteOutOfSpace: return systemMessage(ENOSPC)
  case .fileWriteNoPermission, .fileReadNoPermission: return systemMessage(EACCES)
  case .fileWriteVolumeReadOnly: return systemMessage(EROFS)
  case .fileReadNoSuchFile, .fileNoSuchFile: return systemMessage(ENOENT)
  default: return "the system refused"
  }
}
