import Catalog
import ColorScience
import Studio
import Theme

/// What became of a file to read.
public enum FileAnswer: Equatable, Sendable {
  case found(FileReport)
  /// Why it can't be read, in one sentence.
  case refused(String)
}

// A sentence, which is empty if the file was read; then the format, the theme, the guessed roles' keys with spaces between
// them, and three lists, each after its length: remarks, colors of five texts, fonts of two.

extension FileAnswer {
  /// The answer as the texts of a message.
  public var texts: [String] {
    switch self {
    case .refused(let sentence): [sentence]
    case .found(let report):
      ["", report.format, report.theme, report.guesses.map { $0.key }.text(separatedBy: " ")]
        + [report.remarks.count.text] + report.remarks
        + [report.colors.count.text] + report.colors.flatMap { $0.texts }
        + [report.fonts.count.text] + report.fonts.flatMap { [$0.name, $0.family] }
    }
  }

  /// Reads the texts of a message.
  @inline(never)
  public init(texts: [String]) {
    var fields = TextFields(texts)
    let sentence = fields.text()
    guard sentence.isEmpty else {
      self = .refused(sentence)
      return
    }
    let (format, theme) = (fields.text(), fields.text())
    let keys = fields.text().fields(separatedBy: " ")
    var report = FileReport(
      format: format, theme: theme,
      guesses: Role.allCases.filter { role in keys.contains { $0.same(as: role.key) } }, remarks: [], colors: [],
      fonts: [])
    for _ in 0..<fields.count() { report.remarks.append(fields.text()) }
    for _ in 0..<fields.count() {
      if let color = FileReport.Color(&fields) { report.colors.append(color) }
    }
    for _ in 0..<fields.count() {
      let name = fields.text()
      report.fonts.append(FileReport.Font(name: name, family: fields.text()))
    }
    self = .found(report)
  }
}

extension FileReport.Color {
  fileprivate var texts: [String] { [name, color.hexDigits, primary, accent, isDark ? "1" : ""] }

  fileprivate init?(_ fields: inout TextFields) {
    let (name, hex, primary) = (fields.text(), fields.text(), fields.text())
    let (accent, dark) = (fields.text(), fields.text())
    guard let color = try? SRGB(hex: hex) else { return nil }
    self.init(name: name, color: color, primary: primary, accent: accent, isDark: !dark.isEmpty)
  }
}
