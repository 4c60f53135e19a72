import Formats
import Foundation
import Theme

/// Parts of a project that are ours, but no output writes anymore: parts of files and sets of asset catalogs, after
/// someone took an output off the list or changed its path; and the fonts of an earlier theme.
struct AbandonedParts {
  private var rests = FileSet()
  /// Files that would be left empty, sets of catalogs, and fonts.
  private var emptied: [(path: String, place: String)] = []

  /// Looks at every file that a person may have written, and in the folders of fonts.
  init(in folder: ProjectFolder, besides build: ProjectBuild) throws(Refusal) {
    emptied = try build.spareFonts()
    for path in OwnFiles(folder.root).paths {
      let place = folder.root + "/" + path
      if path.hasSuffix(".xcassets/") {
        addSets(ofCatalogAt: String(path.dropLast()), String(place.dropLast()), besides: build)
      } else if CommentSyntax(path: path) != nil, !build.writes(to: place) {
        try addPart(ofFileAt: path, place)
      }
    }
  }

  private mutating func addPart(ofFileAt path: String, _ place: String) throws(Refusal) {
    guard let bytes = try? readFile(place, atMost: Limits.mergedBytes), bytes.count <= Limits.mergedBytes else {
      return
    }
    let rest: [UInt8]?
    do throws(MergeError) {
      rest = try withoutOurs(bytes, at: path)
    } catch {
      // It only writes about the two comments, or isn't text.
      return
    }
    if let rest { try rests.add(rest, at: place, named: path) } else { emptied.append((path, place)) }
  }

  private mutating func addSets(ofCatalogAt path: String, _ place: String, besides build: ProjectBuild) {
    guard !build.writes(to: place) else { return }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []
    let files = paths.map { File(path: $0, bytes: (try? readFile(place + "/" + $0)) ?? []) }
    for set in ownSets(ofCatalog: files) { emptied.append(("\(path)/\(set)", "\(place)/\(set)")) }
  }

  /// The problems, a sentence for each place.
  var problems: [String] {
    rests.changes.map { "\($0.name) has a part of ours that no output writes." }
      + emptied.map { "\($0.path) is ours, and no output writes it." }
  }

  /// Takes out what's ours: first what has to be written, all or nothing, and then what's left empty.
  /// - Returns: A sentence about each place.
  func takeOut() throws(Refusal) -> [String] {
    try rests.write()
    for (path, place) in emptied {
      try remove(place, named: path)
      rmdir((place as NSString).deletingLastPathComponent)  // Fails unless the folder is empty now.
    }
    return rests.changes.map { "Took our part out of \($0.name)." } + emptied.map { "Removed \($0.path)." }
  }
}
