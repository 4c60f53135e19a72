@_spi(Project) import Formats
import Foundation
import Theme

/// Files that are written together: all of them or none.
struct FileSet {
  /// The files whose contents differ from what's there, in the order they were added.
  private(set) var changes: [Change] = []

  /// A file to write.
  struct Change {
    /// Its path as people know it.
    let name: String
    /// Its path for the system, behind all links.
    let place: String
    let bytes: [UInt8]
    /// Whether someone else wrote the file that it replaces.
    let isForeign: Bool
    fileprivate let there: Existing?

    /// Whether there's no such file yet.
    var isNew: Bool { there == nil }
    /// The file's contents now; nil if there's none.
    var present: [UInt8]? { there?.bytes }
    /// Its change, in a sentence: "Wrote theme.css."
    var sentence: String { "\(isNew ? "Wrote" : "Updated") \(name)." }
  }

  /// The bytes of the files to write, and of those that they replace.
  private var length = 0

  /// The first change that would replace a file of someone else's.
  var foreign: Change? { changes.first(where: \.isForeign) }

  /// Adds a file, unless one with these contents is there.
  mutating func add(_ bytes: [UInt8], at place: String, named name: String) throws(Refusal) {
    let there = try Existing(at: place, named: name)
    if there?.bytes == bytes { return }
    try add(Change(name: name, place: place, bytes: bytes, isForeign: false, there: there))
  }

  /// A file of an export.
  struct Exported {
    /// Its path as people know it.
    let name: String
    /// Its path for the system, behind all links.
    let place: String
    let bytes: [UInt8]
    /// Whether what's there is kept in it.
    var isMerged = false
  }

  /// Adds the files of an export, and tells those that would replace a file of someone else's.
  mutating func add(_ export: [Exported]) throws(Refusal) {
    var replaced: [Existing?] = []
    for file in export { replaced.append(try Existing(at: file.place, named: file.name)) }
    let foreign = replacesForeign(
      zip(export, replaced).map { file, there in
        Replacement(path: file.name, bytes: file.bytes, there: there?.bytes, isMerged: file.isMerged)
      })
    for ((file, there), isForeign) in zip(zip(export, replaced), foreign) {
      let bytes = there.map { settled(file.bytes, over: $0.bytes) } ?? file.bytes
      guard there?.bytes != bytes else { continue }
      try add(Change(name: file.name, place: file.place, bytes: bytes, isForeign: isForeign, there: there))
    }
  }

  private mutating func add(_ change: Change) throws(Refusal) {
    length += change.bytes.count + (change.present?.count ?? 0)
    guard length <= Limits.buildBytes else {
      throw Refusal("These are too many files to write at once. The limit is \(Limits.buildBytes >> 20) MB.")
    }
    changes.append(change)
  }

  /// Writes the changes. If one can't be written, puts back what was there before and refuses. An interruption from the
  /// terminal waits until that's done.
  func write() throws(Refusal) {
    try uninterrupted { () throws(Refusal) in
      var draft = FileDraft()
      do throws(Refusal) {
        for change in changes { try draft.prepare(change) }
        for change in changes { try draft.commit(change) }
      } catch {
        draft.undo()
        throw error
      }
    }
  }
}

/// A regular file that's at a path.
private struct Existing {
  let bytes: [UInt8]
  /// Whether it's replaced as a whole: no other hard links lead to it.
  let isReplaceable: Bool
  let permissions: mode_t

  /// Nil if there's nothing. Refuses what isn't a file.
  init?(at place: String, named name: String) throws(Refusal) {
    let (status, file): (stat, Int32?)
    do throws(SystemError) {
      let folder = try OpenFolder(of: place)
      guard let there = try folder.status(of: folder.name) else { return nil }
      (status, file) = (there, there.isFile ? try folder.file(folder.name, O_RDONLY) : nil)
    } catch {
      if error.code == ENOENT { return nil }
      throw Refusal("Can't write \(name): \(systemMessage(error.code)).")
    }
    guard !status.isFolder else { throw Refusal("\(quoted(name)) is a folder. Give the file in it a name, too.") }
    guard let file else {
      throw Refusal("\(quoted(name)) is a link, a pipe or a device, and isn’t replaced. Choose another path.")
    }
    defer { close(file) }
    let size = Int(status.st_size)
    guard size <= Limits.buildBytes else {
      throw Refusal("What’s at \(quoted(name)) has more than \(Limits.buildBytes >> 20) MB. Choose another path.")
    }
    bytes = try readAll(file, atMost: size, name: name)
    isReplaceable = status.st_nlink == 1
    permissions = status.st_mode & 0o7777
  }
}

/// The steps taken so far to write some files.
private struct FileDraft {
  /// The names of the files with the new contents, each beside the one it's for.
  private var prepared: [String: String] = [:]
  private var committed: [FileSet.Change] = []
  private var folders: [String] = []

  /// Writes the new contents to where they only have to be renamed. A new file replaces the old one at once, so that nobody
  /// reads half of it.
  mutating func prepare(_ change: FileSet.Change) throws(Refusal) {
    guard change.isReplaced else { return }
    do throws(SystemError) {
      let folder = try OpenFolder(of: change.place, making: &folders)
      let draft = draftName(for: folder.name)
      // Noted first, so that half a draft is removed, too.
      prepared[change.place] = draft
      try Self.write(change.bytes, to: draft, in: folder, O_CREAT | O_EXCL, permissions: change.there?.permissions)
    } catch {
      throw change.refusal(error)
    }
  }

  mutating func commit(_ change: FileSet.Change) throws(Refusal) {
    do throws(SystemError) {
      let folder = try OpenFolder(of: change.place)
      if let draft = prepared[change.place] {
        try folder.rename(draft, to: folder.name)
        prepared[change.place] = nil
        committed.append(change)
      } else {
        committed.append(change)
        try Self.write(change.bytes, to: folder.name, in: folder, O_TRUNC)
      }
    } catch {
      throw change.refusal(error)
    }
  }

  /// Puts back what was there before, as far as that can be done.
  func undo() {
    for (place, draft) in prepared {
      Self.trying(place) { folder throws(SystemError) in try folder.removeFile(draft) }
    }
    for change in committed {
      Self.trying(change.place) { folder throws(SystemError) in
        if let bytes = change.present {
          try Self.write(bytes, to: folder.name, in: folder, O_TRUNC)
        } else {
          try folder.removeFile(folder.name)
        }
      }
    }
    for folder in folders.reversed() { removeEmptyFolder(folder) }
  }

  private static func trying(_ place: String, _ body: (borrowing OpenFolder) throws(SystemError) -> Void) {
    do throws(SystemError) {
      try body(try OpenFolder(of: place))
    } catch {
      // It's gone, or can't be reached anymore.
    }
  }

  private static func write(
    _ bytes: [UInt8], to name: String, in folder: borrowing OpenFolder, _ flags: Int32, permissions: mode_t? = nil
  ) throws(SystemError) {
    let descriptor = try folder.file(name, O_WRONLY | flags)
    defer { close(descriptor) }
    if let permissions { fchmod(descriptor, permissions) }
    try writeAll(bytes, to: descriptor)
  }
}

/// Writes into a pipe or a device that a person named. An interruption ends that at once.
func writeBytes(_ bytes: [UInt8], intoPipe path: String) throws(Refusal) {
  let descriptor = open(path, O_WRONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw Refusal("Can't write \(path): \(systemMessage(errno)).") }
  defer { close(descriptor) }
  do throws(SystemError) {
    try writeAll(bytes, to: descriptor)
  } catch {
    throw Refusal("Can't write \(path): \(systemMessage(error.code)).")
  }
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { throw SystemError(code: errno) }
    rest = rest.dropFirst(count)
  }
}

extension FileSet.Change {
  /// Whether a new file takes the old one's place. A file with several names is written into.
  fileprivate var isReplaced: Bool { there?.isReplaceable ?? true }

  fileprivate func refusal(_ error: SystemError) -> Refusal {
    Refusal("Can't write \(name): \(systemMessage(error.code)).")
  }
}

// A draft of theme.css is called .theme.css.0000000000000.tintype, with a random number in base 36.
private func draftStart(for name: String) -> String { ".\(name.prefix(60))." }
private let draftDigits = 13
private let draftEnd = ".tintype"

/// A name for a draft that nobody else uses.
private func draftName(for name: String) -> String {
  let number = String(UInt64.random(in: 0 ... .max), radix: 36)
  return draftStart(for: name) + String(repeating: "0", count: draftDigits - number.count) + number + draftEnd
}

/// Removes the drafts beside files that a killed process left behind. Only for files that nobody else writes now.
/// - Parameter places: The paths of the files for the system.
func removeDrafts(beside places: some Sequence<String>) {
  let starts = Dictionary(grouping: places) { ($0 as NSString).deletingLastPathComponent }
    .mapValues { places in Set(places.map { draftStart(for: ($0 as NSString).lastPathComponent) }) }
  for (folder, starts) in starts {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(draftEnd) {
      let rest = name.dropLast(draftEnd.count)
      let number = rest.suffix(draftDigits)
      guard number.utf8.count == draftDigits, number.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLowercase) }),
        starts.contains(String(rest.dropLast(draftDigits)))
      else { continue }
      try? removeFile(folder + "/" + name, named: name)
    }
  }
}

/// The signal that came during `uninterrupted`; 0 if none did.
nonisolated(unsafe) private var heldSignal: sig_atomic_t = 0

/// Finishes a piece of work before an interruption ends the process.
private func uninterrupted<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
  heldSignal = 0
  let signals = [SIGINT, SIGTERM, SIGHUP]
  let handlers = signals.map { signal($0) { heldSignal = sig_atomic_t($0) } }
  defer {
    for (number, handler) in zip(signals, handlers) { signal(number, handler) }
    if heldSignal != 0 { raise(Int32(heldSignal)) }
  }
  try body()
}
