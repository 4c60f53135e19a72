import ColorScience
import Formats
import Theme

extension Imported {
  /// Every color and font, for people.
  var table: String {
    text(
      ofTable: colors.map { [$0.color.asHex.hex, $0.name, $0.isDark ? "dark" : ""] }
        + fonts.map { [$0.family, $0.name, ""] })
  }

  /// Appends one JSON object.
  func appendJSON(for path: String, to output: inout Output) {
    output.append(#"{"file":"#)
    output.append(json: path)
    output.append(#","theme":"#)
    output.append(json: theme.string)
    output.append(#","format":"#)
    if let format { output.append(json: format) } else { output.append("null") }
    output.append(#","name":"#)
    if let name = theme.name?.text { output.append(json: name) } else { output.append("null") }
    append("guesses", guesses, to: &output)
    append("missing", missing, to: &output)
    append("changes", changes, to: &output)
    output.append(#","themes":["#)
    for (index, theme) in themes.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(json: theme)
    }
    output.append("]")
    output.append(#","colors":["#)
    for (index, color) in colors.enumerated() {
      output.append(index == 0 ? #"{"name":"# : #",{"name":"#)
      output.append(json: color.name)
      output.append(#","hex":"#)
      output.append(json: color.color.asHex.hex)
      output.append(#","dark":"#)
      output.append(json: color.isDark)
      if !color.theme.isEmpty {
        output.append(#","theme":"#)
        output.append(json: color.theme)
      }
      output.append(UInt8(ascii: "}"))
    }
    output.append(#"],"fonts":["#)
    for (index, font) in fonts.enumerated() {
      output.append(index == 0 ? #"{"name":"# : #",{"name":"#)
      output.append(json: font.name)
      output.append(#","family":"#)
      output.append(json: font.family)
      output.append(UInt8(ascii: "}"))
    }
    output.append(#"],"notes":["#)
    for (index, note) in notes.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(json: note)
    }
    output.append("]}")
  }

  private func append(_ key: String, _ roles: [Role], to output: inout Output) {
    output.append(",\"\(key)\":[")
    for (index, role) in roles.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(json: role.key)
    }
    output.append("]")
  }
}
