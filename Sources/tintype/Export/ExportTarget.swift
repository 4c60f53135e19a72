import Formats
import Foundation

/// Where an export is written: a file, a folder or a zip.
struct ExportTarget {
  let path: String
  let isFolder: Bool

  /// Writes the files that differ from what's there, and says which.
  func write(_ files: [File]) throws(Refusal) {
    if path.lowercased().hasSuffix(".zip") {
      return try write(Data(zip(files)), to: URL(filePath: path))
    }
    for file in files {
      // An export that's one file is called as the person says, unless that's a folder.
      let isInFolder = isFolder || path.hasSuffix("/") || isDirectory(path)
      try write(Data(file.bytes), to: isInFolder ? URL(filePath: path).appending(path: file.path) : URL(filePath: path))
    }
  }

  private func write(_ data: Data, to place: URL) throws(Refusal) {
    if (try? Data(contentsOf: place)) == data { return }
    let isNew = !FileManager.default.fileExists(atPath: place.path)
    do {
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: place, options: .atomic)
    } catch {
      throw Refusal("Cannot write \(place.relativePath): \(reason(error)).")
    }
    writeToStandardError("\(isNew ? "Wrote" : "Updated") \(place.relativePath).\n")
  }
}

func isDirectory(_ path: String) -> Bool {
  var isDirectory: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
}

/// What the system calls an error of Foundation's, such as "No space left on device".
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
  default: return "the system says no"
  }
}
