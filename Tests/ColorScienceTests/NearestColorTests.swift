import ColorScience
import Testing

@Suite("Nearest color of a table")
struct NearestColorTests {
  @Test(arguments: [1, 2, 133, 949, 30_000])
  func searchEqualsLookingAtEveryColor(count: Int) {
    var random = Random(seed: UInt64(count))
    let table = (0..<count).map { _ in OKLab(SRGB(random.rgb())) }
    let search = NearestColor(table)
    for _ in 0..<(3_000_000 / (count + 3000)) {
      let color = OKLab(random.srgb())
      let match = search.nearest(to: color)
      var best = (index: 0, difference: Double.infinity)
      for (index, entry) in table.enumerated() where color.difference(from: entry) < best.difference {
        best = (index, color.difference(from: entry))
      }
      #expect(match?.index == best.index)
      #expect(match?.difference == best.difference)
    }
  }

  @Test func theNearestFewComeInOrder() {
    var random = Random(seed: 7)
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
