import UIKit

/// An entry of the String Catalog with places for arguments: what's before, between and after them.
struct Pattern {
  let key: String
  /// How many characters are the entry's own. The longer, the surer is what fits.
  let length: Int
  private let pieces: [String]
  /// For each place, whether it's for a whole number, `%lld`, rather than for any text, `%@`.
  private let areNumbers: [Bool]

  /// Nil for an entry without places, or with two of them side by side.
  init?(_ key: String) {
    self.key = key
    let place = #/%(@|lld)/#
    pieces = key.split(separator: place, omittingEmptySubsequences: false).map { String($0) }
    areNumbers = key.matches(of: place).map { $0.output.1 == "lld" }
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
    arguments.append(String(rest))
    let fits = !rest.isEmpty && zip(arguments, areNumbers).allSatisfy { !$1 || Int($0) != nil }
    return fits ? arguments : nil
  }

  /// The number among the arguments, of which the form of the sentence follows; nil if there's none.
  func count(in arguments: [String]) -> Int? {
    zip(arguments, areNumbers).first { $1 }.flatMap { Int($0.0) }
  }

  /// Arguments with which a format says the number, and leaves every other place to be filled.
  func formatArguments(_ count: Int) -> [any CVarArg] {
    areNumbers.enumerated().map { index, isNumber in
      if isNumber { count } else { "%\(index + 1)$@" as NSString }
    }
  }
}
