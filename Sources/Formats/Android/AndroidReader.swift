import ColorScience
import _Text

extension Findings {
  /// Reads the color resources of XML files, and the strings whose names say that they are fonts. A file for the night has
  /// that word in its path.
  init(android files: [File]) throws(ImportError) {
    for file in files {
      let isDark = file.path.contains(ignoringASCIICase: "night")
      var scanner = ElementScanner(file.bytes)
      while !isFull, let element = scanner.next() {
        guard let name = element.attribute("name") else { continue }
        if element.name.same(as: "color"), element.text.first == UInt8(ascii: "#"),
          let color = androidColor(Array(element.text.dropFirst()))
        {
          add(FoundColor(name: name, color: color, isDark: isDark))
        } else if element.name.same(as: "string"), name.words.contains(where: { $0.same(as: "font") }) {
          add(FoundFont(name: name, family: unescaped(element.text)))
        }
      }
    }
  }
}

/// RGB, ARGB, RRGGBB or AARRGGBB; nil if it isn't opaque.
private func androidColor(_ digits: [UInt8]) -> SRGB? {
  digits.count == 3 || digits.count == 4 ? opaqueColor(ofHex: digits.flatMap { [$0, $0] }) : opaqueColor(ofHex: digits)
}

/// The text of a string resource without its quotation marks and backslashes.
private func unescaped(_ text: [UInt8]) -> String {
  var result: [UInt8] = []
  var place = 0
  while place < text.count, result.count < 1000 {
    if text[place] == UInt8(ascii: "\\"), place + 1 < text.count {
      place += 1
      result.append(text[place])
    } else if text[place] != UInt8(ascii: "\"") {
      result.append(text[place])
    }
    place += 1
  }
  return String(bytes: result)
}
