import Samples
import Testing
import Theme

@Suite("The charts")
struct SampleChartTests {
  private func roles(_ chart: SampleChart, _ parts: Int) -> [SchemeRole] {
    chart.picture(parts: parts).shapes.map(\.role)
  }

  @Test("Bars, lines, areas and a pie have as many colors as parts, in their order", arguments: 1...8)
  func parts(count: Int) {
    for chart in [SampleChart.bars, .lines, .areas, .pie] {
      let used = roles(chart, count)
      for place in 0..<8 as Range<UInt8> {
        #expect(used.contains(.chart(place)) == (place < count), "\(chart.name) with \(count)")
      }
    }
  }

  @Test("A heat map has each step from little to much, and a map each from one end to the other")
  func ramps() {
    for place in 0..<9 as Range<UInt8> {
      #expect(roles(.heatMap, 1).contains(.sequential(place)))
      #expect(roles(.map, 1).contains(.diverging(place)))
    }
  }

  @Test("Everything is within the picture", arguments: SampleChart.allCases, 1...8)
  func bounds(chart: SampleChart, parts: Int) {
    let picture = chart.picture(parts: parts)
    for shape in picture.shapes {
      for (x, y) in shape.form.corners {
        #expect(0...picture.width ~= x && 0...picture.height ~= y, "\(shape.form)")
      }
    }
  }

  @Test("A pie is whole: its parts follow each other around, from the top to the top", arguments: 1...8)
  func pie(parts: Int) {
    var end = (x: 960, y: 80)
    for shape in SampleChart.pie.picture(parts: parts).shapes {
      guard case .polygon(let corners) = shape.form else { continue }
      #expect(corners[0] == (960, 576) && corners[1] == end)
      #expect(corners.count > 3)
      end = corners.last ?? end
    }
    #expect(end == (960, 80))
  }

  @Test("A number of parts that doesn't exist is the nearest that does")
  func nearest() {
    #expect(ChartFigures.loaves(ofFirst: 0).count == 1 && ChartFigures.loaves(ofFirst: 9).count == 8)
  }

  @Test("Names differ, and every bread and day has a name")
  func names() {
    #expect(Set(SampleChart.allCases.map(\.name)).count == SampleChart.allCases.count)
    #expect(ChartFigures.breads.count == 8 && ChartFigures.days.count == 7)
    #expect(ChartFigures.loaves(ofFirst: 8).allSatisfy { $0.count == 7 && $0.allSatisfy { 0...100 ~= $0 } })
    for rows in [ChartFigures.hours, ChartFigures.changes] {
      #expect(rows.allSatisfy { $0.count == 13 && $0.allSatisfy { $0 == nil || 1...9 ~= $0 ?? 0 } })
    }
  }
}

extension Picture.Form {
  fileprivate var corners: [(x: Int, y: Int)] {
    switch self {
    case .circle(let x, let y, let radius): [(x - radius, y - radius), (x + radius, y + radius)]
    case .rectangle(let x, let y, let width, let height, _): [(x, y), (x + width, y + height)]
    case .polygon(let corners), .line(let corners, _): corners
    }
  }
}
