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
  static var own: FontFolder {
    let files = FileManager.default
    let support = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
    return FontFolder(place: support.appendingPathComponent("Fonts", isDirectory: true))
  }

  /// Whether a file's name says that it's a font.
  static func isFont(_ file: URL) -> Bool { ["ttf", "otf"].contains(file.pathExtension.lowercased()) }

  /// The fonts that iOS takes, by name.
  func register() -> [KeptFont] {
    let files = (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.compactMap { KeptFont($0) }
  }

  /// Keeps a copy of a font, in place of one in a file of that name. Nil if it isn't a font.
  func keep(_ file: URL) throws -> KeptFont? {
    let isScoped = file.startAccessingSecurityScopedResource()
    defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let copy = place.appendingPathComponent(file.lastPathComponent, isDirectory: false)
    try Data(contentsOf: file).write(to: copy, options: .atomic)
    if let font = KeptFont(copy) { return font }
    try FileManager.default.removeItem(at: copy)
    return nil
  }
}

/// A font in the folder.
struct KeptFont: Sendable {
  let file: URL
  let face: FontFace

  /// Registers it; nil if it isn't one that iOS takes.
  fileprivate init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file),
      let face = try? FontFace(
        file: file.lastPathComponent, length: data.count, read: { [UInt8](data[$0..<$0 + $1]) })
    else { return nil }
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
