import ColorScience
import Studio
import Theme
import _Text

extension App {
  /// Takes the colors of a picture, or why there are none.
  @inline(never)
  func receivePicture(named name: String, colors: String, problem: String) {
    guard problem.isEmpty else { return handle(.picture(.refused(PictureProblem(problem), name: name))) }
    let found = colors.fields(separatedBy: "\n").compactMap { PictureColor(line: $0) }
    handle(.picture(.found(PicturePalette(found), name: name)))
  }
}

extension PictureColor {
  /// Reads a hex, a share and a position, separated by tabs.
  fileprivate init?(line: String) {
    let fields = line.fields(separatedBy: "\t")
    guard fields.count == 4, let color = try? SRGB(hex: fields[0]), let share = Numeral(fields[1].bytes)?.value,
      let x = Numeral(fields[2].bytes)?.value, let y = Numeral(fields[3].bytes)?.value,
      [share, x, y].allSatisfy({ (0...1).contains($0) })
    else { return nil }
    self.init(color: color, share: share, x: x, y: y)
  }
}
