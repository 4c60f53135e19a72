import Testing
import Theme

@Suite("Sizes of text")
struct TypeSizeTests {
  @Test("None is below 12, and each is at least the one before, whatever scale and size say")
  func least() throws {
    for scale in [nil, 1.067, 1.125, 1.25, 1.333, 1.5, 1.618] {
      for size in [nil, 14, 15, 17, 18, 20] as [Double?] {
        var theme = Theme()
        try theme.set(.scale, to: scale)
        try theme.set(.size, to: size)
        guard let sizes = TypeSizes(theme) else { continue }
        let steps = TypeSizes.Step.allCases.map { sizes[$0] }
        #expect(steps.allSatisfy { $0 >= 12 } && steps == steps.sorted(), "\(theme.string): \(steps)")
        #expect(sizes[.body] == size ?? 17 && sizes[.small] < sizes[.body])
      }
    }
  }

  @Test("A scale grows upwards from the body, and downwards in smaller steps")
  func scale() throws {
    let sizes = try #require(TypeSizes(try Theme(string: "scale=1.5&size=18")))
    #expect(TypeSizes.Step.allCases.map { sizes[$0] } == [12, 14.4, 18, 27, 40.5, 60.8, 91.1])
  }

  @Test("A size alone scales the usual sizes, and the usual size gives these")
  func size() throws {
    let usual = try #require(TypeSizes(try Theme(string: "size=17")))
    for step in TypeSizes.Step.allCases { #expect(usual[step] == step.usualSize) }
    let large = try #require(TypeSizes(try Theme(string: "size=20")))
    #expect(TypeSizes.Step.allCases.map { large[$0] } == [14.1, 16.5, 20, 25.9, 32.9, 40, 65.9])
  }
}
