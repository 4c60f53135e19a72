import Formats
import Foundation

/// The target of an export: a file, a folder or a zip.
struct ExportTarget {
  let path: String
  /// Whether the files keep their names, in a folder at the path. Otherwise, there's one, which is called like the path.
  let isFolder: Bool
  /// Whether it may be a pipe or a device, which is only written into.
  var mayBePipe = false

  var isZip: Bool { path.lowercased().hasSuffix(".zip") }

  /// Writes the files that differ from those already there, and their fonts, all or none.
  /// - Parameter remedy: What to do about a file that we didn't write; nil to replace it.
  /// - Returns: What was done, a sentence for each file.
  func write(
    _ files: [File], fonts: FontDelivery? = nil, orElse remedy: ForeignRemedy?
  ) throws(Refusal) -> [String] {
    try write(files.map { ($0, isMerged: false) }, fonts: fonts, orElse: remedy)
  }

  private func write(
    _ files: [(file: File, isMerged: Bool)], fonts: FontDelivery?, orElse remedy: ForeignRemedy?
  ) throws(Refusal) -> [String] {
    let (own, fonts) = (files.map(\.file), fonts?.files ?? [])
    let targets = isZip ? contents(of: own + fonts) : contents(of: own) + fonts.map { ($0.path, $0.bytes) }
    var exported: [FileSet.Exported] = []
    var pipe: (path: String, bytes: [UInt8])?
    for (index, target) in targets.enumerated() {
      if mayBePipe, target.path == path, isPipe(path) {
        pipe = target
        continue
      }
      // A link is followed, so that the file behind it is replaced and the link stays.
      let place = try behindLinks(target.path)
      try VersionControl.refuse(place, in: realPath(".") ?? "", named: target.path)
      exported.append(
        FileSet.Exported(
          name: target.path, place: place, bytes: target.bytes,
          isMerged: !isZip && index < files.count && files[index].isMerged))
    }
    var set = FileSet()
    try set.add(exported)
    if let remedy, let foreign = set.foreign { throw remedy.refusal(toReplace: foreign.name) }
    if let pipe { try writeBytes(pipe.bytes, intoPipe: pipe.path) }
    try set.write()
    return (pipe.map { ["Updated \($0.path)."] } ?? []) + set.changes.map(\.sentence)
  }

  /// Writes the files into those already there, and leaves alone whatever isn't ours; all or none.
  /// - Returns: What was done, a sentence for each file.
  func merge(
    _ files: [File], _ merger: Merger, fonts: FontDelivery? = nil, orElse remedy: ForeignRemedy?
  ) throws(Refusal) -> [String] {
    if case .format = merger, isZip { throw Refusal("Nothing can be merged into a zip.") }
    var merged: [(file: File, isMerged: Bool)] = []
    for file in files {
      let target = merger.target(file)
      let place = contents(of: [target])[0].path
      let present = try Merger.contents(ofFileAt: place, named: place)
      do throws(MergeError) {
        let bytes = try merger.merged(target, into: present, at: place)
        // Of an asset catalog, our color sets are files of their own.
        merged.append((File(path: target.path, bytes: bytes), isMerged: bytes != file.bytes))
      } catch {
        throw Refusal("Can't merge into \(place): \(error.sentence)")
      }
    }
    var deeds = try write(merged, fonts: fonts, orElse: remedy)
    for set in try merger.staleSets(of: path, at: behindLinks(path), besides: merged.map(\.file)) {
      try set.remove()
      deeds.append(set.isOurs ? "Removed \(set.path)." : set.remark)
    }
    return deeds
  }

  /// Each file to write: its path and its contents.
  func contents(of files: [File]) -> [(path: String, bytes: [UInt8])] {
    if isZip { return [(path, Zip.bytes(of: files))] }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return files.map { (isFolder ? folder + $0.path : path, $0.bytes) }
  }
}

/// Whether a path leads to something that isn't a file or a folder: a pipe, a device, a terminal.
private func isPipe(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && !status.isFile && !status.isFolder
}

/// A path from the root on.
func absolutePath(_ path: String) -> String {
  path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
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
