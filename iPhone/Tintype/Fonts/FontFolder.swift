import Catalog
import CoreText
import Formats
import UIKit

/// Font files of the person's own. iOS knows an app's fonts until it ends, so the app keeps copies, and registers them at each
/// launch.
struct FontFolder: Sendable {
  /// The folder, which may not be there yet.
  let place: URL

  /// In the app's own files, which Files doesn't show.
  static let own: FontFolder = {
    let files = FileManager.default
    let support = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
    return FontFolder(place: support.appendingPathComponent("Fonts", isDirectory: true))
  }()

  /// The fonts in the folder, by name.
  func register() -> [KeptFont] {
    let files = (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.compactMap { file in
      (try? File(at: file)).flatMap { FontFace($0) }.map { KeptFont(file, $0) }
    }
  }

  /// Keeps a copy of a font, in place of one with its PostScript name: files of two families may be called the same. Nil if it
  /// isn't a font.
  func keep(_ url: URL) throws -> KeptFont? {
    let file = try File(at: url)
    guard let face = FontFace(file) else { return nil }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let name = face.postScriptName.replacingOccurrences(of: "/", with: "-")
    let copy = place.appendingPathComponent(name + "." + url.pathExtension.lowercased(), isDirectory: false)
    _ = CTFontManagerUnregisterFontsForURL(copy as CFURL, .process, nil)
    try Data(file.bytes).write(to: copy, options: .atomic)
    return KeptFont(copy, face)
  }

  /// Removes a font. iOS forgets it at once.
  func remove(_ font: KeptFont) throws {
    _ = CTFontManagerUnregisterFontsForURL(font.file as CFURL, .process, nil)
    try FileManager.default.removeItem(at: font.file)
  }
}

/// A font in the folder.
struct KeptFont: Sendable {
  let file: URL
  let face: FontFace

  /// Registers it.
  fileprivate init(_ file: URL, _ face: FontFace) {
    // It's false, too, for a font that's registered already.
    _ = CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
    self.file = file
    self.face = face
  }

  var family: Family {
    Family(
      name: face.family, category: face.category, hasBold: face.weights.upperBound >= 600, hasItalic: face.isItalic,
      source: .file)
  }
}

extension FontFace {
  fileprivate convenience init?(_ file: File) {
    try? self.init(file: file.path, length: file.bytes.count, read: { Array(file.bytes[$0..<$0 + $1]) })
  }
}
