import ColorScience
import _Text

extension String {
  /// The words of a name in any spelling, in lowercase: `--color-brandPrimary` is color, brand and primary. Reads the
  /// first 200 bytes.
  var words: [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(bytes: word)) }
      word = []
    }
    for byte in bytes.prefix(200) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if let last = word.last, !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= last) { end() }
        word.append(byte)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: word.append(byte)
      default: end()
      }
    }
    end()
    return words.map { $0.asciiLowercased }
  }
}
