/// The word that a mistyped one was meant to be: the nearest that differs in at most two letters, each of them left out, added,
/// replaced or swapped with the next. Nil if none is near.
public func nearestWord(to text: String, among words: [String]) -> String? {
  let typed = text.asciiLowercasedBytes
  var best: (word: String, distance: Int)?
  for word in words {
    let distance = distance(from: typed, to: word.asciiLowercasedBytes)
    guard distance <= 2, distance < typed.count, distance < best?.distance ?? 3 else { continue }
    best = (word, distance)
  }
  return best?.word
}

/// The number of letters to leave out, add, replace or swap with the next one: the optimal string alignment distance.
private func distance(from one: [UInt8], to other: [UInt8]) -> Int {
  guard one.count <= 40, abs(one.count - other.count) <= 2 else { return .max }
  var last: [Int] = []
  var present = Array(0...other.count)
  for row in one.indices {
    let above = present
    present = [row + 1]
    for column in other.indices {
      let isSame = one[row] == other[column]
      var least = min(above[column] + (isSame ? 0 : 1), above[column + 1] + 1, present[column] + 1)
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        least = min(least, last[column - 1] + 1)
      }
      present.append(least)
    }
    last = above
  }
  return present[other.count]
}
