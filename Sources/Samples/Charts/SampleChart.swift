import Theme

/// A chart of a bakery's figures, which shows a theme's colors for charts at work. Like the sample screens, it names roles and
/// never a color.
public enum SampleChart: UInt8, CaseIterable, Equatable, Sendable {
  case bars, lines, areas, pie, heatMap, map

  /// Its name for people: "Heat map".
  public var name: String {
    switch self {
    case .bars: "Bars"
    case .lines: "Lines"
    case .areas: "Areas"
    case .pie: "Pie"
    case .heatMap: "Heat map"
    case .map: "Map"
    }
  }

  /// The chart, which is on the role surface.
  /// - Parameter parts: How many of the breads it shows, 1 to 8. The heat map and the map have no parts.
  public func picture(parts: Int) -> Picture {
    let loaves = ChartFigures.loaves(ofFirst: parts)
    let shapes =
      switch self {
      case .bars: bars(loaves)
      case .lines: lines(loaves)
      case .areas: areas(loaves)
      case .pie: pie(loaves.map { $0.reduce(0, +) })
      case .heatMap: tiles(ChartFigures.hours) { .sequential($0) }
      case .map: tiles(ChartFigures.changes) { .diverging($0) }
      }
    let scale = self == .pie ? Self.fineness : 1
    return Picture(width: Self.width * scale, height: Self.height * scale, shapes: shapes)
  }

  private static let width = 240
  private static let height = 144
  /// Where the values are zero, and how high the largest is.
  private static let floor = 132
  private static let room = 120
  /// How much finer a pie's grid is: its circle is of points on the grid.
  private static let fineness = 8

  private var grid: [Picture.Shape] {
    (0..<4).map { .rectangle(8, Self.floor - $0 * 40, Self.width - 16, 1, .border) }
  }

  /// The last three days.
  private func bars(_ loaves: [[Int]]) -> [Picture.Shape] {
    let width = 66
    let step = (width + 2) / loaves.count
    return grid
      + (0..<3).flatMap { group in
        loaves.indices.map { part in
          let height = loaves[part][group + 4] * Self.room / 100
          return Picture.Shape.rectangle(
            10 + group * 77 + part * step, Self.floor - height, step - 2, height, .chart(UInt8(part)), corner: 2)
        }
      }
  }

  private func lines(_ loaves: [[Int]]) -> [Picture.Shape] {
    // The first is in front.
    grid
      + loaves.indices.reversed().flatMap { part -> [Picture.Shape] in
        let points = loaves[part].indices.map { day in (x: x(day), y: Self.floor - loaves[part][day] * Self.room / 100)
        }
        let role = SchemeRole.chart(UInt8(part))
        return [.line(points, width: 3, role), .circle(points[6].x, points[6].y, 4, role)]
      }
  }

  /// One above the other, with a line of the background between them.
  private func areas(_ loaves: [[Int]]) -> [Picture.Shape] {
    let days = loaves[0].indices
    var sums = days.map { _ in 0 }
    let most = days.map { day in loaves.reduce(0) { $0 + $1[day] } }.max() ?? 1
    var shapes = grid
    for part in loaves.indices {
      let below = days.map { (x: x($0), y: Self.floor - sums[$0] * Self.room / most) }
      for day in days { sums[day] += loaves[part][day] }
      let above = days.map { (x: x($0), y: Self.floor - sums[$0] * Self.room / most) }
      shapes.append(.polygon(below + above.reversed(), .chart(UInt8(part))))
      if part > 0 { shapes.append(.line(below, width: 2, .surface)) }
    }
    return shapes
  }

  private func x(_ day: Int) -> Int { 12 + day * 36 }

  private func pie(_ sums: [Int]) -> [Picture.Shape] {
    let whole = sums.reduce(0, +)
    var end = 0
    // In hundredths of the circle.
    let ends = sums.map { sum in
      end += sum
      return end * 100 / whole
    }
    let center = (x: Self.width * Self.fineness / 2, y: Self.height * Self.fineness / 2)
    let circle = hundredPoints(around: center)
    var shapes: [Picture.Shape] = []
    for (part, end) in ends.enumerated() {
      let start = part == 0 ? 0 : ends[part - 1]
      shapes.append(.polygon([center] + circle[start...end], .chart(UInt8(part))))
    }
    guard sums.count > 1 else { return shapes }
    return shapes + ends.map { .line([center, circle[$0]], width: 2 * Self.fineness, .surface) }
  }

  /// Points at each hundredth of a circle, from the top on clockwise, and the first one again.
  private func hundredPoints(around center: (x: Int, y: Int)) -> [(x: Int, y: Int)] {
    var (x, y) = (0.0, Double(-62 * Self.fineness))
    return (0...100).map { _ in
      let point = (x: center.x + Int(x.rounded()), y: center.y + Int(y.rounded()))
      // The cosine and the sine of 3.6 degrees.
      (x, y) = (x * 0.99802673 - y * 0.06279052, x * 0.06279052 + y * 0.99802673)
      return point
    }
  }

  /// A square for each number, 1 to 9, in the ramp's step of that number.
  private func tiles(_ rows: [[Int?]], _ role: (UInt8) -> SchemeRole) -> [Picture.Shape] {
    let pitch = 17
    let left = (Self.width - rows[0].count * pitch) / 2
    let top = (Self.height - rows.count * pitch) / 2
    return rows.indices.flatMap { row in
      rows[row].indices.compactMap { column -> Picture.Shape? in
        guard let step = rows[row][column] else { return nil }
        return .rectangle(
          left + column * pitch, top + row * pitch, pitch - 2, pitch - 2, role(UInt8(step - 1)), corner: 3)
      }
    }
  }
}
