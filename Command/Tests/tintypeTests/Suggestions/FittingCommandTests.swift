import Foundation
import Testing

@Suite("tintype accents, and tintype pairs")
struct FittingCommandTests {
  private struct Accents: Decodable {
    struct Accent: Decodable {
      let harmony, hex, slug, reason: String
      let difference: Double
    }
    let input: String
    let accents: [Accent]
  }

  private struct Pairs: Decodable {
    struct Pair: Decodable {
      let family, reason: String
      let score: Int
    }
    let pairs: [Pair]
  }

  @Test func everyHarmonyHasAnAccentThatEveryoneCanTellFromThePrimary() throws {
    let command = try Filter("accents", "indigo-500", "tomato", "#000", "--json")
    #expect(command.status == 0 && command.lines.count == 3)
    for line in command.lines {
      let found = try JSONDecoder().decode(Accents.self, from: Data(line.utf8))
      #expect(found.accents.map(\.harmony) == ["complement", "split complement", "triad", "analogous"])
      #expect(found.accents.allSatisfy { $0.difference >= 0.1 && !$0.reason.isEmpty })
    }
  }

  @Test func withoutJSONEachAccentIsALine() throws {
    let command = try Filter("accents", "indigo-500")
    #expect(command.lines.count == 4)
    #expect(command.lines.first?.contains("opposite") == true)
  }

  @Test func colorsAreReadFromStandardInput() throws {
    let command = try Filter("accents", "--json", input: "indigo-500\nblu\n")
    #expect(command.status == 2 && command.lines.count == 2)
    #expect(command.lines.last?.contains(#""error":"#) == true)
  }

  @Test func familiesAreRankedForTextOrTitles() throws {
    func pairs(_ arguments: String...) throws -> [Pairs.Pair] {
      let command = try Filter(["pairs", "--json"] + arguments, input: Data())
      #expect(command.status == 0)
      return try JSONDecoder().decode(Pairs.self, from: Data(command.output.utf8)).pairs
    }
    let texts = try pairs("Lato")
    // PT Serif's x is 500 thousandths high, Lato's 506.
    #expect(texts.first?.family == "PT Serif" && texts.first?.reason == "Same x-height, serif with sans")
    #expect(texts.map(\.score) == texts.map(\.score).sorted(by: >))
    #expect(!texts.contains { $0.family == "Bebas Neue" })
    #expect(try pairs("Lato", "--role", "title").contains { $0.family == "Bebas Neue" })
    // A family we can't measure counts by its class.
    #expect(try pairs("Georgia").first?.reason == "Sans with serif")
  }

  @Test func familiesAreReadFromStandardInput() throws {
    let command = try Filter("pairs", "--json", input: "Lato\n\n")
    #expect(command.status == 2 && command.lines.count == 2)
  }
}
