import ColorScience
import Theme
import _Text

extension PictureReport {
  /// A line per color: its hex, its share, its position and its role.
  var table: String {
    text(
      ofTable: palette.colors.indices.map { index in
        let color = palette.colors[index]
        return [
          color.color.hex, percent(color.share), "at \(percent(color.x)) \(percent(color.y))", role(of: index) ?? "",
        ]
      })
  }

  /// Appends the colors on one line, separated by tabs, with a role after its color.
  func appendLine(to output: inout Output) {
    for (index, color) in palette.colors.enumerated() {
      if index > 0 { output.append("\t") }
      output.append(color.color.hex)
      if let role = role(of: index) { output.append(" " + role) }
    }
  }

  /// Writes an object.
  func writeJSON(for path: UnsafeBufferPointer<UInt8>, to json: inout JSONWriter) {
    json.object {
      $0.member("input", path)
      $0.member("width", width)
      $0.member("height", height)
      $0.member("colors", palette.colors.enumerated()) { json, element in
        let color = element.element
        json.object {
          $0.member("hex", hexOf: color.color)
          $0.member("share", color.share, places: 4)
          $0.member("position") {
            $0.array {
              $0.number(color.x, places: 4)
              $0.number(color.y, places: 4)
            }
          }
          $0.member("role", role(of: element.offset))
        }
      }
      $0.member("theme", palette.theme.string)
      $0.member("note", remark)
    }
  }

  private func role(of index: Int) -> String? {
    palette.primary == index ? "primary" : palette.accent == index ? "accent" : nil
  }

  /// The nearest whole percent, but at least 1% for a color that's there.
  private func percent(_ part: Double) -> String { "\(part > 0 ? max(1, Int((part * 100).rounded())) : 0)%" }
}
