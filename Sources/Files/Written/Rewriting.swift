import ColorScience
import Formats
import Theme
import _Text

/// Another color in place of one that a file has, in the notation that's there.
public struct Rewriting: Sendable {
  /// How it's written, on one line: "#767676", "240 4% 45%". A hex if it's channels with other text between them, as in a
  /// color set.
  public let text: String
  /// The color.
  public let color: SRGB
  /// The place whose bytes are replaced.
  public let place: WrittenColor.Place
  /// The bytes to write there.
  public let bytes: [UInt8]
}

extension WrittenColor {
  /// The nearest color that meets a condition, written where this one is; nil if none does, or if this color isn't known or can't
  /// be written again.
  /// - Parameters:
  ///   - target: The nearest color of all that meets it. One between the steps of the notation may not be exact.
  ///   - files: The files it was read from.
  ///   - meets: The condition.
  public func rewriting(to target: SRGB, in files: [File], where meets: (SRGB) -> Bool) -> Rewriting? {
    guard let notation, color != nil, place.file < files.count, !place.range.isEmpty,
      place.range.upperBound <= files[place.file].bytes.count,
      let found = notation.rewriting(Array(files[place.file].bytes[place.range]), to: target, where: meets)
    else { return nil }
    return Rewriting(
      text: notation.shown(found.bytes, found.color), color: found.color, place: place, bytes: found.bytes)
  }
}

extension ColorNotation {
  /// The written text, on one line.
  fileprivate func shown(_ bytes: [UInt8], _ color: SRGB) -> String {
    if case .channels = self { return color.asHex.hex }
    var line: [UInt8] = []
    for byte in bytes where byte > 0x20 || (line.last ?? 0x20) > 0x20 { line.append(byte > 0x20 ? byte : 0x20) }
    return String(bytes: line)
  }
}

extension File {
  /// The file with some colors rewritten. Of two for the same place, the first counts.
  public func applying(_ rewritings: [Rewriting]) -> File {
    var result: [UInt8] = []
    var position = 0
    for rewriting in rewritings.sorted(by: { $0.place.range.lowerBound < $1.place.range.lowerBound }) {
      let range = rewriting.place.range
      guard range.lowerBound >= position, range.upperBound <= bytes.count else { continue }
      result += bytes[position..<range.lowerBound] + rewriting.bytes
      position = range.upperBound
    }
    return File(path: path, bytes: result + bytes[position...])
  }
}
