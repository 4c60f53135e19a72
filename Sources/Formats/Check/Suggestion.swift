import ColorScience
import Theme
import _Text

/// The nearest color to a text's with which everything passes that it's part of, and how to write it.
public struct Suggestion: Sendable {
  /// What to write in place of the text's color, in the file's own notation: "#767676", "240 4% 45%".
  public let text: String
  /// The color.
  public let color: SRGB
  /// The bytes to replace, and those to write there.
  public let edit: Edit

  /// A change of one place of a file.
  public struct Edit: Sendable {
    /// The place whose bytes are replaced.
    public let place: WrittenColor.Place
    /// The bytes to write.
    public let bytes: [UInt8]
  }

  /// Nil if no color passes everywhere that the text's is used, or it's nowhere as such in the files.
  init?(for verdict: Verdict, uses: ColorUses, in files: [File]) {
    let place = verdict.text.place
    guard let notation = verdict.text.notation, let color = verdict.text.color, place.file < files.count,
      !place.range.isEmpty, place.range.upperBound <= files[place.file].bytes.count, place != verdict.background.place
    else { return nil }
    // Wherever it's written, it may be several colors: the text of several backgrounds, and a background itself.
    let others = uses.others(at: place)
    let backgrounds = others.map { $0.color } + others.compactMap { $0.color.isInGamut ? nil : $0.color.asHex }
    let needed = others.map { $0.needed }.max() ?? verdict.needed
    let written = Array(files[place.file].bytes[place.range])
    func meets(_ color: SRGB) -> Bool { others.allSatisfy { lowestRatio(color, $0.color) >= $0.needed } }
    var found: (bytes: [UInt8], color: SRGB)?
    // A notation in steps may need a little more.
    for more in [1, 1.005, 1.02, 1.05] where found == nil {
      guard let target = color.movedInLightness(toReach: min(21, needed * more), on: backgrounds) else { break }
      found = notation.rewriting(written, to: target, where: meets)
    }
    guard let found else { return nil }
    text = notation.shown(found.bytes)
    self.color = found.color
    edit = Edit(place: place, bytes: found.bytes)
  }
}

extension ColorNotation {
  /// What's written, on one line.
  fileprivate func shown(_ bytes: [UInt8]) -> String {
    var line: [UInt8] = []
    for byte in bytes where byte > 0x20 || (line.last ?? 0x20) > 0x20 { line.append(byte > 0x20 ? byte : 0x20) }
    return String(bytes: line)
  }
}

extension File {
  /// The file with some suggestions carried out. Of two for the same place, the first counts.
  public func applying(_ edits: [Suggestion.Edit]) -> File {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.place.range.lowerBound < $1.place.range.lowerBound }) {
      let range = edit.place.range
      guard range.lowerBound >= position, range.upperBound <= bytes.count else { continue }
      result += bytes[position..<range.lowerBound] + edit.bytes
      position = range.upperBound
    }
    return File(path: path, bytes: result + bytes[position...])
  }
}
