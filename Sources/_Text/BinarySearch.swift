extension RandomAccessCollection where Index == Int {
  /// The end of the elements that meet a condition, if they come before all others. It looks at few of them: at 10 of 1,000.
  @inlinable
  package func endOfPrefix(where meets: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if meets(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
