import Files
@_spi(Project) import Formats

/// Checks the reader of JSON with comments with any bytes; nil if all is well.
func brokenPromise(ofJSON bytes: [UInt8]) -> String? {
  do throws(JSONError) {
    return misplaced(try JSON(commented: bytes), in: bytes) ? "a value isn't where it says" : nil
  } catch {
    guard 0...bytes.count ~= error.offset else { return "the mistake is at \(error.offset), outside of the text" }
    return error.text.isEmpty ? "the error says nothing" : nil
  }
}

/// Whether a value or one in it is outside of the text, or a string's place has no quotation marks.
private func misplaced(_ value: JSON, in bytes: [UInt8]) -> Bool {
  func isQuoted(_ range: Range<Int>) -> Bool {
    range.count >= 2 && bytes[range.lowerBound] == UInt8(ascii: "\"")
      && bytes[range.upperBound - 1] == UInt8(ascii: "\"")
  }
  guard bytes.indices.contains(value.range.lowerBound), value.range.upperBound <= bytes.count else { return true }
  if value.text != nil { return !isQuoted(value.range) }
  for (key, member) in value.members {
    if value.isObject, !isQuoted(key.range) || misplaced(member, in: bytes) { return true }
    if value.isArray, misplaced(member, in: bytes) { return true }
  }
  return false
}

let projectSeeds = [
  """
  // Ours.
  {"theme": "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato", /* a */ "version": 1,
   "outputs": [{"format": "css", "path": "a\\u0062.css", "only": ["primary", "ramps",], "merge": true},],}
  """
]

let projectPieces = [
  "//", "/*", "*/", "\n", "\"", "\\", "\\u00", "{", "}", "[", "]", ",", ":", "true", "-1e9", "\u{FEFF}",
]
