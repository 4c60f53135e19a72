import Formats
import Studio
import UIKit

/// What a file in the library's folder holds: a theme string, or nil if that can't be read.
struct ReadTheme: Sendable {
  let name: String
  let string: String?
}

extension URL {
  /// A file in this folder for a theme with that label, with the first of its names that no other file has.
  func freeFile(for label: String, besides old: URL?) -> URL {
    var number = 1
    while true {
      let url = appendingPathComponent(KeptTheme.fileName(label, number), isDirectory: false)
      if url == old || !FileManager.default.fileExists(atPath: url.path) { return url }
      number += 1
    }
  }

  /// The files in this folder that may hold themes, the most recent first; of the same moment, by name.
  func themeFiles() throws -> [(url: URL, date: Date)] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(
      at: self, includingPropertiesForKeys: [.contentModificationDateKey], options: .skipsHiddenFiles
    )
    .filter { $0.lastPathComponent.lowercased().hasSuffix(File.themeEnding) }
    .map { ($0, $0.modified) }
    .sorted { ($1.date, $0.url.lastPathComponent) < ($0.date, $1.url.lastPathComponent) }
  }

  /// Whether the file is on this device. One that's only in iCloud is asked for.
  var isHere: Bool {
    let values = try? resourceValues(forKeys: [.nameKey, .ubiquitousItemDownloadingStatusKey])
    guard values?.ubiquitousItemDownloadingStatus == .notDownloaded else { return true }
    try? FileManager.default.startDownloadingUbiquitousItem(at: self)
    return false
  }

  /// What the files in this folder hold, the most recent first. Those that are elsewhere are asked for and left out. What other
  /// devices wrote to the same file is kept as themes of their own. Takes a while if there are many, on any thread.
  func readThemes() throws -> [ReadTheme] {
    var files = try themeFiles().filter { $0.url.isHere }
    let isConflict = files.map { keepConflicts(of: $0.url) }
    if isConflict.contains(true) { files = try themeFiles().filter { $0.url.isHere } }
    return files.map { ReadTheme(name: $0.url.lastPathComponent, string: $0.url.themeString) }
  }

  /// Writes a theme into this folder, into the file it's in already or under a name that no other has.
  @discardableResult func write(_ string: String, _ date: Date, over old: URL? = nil) throws -> URL {
    let url = freeFile(for: KeptTheme(id: 0, string: string).label, besides: old)
    try url.coordinated(.forReplacing) { try Data((string + "\n").utf8).write(to: $0, options: .atomic) }
    url.setModified(date)
    return url
  }

  func removeFile() throws { try coordinated(.forDeleting) { try FileManager.default.removeItem(at: $0) } }

  /// Changes the file while neither iCloud nor another app does.
  func coordinated(_ options: NSFileCoordinator.WritingOptions, _ change: (URL) throws -> Void) throws {
    var problem: NSError?
    var done = Result<Void, any Error>.success(())
    NSFileCoordinator().coordinate(writingItemAt: self, options: options, error: &problem) { url in
      done = Result { try change(url) }
    }
    if let problem { throw problem }
    try done.get()
  }

  /// When the file was changed last.
  var modified: Date {
    (try? resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
  }

  func setModified(_ date: Date) {
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }
}

extension URL {
  /// In the library's folder: saves what other devices wrote to the same file as themes of their own.
  /// - Returns: Whether there was anything.
  func keepConflicts(of url: URL) -> Bool {
    let versions = NSFileVersion.unresolvedConflictVersionsOfItem(at: url) ?? []
    for version in versions {
      do {
        guard let string = version.url.themeString else { continue }
        if string != url.themeString { try write(string, version.modificationDate ?? Date()) }
        version.isResolved = true
        try version.remove()
      } catch {
        // It stays a conflict, and is tried again the next time.
      }
    }
    return !versions.isEmpty
  }
}
