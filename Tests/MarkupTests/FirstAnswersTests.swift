import Foundation
import Studio
import Testing

@testable import Markup

@Suite("Answers to the first taps")
struct FirstAnswersTests {
  /// For each appearance and swatch, the names of the orders that show the answer and of those that take it back.
  private func answers() throws -> [[[[String]]]] {
    let json = try JSONSerialization.jsonObject(with: Data(FirstAnswers(to: Studio()).json.bytes))
    let lists = try #require(json as? [[String: [[[Any]]]]])
    return lists.map { $0.values.map { $0.map { $0.compactMap { $0.first as? String } } } }
  }

  @Test("there's one for each swatch of the first screen, in light and in dark")
  func count() throws {
    guard case .swatches(let grid) = Studio().screen.content else { return #expect(Bool(false)) }
    #expect(try answers().map(\.count) == [grid.cells.count, grid.cells.count])
  }

  @Test("whatever an answer puts on the page, taking it back removes")
  func inverse() throws {
    for answer in try answers().joined() {
      #expect(answer.count == 2 && !answer[0].isEmpty)
      let count = { (name: String, list: [String]) in list.count { $0 == name } }
      #expect(count("insert", answer[0]) == count("remove", answer[1]))
      #expect(count("remove", answer[0]) == count("insert", answer[1]))
      for name in ["text", "replace", "title", "paint"] { #expect(count(name, answer[0]) == count(name, answer[1])) }
    }
  }
}
