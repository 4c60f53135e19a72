import Formats
import Foundation
import SiteFiles
import Theme
import _Text

/// The fonts that an export can include: a person's own files, and those that come with Tintype.
struct FontLibrary {
  /// Each face, a person's own first.
  let faces: [FontFace]
  /// The folder `fonts` of the page; nil if it isn't there.
  private let folder: URL?
  /// The contents of a person's own files by their names.
  private var own: [String: [UInt8]] = [:]
  /// The files in that folder with the letters of faces that come ready-cut, by the names of the whole files.
  private var cuts: [String: String] = [:]

  /// - Parameters:
  ///   - site: The folder with the page; nil for the one installed with the program.
  ///   - paths: A person's own files. Two of one face are refused.
  init(site: String?, own paths: [String] = []) throws(Refusal) {
    let site = site.map { URL(filePath: $0) } ?? Site.installedFolder
    let folder = site.appending(path: "fonts")
    let list = folder.appending(path: "full/faces.txt").path
    self.folder = FileManager.default.fileExists(atPath: list) ? folder : nil
    var faces: [FontFace] = []
    for path in paths {
      let bytes = try readFile(path, atMost: Limits.fontBytes)
      let face = try FontFace(of: bytes, at: path)
      if let other = faces.first(where: { $0.isSameFace(as: face) }) {
        throw Refusal("\(path) and \(other.file) are the same face, \(face.fullName). Give one of them.")
      }
      guard own[face.file] == nil else {
        throw Refusal("Two of the fonts are called \(face.file), and they’d be in one folder. Rename one of them.")
      }
      faces.append(face)
      own[face.file] = bytes
    }
    let included =
      self.folder == nil ? [] : [FontFace](lines: String(decoding: try readFile(list), as: UTF8.self))
    self.faces = faces + included
    let names = self.folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    // "eb-garamond-bold.0123456789abcdef.woff2"
    let stems = Dictionary(names.map { ($0.prefix { $0 != "." }, $0) }) { one, _ in one }
    for face in included {
      let name = "\(face.family.lowercased().replacing(" ", with: "-"))-\(face.kindOfCut)"
      if let file = stems[name[...]], file.hasSuffix(".woff2") { cuts[face.file] = file }
    }
  }

  /// The files of the faces whose letters of Western European languages come ready-cut.
  var readyCuts: [String] { Array(cuts.keys) }

  /// A face's ready-cut letters, as WOFF2.
  func readyCut(of face: FontFace) throws(Refusal) -> [UInt8] {
    try included(cuts[face.file] ?? face.fileAsReadyCut, length: nil)
  }

  /// The same with a person's own files in a folder: every .ttf and .otf in it that isn't one of Tintype's.
  init(site: String?, ownIn folder: String) throws(Refusal) {
    let included = try FontLibrary(site: site)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { name in
      statusOfLink(folder + "/" + name)?.isFile == true
        && [".ttf", ".otf"].contains { name.lowercased().hasSuffix($0) } && !included.wrote(name, in: folder)
    }
    try self.init(site: site, own: names.map { folder + "/" + $0 })
  }

  /// Whether a file in a folder is one that comes with Tintype: it has the name of one, or that of an Android resource, and the
  /// same contents.
  func wrote(_ name: String, in place: String) -> Bool {
    guard let folder else { return false }
    let path = place + "/" + name
    guard statusOfLink(path)?.isFile == true else { return false }
    func isSame(_ included: String) -> Bool {
      FileManager.default.contentsEqual(atPath: path, andPath: folder.appending(path: included).path)
    }
    if name.hasSuffix(".xml") {
      guard let bytes = try? readFile(path) else { return false }
      return Data(bytes).range(of: Data("<!-- Made with Tintype -->".utf8)) != nil
    }
    if name.hasSuffix(".txt") { return faces.contains { $0.license == name } && isSame(name) }
    if faces.contains(where: { $0.file == name || $0.fileAsWOFF2 == name }) { return isSame("full/" + name) }
    if let cut = faces.first(where: { $0.fileAsReadyCut == name }).flatMap({ cuts[$0.file] }) { return isSame(cut) }
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size]) as? Int
    return faces.contains { $0.length == size && size != nil && isSame("full/" + $0.file) }
  }

  /// A remark on each of a person's own files that a theme doesn't use: its name may be mistyped.
  func remarks(onUnusedBy theme: Theme) -> [String] {
    let families = [theme.titleFont, theme.bodyFont].compactMap { $0?.name }
    return faces.filter { own[$0.file] != nil && !families.contains($0.family) }.map { face in
      "“\(face.file)” wasn’t brought along: it’s of the family \(face.family), and the theme has \(families.listed)."
    }
  }

  /// Whether the fonts that come with Tintype are there.
  var hasIncluded: Bool { folder != nil }

  /// The contents of a file to write with the export.
  func bytes(of file: BundledFile) throws(Refusal) -> [UInt8] {
    switch file.contents {
    case .text(let bytes): return bytes
    case .license(let name): return try included(name, length: nil)
    case .font(let face, let asWOFF2):
      if face.length == nil { return own[face.file] ?? [] }
      return try included(
        "full/" + (asWOFF2 ? face.fileAsWOFF2 : face.file), length: asWOFF2 ? face.lengthAsWOFF2 : face.length)
    }
  }

  /// A file that comes with Tintype.
  private func included(_ name: String, length: Int?) throws(Refusal) -> [UInt8] {
    guard let folder else { throw Self.missing }
    let path = folder.appending(path: name).path
    let bytes = try readFile(path, atMost: Limits.fontBytes)
    guard length == nil || length == bytes.count else {
      throw Refusal("\(path) isn’t whole: it has \(bytes.count) bytes, not \(length ?? 0). Install Tintype again.")
    }
    return bytes
  }

  static let missing = Refusal(
    "The fonts that come with Tintype aren’t here. Build the page, or name its folder with --site.")
}

extension FontFace {
  /// The style as `Scripts/fonts` names the files that it cuts.
  fileprivate var kindOfCut: String {
    let isBold = weights.lowerBound >= 600
    return isItalic ? (isBold ? "bold-italic" : "italic") : isBold ? "bold" : "regular"
  }

  fileprivate convenience init(of bytes: [UInt8], at path: String) throws(Refusal) {
    let file = (path as NSString).lastPathComponent
    do throws(FontTablesError) {
      try self.init(file: file, length: bytes.count) { Array(bytes[$0..<$0 + $1]) }
    } catch {
      throw switch error {
      case .notPlain: Refusal("\(path) isn’t a font in TrueType or OpenType. Give the .ttf or .otf file of one face.")
      case .truncated: Refusal("\(path) is a font that ends too early. Get the file again.")
      case .missing, .nameless: Refusal("\(path) is a font without its name or its measures. Get the file again.")
      }
    }
  }

  fileprivate func isSameFace(as other: FontFace) -> Bool {
    family == other.family && weights == other.weights && isItalic == other.isItalic
  }
}
