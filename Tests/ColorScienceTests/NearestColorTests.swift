import ColorScience
import TestSupport
import Testing

@Suite("The nearest color in a table")
struct NearestColorTests {
  // 100,000 queries in all.
  @Test(arguments: [(1, 1000), (2, 1000), (133, 90_000), (949, 7900), (30_000, 100)])
  func searchEqualsLookingAtEveryColor(count: Int, queries: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let table = (0..<count).map { _ in OKLab(SRGB(random.rgb())) }
    let search = NearestColor(table)
    var wrong = 0
    for _ in 0..<queries {
      let color = OKLab(random.srgb())
      var best = (index: 0, difference: Double.infinity)
      for index in table.indices {
        let difference = color.difference(from: table[index])
        if difference < best.difference { best = (index, difference) }
      }
      let match = search.nearest(to: color)
      if match?.index != best.index || match?.difference != best.difference { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test func theNearestFewComeInOrder() {
    var random = SeededGenerator(seed: 7)
    let table = (0..<200).map { _ in OKLab(SRGB(random.rgb())) }
    let search = NearestColor(table)
    for _ in 0..<100 {
      let color = OKLab(random.srgb())
      let all = table.indices.sorted { color.difference(from: table[$0]) < color.difference(from: table[$1]) }
      for count in [0, 1, 5, 200, 300] {
        #expect(search.nearest(count, to: color).map(\.index) == Array(all.prefix(count)))
      }
    }
  }

  @Test func ofEqualColorsTheFirstOfTheTableIsFound() {
    let search = NearestColor([SRGB(0x00FFFF), SRGB(0x112233), SRGB(0x00FFFF)])
    #expect(search.nearest(to: OKLab(SRGB(0x00FFFE)))?.index == 0)
    #expect(search.nearest(2, to: OKLab(SRGB(0x00FFFE))).map(\.index) == [0, 2])
  }

  @Test func inAnEmptyTableNothingIsFound() {
    #expect(NearestColor([] as [SRGB]).nearest(to: OKLab(SRGB.white)) == nil)
  }

  @Test func whatIsNotANumberIsNotFound() {
    let search = NearestColor([OKLab(lightness: .nan, a: 0, b: 0), OKLab(lightness: 0.5, a: .infinity, b: 0)])
    #expect(search.nearest(to: OKLab(SRGB.white)) == nil)
    #expect(NearestColor([SRGB.white]).nearest(to: OKLab(lightness: .nan, a: 0, b: 0)) == nil)
    #expect(NearestColor([SRGB.white]).nearest(2, to: OKLab(lightness: 0, a: .nan, b: 0)).count <= 1)
  }
}
