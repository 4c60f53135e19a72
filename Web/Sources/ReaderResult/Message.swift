import ColorScience
import _Text

/// Texts and files as they pass between the page and its modules: UTF-8, with the byte 0x1F between texts. In a text,
/// that byte becomes a space.
public enum Message {
  /// Joins texts.
  public static func bytes(of texts: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in texts.indices {
      if index > 0 { bytes.append(0x1F) }
      let start = bytes.count
      bytes += texts[index].bytes
      for position in start..<bytes.count where bytes[position] == 0x1F { bytes[position] = 0x20 }
    }
    return bytes
  }

  /// Splits joined texts.
  public static func texts(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x1F, omittingEmptySubsequences: false).map { String(bytes: Array($0)) }
  }

  /// Reads files: for each, a line with its length in bytes, a space and its name; then the bytes themselves. Stops at
  /// the first one that isn't whole.
  public static func files(in bytes: [UInt8]) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    var position = 0
    while position < bytes.count, let end = bytes[position...].firstIndex(of: 0x0A) {
      let (length, name) = String(bytes: Array(bytes[position..<end])).cut(at: " ")
      guard let count = Int(digits: length.bytes), count <= bytes.count - end - 1 else { return files }
      let start = end + 1
      position = start + count
      files.append((name ?? "", Array(bytes[start..<position])))
    }
    return files
  }
}
