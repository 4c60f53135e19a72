import ColorScience
import Formats

extension Drawing {
  /// A link as a QR code, eight pixels to a module, with the quiet zone of four that it needs: ISO/IEC 18004:2015, 6.3.8. Nil if
  /// it's too long.
  public init?(codeOf link: String) {
    guard let code = QRCode(link) else { return nil }
    self.init(width: (code.size + 8) * 8, height: (code.size + 8) * 8)
    fill(0, 0, width, height, .white)
    draw(code, 0, 0, module: 8, .black)
  }

  /// Draws the code with its quiet zone, a run of dark modules at a time.
  mutating func draw(_ code: QRCode, _ x: Int, _ y: Int, module: Int, _ color: SRGB) {
    for row in 0..<code.size {
      var column = 0
      while column < code.size {
        let start = column
        while code.isDark(column: column, row: row) { column += 1 }
        if column > start {
          fill(x + (start + 4) * module, y + (row + 4) * module, (column - start) * module, module, color)
        }
        column += 1
      }
    }
  }
}
