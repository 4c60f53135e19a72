import Formats
import Theme
import _Text

extension Findings {
  /// Everything found in files that make up one theme: one file, those of a folder or zip, or a link.
  public init(in given: [File]) throws(ImportError) {
    let files = try unzipped(given)
    try checkSize(of: files)
    if files.count == 1, let file = files.first, let scheme = Findings(base16: file.bytes) {
      self = scheme
      return
    }
    if let alternatives = AlternativeFiles(files) {
      self = try Findings(in: alternatives.main)
      for other in alternatives.others { add(other.findings, asTheme: other.name) }
      return
    }
    if let both = try Findings(programAndSheets: files) {
      self = both
      return
    }
    guard let format = Format(of: files) else {
      guard files.count == 1, let file = files.first,
        let findings = Findings(list: file.bytes) ?? Findings(link: file.bytes)
      else {
        throw .unknownFormat
      }
      self = findings
      return
    }
    self = try format.read(files)
    if self.format.isEmpty { self.format = format.label.description }
    if vocabulary == nil { vocabulary = Vocabulary.named(format.name.description) }
    // A zip may have the note in its comment.
    takeNotes(of: files + given)
  }

  /// Takes the theme string of the first note, unless there's one already, and counts the themes of all.
  private mutating func takeNotes(of files: [File]) {
    for file in files where themeString == nil {
      guard let note = Formats.note(in: file.bytes) else { continue }
      (themeString, prefix) = (note.themeString, note.prefix)
    }
    guard themeString != nil else { return }
    var strings: [String] = []
    for file in files {
      strings += themeStrings(inNotesOf: file.bytes).filter { string in !strings.contains { $0.same(as: string) } }
    }
    noteCount = strings.count
  }
}

extension Findings {
  /// What's found in style sheets and in the program beside them that puts their properties to use, such as Tailwind's
  /// configuration: `primary: 'hsl(var(--primary))'`. Nil for other files.
  private init?(programAndSheets files: [File]) throws(ImportError) {
    let sheets = files.filter { file in
      let name = file.path.asciiLowercased.bytes
      return Format.css.signs.hasEnding(name) || Format.scss.signs.hasEnding(name)
    }
    let programs = files.filter { file in
      CodeLanguage(path: file.path) == .javaScript && file.bytes.firstIndex(ofRun: "var(--".bytes, from: 0) != nil
    }
    guard !sheets.isEmpty, !programs.isEmpty, let format = Format(of: sheets) else { return nil }
    self = try format.read(sheets)
    self.format = format.label.description
    vocabulary = vocabulary ?? Vocabulary.named(format.name.description)
    add(try Findings(code: programs, besideSheets: true))
    takeNotes(of: sheets)
  }
}

/// The files, with the contents of each zip in place of it.
private func unzipped(_ files: [File]) throws(ImportError) -> [File] {
  try checkSize(of: files)
  var unzipped: [File] = []
  for file in files {
    if Zip.isZip(file.bytes) { unzipped += try Zip(file.bytes).files } else { unzipped.append(file) }
    if !unzipped.isEmpty { try checkSize(of: unzipped) }
  }
  return unzipped
}

/// Refuses nothing and too much.
private func checkSize(of files: [File]) throws(ImportError) {
  var total = 0
  for file in files { total += file.bytes.count }
  guard total > 0 else { throw .empty }
  guard total <= Limits.importedBytes else { throw .tooLarge(total) }
}

extension Format {
  /// Reads files of this format.
  func read(_ files: [File]) throws(ImportError) -> Findings {
    switch reading {
    case .styleSheet, .html: try Findings(css: files)
    case .code: try Findings(code: files)
    case .swiftPackage: try Findings(swiftPackage: files)
    case .assetCatalog: try Findings(assetCatalog: files)
    case .android: try Findings(android: files)
    case .tokens: try Findings(tokens: files)
    case .material: try Findings(material: files)
    case .ase: try Findings(ase: files)
    case .aco: try Findings(aco: files)
    case .gpl: try Findings(gpl: files)
    case .procreate: try Findings(procreate: files)
    case .svg: Findings(svg: files)
    case .design: try Findings(design: files)
    case .settings: try Findings(settings: files)
    case .brand: try Findings(brand: files)
    }
  }
}

extension Format {
  /// What files are, by their names and how they begin: the only place that says so.
  init?(of files: [File]) {
    var best: (format: Format, likelihood: Int)?
    for format in Format.all {
      let likelihood = format.signs.likelihood(of: files)
      if likelihood > (best?.likelihood ?? 0) { best = (format, likelihood) }
    }
    guard let format = best?.format else { return nil }
    // A page beside its style sheets is one of them.
    let sheets = [Format.css, .scss].first { sheet in
      files.contains { sheet.signs.hasEnding($0.path.asciiLowercased.bytes) }
    }
    if format == .html {
      self = sheets ?? format
    } else if format == .tailwind, Format.shadcn.signs.likelihood(of: files) > 0 {
      // Its sheet may have a theme of Tailwind's for fonts or for more colors.
      self = .shadcn
    } else {
      self = format
    }
  }
}
