import Catalog
import ColorScience

/// The theme as code. The front end writes it, because it has the formats.
public struct CodeSheet: Equatable, Sendable {
  public var lines: [Line] = []
  public var copy: Button

  /// A line, with the color in it before which there's a chip.
  public struct Line: Equatable, Sendable {
    public var start: String
    public var color: SRGB?
    public var end: String
  }
}

extension Stage {
  /// Whether it shows the theme as code.
  public var showsCode: Bool { if case .code = panel { true } else { false } }

  /// Shows the theme as this code.
  public mutating func show(code: String) {
    guard case .code(var sheet) = panel else { return }
    sheet.lines = code.fields(separatedBy: "\n").map(CodeSheet.Line.init)
    if sheet.lines.last?.start.isEmpty == true { sheet.lines.removeLast() }
    panel = .code(sheet)
  }
}

extension CodeSheet.Line {
  /// Finds the first hex color of a line.
  fileprivate init(_ text: String) {
    let bytes = text.bytes
    for index in bytes.indices where bytes[index] == UInt8(ascii: "#") && index + 7 <= bytes.count {
      guard let color = try? SRGB(hex: String(bytes: Array(bytes[index..<index + 7]))) else { continue }
      self.init(
        start: String(bytes: Array(bytes[..<index])), color: color, end: String(bytes: Array(bytes[index...])))
      return
    }
    self.init(start: text, color: nil, end: "")
  }
}
