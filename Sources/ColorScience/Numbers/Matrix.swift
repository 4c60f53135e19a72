/// A matrix of three rows and three columns, applied to a column of three numbers.
struct Matrix: Sendable {
  typealias Row = (Double, Double, Double)

  let first: Row
  let second: Row
  let third: Row

  init(_ first: Row, _ second: Row, _ third: Row) {
    self.first = first
    self.second = second
    self.third = third
  }

  @inline(__always)
  static func * (matrix: Matrix, column: Row) -> Row {
    (
      matrix.first.0 * column.0 + matrix.first.1 * column.1 + matrix.first.2 * column.2,
      matrix.second.0 * column.0 + matrix.second.1 * column.1 + matrix.second.2 * column.2,
      matrix.third.0 * column.0 + matrix.third.1 * column.1 + matrix.third.2 * column.2
    )
  }
}
