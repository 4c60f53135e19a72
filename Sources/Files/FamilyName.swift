import _Text

/// The name of a family, or the keyword of the system's; nil for what no family is called: "14px", "swap", "ss01".
package func familyName(_ name: String) -> String? {
  let bytes = trimmed(name.bytes[...])
  guard !bytes.isEmpty, !isNumber(bytes), !isFeature(bytes) else { return nil }
  // FangSong is a family, too.
  if name.same(as: "fangsong") { return nil }
  let word = name.asciiLowercased
  if word.isOne(of: systemNames) { return "system-ui" }
  return word.isOne(of: keywords) ? nil : String(bytes: bytes)
}

/// A number, with or without a unit: 400, 1.5, 14px, 3.5rem, 16px/1.5.
private func isNumber(_ bytes: [UInt8]) -> Bool {
  var rest = bytes[...]
  if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  var hasDigit = false
  while let byte = rest.first, byte.isDigit || byte == UInt8(ascii: ".") {
    hasDigit = hasDigit || byte != UInt8(ascii: ".")
    rest.removeFirst()
  }
  guard hasDigit else { return false }
  if rest.isEmpty || rest.first == UInt8(ascii: "%") || rest.first == UInt8(ascii: "/") { return true }
  let unit = String(bytes: Array(rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ",") }))
  return unit.asciiLowercased.isOne(of: units)
}

/// The tag of an OpenType feature: ss01, cv11, tnum.
private func isFeature(_ bytes: [UInt8]) -> Bool {
  guard bytes.count >= 4, bytes.prefix(2).allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) else {
    return false
  }
  if bytes.count == 4, bytes[2...].allSatisfy({ $0.isDigit }) { return true }
  return features.contains { bytes.isSame(as: $0) }
}

private let units: [StaticString] = [
  "px", "rem", "em", "pt", "sp", "dp", "pc", "cm", "mm", "in", "ch", "ex", "vw", "vh", "ms", "s", "deg",
]
private let features: [StaticString] = [
  "liga", "calt", "tnum", "lnum", "onum", "pnum", "kern", "zero", "frac", "smcp", "dlig", "salt", "ordn", "case",
]
private let systemNames: [StaticString] = [
  "-apple-system", "blinkmacsystemfont", "system", "system-ui", ".applesystemuifont", "-system-ui", "system font",
]
private let keywords: [StaticString] = [
  "inherit", "initial", "unset", "revert", "revert-layer", "none", "normal", "auto", "default", "swap", "block",
  "fallback",
  "optional", "true", "false", "null", "undefined", "italic", "oblique", "thin", "extralight", "light", "regular",
  "medium",
  "semibold", "semi-bold", "demibold", "bold", "bolder", "lighter", "extrabold", "extra-bold", "black", "heavy",
  "uppercase",
  "lowercase", "capitalize", "small", "large", "smaller", "larger", "small-caps", "antialiased", "grayscale", "cursive",
  "fantasy", "math", "emoji", "underline", "center", "left", "right", "justify",
]
