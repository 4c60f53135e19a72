/// Small inputs from a long one: lines are taken out at random for as long as the rest is still read. A small input
/// takes a reader a hundredth of the time, and more of the changes to it are in a place that matters.
/// - Parameters:
///   - seed: A whole file.
///   - count: How many different ones to make.
///   - isRead: Whether the rest still counts.
///   - random: Chance.
/// - Returns: None for a file without lines, such as a binary one.
func reduced(
  _ seed: [UInt8], into count: Int, while isRead: ([UInt8]) -> Bool, using random: inout SplitMix64
) -> [[UInt8]] {
  (0..<count).compactMap { _ in
    var lines = seed.split(separator: 0x0A, omittingEmptySubsequences: false).map { $0 + [0x0A] }
    var run = lines.count / 2
    while run > 0 {
      for _ in 0..<2 * lines.count / run {
        guard lines.count > run, lines.reduce(0, { $0 + $1.count }) > smallEnough else { break }
        var fewer = lines
        let start = random.below(lines.count - run + 1)
        fewer.removeSubrange(start..<start + run)
        if isRead(Array(fewer.joined())) { lines = fewer }
      }
      run /= 2
    }
    let left = Array(lines.joined().dropLast())
    return left.count < seed.count / 2 ? left : nil
  }
}

/// How long an input may be that isn't reduced, in bytes.
let smallEnough = 400
