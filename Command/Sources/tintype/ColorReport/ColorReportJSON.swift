import ColorScience

extension ColorReport {
  /// Appends one line of JSON. Values of 0...1 have six decimals, values of 0...100 four.
  func appendJSON(for input: UnsafeBufferPointer<UInt8>, to output: inout Output) {
    output.append(#"{"input":"#)
    output.append(json: input)
    output.append(#","hex":""#)
    output.append(hexOf: shown)
    output.append(#"","alpha":"#)
    output.append(json: color.opacity, places: 6)
    output.append(#","srgb":"#)
    output.append(json: (srgb.red, srgb.green, srgb.blue), places: 6)
    output.append(#","display_p3":"#)
    output.append(json: (displayP3.red, displayP3.green, displayP3.blue), places: 6)
    output.append(#","oklab":"#)
    output.append(json: (oklab.lightness, oklab.a, oklab.b), places: 6)
    output.append(#","oklch":["#)
    output.append(json: oklch.lightness, places: 6)
    output.append(UInt8(ascii: ","))
    output.append(json: oklch.chroma, places: 6)
    output.append(UInt8(ascii: ","))
    output.append(json: oklch.hueIsPowerless ? .nan : oklch.hue, places: 4)
    output.append(#"],"lab":"#)
    output.append(json: (lab.lightness, lab.a, lab.b), places: 4)
    output.append(#","hct":"#)
    output.append(json: (hct.hue, hct.chroma, hct.tone), places: 4)
    output.append(#","css":""#)
    output.append { color.append(to: &$0) }
    output.append(#"","crayon":"#)
    output.append(json: crayon)
    output.append(#","css_name":"#)
    output.append(json: cssName)
    output.append(#","contrast":{"white":"#)
    output.append(ratio: onWhite, places: 4)
    output.append(#","black":"#)
    output.append(ratio: onBlack, places: 4)
    output.append("}}")
  }
}

extension Output {
  mutating func append(json match: NamedMatch) {
    append(#"{"name":""#)
    append(match.name)
    append(#"","difference":"#)
    append(json: match.difference, places: 6)
    append(UInt8(ascii: "}"))
  }

  /// Appends `#RRGGBB`.
  mutating func append(hexOf color: SRGB) {
    let rgb = color.rgb
    append(UInt8(ascii: "#"))
    for shift in stride(from: UInt32(20), through: 0, by: -4) {
      let digit = UInt8(rgb >> shift & 15)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }

  /// Appends a contrast ratio, cut off rather than rounded: 4.4999 never becomes 4.5.
  mutating func append(ratio: Double, places: Int) {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    append(json: (ratio * scale).rounded(.down) / scale, places: places)
  }
}
