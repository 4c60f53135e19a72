import Formats
import Foundation
import Theme

/// The files of a project as they should be, beside those that are there.
struct ProjectBuild {
  /// The outputs, each with its path for a theme.
  var outputs: [(path: String, output: ProjectOutput)] {
    project.outputs.flatMap { output in output.paths(of: project.themes).map { ($0, output) } }
  }

  /// The number of files.
  private(set) var count = 0
  /// Those to write.
  private(set) var files = FileSet()
  let project: ProjectFile
  let folder: ProjectFolder
  /// The places of the files so far, by the form in which doubles are the same.
  private var places: [String: String] = [:]
  /// The color sets that aren't part of the theme anymore.
  private var staleSets: [CatalogSet] = []
  /// The outputs, each with its changes.
  private var parts: [Part] = []
  /// The themes' strings, to know the files that were made from them.
  private let strings: [String]

  /// The fonts' files so far by their places, which several outputs may share.
  private var fontFiles: [String: [UInt8]] = [:]
  /// The folders of fonts, by their places.
  private var fontFolders: [String: String] = [:]
  /// Facts about the fonts and about what stays, each once.
  private(set) var remarks: [String] = []

  private struct Part {
    let path: String
    /// Where the output is in the text.
    let offset: Int
    let isFolder: Bool
    let canMerge: Bool
    let changes: Range<Int>
    let staleSets: Range<Int>
  }

  /// Works out every output of the folder's `tintype.json`, and writes nothing.
  init(_ folder: ProjectFolder) throws(Refusal) {
    try self.init(folder, folder.file())
  }

  /// The same of a file that has been read.
  init(_ folder: ProjectFolder, _ file: ProjectFile) throws(Refusal) {
    (self.folder, project) = (folder, file)
    strings = file.themes.map(\.theme.string)
    var themes: [(ProjectTheme, ExportedTheme)] = []
    for theme in file.themes {
      do throws(ExportError) {
        themes.append((theme, try ExportedTheme(theme.theme)))
      } catch {
        throw Refusal(unfinished: error)
      }
    }
    for output in file.outputs where !output.path.hasPlaceholder { try add(output, of: themes) }
    for theme in themes {
      for output in file.outputs where output.path.hasPlaceholder { try add(output, of: [theme]) }
    }
  }

  /// Adds an output's files for a theme, or for several in one file.
  private mutating func add(
    _ output: ProjectOutput, of themes: [(theme: ProjectTheme, exported: ExportedTheme)]
  ) throws(Refusal) {
    guard let first = themes.first else { return }
    do throws(Refusal) {
      let path = output.path.text(for: first.theme)
      var deliveries: [FontDelivery] = []
      let shared = try output.source.sharedFiles(
        of: themes.map { NamedTheme(name: $0.theme.name ?? "", theme: $0.exported) }, in: folder, at: path)
      var made = shared ?? ([], false)
      for (index, (theme, exported)) in themes.enumerated() where shared == nil {
        let fonts = try output.source.fonts(of: theme, in: folder, besides: path)
        let one = try output.source.files(
          of: exported, named: theme.name, followsTheme: index > 0, in: folder, at: path, fonts: fonts?.fonts)
        if let fonts { deliveries.append(fonts) }
        made =
          index == 0
          ? one : (zip(made.files, one.files).map { File(path: $0.path, bytes: $0.bytes + [0x0A] + $1.bytes) }, false)
      }
      let target = ExportTarget(path: path, isFolder: made.isFolder)
      let targets = output.merges ? made.files.map(output.source.merger.target) : made.files
      let (changed, stale) = (files.changes.count, staleSets.count)
      var exported: [FileSet.Exported] = []
      for (content, (path, bytes)) in zip(made.files, target.contents(of: targets)) {
        let place = try folder.place(of: path)
        guard places.updateValue(place, forKey: ProjectPath.key(of: place)) == nil else {
          throw Refusal("Another output writes \(path) already.")
        }
        count += 1
        let whole = output.merges ? try output.source.merged(content, intoFileAt: place, named: path) : bytes
        // Of an asset catalog, our color sets are files of their own.
        exported.append(
          FileSet.Exported(name: path, place: place, bytes: whole, isMerged: output.merges && whole != bytes))
      }
      for fonts in deliveries { exported += try add(fonts) }
      try files.add(exported)
      if output.merges {
        for set in output.source.merger.staleSets(of: path, at: try folder.place(of: path), besides: targets) {
          if set.isOurs { staleSets.append(set) } else { remarks.append(set.remark) }
        }
      }
      let canMerge = !output.merges && output.source.merger.canMerge(intoFileAt: path)
      parts.append(
        Part(
          path: path, offset: output.offset, isFolder: made.isFolder, canMerge: canMerge,
          changes: changed..<files.changes.count, staleSets: stale..<staleSets.count))
    } catch {
      throw project.text.refusal(error.sentence, at: output.offset)
    }
  }

  /// Adds the fonts of an output.
  /// - Returns: Their files that no other output has.
  private mutating func add(_ fonts: FontDelivery) throws(Refusal) -> [FileSet.Exported] {
    var exported: [FileSet.Exported] = []
    for file in fonts.files {
      let place = try folder.place(of: file.path)
      if fontFiles[place] == file.bytes { continue }
      guard fontFiles.updateValue(file.bytes, forKey: place) == nil,
        places.updateValue(place, forKey: ProjectPath.key(of: place)) == nil
      else { throw Refusal("Another output writes \(file.path) already.") }
      count += 1
      exported.append(FileSet.Exported(name: file.path, place: place, bytes: file.bytes))
    }
    for remark in fonts.remarks(remedy: "put its files into \(fonts.folder).") where !remarks.contains(remark) {
      remarks.append(remark)
    }
    fontFolders[try folder.place(of: fonts.folder)] = fonts.folder
    return exported
  }

  /// Files in the folders of fonts that no theme of the project needs, each the same as one that comes with Tintype: their
  /// paths, as people and as the system know them. Someone may have put them there for something else.
  func spareFonts() throws(Refusal) -> [(path: String, place: String)] {
    guard !fontFolders.isEmpty else { return [] }
    let library = try FontLibrary(site: folder.site)
    return fontFolders.sorted { $0.value < $1.value }.flatMap { place, path in
      ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
        .filter { fontFiles[place + "/" + $0] == nil && library.wrote($0, in: place) }
        .map { (path + "/" + $0, place + "/" + $0) }
    }
  }

  /// Whether an output writes the file at a place of the system, or one in the folder there.
  func writes(to place: String) -> Bool {
    let key = ProjectPath.key(of: place)
    return places.keys.contains { $0 == key || $0.hasPrefix(key + "/") }
  }

  /// Writes what differs, all or nothing, and then removes what isn't part of the theme anymore, and drafts that a killed build
  /// left behind.
  /// - Parameter force: Whether to replace files that we didn't write.
  func write(force: Bool = false) throws(Refusal) {
    removeDrafts(beside: places.values + [folder.filePath])
    if !force { try refuseToReplaceForeignFiles() }
    try files.write()
    for set in staleSets { try set.remove() }
  }

  private func refuseToReplaceForeignFiles() throws(Refusal) {
    for part in parts {
      guard let foreign = files.changes[part.changes].first(where: \.isForeign) else { continue }
      let remedy = ForeignRemedy(merge: part.canMerge ? "“merge”" : nil, force: "“tintype build --force”")
      throw project.text.refusal(remedy.refusal(toReplace: foreign.name).sentence, at: part.offset)
    }
  }

  /// The work to do, in as few words as it takes: a file, or the files of a folder that share a state.
  var deviations: [Deviation] {
    parts.flatMap { part in
      var deviations: [Deviation] = []
      for change in files.changes[part.changes] {
        let state = state(of: change)
        if part.isFolder, let index = deviations.firstIndex(where: { $0.state == state }) {
          deviations[index].count += 1
        } else {
          deviations.append(Deviation(state: state, path: change.name, folder: part.path))
        }
      }
      return deviations
        + staleSets[part.staleSets].map { Deviation(state: .extra, path: $0.path, folder: part.path) }
    }
  }

  private func state(of change: FileSet.Change) -> Deviation.State {
    if change.isNew { return .missing }
    if change.isForeign { return .foreign }
    guard let string = change.present.flatMap({ themeString(inNoteOf: $0) }) else { return .stale }
    return strings.contains(string.replacing("%2D", with: "-")) ? .edited : .ofOtherTheme
  }

  /// The promises of the scheme that a theme breaks, a sentence for each: text that doesn't read as well as it should.
  var brokenPromises: [String] {
    project.themes.flatMap { theme in
      BrokenPromise.all(of: theme.theme).map { (theme.name.map { "\($0): " } ?? "") + $0.sentence }
    }
  }
}
