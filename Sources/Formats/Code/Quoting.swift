import Catalog
import ColorScience
import Theme

extension String {
  /// The text as a string literal of a programming language: backslashes before backslashes, the quotation mark and the
  /// other characters, all of them ASCII.
  func quotedCode(by mark: Unicode.Scalar, escaping others: StaticString = "") -> String {
    let mark = UInt8(truncatingIfNeeded: mark.value)
    let others = others.description.bytes
    var quoted = [mark]
    for byte in bytes {
      if byte == mark || byte == UInt8(ascii: "\\") || others.contains(byte) { quoted.append(UInt8(ascii: "\\")) }
      quoted.append(byte)
    }
    return String(bytes: quoted + [mark])
  }

  /// The words of a name joined: `onPrimary`, or `OnPrimary`.
  func camelCased(startingUppercase: Bool) -> String {
    var joined: [UInt8] = []
    for (index, word) in words.enumerated() {
      var bytes = word.bytes
      if index > 0 || startingUppercase, let first = bytes.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first {
        bytes[0] = first - 32
      }
      joined += bytes
    }
    return String(bytes: joined)
  }
}

extension SchemeRole {
  /// Its name where hyphens aren't allowed: "onPrimary".
  var camelCased: String { name.camelCased(startingUppercase: false) }
  /// The same after another word: "brandOnPrimary".
  func camelCased(after word: String) -> String { word + name.camelCased(startingUppercase: true) }
}
