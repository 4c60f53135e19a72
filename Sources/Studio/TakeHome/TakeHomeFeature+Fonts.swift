import Formats
import Theme
import _Text

/// The list of the fonts that a download can include.
enum FontFaces: Sendable {
  case unasked, asked, failed
  case here([FontFace])
}

/// A download that's waiting for its font files.
final class PendingDownload: Sendable {
  let theme: Theme
  /// The formats with their options, each in a folder of its own if there are several.
  let formats: [(format: Format, options: ExportOptions)]
  let texts: ExportTexts
  /// The addresses of the font files and licenses, each once, in the order in which the host was asked for them.
  let addresses: [String]

  init(
    theme: Theme, formats: [(format: Format, options: ExportOptions)], texts: ExportTexts, addresses: [String]
  ) {
    (self.theme, self.formats) = (theme, formats)
    (self.texts, self.addresses) = (texts, addresses)
  }
}

extension TakeHomeFeature {
  /// The options chosen for a format, and its font files once the list of fonts has loaded.
  func options(for format: Format, of theme: Theme) -> ExportOptions {
    var options = options(for: format)
    guard options.fontFolder != nil, case .here(let faces) = faces else { return options }
    options.bundledFonts = BundledFonts(
      for: theme, in: format, from: faces, at: BundledFonts.Place(path: format.fontFolder))
    return options
  }

  /// Requests the list of fonts if the format that's shown needs it, and again once the person's own have changed.
  mutating func askForFonts(at desk: Desk) -> [Effect] {
    if case .here = faces, fontFileEdition != desk.fonts.fileEdition { faces = .unasked }
    guard desk.theme.isComplete, case .unasked = faces, options(for: shown).fontFolder != nil else { return [] }
    faces = .asked
    fontFileEdition = desk.fonts.fileEdition
    return [.loadFontFaces]
  }

  /// Starts a download with fonts; nil if there are none to include.
  mutating func downloadWithFonts(
    _ formats: [(format: Format, options: ExportOptions)], of theme: Theme, texts: ExportTexts
  ) -> [Effect]? {
    var addresses: [String] = []
    for (format, options) in formats {
      for file in options.bundledFonts.map({ format.files(of: $0) }) ?? [] {
        guard let address = file.address, !addresses.contains(where: { $0.same(as: address) }) else { continue }
        addresses.append(address)
      }
    }
    guard !addresses.isEmpty else { return nil }
    pending = PendingDownload(theme: theme, formats: formats, texts: texts, addresses: addresses)
    return [.loadFontFiles(addresses)]
  }

  /// Saves the download that was waiting for these files, or says that they didn't load.
  mutating func saveDownload(with contents: [[UInt8]]?, at desk: inout Desk) -> [Effect] {
    guard let pending else { return [] }
    self.pending = nil
    guard let contents, contents.count == pending.addresses.count else {
      desk.notice = Notice(
        notLoaded("The fonts", remedy: "download again, or choose Off"), isError: true)
      return []
    }
    guard let theme = try? ExportedTheme(pending.theme) else { return [] }
    var files: [File] = []
    for (format, options) in pending.formats {
      let folder =
        pending.formats.count == 1
        ? "" : format.name.description + "/" + (format.isFolder ? format.fileName.description + "/" : "")
      let written = format.write(theme, options: options, texts: pending.texts, marksColors: false)
      files += written.map { File(path: folder + $0.path, bytes: $0.bytes) }
      for file in options.bundledFonts.map({ format.files(of: $0) }) ?? [] {
        // A license of an Android app is in the folder beside the fonts'.
        let path =
          folder
          + (file.isBesideFonts
            ? String(bytes: Array(file.path.bytes.dropFirst(3))) : format.fontFolder + "/" + file.path)
        if case .text(let bytes) = file.contents {
          files.append(File(path: path, bytes: bytes))
        } else if let index = pending.addresses.firstIndex(where: { $0.same(as: file.address ?? "") }) {
          files.append(File(path: path, bytes: contents[index]))
        }
      }
    }
    return [.saveFile(pending.theme.fileName(ending: ".zip"), Zip.bytes(of: files))]
  }
}

extension Format {
  /// The folder of a format's fonts in a download.
  fileprivate var fontFolder: String { fontPlace?.description ?? "fonts" }
}

extension BundledFile {
  /// Its address on the page; for a font that a person added, its key among the files kept on this device, see
  /// `FontFace.ownAddress`. Nil for a text that the core writes.
  fileprivate var address: String? {
    switch contents {
    case .font(let face, _) where face.length == nil: face.ownAddress
    case .font(let face, let asWOFF2): "fonts/full/" + (asWOFF2 ? face.fileAsWOFF2 : face.file)
    case .license(let name): "fonts/" + name
    case .text: nil
    }
  }

  /// Whether it goes into a folder next to the fonts' folder.
  fileprivate var isBesideFonts: Bool { path.bytes.starts(with: "../".bytes) }
}

extension FontFace {
  /// The address in `Effect.loadFontFiles` of a font that a person added: "own", the family, the weight and the style, with
  /// tabs between them.
  public var ownAddress: String {
    ["own", family, weightsInCSS, styleInCSS.description].text(separatedBy: "\t")
  }
}
