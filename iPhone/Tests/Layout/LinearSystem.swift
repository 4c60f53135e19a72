/// Linear equations, in the form in which each unknown that has one solution can be read off.
struct LinearSystem {
  private var rows: [[Double]] = []
  private var pivots: [Int] = []
  private let count: Int

  /// Takes how many unknowns there are.
  init(unknowns count: Int) { self.count = count }

  /// Adds an equation: the sum of coefficient times unknown is the constant. False where it contradicts those before.
  mutating func add(_ terms: [(unknown: Int, coefficient: Double)], equals constant: Double) -> Bool {
    var row = [Double](repeating: 0, count: count + 1)
    for term in terms { row[term.unknown] += term.coefficient }
    row[count] = constant
    for (index, pivot) in pivots.enumerated() where abs(row[pivot]) > 1e-9 {
      subtract(rows[index], times: row[pivot], from: &row)
    }
    guard let pivot = row.prefix(count).firstIndex(where: { abs($0) > 1e-9 }) else { return abs(row[count]) < 1e-6 }
    row = row.map { [divisor = row[pivot]] in $0 / divisor }
    for index in rows.indices where abs(rows[index][pivot]) > 1e-9 {
      subtract(row, times: rows[index][pivot], from: &rows[index])
    }
    rows.append(row)
    pivots.append(pivot)
    return true
  }

  /// Whether the equations leave an unknown only one value.
  func determines(_ unknown: Int) -> Bool {
    guard let row = pivots.firstIndex(of: unknown) else { return false }
    return rows[row].prefix(count).enumerated().allSatisfy { $0.offset == unknown || abs($0.element) < 1e-9 }
  }

  private func subtract(_ row: [Double], times factor: Double, from target: inout [Double]) {
    for column in target.indices { target[column] -= factor * row[column] }
  }
}
