import Formats
import Foundation
import _Text

/// The target of an export: a file, a folder or a zip.
struct ExportTarget {
  let path: String
  /// Whether the files keep their names, in a folder at the path. Otherwise, there's one, which is called like the path.
  let isFolder: Bool

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
    let exported = targets.enumerated().map { index, target in
      // A link is followed, so that the file behind it is replaced and the link stays.
      FileSet.Exported(
        name: target.path, place: URL(filePath: target.path).resolvingSymlinksInPath().path, bytes: target.bytes,
        isMerged: !isZip && index < files.count && files[index].isMerged)
    }
    var set = FileSet()
    try set.add(exported)
    if let remedy, let foreign = set.foreign { throw remedy.refusal(toReplace: foreign.name) }
    try set.write()
    return set.changes.map(\.sentence)
  }

  /// Writes the files into those already there, and leaves alone whatever isn't ours; all or none.
  /// - Returns: What was done, a sentence for each file.
  func merge(
    _ files: [File], _ merging: Merging, fonts: FontDelivery? = nil, orElse remedy: ForeignRemedy?
  ) throws(Refusal) -> [String] {
    if case .format = merging, isZip { throw Refusal("Nothing can be merged into a zip.") }
    var merged: [(file: File, isMerged: Bool)] = []
    for file in files {
      let target = merging.target(file)
      let place = contents(of: [target])[0].path
      let present = FileManager.default.fileExists(atPath: place) ? try readFile(place) : nil
      do throws(MergeError) {
        let bytes = try merging.merged(target, into: present, at: place)
        // Of an asset catalog, our color sets are files of their own.
        merged.append((File(path: target.path, bytes: bytes), isMerged: bytes != file.bytes))
      } catch {
        throw Refusal("Can't merge into \(place): \(error.sentence)")
      }
    }
    var deeds = try write(merged, fonts: fonts, orElse: remedy)
    for set in merging.staleSets(ofCatalogAt: path, besides: merged.map(\.file)) {
      let place = contents(of: [File(path: set, bytes: [])])[0].path
      try remove(place, named: place)
      deeds.append("Removed \(place).")
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
