import Theme

extension AuditedPair {
  /// Appends one line of JSON.
  func appendJSON(to output: inout Output) {
    output.append(#"{"pair":"#)
    output.append(json: use.label)
    output.append(#","front":"#)
    output.append(json: front.hex)
    output.append(#","back":"#)
    output.append(json: back.hex)
    output.append(#","as":"#)
    output.append(json: subject.name)
    output.append(#","ratio":"#)
    output.append(ratio: ratio, places: 4)
    output.append(#","level":"#)
    output.append(json: reached.name)
    output.append(#","passes":"#)
    output.append(json: passes)
    output.append(#","seen":{"#)
    for (index, seen) in seen.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(json: seen.vision.name)
      output.append(UInt8(ascii: ":"))
      output.append(ratio: seen.ratio, places: 4)
    }
    output.append(#"},"change":"#)
    if let change {
      output.append(change.part == .primary ? #"{"part":"primary","hex":"# : #"{"part":"accent","hex":"#)
      output.append(json: change.tint.color.hex)
      output.append(#","name":"#)
      if change.isOfTheRamp { output.append(json: change.tint.label) } else { output.append("null") }
      output.append(UInt8(ascii: "}"))
    } else {
      output.append("null")
    }
    output.append(UInt8(ascii: "}"))
  }
}
