import Formats
import Foundation
import Theme

/// Parts of a project that are ours, but no output writes anymore: parts of files and sets of asset catalogs, after
/// someone took an output off the list or changed its path; and the fonts of an earlier theme.
struct AbandonedParts {
  private var rests = FileSet()
  /// Files that would be left empty, and fonts.
  private var emptied: [(path: String, place: String)] = []
  private var sets: [CatalogSet] = []

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
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
    for name in names where name.hasSuffix("Fonts.dataset") {
      let fonts = CatalogSet(name, in: path, at: place)
      guard fonts.isOurs, let note = try? readFile(place + "/" + name + "/fonts.json") else { continue }
      sets += ownSets(in: names, ofCatalogWith: note).map { CatalogSet($0, in: path, at: place) }.filter(\.isOurs)
    }
  }

  /// The problems, a sentence for each place.
  var problems: [String] {
    rests.changes.map { "\($0.name) has a part of ours that no output writes." }
      + (emptied.map(\.path) + sets.map(\.path)).map { "\($0) is ours, and no output writes it." }
  }

  /// Takes out what's ours: first what has to be written, all or nothing, and then what's left empty.
  /// - Returns: A sentence about each place.
  func takeOut() throws(Refusal) -> [String] {
    try rests.write()
    for (path, place) in emptied { try removeFile(place, named: path) }
    for set in sets { try set.remove() }
    for place in emptied.map(\.place) + sets.map(\.place) {
      removeEmptyFolder((place as NSString).deletingLastPathComponent)
    }
    return rests.changes.map { "Took our part out of \($0.name)." }
      + (emptied.map(\.path) + sets.map(\.path)).map { "Removed \($0)." }
  }
}
