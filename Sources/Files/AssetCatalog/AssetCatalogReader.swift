import ColorScience
@_spi(Project) import Formats
import _Text

extension Findings {
  /// Reads the color sets of an asset catalog, and the fonts of a data set of ours.
  init(assetCatalog files: [File]) throws(ImportError) {
    let names = ColorSetNames(files)
    for file in files where file.path.asciiLowercased.bytes.suffix(5).elementsEqual(".json".bytes) {
      let json = try JSON(file.bytes)
      if let colors = json["colors"] {
        let name = names.name(of: file)
        for (_, entry) in colors.members { add(entry, named: name) }
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
    guard let color = entry["color"] else { return }
    if let reference = color["reference"]?.text { leaveOut(name + " (" + reference + ")", because: .unresolved) }
    switch assetColor(color) {
    case .opaque(let color): add(FoundColor(name: name, color: color, isDark: isDark))
    case .seeThrough: leaveOut(name, because: .seeThrough)
    default: break
    }
  }
}

/// The color of an entry of a color set, by its components.
func assetColor(_ color: JSON) -> StyleColor {
  guard let components = color["components"] else { return .none }
  if let alpha = channel(components["alpha"]), alpha < 0.999 { return .seeThrough }
  return SRGB(space: color["color-space"]?.text ?? "srgb", components).map { .opaque($0.ofCode) } ?? .none
}

extension SRGB {
  /// A color from its components, in one of the spaces of Xcode's color panel; nil for other spaces or if a component
  /// isn't a number. Extended spaces are the same, with components below 0 and above 1.
  /// Source: Apple, "Asset Catalog Format Reference", Named Color Type; CGColorSpace.
  fileprivate init?(space: String, _ components: JSON) {
    if let white = channel(components["white"]) {
      // Its gamma of 2.2 is near enough to sRGB's that Xcode shows the same number.
      guard space.isOne(of: ["gray-gamma-22", "extended-gray"]) else { return nil }
      self.init(red: white.unit, green: white.unit, blue: white.unit)
      return
    }
    guard let red = channel(components["red"]), let green = channel(components["green"]),
      let blue = channel(components["blue"])
    else { return nil }
    if space.isOne(of: ["display-p3", "extended-display-p3"]) {
      self.init(DisplayP3(red: red, green: green, blue: blue))
    } else if space.isOne(of: ["extended-linear-srgb", "linear-srgb"]) {
      self.init(LinearSRGB(red: red, green: green, blue: blue))
    } else {
      self.init(red: red, green: green, blue: blue)
    }
  }
}

/// A channel, nominally 0...1, written as a fraction, a whole number of 0...255 or a hex of two digits.
private func channel(_ json: JSON?) -> Double? {
  guard let json else { return nil }
  guard let text = json.bytes else { return json.number?.within(-8...8) }
  if text.count == 4, text[0] == UInt8(ascii: "0"), text[1] | 0x20 == UInt8(ascii: "x") {
    guard let high = hexDigitValue(text[2]), let low = hexDigitValue(text[3]) else { return nil }
    return Double(high << 4 | low) / 255
  }
  let isNegative = text.first == UInt8(ascii: "-")
  guard let value = decimal(isNegative ? Array(text.dropFirst()) : text) else { return nil }
  let magnitude = text.contains(UInt8(ascii: ".")) ? value : value / 255
  return (isNegative ? -magnitude : magnitude).within(-8...8)
}

/// The names of color sets, which begin with those of the folders around them that provide a namespace.
struct ColorSetNames {
  private var namespaces: [String] = []

  init(_ files: [File]) {
    for file in files {
      guard file.bytes.firstIndex(ofRun: "provides-namespace".bytes, from: 0) != nil, let json = try? JSON(file.bytes),
        json["properties"]?["provides-namespace"]?.flag == true
      else { continue }
      namespaces.append(file.path.fields(separatedBy: "/").dropLast().map { $0 }.text(separatedBy: "/"))
    }
  }

  /// The name of the set that a file belongs to: "Day/text".
  func name(of file: File) -> String {
    let folders = file.path.fields(separatedBy: "/").dropLast().map { $0 }
    guard let last = folders.last else { return "" }
    var name: [String] = []
    for count in folders.indices.dropFirst() {
      let path = folders[..<count].map { $0 }.text(separatedBy: "/")
      if namespaces.contains(where: { $0.same(as: path) }) { name.append(folders[count - 1]) }
    }
    return (name + [last.cut(at: ".").before]).text(separatedBy: "/")
  }
}
