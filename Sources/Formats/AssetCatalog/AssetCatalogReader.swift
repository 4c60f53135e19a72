import ColorScience
import _Text

extension Findings {
  /// Reads the color sets of an asset catalog, and the fonts of a data set of ours.
  init(assetCatalog files: [File]) throws(ImportError) {
    for file in files where file.path.asciiLowercased.bytes.suffix(5).elementsEqual(".json".bytes) {
      let folders = file.path.fields(separatedBy: "/")
      let json = try JSON(file.bytes)
      if let colors = json["colors"] {
        let folder = folders.dropLast().last ?? ""
        for (_, entry) in colors.members { add(entry, named: folder.cut(at: ".").before) }
      } else {
        for (key, value) in json.members {
          let name = String(bytes: key.bytes)
          if name.words.last?.same(as: "font") == true, let family = value.text {
            add(FoundFont(name: name, family: family))
          }
        }
      }
    }
  }

  private mutating func add(_ entry: JSON, named name: String) {
    var isDark = false
    if let appearances = entry["appearances"] {
      for (_, appearance) in appearances.members {
        let value = appearance["value"]?.text ?? ""
        if value.same(as: "high") { return }
        if value.same(as: "dark") { isDark = true }
      }
    }
    guard let color = entry["color"], let components = color["components"],
      let red = channel(components["red"]), let green = channel(components["green"]),
      let blue = channel(components["blue"])
    else { return }
    let isWide = color["color-space"]?.text?.same(as: "display-p3") == true
    let read = isWide ? SRGB(DisplayP3(red: red, green: green, blue: blue)) : SRGB(red: red, green: green, blue: blue)
    add(FoundColor(name: name, color: read.displayable(in: .displayP3), isDark: isDark))
  }
}

/// A channel of 0...1, written as a fraction, a whole number of 0...255 or a hex of two digits.
private func channel(_ json: JSON?) -> Double? {
  guard let json else { return nil }
  guard let text = json.bytes else { return json.number }
  if text.count == 4, text[0] == UInt8(ascii: "0"), text[1] | 0x20 == UInt8(ascii: "x") {
    guard let high = hexDigitValue(text[2]), let low = hexDigitValue(text[3]) else { return nil }
    return Double(high << 4 | low) / 255
  }
  guard let value = decimal(text) else { return nil }
  return text.contains(UInt8(ascii: ".")) ? value : value / 255
}
