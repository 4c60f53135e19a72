import ColorScience
import Testing

@Suite("The nearest named color")
struct NearestInTablesTests {
  /// 100,000 queries in all.
  @Test(arguments: [("crayons", 133, 60_000), ("xkcd", 949, 40_000)])
  func isTheOneThatLookingAtAllFinds(table: String, count: Int, queries: Int) throws {
    let colors = try CSVTable(table).rows.map { row in OKLab(try SRGB(hex: try #require(row["hex"]))) }
    #expect(colors.count == count)
    let search = NearestColor(colors)
    var random = Random(state: UInt64(count))
    var wrong = 0
    for _ in 0..<queries {
      let color = OKLab(SRGB(random.rgb()))
      var best = (index: -1, difference: Double.infinity)
      for index in colors.indices {
        let difference = color.difference(from: colors[index])
        if difference < best.difference { best = (index, difference) }
      }
      let match = search.nearest(to: color)
      if match?.index != best.index || match?.difference != best.difference { wrong += 1 }
    }
    #expect(wrong == 0)
  }
}

/// A linear congruential generator. Source: Knuth, "The Art of Computer Programming", MMIX.
private struct Random {
  var state: UInt64

  mutating func rgb() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(state >> 40)
  }
}
