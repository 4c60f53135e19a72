@_spi(Project) import Formats
import Theme
import _Text

/// The colors of files that belong together, for each mode, with their places.
///
/// ```swift
/// let file = File(path: "theme.css", text: ":root { --ink: #222 } .dark { --ink: #eee }")
/// let written = try WrittenColors([file])
/// written.modes[1].mode.name             // "dark"
/// written.modes[1].colors[0].color?.hex  // "#EEEEEE"
/// ```
public struct WrittenColors: Sendable {
  /// The colors of each mode, light mode first.
  public internal(set) var modes: [ModeColors] = []
  /// Whether the files have more colors or modes than are here.
  public internal(set) var isCut = false

  /// Reads a file, or the files of an asset catalog or of an Android app's resources. Files of formats that don't give names to
  /// pairs of colors have none.
  /// - Parameters:
  ///   - files: The file, or the files that are one.
  ///   - others: What a program imports. It only says what the program's names mean; its places come after those of the files.
  ///   - page: What other style sheets declare, for one that's read by itself. A place whose file is after the given ones is in
  ///     one of these: `page.paths[place.file - files.count]`.
  public init(_ files: [File], besides others: [File] = [], page: PageProperties? = nil) throws(ImportError) {
    var total = 0
    for file in files { total += file.bytes.count }
    guard total > 0 else { throw .empty }
    guard total <= Limits.importedBytes else { throw .tooLarge(total) }
    switch Format(of: files)?.reading {
    case .styleSheet, .html: readStyleSheets(files, page)
    case .code, .swiftPackage: readCode(files, besides: others)
    case .tokens, .material: try readTokens(files)
    case .assetCatalog: readAssetCatalog(files)
    case .android: readAndroid(files)
    default: throw .unknownFormat
    }
  }
}

extension File {
  /// Whether its name says that it may have colors that name pairs, as any file worth looking into does in a folder.
  public var mayBeChecked: Bool {
    let name = path.asciiLowercased.bytes
    return Format.all.contains { format in
      switch format.reading {
      case .styleSheet, .html, .code, .tokens, .material, .android, .assetCatalog: format.signs.hasEnding(name)
      default: false
      }
    }
  }
}
