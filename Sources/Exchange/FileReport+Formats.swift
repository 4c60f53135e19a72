import ColorScience
import Formats
import Studio
import Theme
import _Text

extension FileReport {
  /// Reads files that make up one theme: one file, those of a folder or zip, or a link.
  public init(reading files: [File]) throws(ImportError) { try self.init(Findings(in: files)) }

  /// Makes sense of what was found in files.
  @inline(never)
  public init(_ findings: Findings) throws(ImportError) {
    let imported = try Imported(findings)
    self.init(
      format: imported.format ?? "", theme: imported.theme.string, guesses: imported.guesses,
      changes: imported.changes, colors: imported.colors.map { Color($0) },
      fonts: imported.fonts.map { Font(name: $0.name, family: $0.family) }, notes: imported.notes)
  }
}

extension FileReport.Color {
  fileprivate init(_ found: FoundColor) {
    self.init(
      name: found.name, color: found.color.asHex, primary: found.color.slug(for: .primary),
      accent: found.color.slug(for: .accent), isDark: found.isDark)
  }
}
