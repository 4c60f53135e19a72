import Catalog
import ColorScience
import Formats
import Studio
import Theme
import _Text

/// A theme as a file to take home, and what there is to see of it.
public struct Export: Sendable {
  /// What there is to see: the text of its files, and how large the download is.
  public let written: WrittenTheme
  /// The file's bytes: a zip if the format is a folder.
  public let bytes: [UInt8]

  /// Writes a theme.
  /// - Parameters:
  ///   - theme: A theme string; every valid part of it counts.
  ///   - families: What the device knows about the theme's fonts, as lines of families.
  ///   - samples: What a style guide shows of samples.
  /// - Returns: Nil if the theme isn't complete, or there's no such format.
  public init?(of theme: String, families: String, as format: String, samples: GuideSamples) {
    guard let theme = ExportedTheme(theme, families: families) else { return nil }
    self.init(of: theme, as: format, samples: samples)
  }

  /// Writes a theme; nil if there's no such format.
  /// - Parameter samples: What a style guide shows of samples.
  public init?(of theme: ExportedTheme, as format: String, samples: GuideSamples) {
    guard let format = Format.named(format) else { return nil }
    let marked = format.write(theme, samples: samples, marksColors: format.isText)
    let files = format.isText ? marked.map { $0.unmarked } : marked
    bytes = format.isFolder || files.count != 1 ? zip(files) : files[0].bytes
    written = WrittenTheme(
      format: format.name.description, theme: theme.string, size: bytes.count,
      colorCount: format.isText ? 0 : format.colorCount(of: theme),
      files: format.isText ? marked.map { CodeFile(path: $0.path, marked: String(bytes: $0.bytes)) } : [])
  }
}

extension ExportedTheme {
  /// A theme string with what the device knows about its fonts, as lines of families; nil if it isn't complete.
  @inline(never)
  public convenience init?(_ theme: String, families: String) {
    do throws(ExportError) { try self.init(Theme(theme, families)) } catch { return nil }
  }
}

extension Theme {
  /// A theme with what the device knows about its fonts, as lines of families.
  init(_ string: String, _ families: String) {
    self.init(salvaging: string)
    let known = [Family](lines: families)
    for role in Role.allCases {
      guard let name = self[role]?.family?.name, let family = known.first(where: { $0.name.same(as: name) }) else {
        continue
      }
      self[role] = .font(family)
    }
  }
}
