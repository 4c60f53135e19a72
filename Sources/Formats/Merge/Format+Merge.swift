import Theme
import _Text

extension Format {
  /// Whether its files can be merged into those that others wrote.
  public var isMergeable: Bool { merging != nil }

  /// The path at which a file of an export is merged: an app has its colors in `values/colors.xml`.
  public func pathToMerge(_ path: String) -> String {
    guard case .resources = merging else { return path }
    let names: [(StaticString, String)] = [
      ("brand_colors.xml", "colors.xml"), ("brand_fonts.xml", "strings.xml"), ("brand_theme.xml", "themes.xml"),
    ]
    for (name, other) in names {
      let length = name.utf8CodeUnitCount
      if path.bytes.suffix(length).isSame(as: name) { return String(bytes: path.bytes.dropLast(length)) + other }
    }
    return path
  }

  /// A file of an export merged into the one at its path: only what's between two comments, or our own color set, is written,
  /// and every other byte stays.
  /// - Parameters:
  ///   - file: The file of the export.
  ///   - existing: The bytes at `pathToMerge`; nil if there's no file.
  public func merged(_ file: File, into existing: [UInt8]?) throws(MergeError) -> [UInt8] {
    switch merging {
    case .text(let syntax): return try merge(file.bytes, into: existing ?? [], syntax)
    case .catalog: return file.path.same(as: "Contents.json") ? existing ?? file.bytes : file.bytes
    case .resources:
      guard let resources = Resources(file.bytes) else { throw .noResources }
      let whole = existing ?? resources.withoutContents
      if whole.firstIndex(ofRun: CommentSyntax.markup.begin, from: 0) != nil {
        return try merge(resources.contents, into: whole, .markup)
      }
      guard let other = Resources(whole) else { throw .noResources }
      return try merge(resources.contents, into: whole, .markup, at: other.end)
    case .none: throw .ownFile(self)
    }
  }

  /// The sets of an asset catalog that are called like ours and that an export doesn't have anymore, by the paths of their
  /// folders. All other sets are someone else's, and so is one of these with anything in it that makes it no `isOwnSet`.
  /// - Parameters:
  ///   - paths: The paths of the catalog's files, or only the names of its folders.
  ///   - files: The export; none if all of ours are to go.
  ///   - options: The options of the export.
  public func staleSets(in paths: [String], besides files: [File], options: ExportOptions) -> [String] {
    guard case .catalog = merging else { return [] }
    let prefix = (options.filled(for: self).prefix?.text ?? "").camelCased(startingUppercase: true)
    let names = paths.compactMap { nameOfSet($0.cut(at: "/").before, prefix: prefix) }
    var stale: [String] = []
    for path in paths {
      let folder = path.cut(at: "/").before
      guard isSet(folder, prefix: prefix, among: names), !stale.contains(where: { $0.same(as: folder) }),
        !files.contains(where: { $0.path.cut(at: "/").before.same(as: folder) })
      else { continue }
      stale.append(folder)
    }
    return stale
  }
}

/// The sets of an asset catalog that are called like those of an export with a note. Those in which everything is ours, as
/// `isOwnSet` says, are an earlier export's.
/// - Parameters:
///   - names: The names of the catalog's folders.
///   - fonts: The contents of `fonts.json` in the data set of the fonts.
public func ownSets(in names: [String], ofCatalogWith fonts: [UInt8]) -> [String] {
  guard let note = note(in: fonts) else { return [] }
  var options = ExportOptions()
  // The note says a prefix only if it isn't the usual one.
  if !note.prefix.isEmpty {
    do throws(ExportOptionError) { try options.set(.prefix, to: note.prefix, for: .xcassets) } catch { return [] }
  }
  return Format.xcassets.staleSets(in: names, besides: [], options: options)
}

/// Whether a set of an asset catalog has in it what we write and nothing else. Colors and fonts may be any, but every other byte
/// is as we write it: Xcode and people lay these files out otherwise.
/// - Parameter files: All that's in the set's folder.
public func isOwnSet(_ files: [File]) -> Bool {
  guard let contents = files.first(where: { $0.path.same(as: "Contents.json") }) else { return false }
  if files.count == 1 { return contents.bytes.hasOnlyLines(of: colorSetLines) }
  guard files.count == 2, let fonts = files.first(where: { $0.path.same(as: "fonts.json") }) else { return false }
  return contents.bytes.hasOnlyLines(of: dataSetLines) && fonts.bytes.hasOnlyLines(of: fontLines)
    && note(in: fonts.bytes) != nil
}

// The lines of our files; those with a "…" have something else in its place.
private let colorSetLines: StaticString = """
  {
    "colors": [
      {
        "color": { "color-space": "…" } },
        "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "appearances": [{ "appearance": "contrast", "value": "high" }],
        "appearances": [{ "appearance": "luminosity", "value": "dark" }, { "appearance": "contrast", "value": "high" }],
        "idiom": "universal"
      }
      },
    ],
    "info": { "author": "xcode", "version": 1 }
  }
  """
private let dataSetLines: StaticString = """
  {
    "data": [{ "filename": "fonts.json", "idiom": "universal" }],
    "info": { "author": "xcode", "version": 1 }
  }
  """
private let fontLines: StaticString = """
  {
    "note": "Made with Tintype: …",
    "titleFont": "…",
    "titleWeight": …,
    "bodyFont": "…",
    "bodyWeight": …
  }
  """

extension [UInt8] {
  fileprivate func hasOnlyLines(of known: StaticString) -> Bool {
    let known = known.description.bytes.split(separator: 0x0A).map { line in
      let gap = Array(line).firstIndex(ofRun: "…".bytes, from: 0)
      return gap.map { (start: line.prefix($0), end: line.dropFirst($0 + 3)) } ?? (line, nil)
    }
    return split(separator: 0x0A).allSatisfy { line in
      known.contains { start, end in
        guard let end else { return line == start }
        return line.count >= start.count + end.count && line.starts(with: start) && line.suffix(end.count) == end
      }
    }
  }
}

private let dataSet: StaticString = "Fonts.dataset"

/// The name of a color set without the prefix; nil if the folder isn't one, or has another prefix.
private func nameOfSet(_ folder: String, prefix: String) -> [UInt8]? {
  let (start, ending) = (prefix.bytes, ".colorset".bytes)
  let name = folder.bytes
  guard name.count > start.count + ending.count, name.hasRun(start, at: 0), name.suffix(ending.count) == ending[...]
  else { return nil }
  return Array(name[start.count..<(name.count - ending.count)])
}

/// Whether a folder is a color set that we write for some theme, or the data set of the fonts.
/// - Parameter names: Those of all color sets. The five of a brand color, which may be called anything, are ours together.
private func isSet(_ folder: String, prefix: String, among names: [[UInt8]]) -> Bool {
  if folder.same(as: prefix + dataSet.description) { return true }
  guard let name = nameOfSet(folder, prefix: prefix) else { return false }
  let rest = String(bytes: name)
  if names.contains(where: { color in
    let roles = rolesOfBrandColor(color)
    return roles.contains(name) && roles.allSatisfy { names.contains($0) }
  }) {
    return true
  }
  if (SchemeRole.common + SchemeRole.charts).contains(where: {
    rest.same(as: $0.name().camelCased(startingUppercase: true))
  }) {
    return true
  }
  for ramp in ["Primary", "Accent"] where rest.bytes.hasRun(ramp.bytes, at: 0) {
    var label = rest.bytes.dropFirst(ramp.utf8.count)
    if label.first == UInt8(ascii: "A") { label.removeFirst() }
    if (2...3).contains(label.count), label.allSatisfy({ $0.isDigit }) { return true }
  }
  return false
}

/// The names of a brand color's sets, by its own, which may have an underscore.
private func rolesOfBrandColor(_ name: [UInt8]) -> [[UInt8]] {
  var color = name
  if color.last == UInt8(ascii: "_") { color.removeLast() }
  let (on, soft) = ("On".bytes, "Soft".bytes)
  return [name, on + color, color + "Text".bytes, color + soft, on + color + soft]
}

private let resourcesOpening = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n"
/// A file of Android's resources that has none.
let emptyResources = (resourcesOpening + "</resources>\n").bytes

/// An XML file with Android's resources.
private struct Resources {
  /// Where they end: at the line of the closing tag, or at the tag if something else is before it.
  let end: Int
  /// The file without the XML declaration and the element's tags.
  let contents: [UInt8]

  var withoutContents: [UInt8] { emptyResources }

  /// Nil without a closing tag.
  init?(_ bytes: [UInt8]) {
    guard let tag = closingTag(in: bytes) else { return nil }
    var lineStart = tag
    while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 { lineStart -= 1 }
    end = lineStart == 0 || bytes[lineStart - 1] == 0x0A ? lineStart : tag
    // Of ours, each of these is a line.
    var contents: [UInt8] = []
    for line in bytes[..<tag].split(separator: 0x0A)
    where !line.begins(with: "<?xml") && !line.begins(with: "<resources") {
      contents += line + [0x0A]
    }
    self.contents = contents
  }
}

/// Where the last `</resources` is that's neither in a comment nor in CDATA; nil if there's none.
private func closingTag(in bytes: [UInt8]) -> Int? {
  var last: Int?
  var position = 0
  while let start = bytes.index(of: UInt8(ascii: "<"), from: position) {
    let rest = bytes[start...]
    if rest.begins(with: "<!--") {
      position = bytes.firstIndex(ofRun: "-->".bytes, from: start + 4) ?? bytes.count
    } else if rest.begins(with: "<![CDATA[") {
      position = bytes.firstIndex(ofRun: "]]>".bytes, from: start) ?? bytes.count
    } else {
      if rest.begins(with: "</resources") { last = start }
      position = start + 1
    }
  }
  return last
}
