import Catalog
import ColorScience

extension Imported {
  /// Reads files that make up one theme: one file, those of a folder or of a zip, or a link. Takes at most `ImportError.largest` bytes.
  public init(_ files: [File]) throws(ImportError) {
    var total = 0
    for file in files { total += file.bytes.count }
    guard total > 0 else { throw .empty }
    guard total <= ImportError.largest else { throw .tooLarge(total) }
    if files.count == 1, let file = files.first, Zip.isZip(file.bytes), !file.path.hasEnding(".swatches") {
      let zip = try Zip(file.bytes)
      let isPalette = zip.files.contains { $0.path.hasEnding("Swatches.json") }
      if !isPalette {
        try self.init(zip.files)
        return
      }
    }
    var best: (format: Format, likelihood: Int)?
    for format in Format.all {
      let likelihood = format.signs.likelihood(of: files)
      if likelihood > (best?.likelihood ?? 0) { best = (format, likelihood) }
    }
    guard let format = best?.format else {
      guard files.count == 1, let file = files.first, let findings = Findings(link: file.bytes) else {
        throw .unknownFormat
      }
      try self.init(findings, format: nil)
      return
    }
    var findings = try format.read(files)
    if findings.themeString == nil {
      for file in files where findings.themeString == nil {
        findings.themeString = Formats.themeString(inNoteOf: file.bytes)
      }
    }
    try self.init(findings, format: format.label.description)
  }
}

extension String {
  /// Whether it ends like this, in capitals or not.
  fileprivate func hasEnding(_ ending: String) -> Bool {
    asciiLowercased.bytes.suffix(ending.bytes.count).elementsEqual(ending.asciiLowercased.bytes)
  }
}
