import Studio
import Theme
import UIKit

/// The themes in a folder that the person sees in Files: a file each, which holds the theme string and is called what the theme
/// is called. The time of its last change says how recent it is.
@MainActor final class ThemeFolder {
  private(set) var place: URL
  /// The folder in the app's documents, where the themes are without iCloud Drive.
  let local: URL
  /// The name of each file that was listed; its index is the theme's id.
  private var names: [String] = []
  /// Changes whenever this app begins to change the folder.
  private(set) var edition = 0
  /// The theme that was removed last.
  private var removed: (name: String, string: String, date: Date)?
  /// The files that were written for the themes kept last.
  private var added: [String] = []

  /// Takes the folder, which may not be there yet.
  init(_ place: URL) { (self.place, local) = (place, place) }

  /// Goes on in a folder in iCloud Drive; for nil, in the local one.
  func move(to cloud: URL?) { place = cloud ?? local }

  /// A theme isn't there anymore.
  struct Gone: Error {}

  /// The themes, the most recent first, and the names of the files that hold none or can't be read.
  func read() throws -> (themes: [KeptTheme], unreadable: [String]) {
    list(try place.readThemes())
  }

  /// The themes that were read from the folder, and the names of the files that hold none or can't be read.
  func list(_ read: [ReadTheme]) -> (themes: [KeptTheme], unreadable: [String]) {
    (
      read.compactMap { file in file.string.map { KeptTheme(id: id(of: file.name), string: $0) } },
      read.filter { $0.string == nil }.map { $0.name }
    )
  }

  /// Keeps theme strings, the first of them as the most recent; one that's there already becomes recent again. All or none.
  /// - Returns: How many are new.
  func keep(_ strings: [String]) throws -> Int {
    edition += 1
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var known: [String: URL] = [:]
    for file in try place.themeFiles() where file.url.isHere {
      if let string = file.url.themeString { known[string] = file.url }
    }
    let now = Date()
    var new: [URL] = []
    do {
      for (index, string) in strings.enumerated() where strings.firstIndex(of: string) == index {
        let date = now.addingTimeInterval(-Double(index) / 1000)
        if let url = known[string] { url.setModified(date) } else { new.append(try place.write(string, date)) }
      }
    } catch {
      for url in new { try? url.removeFile() }
      throw error
    }
    added = new.map { $0.lastPathComponent }
    return new.count
  }

  /// Removes what was new when themes were kept last.
  func forget() throws {
    edition += 1
    for url in added.map({ place.appendingPathComponent($0) })
    where FileManager.default.fileExists(atPath: url.path) { try url.removeFile() }
    added = []
  }

  /// Gives a theme another string, and its file the name that goes with it. It stays as recent as it was.
  func change(_ id: Int, to string: String) throws {
    edition += 1
    let old = try url(id)
    let new = try place.write(string, old.modified, over: old)
    if new != old { try old.removeFile() }
    names[id] = new.lastPathComponent
  }

  func remove(_ id: Int) throws {
    edition += 1
    let url = try url(id)
    guard let string = url.themeString else { throw Gone() }
    let date = url.modified
    try url.removeFile()
    removed = (url.lastPathComponent, string, date)
  }

  /// Puts back the theme that was removed last, in its old place.
  func restore() throws {
    edition += 1
    guard let removed else { throw Gone() }
    try place.write(removed.string, removed.date)
    self.removed = nil
  }

  private func url(_ id: Int) throws -> URL {
    guard names.indices.contains(id) else { throw Gone() }
    let url = place.appendingPathComponent(names[id], isDirectory: false)
    guard FileManager.default.fileExists(atPath: url.path) else { throw Gone() }
    return url
  }

  private func id(of name: String) -> Int {
    if let id = names.firstIndex(of: name) { return id }
    names.append(name)
    return names.count - 1
  }
}
