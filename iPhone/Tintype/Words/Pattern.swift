import UIKit

/// An entry of the String Catalog with places for arguments: what's before, between and after them.
struct Pattern {
  let key: String
  /// How many characters are the entry's own. The longer, the surer is what fits.
  let length: Int
  private let pieces: [String]

  /// Nil for an entry without places, or with two of them side by side.
  init?(_ key: String) {
    self.key = key
    pieces = key.components(separatedBy: "%@")
    length = pieces.reduce(0) { $0 + $1.count }
    guard pieces.count > 1, length > 0, pieces.dropFirst().dropLast().allSatisfy({ !$0.isEmpty }) else { return nil }
  }

  /// What's at the places of a text; nil if it doesn't fit. None of them is empty.
  func arguments(of text: String) -> [String]? {
    guard let first = pieces.first, let last = pieces.last, text.hasPrefix(first), text.hasSuffix(last),
      text.count > length
    else { return nil }
    var arguments: [String] = []
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() {
      guard let place = rest.dropFirst().range(of: piece) else { return nil }
      arguments.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return rest.isEmpty ? nil : arguments + [String(rest)]
  }
}
