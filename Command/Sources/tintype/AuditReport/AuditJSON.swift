import Theme

extension AuditedPair {
  /// Appends one line of JSON, starting with the given theme.
  func appendJSON(for input: UnsafeBufferPointer<UInt8>, to output: inout Output) {
    output.append(#"{"input":"#)
    output.append(json: input)
    output.append(#","role":"#)
    output.append(json: role.name)
    output.append(#","on":"#)
    output.append(json: background.name)
    output.append(#","front":"#)
    output.append(json: front.hex)
    output.append(#","back":"#)
    output.append(json: back.hex)
    output.append(#","ratio":"#)
    output.append(ratio: ratio, places: 4)
    output.append(#","required":"#)
    output.append(json: required, places: 2)
    output.append(#","passes":"#)
    output.append(json: passes)
    output.append(#","seen":{"#)
    for (index, seen) in seen.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(json: seen.vision.name)
      output.append(UInt8(ascii: ":"))
      output.append(ratio: seen.ratio, places: 4)
    }
    output.append("}}")
  }
}
