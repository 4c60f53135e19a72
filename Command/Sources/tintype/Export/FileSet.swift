@_spi(Project) import Formats
import Foundation

/// Files that are written together: all of them or none.
struct FileSet {
  /// The files whose contents differ from what's there, in the order they were added.
  private(set) var changes: [Change] = []

  /// A file to write.
  struct Change {
    /// Its path as people know it.
    let name: String
    /// Its path for the system.
    let place: String
    let bytes: [UInt8]
    /// Whether someone else wrote the file that it replaces.
    let isForeign: Bool
    fileprivate let there: Existing?

    /// Whether there's no such file yet.
    var isNew: Bool { there == nil }
    /// The file's contents now; nil if there's none, or it isn't a regular file.
    var present: [UInt8]? { there?.bytes }
    /// Its change, in a sentence: "Wrote theme.css."
    var sentence: String { "\(isNew ? "Wrote" : "Updated") \(name)." }
  }

  /// The first change that would replace a file of someone else's.
  var foreign: Change? { changes.first(where: \.isForeign) }

  /// Adds a file, unless one with these contents is there.
  mutating func add(_ bytes: [UInt8], at place: String, named name: String) throws(Refusal) {
    let there = try Existing(at: place, named: name)
    if there?.bytes == bytes { return }
    changes.append(Change(name: name, place: place, bytes: bytes, isForeign: false, there: there))
  }

  /// A file of an export.
  struct Exported {
    /// Its path as people know it.
    let name: String
    /// Its path for the system.
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
    for ((file, there), isForeign) in zip(zip(export, replaced), foreign) where there?.bytes != file.bytes {
      changes.append(
        Change(name: file.name, place: file.place, bytes: file.bytes, isForeign: isForeign, there: there))
    }
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

/// A file or folder at a path, behind any symbolic links.
private struct Existing {
  /// The contents of a regular file; nil for anything else.
  let bytes: [UInt8]?
  /// Whether it's a file that's replaced as a whole: a regular one, to which no other hard links lead.
  let isReplaceable: Bool
  let permissions: mode_t

  /// Nil if there's nothing.
  init?(at place: String, named name: String) throws(Refusal) {
    var status = stat()
    guard stat(place, &status) == 0 else {
      switch errno {
      case ENOENT: return nil
      case let code: throw Refusal("Can't write \(name): \(systemMessage(code)).")
      }
    }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw Refusal("\(quoted(name)) is a folder. Give the file in it a name, too.") }
    bytes = kind == S_IFREG ? try readFile(place, atMost: Int(status.st_size)) : nil
    isReplaceable = kind == S_IFREG && status.st_nlink == 1
    permissions = status.st_mode & 0o7777
  }
}

/// The steps taken so far to write some files.
private struct FileDraft {
  /// The new contents, each in a file beside the one it's for.
  private var prepared: [String: String] = [:]
  private var committed: [FileSet.Change] = []
  private var folders: [String] = []

  /// Writes the new contents to where they only have to be renamed. A new file replaces the old one at once, so that nobody
  /// reads half of it.
  mutating func prepare(_ change: FileSet.Change) throws(Refusal) {
    guard change.isReplaced else { return }
    try makeFolder((change.place as NSString).deletingLastPathComponent, for: change)
    let draft = change.draftPlace
    do throws(SystemError) {
      // Noted first, so that half a draft is removed, too.
      prepared[change.place] = draft
      try Self.write(change.bytes, to: draft, O_CREAT | O_EXCL, permissions: change.there?.permissions)
    } catch {
      throw change.refusal(error)
    }
  }

  mutating func commit(_ change: FileSet.Change) throws(Refusal) {
    do throws(SystemError) {
      if let draft = prepared[change.place] {
        guard rename(draft, change.place) == 0 else { throw SystemError(code: errno) }
        prepared[change.place] = nil
        committed.append(change)
      } else {
        committed.append(change)
        let isRegular = change.present != nil || change.isNew
        try Self.write(change.bytes, to: change.place, isRegular ? O_CREAT | O_TRUNC : 0)
      }
    } catch {
      throw change.refusal(error)
    }
  }

  /// Puts back what was there before, as far as that can be done.
  func undo() {
    for draft in prepared.values { unlink(draft) }
    for change in committed {
      if change.isNew {
        unlink(change.place)
      } else if let bytes = change.present {
        try? Self.write(bytes, to: change.place, O_TRUNC)
      }
    }
    for folder in folders.reversed() { rmdir(folder) }
  }

  private mutating func makeFolder(_ folder: String, for change: FileSet.Change) throws(Refusal) {
    guard !folder.isEmpty, !isDirectory(folder) else { return }
    try makeFolder((folder as NSString).deletingLastPathComponent, for: change)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw change.refusal(SystemError(code: errno)) }
    folders.append(folder)
  }

  private static func write(
    _ bytes: [UInt8], to place: String, _ flags: Int32, permissions: mode_t? = nil
  ) throws(SystemError) {
    let descriptor = open(place, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    defer { close(descriptor) }
    if let permissions { fchmod(descriptor, permissions) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw SystemError(code: errno) }
      rest = rest.dropFirst(count)
    }
  }
}

private struct SystemError: Error {
  let code: Int32
}

extension FileSet.Change {
  /// Whether a new file takes the old one's place. Others are written into: devices, pipes, files with several names, and
  /// what a link names that leads to nothing yet.
  fileprivate var isReplaced: Bool {
    guard let there else { return (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) == nil }
    return there.isReplaceable
  }

  /// A path beside the file that nobody else uses.
  fileprivate var draftPlace: String {
    let path = place as NSString
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    let padding = String(repeating: "0", count: draftDigits - number.count)
    let name = draftStart(for: path.lastPathComponent) + padding + number + draftEnd
    return (path.deletingLastPathComponent as NSString).appendingPathComponent(name)
  }

  fileprivate func refusal(_ error: SystemError) -> Refusal {
    Refusal("Can't write \(name): \(systemMessage(error.code)).")
  }
}

// A draft of theme.css is called .theme.css.0000000000000.tintype, with a random number in base 36.
private func draftStart(for name: String) -> String { ".\(name.prefix(60))." }
private let draftDigits = 13
private let draftEnd = ".tintype"

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
      unlink(folder + "/" + name)
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
