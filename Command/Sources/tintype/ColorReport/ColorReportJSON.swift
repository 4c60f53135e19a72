import ColorScience
import _Text

extension ColorReport {
  /// Writes an object. Values of 0...1 have six decimals, values of 0...100 four.
  func writeJSON(for input: UnsafeBufferPointer<UInt8>, to json: inout JSONWriter) {
    json.object { json in
      json.member("input", input)
      json.member("hex", hexOf: shown)
      json.member("alpha", color.opacity, places: 6)
      json.member("srgb", (srgb.red, srgb.green, srgb.blue), places: 6)
      json.member("display_p3", (displayP3.red, displayP3.green, displayP3.blue), places: 6)
      json.member("oklab", (oklab.lightness, oklab.a, oklab.b), places: 6)
      json.member("oklch") {
        $0.array {
          $0.number(oklch.lightness, places: 6)
          $0.number(oklch.chroma, places: 6)
          $0.number(oklch.hueIsPowerless ? .nan : oklch.hue, places: 4)
        }
      }
      json.member("lab", (lab.lightness, lab.a, lab.b), places: 4)
      json.member("hct", (hct.hue, hct.chroma, hct.tone), places: 4)
      json.member("css") { $0.string(unescaped: { color.append(to: &$0) }) }
      json.member("crayon") { $0.match(crayon) }
      json.member("css_name") { $0.match(cssName) }
      json.member("contrast") {
        $0.object {
          $0.member("white") { $0.ratio(onWhite) }
          $0.member("black") { $0.ratio(onBlack) }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func match(_ match: NamedMatch) {
    object {
      $0.member("name", match.name)
      $0.member("difference", match.difference, places: 6)
    }
  }
}
