import Catalog
import ColorScience

extension Imported {
  /// Reads files that make up one theme: one file, or those of a folder. Takes at most `ImportError.largest` bytes.
  public init(_ files: [File]) throws(ImportError) {
    var total = 0
    for file in files { total += file.bytes.count }
    guard total > 0 else { throw .empty }
    guard total <= ImportError.largest else { throw .tooLarge(total) }
    var best: (format: Format, likelihood: Int)?
    for format in Format.all {
      let likelihood = format.signs.likelihood(of: files)
      if likelihood > (best?.likelihood ?? 0) { best = (format, likelihood) }
    }
    guard let format = best?.format else { throw .unknownFormat }
    var findings = try format.read(files)
    if findings.themeString == nil {
      for file in files where findings.themeString == nil {
        findings.themeString = Formats.themeString(inNoteOf: file.bytes)
      }
    }
    try self.init(findings, format: format.label.description)
  }
}
