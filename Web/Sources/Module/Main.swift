@_spi(Report) import ColorScience
import Formats
@_spi(Report) import ModuleAnswers
@_spi(Report) import Theme
import _Text

/// The WebAssembly of `tintype` for JavaScript: what `ModuleAnswers` can be asked, exports, and what its command prints.
@main
struct Main {
  nonisolated(unsafe) fileprivate static var texts: ExportTexts?
  nonisolated(unsafe) private static var last: (string: String, theme: ExportedTheme)?

  // A WebAssembly module without an entry point: this never runs.
  static func main() {}

  /// The theme with all that formats write about it; the last one is kept.
  fileprivate static func exported(_ text: String) throws(WrittenThemeError) -> ExportedTheme {
    let theme = try AskedTheme.named(text).theme
    let string = theme.string
    if let last, last.string.same(as: string) { return last.theme }
    do throws(ExportError) {
      let exported = try ExportedTheme(theme)
      last = (string, exported)
      return exported
    } catch {
      throw WrittenThemeError("This theme isn’t complete. " + error.sentence)
    }
  }
}

/// The texts that exports are made of, once, before the first export.
@_expose(wasm, "loadTexts")
public func loadTexts(_ length: Int) -> Int {
  Exchange.answer(length, count: 1) { texts in
    Main.texts = ExportTexts(parts: texts)
    return []
  }
}

/// The formats, in JSON.
@_expose(wasm, "formats")
public func formats(_ length: Int) -> Int {
  Exchange.json(length, count: 0) { _, json in
    json.array { json in
      for format in Format.all {
        json.object {
          $0.member("name", format.name.description)
          $0.member("label", format.label.description)
          $0.member("group", (FormatGroup.allCases.first { $0.formats.contains(format) }?.label ?? "").description)
          $0.member("fileName", format.fileName.description)
          $0.member("isFolder", format.isFolder)
          $0.member("isText", format.isText)
          $0.member("purpose", format.purpose.description)
          $0.member("reader", format.reader.description)
          $0.member("options", format.options) { $0.string($1.name.description) }
        }
      }
    }
  }
}

/// A theme, the name of a format, then options and their values: the files. For each, a line with its length in bytes, a space
/// and its path; then the bytes themselves.
@_expose(wasm, "exportFiles")
public func exportFiles(_ length: Int) -> Int {
  Exchange.answer(length, count: 2) { texts throws(WrittenThemeError) in
    guard let format = Format.named(texts[1]) else {
      let nearest = nearestWord(to: texts[1], among: Format.all.map { $0.name.description })
      let remedy = nearest.map { "Did you mean “" + $0 + "”?" } ?? "“tintype formats” lists them."
      throw WrittenThemeError("There’s no format “" + shortened(texts[1]) + "”. " + remedy)
    }
    var options = ExportOptions()
    for index in stride(from: 2, to: texts.count - 1, by: 2) {
      try options.set(texts[index], to: texts[index + 1], for: format)
    }
    let theme = try Main.exported(texts[0])
    guard let parts = Main.texts else { throw WrittenThemeError("The texts of the formats aren’t loaded.") }
    var bytes: [UInt8] = []
    for file in format.write(theme, options: options, texts: parts, marksColors: false) {
      bytes += (file.bytes.count.text + " " + file.path + "\n").bytes + file.bytes
    }
    return bytes
  }
}

extension ExportOptions {
  fileprivate mutating func set(_ name: String, to text: String, for format: Format) throws(WrittenThemeError) {
    guard let option = ExportOption.named(name) else {
      let names = ExportOption.allCases.map { $0.name.description }
      throw WrittenThemeError("There’s no option “" + shortened(name) + "”. The options are " + names.listed + ".")
    }
    do throws(ExportOptionError) { try set(option, to: text, for: format) } catch {
      throw WrittenThemeError(error.sentence)
    }
    if fontFolder != nil {
      throw WrittenThemeError(
        "No font files come with this package, so “fonts” takes project or none. Tintype’s own command brings them along."
      )
    }
  }
}

/// The theme string in a file of an export; empty if there's none.
@_expose(wasm, "themeInFile")
public func themeInFile(_ length: Int) -> Int {
  Exchange.answer(length, count: 1) { texts in (themeString(inNoteOf: texts[0].bytes) ?? "").bytes }
}

// What the command prints, in JSON: rows of cells to align, and lines.

/// A theme, "light" or "dark", and "standard" or "high".
@_expose(wasm, "schemeReport")
public func schemeReport(_ length: Int) -> Int {
  Exchange.json(length, count: 3) { texts, json throws(WrittenThemeError) in
    let asked = try AskedTheme.named(texts[0])
    let scheme = try asked.scheme(texts[1], texts[2], withCharts: true)
    json.object {
      $0.member(rows: scheme.rows)
      $0.member("lines", scheme.notesOnCharts(leftOut: asked.charts.leftOut)) { $0.string($1) }
    }
  }
}

/// A theme, "light" or "dark", "standard" or "high", and "AA" or "AAA".
@_expose(wasm, "checkReport")
public func checkReport(_ length: Int) -> Int {
  Exchange.json(length, count: 4) { texts, json throws(WrittenThemeError) in
    let asked = try AskedTheme.named(texts[0])
    let (appearance, contrast) = (try Appearance(word: texts[1]), try Contrast(word: texts[2]))
    let audit = ContrastAudit(
      asked.theme, on: appearance, contrast: contrast, level: try ContrastLevel(word: texts[3]))
    let charts = ChartAudit(asked.theme, on: appearance, contrast: contrast, charts: asked.charts)
    json.object {
      $0.member(rows: audit.rows)
      $0.member("lines", audit.brokenPins + charts.lines + ContrastAdvice(asked.theme, on: appearance).lines) {
        $0.string($1)
      }
      $0.member("pairs", audit.pairs) { json, pair in json.object { pair.writeMembers(to: &$0) } }
      $0.member("charts", charts.shortfalls) { json, shortfall in json.object { shortfall.writeMembers(to: &$0) } }
      $0.member("passes", audit.shortfalls.isEmpty && charts.shortfalls.isEmpty)
    }
  }
}

/// The color of a text, and its background.
@_expose(wasm, "contrastReport")
public func contrastReport(_ length: Int) -> Int {
  Exchange.json(length, count: 2) { texts, json throws(WrittenThemeError) in
    let levels = try levels(texts)
    json.object { $0.member(rows: [[levels.ratio.ratioText] + levels.words]) }
  }
}

extension JSONWriter {
  fileprivate mutating func member(rows: [[String]]) {
    member("rows", rows) { json, row in json.array { for cell in row { $0.string(cell) } } }
  }
}
