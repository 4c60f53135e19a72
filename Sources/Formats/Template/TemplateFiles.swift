import _Text

extension Template {
  /// The files that the template writes: one of this name, or several that it names.
  func files(
    of theme: ExportedTheme, named name: String, options: ExportOptions = ExportOptions(),
    samples: GuideSamples = .none, among themes: [NamedTheme] = [], marksColors: Bool
  ) throws(TemplateError) -> [File] {
    let subject = TemplateSubject(theme, options: options, samples: samples, among: themes)
    let writer = try TemplateWriter(self, subject, marksColors: marksColors)
    let (bytes, starts) = (writer.bytes, writer.fileStarts)
    guard let first = starts.first else {
      return [try file(path: name, bytes, at: Position(source: 0, offset: 0))]
    }
    guard bytes[..<first.start].allSatisfy({ $0 <= 0x20 }) else {
      throw sources.error(.textBeforeFile, at: first.position)
    }
    var files: [File] = []
    for (index, file) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].start : bytes.count
      let pathEnd = bytes[file.start..<end].firstIndex(of: 0x0A) ?? end
      let path = Array(bytes[file.start..<pathEnd])
      guard path.isPath else { throw sources.error(.badPath(String(bytes: path)), at: file.position) }
      files.append(
        try self.file(path: String(bytes: path), Array(bytes[pathEnd..<end].dropFirst()), at: file.position))
    }
    return files
  }

  /// A text file; if it's JSON, laid out for people.
  private func file(path: String, _ bytes: [UInt8], at position: Position) throws(TemplateError) -> File {
    guard path.bytes.suffix(5).elementsEqual(".json".bytes) else { return File(path: path, bytes: bytes) }
    guard let layout = JSONLayout(bytes) else { throw sources.error(.notJSON(path), at: position) }
    return File(path: path, bytes: layout.bytes)
  }

  /// The files that the template writes: one of this name, or several in a folder, if it names them itself. A file called JSON
  /// is laid out for people.
  /// - Parameters:
  ///   - theme: The theme to write.
  ///   - name: The name of the file.
  ///   - marksColors: Whether to put a mark before each color: the byte 0x1E and the color's six hex digits.
  public func files(
    of theme: ExportedTheme, named name: String, marksColors: Bool = false
  ) throws(TemplateError) -> [File] {
    var options = ExportOptions()
    options.selector = .media
    if let model { options = ExportOptions().filled(for: model) }
    let files = try files(of: theme, named: name, options: options, marksColors: marksColors)
    guard hasCRLF else { return files }
    return files.map { file in
      var bytes: [UInt8] = []
      for byte in file.bytes {
        if byte == 0x0A { bytes.append(0x0D) }
        bytes.append(byte)
      }
      return File(path: file.path, bytes: bytes)
    }
  }

  /// Whether it names its files itself, so that they need a folder.
  public var isFolder: Bool { hasFile(parts) }

  private func hasFile(_ parts: [Part]) -> Bool {
    parts.contains { part in
      switch part.instruction {
      case .file: true
      case .none, .value: false
      case .each(_, let first, let second), .if(_, _, let first, let second): hasFile(first) || hasFile(second)
      case .with(let inner), .use(let inner, _): hasFile(inner)
      }
    }
  }
}

extension ExportedTheme {
  /// The files of a template that comes with the formats. If it had an error, which a test rules out, the file would say so.
  func files(
    _ template: StaticString, _ texts: ExportTexts, named name: String, options: ExportOptions = ExportOptions(),
    among themes: [NamedTheme] = [], marksColors: Bool
  ) -> [File] {
    do throws(TemplateError) {
      let template = try Template(texts.template(template.description.bytes) ?? [], including: texts.included)
      return try template.files(
        of: self, named: name, options: options, samples: texts.samples, among: themes, marksColors: marksColors)
    } catch {
      return [File(path: name, text: error.sentence)]
    }
  }
}

extension File {
  /// The file without the marks of its colors.
  public var unmarked: File {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var position = 0
    while let mark = bytes.index(of: colorMark, from: position) {
      plain += bytes[position..<mark]
      position = min(mark + colorMarkLength, bytes.count)
    }
    plain += bytes[position...]
    return File(path: path, bytes: plain)
  }
}

extension [UInt8] {
  /// Whether it's a path inside a folder, with slashes.
  fileprivate var isPath: Bool {
    split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { name in
      !name.isEmpty && name != [UInt8(ascii: ".")] && name != [UInt8(ascii: "."), UInt8(ascii: ".")]
    } && allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: ":") }
  }
}
