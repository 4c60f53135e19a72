import _Text

/// The result of a search among names: every name that contains all the words of the query, in any order, ignoring the
/// case of A-Z. If there's none, the names that come closest, so that a typo isn't the end of the search.
public struct NameSearch: Equatable, Sendable {
  /// The indices of the names, in their order.
  public private(set) var found: [Int] = []
  /// Whether these names only come close.
  public private(set) var isClose = false

  /// A query without words finds every name.
  /// - Parameters:
  ///   - query: The words to find.
  ///   - names: The names to search.
  ///   - allowsMistakes: Whether names may only come close.
  public init(_ query: String, in names: [String], allowsMistakes: Bool = true) {
    let words = query.lowercasedWords
    var closest = Int.max
    for index in names.indices {
      let name = names[index]
      let lowercased = name.asciiLowercasedBytes
      if words.allSatisfy({ lowercased.contains(run: $0) }) {
        if isClose { found = [] }
        (isClose, closest) = (false, 0)
        found.append(index)
      } else if allowsMistakes, closest > 0, let mistakes = mistakes(in: words, for: name), mistakes <= closest {
        if mistakes < closest { found = [] }
        (isClose, closest) = (true, mistakes)
        found.append(index)
      }
    }
  }
}

/// The number of wrong letters if the words stand for this name; nil if they can't.
private func mistakes(in words: [[UInt8]], for name: String) -> Int? {
  let own = name.lowercasedWords
  var total = 0
  for word in words {
    let allowed = word.count < 4 || word.count > 24 ? 0 : word.count < 7 ? 1 : 2
    var fewest = own.contains { $0.contains(run: word) } ? 0 : Int.max
    if fewest > 0, allowed > 0 {
      for other in own { fewest = min(fewest, distance(from: word, toBeginningOf: other)) }
    }
    guard fewest <= allowed else { return nil }
    total += fewest
  }
  return total
}

/// The fewest letters to insert, delete or replace (Levenshtein's distance) so that a typed word becomes a beginning of
/// another.
private func distance(from typed: [UInt8], toBeginningOf word: [UInt8]) -> Int {
  var row = Array(0...typed.count)
  var fewest = typed.count
  for letter in word {
    var diagonal = row[0]
    row[0] += 1
    for column in typed.indices {
      let above = row[column + 1]
      row[column + 1] = min(diagonal + (typed[column] == letter ? 0 : 1), above + 1, row[column] + 1)
      diagonal = above
    }
    fewest = min(fewest, row[typed.count])
  }
  return fewest
}

extension String {
  fileprivate var lowercasedWords: [[UInt8]] {
    fields(separatedBy: " ").filter { !$0.isEmpty }.map { $0.asciiLowercasedBytes }
  }
}
