import ColorScience
import Formats
import _Text

extension Findings {
  /// Reads settings, one a line: the theme of a Streamlit app, and Matplotlib's style sheets.
  /// Source: TOML 1.0; matplotlib.org, "Customizing Matplotlib with style sheets and rcParams".
  init(settings files: [File]) throws(ImportError) {
    self.init()
    for file in files {
      let words = (file.path.fields(separatedBy: "/").last ?? "").words
      if words.contains(where: { $0.same(as: "contrast") }) { continue }
      read(settings: file.bytes, isDark: words.contains { $0.same(as: "dark") })
    }
  }

  private mutating func read(settings bytes: [UInt8], isDark: Bool) {
    var isDark = isDark
    // What's before the names of a section: "sidebar.".
    var opening: [UInt8] = []
    for line in settings(in: bytes[bytes.indexAfterByteOrderMark...]) {
      let setting = line[...].trimmed
      if setting.first == UInt8(ascii: "#") { continue }
      if setting.first == UInt8(ascii: "[") {
        let words = setting.split { "[.]".bytes.contains($0) }.map { String(bytes: Array($0)) }
        isDark = words.contains { $0.same(as: "dark") }
        opening = words.filter { !$0.isOne(of: ["theme", "light", "dark"]) }.flatMap { ($0 + ".").bytes }
        continue
      }
      guard let end = setting.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }) else {
        continue
      }
      let name = String(bytes: opening + setting[..<end].trimmed)
      add(texts(in: setting[(end + 1)...], hasEscapes: setting[end] == UInt8(ascii: "=")), named: name, isDark)
      if hasMoreColors { return }
    }
  }

  private mutating func add(_ texts: [String], named name: String, _ isDark: Bool) {
    let key = name.asciiLowercased
    if key.bytes.suffix(4).elementsEqual("font".bytes) || key.same(as: "font.family") {
      guard let family = texts.first.map({ cssFamily($0.bytes) }), !family.isOne(of: genericFamilies) else { return }
      add(FoundFont(name: name, family: family))
      return
    }
    // Others have numbers that look like hexes.
    guard key.contains(ignoringASCIICase: "color") || key.contains(ignoringASCIICase: "cycle") else { return }
    let colors = texts.compactMap { try? CSSColor($0, allowingBareHex: true) }
    for (index, color) in colors.enumerated() {
      let name = colors.count == 1 ? name : name + "." + (index + 1).text
      if color.opacity < 1 {
        leaveOut(name, because: .seeThrough)
      } else {
        add(FoundColor(name: name, color: color.displayable(in: .displayP3).ofCode, isDark: isDark))
      }
    }
  }
}

/// Families that every program has another font for.
private let genericFamilies: [StaticString] = ["serif", "sans-serif", "sans serif", "monospace", "cursive", "fantasy"]

/// The lines of a text; a list that goes on in the next lines is one.
private func settings(in text: ArraySlice<UInt8>) -> [[UInt8]] {
  var settings: [[UInt8]] = []
  var depth = 0
  for line in text.split(separator: 0x0A) {
    if depth > 0 { settings[settings.count - 1] += [0x0A] + line } else { settings.append(Array(line)) }
    for byte in line {
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth = max(0, depth - 1) }
    }
  }
  return settings
}

/// The texts of a value, in quotation marks or not, without its comments.
/// - Parameter hasEscapes: Whether it's TOML: a backslash in quotation marks begins an escape, and only a text in them has spaces.
private func texts(in value: ArraySlice<UInt8>, hasEscapes: Bool) -> [String] {
  var texts: [String] = []
  var rest = value
  while let byte = rest.first {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      texts.append(String(bytes: quoted(&rest, by: byte, hasEscapes: hasEscapes && byte == UInt8(ascii: "\""))))
    } else if byte == UInt8(ascii: "#") {
      rest = rest.drop { $0 != 0x0A }
    } else if byte <= 0x20 || "[](),".bytes.contains(byte) {
      rest.removeFirst()
    } else {
      let word = rest.prefix { ($0 > 0x20 || $0 == 0x20 && !hasEscapes) && !"[](),\"'#".bytes.contains($0) }
      texts.append(String(bytes: Array(word.trimmed)))
      rest = rest.dropFirst(word.count)
    }
  }
  return texts
}

/// Takes the text in the quotation marks that begin here.
private func quoted(_ rest: inout ArraySlice<UInt8>, by quote: UInt8, hasEscapes: Bool) -> [UInt8] {
  var text: [UInt8] = []
  rest.removeFirst()
  while let byte = rest.popFirst(), byte != quote {
    guard hasEscapes, byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
      text.append(byte)
      continue
    }
    let digits = escaped == UInt8(ascii: "u") ? 4 : escaped == UInt8(ascii: "U") ? 8 : 0
    if digits > 0 {
      let code = rest.prefix(digits).compactMap { hexDigitValue($0) }
      text += utf8(of: code.reduce(0) { $0 << 4 | UInt32($1) })
      rest = rest.dropFirst(code.count)
    } else {
      // The other escapes are in no family's name.
      text.append(escaped == UInt8(ascii: "n") || escaped == UInt8(ascii: "t") ? 0x20 : escaped)
    }
  }
  return text
}
