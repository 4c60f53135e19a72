import Studio
import UIKit

extension URL {
  /// A free file in this folder for a theme with that name: "Harbor.tintype", or "Harbor 2.tintype" if the first is
  /// taken.
  func freeFile(for label: String, besides old: URL?) -> URL {
    let name = label.asFileName
    var url = appendingPathComponent(name + "." + ThemeFolder.ending, isDirectory: false)
    var number = 2
    while url != old, FileManager.default.fileExists(atPath: url.path) {
      url = appendingPathComponent("\(name) \(number).\(ThemeFolder.ending)", isDirectory: false)
      number += 1
    }
    return url
  }

  /// The files in this folder that may hold themes, the most recent first; of the same moment, by name.
  func themeFiles() throws -> [(url: URL, date: Date)] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(
      at: self, includingPropertiesForKeys: [.contentModificationDateKey], options: .skipsHiddenFiles
    )
    .filter { $0.pathExtension.lowercased() == ThemeFolder.ending }
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

extension String {
  /// The text as a file can be called. A name has at most 255 bytes, including a number and the ending.
  fileprivate var asFileName: String {
    var name = String(map { $0 == "/" || $0 == ":" || $0.isNewline || $0 == "\0" ? "-" : $0 })
    while name.hasPrefix(".") { name.removeFirst() }
    while name.utf8.count > 200 { name.removeLast() }
    return name.isEmpty ? "Theme" : name
  }
}
