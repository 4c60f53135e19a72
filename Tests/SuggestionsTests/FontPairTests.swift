import Catalog
import Testing
import Theme

@testable import Suggestions

@Suite("Font pairs")
struct FontPairTests {
  private func family(_ name: String, _ category: Family.Category, _ measures: [Int] = []) -> MeasuredFamily {
    MeasuredFamily(
      Family(name: name, category: category),
      measures.count == 4
        ? FontMeasures(xHeight: measures[0], width: measures[1], stem: measures[2], hairline: measures[3]) : nil)
  }

  @Test("What differs in class and agrees in x-height comes first, and says so")
  func ranking() {
    let lato = family("Lato", .sans, [500, 490, 90, 70])
    let others = [
      family("Another sans", .sans, [500, 490, 90, 70]), family("Low serif", .serif, [400, 490, 90, 30]),
      family("Close serif", .serif, [470, 490, 90, 30]), family("Same serif", .serif, [505, 490, 90, 30]),
      family("Light sans", .sans, [500, 490, 50, 40]), lato,
    ]
    let pairs = others.pairs(with: lato, as: .titleFont)
    #expect(pairs.map(\.family.name) == ["Same serif", "Close serif", "Low serif", "Light sans"])
    #expect(
      pairs.map(\.reason) == [
        "Same x-height, serif with sans", "Close x-height, serif with sans", "Lower x-height, serif with sans",
        "Same x-height, much lighter, sans with sans",
      ])
    #expect(pairs.map(\.note) == ["Same letter height", nil, "Smaller letters", "Much lighter"])
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.score >= $1.score })
  }

  @Test(
    "An x-height is the same within 3 percent, and close within 9",
    arguments: [
      (515, "Same"), (485, "Same"), (520, "Close"), (460, "Close"), (550, "Higher"), (450, "Lower"),
    ])
  func heights(height: Int, word: String) throws {
    let serif = family("Serif", .serif, [height, 490, 90, 30])
    let pair = try #require(FontPair(serif, with: family("Sans", .sans, [500, 490, 90, 70]), as: .titleFont))
    #expect(pair.reason == word + " x-height, serif with sans")
  }

  @Test("Without measures, classes decide")
  func classes() {
    let given = family("Georgia", .serif)
    let pairs = Family.Category.allCases.map { family($0.word, $0) }.pairs(with: given, as: .titleFont)
    #expect(pairs.map(\.family.name) == ["sans", "display", "script", "mono", "slab"])
    #expect(pairs.first?.reason == "Sans with serif")
  }

  @Test("No text is set in a display font or a script")
  func bodies() {
    let pairs = MeasuredFamily.included.pairs(with: family("Lato", .sans, [506, 493, 92, 70]), as: .bodyFont)
    #expect(!pairs.isEmpty)
    #expect(pairs.allSatisfy { $0.family.category != .display && $0.family.category != .script })
  }

  @Test("Every family that comes with the page is measured, and pairs with another")
  func included() {
    #expect(MeasuredFamily.included.count == 61)
    for one in MeasuredFamily.included {
      #expect(one.measures != nil, "\(one.family.name)")
      #expect(KnownFamily.named(one.family.name) != nil, "\(one.family.name)")
      let isForShow = one.family.category == .display || one.family.category == .script
      #expect(isForShow || !MeasuredFamily.included.pairs(with: one, as: .titleFont).isEmpty, "\(one.family.name)")
    }
  }

  @Test(
    "Measures that no text face has are none",
    arguments: [
      [0, 490, 90, 70], [500, 0, 90, 70], [500, 490, 0, 70], [500, 490, 90, -1], [5000, 490, 90, 70],
    ])
  func implausible(numbers: [Int]) {
    #expect(FontMeasures(xHeight: numbers[0], width: numbers[1], stem: numbers[2], hairline: numbers[3]) == nil)
  }
}
