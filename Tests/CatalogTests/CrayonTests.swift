import Catalog
import ColorScience
import Foundation
import Testing

@Suite("The crayons")
struct CrayonTests {
  // Source: Tables/crayons.csv, the list itself, name,red,green,blue,hex.
  @Test("Crayons.25 The list is the table: name, red, green, blue and hex of each")
  func theListIsTheTable() throws {
    let file = try #require(Bundle.module.url(forResource: "crayons", withExtension: "csv", subdirectory: "Tables"))
    let rows = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst()
    #expect(rows.count == 133)
    #expect(rows.map(String.init) == Crayon.all.map(Self.row))
  }

  @Test(arguments: ["EFDECD", "#EFDECD", "#efdecd"])
  func aCrayonIsMadeFromItsHexAlone(hex: String) throws {
    #expect(try Crayon(name: "Almond", hex: hex) == Crayon.all.first)
  }

  @Test func theNearestCrayonOfACrayonIsItself() {
    for (index, crayon) in Crayon.all.enumerated() {
      #expect(Crayon.search.nearest(to: OKLab(crayon.color))?.index == index)
    }
  }

  private static func row(_ crayon: Crayon) -> String {
    let bytes = [crayon.red, crayon.green, crayon.blue].map { "\(Int($0 * 255 + 0.5))" }
    return ([crayon.name] + bytes + [crayon.hex]).joined(separator: ",")
  }
}
