import ColorScience
import Formats
import Theme
import _Text

/// The color nearest to a text's with which all of its pairs pass, and how to write it.
public struct Suggestion: Sendable {
  /// The text to write instead of the color, in the file's own notation: "#767676", "240 4% 45%". A hex if that's
  /// channels with other text between them, as in a color set.
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

}

/// The replacement for a text's color, and how to write it.
struct Remedy {
  /// The nearest color to the text's that passes everywhere; nil if there's none.
  private(set) var nearest: SRGB?
  /// Nil if there's none, or it can't be written where the text's color is.
  private(set) var suggestion: Suggestion?

  init(for verdict: Verdict, uses: ColorUses, in files: [File]) {
    let place = verdict.text.place
    guard let behind = verdict.background.color, let color = verdict.text.shown(on: behind),
      place != verdict.background.place
    else { return }
    // Lines that needn't be seen may have the color that an edge borrows, so that one isn't for us to change.
    let isBorrowed = verdict.subject == .nonText && verdict.text.isBorrowed
    // Wherever it's written, it may be several colors: the text of several backgrounds, and a background itself.
    let others =
      place.range.isEmpty
      ? [(color: behind, needed: verdict.needed)] : uses.others(at: place, named: isBorrowed ? verdict.text.name : nil)
    let backgrounds = others.map { $0.color } + others.compactMap { $0.color.isInGamut ? nil : $0.color.asHex }
    let needed = others.map { $0.needed }.max() ?? verdict.needed
    // As it's written, and as a screen of 8 bits shows it.
    func meets(_ color: SRGB) -> Bool {
      others.allSatisfy {
        lowestRatio(color, $0.color) >= $0.needed && color.asHex.contrastRatio(with: $0.color.asHex) >= $0.needed
      }
    }
    // What other names have their color from, such as a palette's black, mustn't become white.
    func flips(_ target: SRGB) -> Bool {
      guard verdict.text.source != nil else { return false }
      let (old, new) = (color.relativeLuminance, target.relativeLuminance)
      return old < 0.1 && new > 0.3 || old > 0.6 && new < 0.1
    }
    // A notation in steps may need a little more.
    for more in [1, 1.005, 1.02, 1.05] where suggestion == nil {
      guard let target = color.movedInLightness(toReach: min(21, needed * more), on: backgrounds) else { break }
      if nearest == nil, meets(target.asHex) { nearest = target.asHex }
      if isBorrowed || flips(target), nearest != nil { return }
      suggestion = Suggestion(verdict.text, to: target, in: files, where: meets)
    }
    if suggestion == nil, nearest == nil, let gray = color.nearestGray(where: meets) {
      // Of several that need different ratios, not all need the highest.
      nearest = gray
      if isBorrowed || flips(gray) { return }
      suggestion = Suggestion(verdict.text, to: gray, in: files, where: meets)
    }
    if let suggestion { nearest = suggestion.color }
  }
}

extension Suggestion {
  /// Nil if the text's color can't be written again where it is, or not as one that meets a condition.
  fileprivate init?(_ text: WrittenColor, to target: SRGB, in files: [File], where meets: (SRGB) -> Bool) {
    let place = text.place
    guard let notation = text.notation, text.color != nil, place.file < files.count, !place.range.isEmpty,
      place.range.upperBound <= files[place.file].bytes.count,
      let found = notation.rewriting(Array(files[place.file].bytes[place.range]), to: target, where: meets)
    else { return nil }
    self.text = notation.shown(found.bytes, found.color)
    color = found.color
    edit = Edit(place: place, bytes: found.bytes)
  }
}

extension WrittenColor {
  /// The color that's seen on another; nil if it's not known.
  func shown(on behind: SRGB) -> SRGB? {
    switch value {
    case .opaque(let color): color
    case .seeThrough(let color?, let opacity): color.composited(alpha: opacity, over: behind)
    case .seeThrough, .gradient, .unknown, .ambiguous: nil
    }
  }
}

extension WrittenColor {
  /// Whether it has its color from another name, rather than from the same one with a prefix such as "color".
  fileprivate var isBorrowed: Bool {
    guard let source else { return false }
    let other = source.words
    return !words.ends(with: other) && !other.ends(with: words)
  }
}

extension SRGB {
  /// The gray that's nearest in luminance and meets a condition; nil if none does.
  fileprivate func nearestGray(where meets: (SRGB) -> Bool) -> SRGB? {
    let luminance = relativeLuminance
    var best: (gray: SRGB, distance: Double)?
    for level in 0...255 as ClosedRange<UInt32> {
      let gray = SRGB(level << 16 | level << 8 | level)
      let distance = (gray.relativeLuminance - luminance).magnitude
      if distance < best?.distance ?? .infinity, meets(gray) { best = (gray, distance) }
    }
    return best?.gray
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
