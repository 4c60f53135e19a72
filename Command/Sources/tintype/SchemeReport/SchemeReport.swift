import ColorScience
import Theme

extension Scheme {
  /// A table for people, without the last line's end.
  var table: String {
    text(
      ofTable: SchemeRole.allCases.map { role in
        let reads = ratio(of: role).map {
          "\($0.hundredths):1 on \(backgrounds(of: role).map(\.name).joined(separator: ", "))"
        }
        let color = color(of: role)
        return [role.name, color.hex.hex, color.isWide ? color.painted.css : "", reads ?? "", role.purpose]
      })
  }

  /// Appends one JSON object, the roles in their order.
  func appendJSON(to output: inout Output) {
    for role in SchemeRole.allCases {
      output.append(role.rawValue == 0 ? "{" : ",")
      output.append(json: role.name)
      output.append(#":{"hex":"#)
      output.append(json: color(of: role).hex.hex)
      output.append(#","css":"#)
      output.append(json: self[role].css)
      output.append(#","on":["#)
      for (index, background) in backgrounds(of: role).enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        output.append(json: background.name)
      }
      output.append(#"],"ratio":"#)
      if let ratio = ratio(of: role) { output.append(ratio: ratio, places: 4) } else { output.append("null") }
      output.append(UInt8(ascii: "}"))
    }
    output.append(UInt8(ascii: "}"))
  }
}
