extension QRCode {
  /// How many light modules must be around the code: ISO/IEC 18004:2015, 6.3.8.
  public static let quietZone = 4

  /// Dark modules side by side in a row.
  public struct Run: Equatable, Sendable {
    /// The place of the first one, without the quiet zone.
    public let column, row: Int
    /// How many there are.
    public let length: Int
  }

  /// All dark modules, row by row, in as few runs as possible.
  public var darkRuns: [Run] {
    var runs: [Run] = []
    for row in 0..<size {
      var column = 0
      while column < size {
        let start = column
        while isDark(column: column, row: row) { column += 1 }
        if column > start { runs.append(Run(column: start, row: row, length: column - start)) }
        column += 1
      }
    }
    return runs
  }
}
