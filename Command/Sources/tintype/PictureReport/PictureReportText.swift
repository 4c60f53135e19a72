import ColorScience
import Theme

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

  /// Appends one line of JSON.
  func appendJSON(for path: UnsafeBufferPointer<UInt8>, to output: inout Output) {
    output.append(#"{"input":"#)
    output.append(json: path)
    output.append(#","width":\#(width),"height":\#(height),"colors":["#)
    for (index, color) in palette.colors.enumerated() {
      output.append(index == 0 ? #"{"hex":""# : #",{"hex":""#)
      output.append(hexOf: color.color)
      output.append(#"","share":"#)
      output.append(json: color.share, places: 4)
      output.append(#","position":["#)
      output.append(json: color.x, places: 4)
      output.append(",")
      output.append(json: color.y, places: 4)
      output.append(#"],"role":"#)
      if let role = role(of: index) { output.append(json: role) } else { output.append("null") }
      output.append("}")
    }
    output.append(#"],"theme":"#)
    output.append(json: palette.theme.string)
    output.append("}")
  }

  private func role(of index: Int) -> String? {
    palette.primary == index ? "primary" : palette.accent == index ? "accent" : nil
  }

  /// The nearest whole percent, but no less than 1% of what's there.
  private func percent(_ part: Double) -> String { "\(part > 0 ? max(1, Int((part * 100).rounded())) : 0)%" }
}
