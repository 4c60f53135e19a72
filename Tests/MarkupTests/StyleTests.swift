import Catalog
import Foundation
import Testing

@testable import Studio

@Suite("The style sheet keeps what the core promises")
struct StyleTests {
  private let style: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    style = try FileManager.default
      .contentsOfDirectory(at: root.appendingPathComponent("Web/style"), includingPropertiesForKeys: nil)
      .map { "\n" + (try String(contentsOf: $0, encoding: .utf8)) }.joined()
  }

  @Test("Its grounds and inks are the core's, in the light and in the dark")
  func colors() throws {
    let parts = style.components(separatedBy: "@media (prefers-color-scheme: dark)")
    try #require(parts.count == 2, "one dark part")
    for (part, appearance) in zip(parts, [Appearance.light, .dark]) {
      #expect(try value("--page", in: part).uppercased() == appearance.page.hex)
      #expect(try value("--text", in: part).uppercased() == appearance.ink.hex)
    }
  }

  @Test("VC05.1 The heading is bold, and clearly larger than the body")
  func heading() throws {
    let heading = try rule(".words h2")
    #expect(try value("font-weight", in: heading) == "700")
    #expect(try rems(heading) > 1.5 * rems(try rule(".summary p")))
  }

  @Test("VC03.4 The bar's title grows")
  func grown() throws {
    #expect(try rems(try rule(".bar h1.grown")) > rems(try rule(".bar h1, .bar button")))
  }

  @Test("What must be large to be legible is: 18.66 px bold, or 24 px")
  func largeText() throws {
    let bold = try rule(".rows.bold [aria-selected=true]")
    #expect(try value("font-weight", in: bold) == "700")
    #expect(try rems(bold) * 16 >= 18.66)
    #expect(try rems(try rule(".rows.large [aria-selected=true]")) * 16 >= 24)
    #expect(try value("font-weight", in: try rule(".summary strong")) == "700")
    #expect(try rems(try rule(".summary p")) * 16 >= 18.66)
  }

  @Test("Guidance judges text at the sizes in which it stands")
  func guidedSizes() throws {
    let row = try rule(".rows [role=option]")
    #expect(try drawn(.chosenRow, "primary=indigo-500&accent=yellow-a200")?.size == (try rems(row)) * 16)
    let bold = try rems(try rule(".rows.bold [aria-selected=true]"))
    let large = try rems(try rule(".rows.large [aria-selected=true]"))
    let bar = try rems(try rule(".bar h1, .bar button"))
    #expect(try drawn(.chosenRow, "primary=red-500&accent=red-a200")?.size == bold * 16)
    #expect(try drawn(.chosenRow, "primary=red-500&accent=red-a200&title=Impact")?.size == large * 16)
    #expect(try drawn(.barText, "primary=indigo-500")?.size == bar * 16)
    let grown = try rems(try rule(".bar h1.grown"))
    #expect(try drawn(.barText, "primary=indigo-500&title=Impact")?.size == grown * 16)
    #expect(try drawn(.primaryHighlight, "primary=indigo-500")?.size == (try rems(try rule(".summary p"))) * 16)
  }

  private func drawn(_ use: PairUse, _ theme: String) throws -> DrawnPair? {
    use.drawn(in: try Theme(string: theme), on: .light)
  }

  private func rule(_ selector: String) throws -> String {
    let start = try #require(style.range(of: "\n" + selector + " {"), "\(selector)")
    return String(style[start.upperBound...].prefix { $0 != "}" })
  }

  private func value(_ property: String, in part: String) throws -> String {
    let start = try #require(part.range(of: property + ": "), "\(property)")
    return String(part[start.upperBound...].prefix { $0 != ";" }).trimmingCharacters(in: .whitespaces)
  }

  private func rems(_ rule: String) throws -> Double {
    let size = try value("font-size", in: rule)
    let number = size.drop { !$0.isNumber && $0 != "." }.prefix { $0.isNumber || $0 == "." }
    #expect(size.contains(number + "rem"))
    return try #require(Double(number))
  }
}
