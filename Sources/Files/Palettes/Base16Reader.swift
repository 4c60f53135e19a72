import ColorScience
import _Text

extension Findings {
  /// Reads a base16 or base24 scheme: lines such as `base0D: "61afef"`, and the scheme's name. Nil for anything else.
  /// Source: github.com/tinted-theming/home, "Styling Guidelines".
  init?(base16 bytes: [UInt8]) {
    guard bytes.count <= 20_000 else { return nil }
    self.init()
    format = "base16"
    vocabulary = .base16
    for line in bytes.split(separator: 0x0A) {
      let text = line.trimmed
      guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let key = String(bytes: Array(text[..<colon]))
      let value = firstScalar(text[(colon + 1)...].trimmed)
      if key.isOne(of: ["scheme", "name"]) {
        name = value
      } else if key.bytes.count == 6, key.bytes[...].begins(with: "base"), let color = try? SRGB(hex: value) {
        add(FoundColor(name: key, color: color))
      }
    }
    guard colors.count >= 8 else { return nil }
  }
}

/// The text in quotation marks that begins here, or the word.
private func firstScalar(_ value: ArraySlice<UInt8>) -> String {
  guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
    return String(bytes: Array(value.prefix { $0 > 0x20 }))
  }
  return String(bytes: Array(value.dropFirst().prefix { $0 != quote }))
}
