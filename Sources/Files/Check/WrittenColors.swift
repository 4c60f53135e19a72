@_spi(Project) import Formats
import Theme
import _Text

/// The colors of files that belong together, for each mode, with their places.
struct WrittenColors {
  /// A mode's colors; each name and part once.
  var modes: [ModeColors] = []
  /// Whether the files have more colors or modes than are here.
  var isCut = false

  /// Reads a file, or the files of an asset catalog or of an Android app's resources. Files of formats that don't give names to
  /// pairs of colors have none.
  init(_ files: [File]) throws(ImportError) {
    var total = 0
    for file in files { total += file.bytes.count }
    guard total > 0 else { throw .empty }
    guard total <= Limits.importedBytes else { throw .tooLarge(total) }
    switch CheckedKind(of: files) {
    case .styleSheet: readStyleSheets(files)
    case .page: readStyleSheets(files.map { $0.onlyStyles })
    case .code: readCode(files)
    case .tokens: try readTokens(files)
    case .assetCatalog: readAssetCatalog(files)
    case .android: readAndroid(files)
    case .none: throw .unknownFormat
    }
  }
}

/// How a file is read to check its colors.
public enum CheckedKind: Sendable {
  case styleSheet, page, code, tokens, assetCatalog, android

  /// By the name of a file, which it has in any folder worth looking into; nil for the names of others.
  public init?(path: String) {
    let name = path.asciiLowercased.bytes
    func ends(_ endings: StaticString...) -> Bool {
      endings.contains { name.suffix($0.utf8CodeUnitCount).isSame(as: $0) }
    }
    if ends(".css", ".scss", ".less", ".pcss", ".postcss") {
      self = .styleSheet
    } else if ends(".html", ".htm", ".vue", ".svelte", ".astro") {
      self = .page
    } else if ends(".colorset/contents.json") {
      self = .assetCatalog
    } else if ends(".json") {
      self = .tokens
    } else if ends(".xml") {
      self = .android
    } else if CodeLanguage(path: path) != nil {
      self = .code
    } else {
      return nil
    }
  }

  /// By the names of files or, if these say nothing, by their contents.
  init?(of files: [File]) {
    // Sass's indented syntax has no braces to tell its blocks by.
    guard !files.contains(where: { $0.path.asciiLowercased.bytes.suffix(5).isSame(as: ".sass") }) else { return nil }
    var kinds: [CheckedKind] = []
    for file in files { if let kind = CheckedKind(path: file.path) { kinds.append(kind) } }
    // A catalog has other JSON, too.
    if let kind = kinds.contains(.assetCatalog) ? .assetCatalog : kinds.first {
      self = kind
      return
    }
    var best: (format: Format, likelihood: Int)?
    for format in Format.all {
      let likelihood = format.signs.likelihood(of: files)
      if likelihood > (best?.likelihood ?? 0) { best = (format, likelihood) }
    }
    switch best?.format.reading {
    case .styleSheet: self = .styleSheet
    case .html: self = .page
    case .code: self = .code
    case .tokens, .material: self = .tokens
    case .assetCatalog: self = .assetCatalog
    case .android: self = .android
    default: return nil
    }
  }
}

extension File {
  /// The file with spaces in place of everything but its style sheets, so that these stay where they are.
  fileprivate var onlyStyles: File {
    var kept = [UInt8](repeating: 0x20, count: bytes.count)
    var position = 0
    while let start = bytes.firstIndex(ofRun: "<style".bytes, from: position) {
      let end = bytes.firstIndex(ofRun: "</style".bytes, from: start) ?? bytes.count
      let opening = bytes[start..<end].firstIndex(of: UInt8(ascii: ">")) ?? end
      for index in min(opening + 1, end)..<end { kept[index] = bytes[index] }
      // Nothing of one sheet may go on in the next.
      if end < bytes.count { kept[end] = UInt8(ascii: "}") }
      position = end
      if position >= bytes.count { break }
    }
    return File(path: path, bytes: kept)
  }
}
