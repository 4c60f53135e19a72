import Catalog
import ColorScience
import Testing

@testable import Studio
@testable import Theme

@Suite("The summary's advice on contrast")
struct AdviceTests {
  /// The contrast ratio of Pink A200 on Indigo 500 is 2.06 by WCAG's formula; on Indigo 800 it is 3.11.
  var studio = Studio.at(.summary)

  @Test("A pair that falls short is told of, with its ratio and what it needs, and with what helps")
  func shortfall() throws {
    let advice = try studio.advice
    #expect(advice.lead == "One pair of colors falls short of AA.")
    let item = try #require(advice.items.first)
    #expect(advice.items.count == 1)
    let (pink, indigo) = (SRGB(0xFF4081), SRGB(0x3F51B5))
    #expect(
      item.pairs == [
        Advice.Pair(
          front: pink, back: indigo, sentence: "The accent on the primary reads 2.06:1; a control needs 3:1.")
      ])
    #expect(item.fix?.label == "Use Indigo 800 as the primary")
  }

  @Test("A tap takes the change, which can be undone in one step, and the summary stays")
  mutating func take() throws {
    let before = studio
    let effects = studio.follow(.changeTapped(0))
    #expect(studio.theme.string == "primary=indigo-800&accent=pink-a200&title=EB+Garamond&body=Lato")
    #expect(studio.route == .summary)
    #expect(studio.notice == Notice("The primary is now Indigo 800.", isError: false))
    #expect(
      effects == [
        .saveSession("#/summary?" + studio.theme.string), .saveHistory(studio.history.text), .focus(.advice),
      ])
    #expect(try studio.advice.lead == "Every pair of colors reaches AA.")
    #expect(try studio.advice.items.isEmpty)
    studio.follow(.undoTapped)
    #expect(studio.theme == before.theme)
    #expect(try studio.advice == before.advice)
  }

  @Test("A tap where nothing is offered changes nothing")
  mutating func elsewhere() {
    let before = studio
    #expect(studio.follow(.changeTapped(1), .changeTapped(-1)).isEmpty)
    #expect(studio == before)
    studio.follow(.backTapped)
    let fonts = studio
    #expect(studio.follow(.changeTapped(0)).isEmpty)
    #expect(studio == fonts)
  }

  @Test("The page's own appearance is judged")
  mutating func dark() throws {
    studio.follow(.appearanceChanged(.dark))
    #expect(try studio.advice.items.flatMap(\.pairs).contains { $0.back == Appearance.dark.background })
  }

  @Test(
    "A change that is not of the ramp is a mixed color: it is called by its hex, travels in the theme's text, and stands before the grid"
  )
  mutating func mixed() throws {
    studio = Studio.opened("#/summary?primary=grey-500&accent=yellow-a200&title=Lato&body=Lato")
    let items = try studio.advice.items
    let index = try #require(items.firstIndex { $0.fix?.label.contains("#") == true })
    let color = try #require(items[index].fixColor)
    #expect(items[index].fix?.label == "Use " + color.hex + " as the accent")
    studio.follow(.changeTapped(index))
    let tint = try #require(Tint(mixed: color))
    #expect(studio.theme.accent == tint)
    #expect(try Theme(string: studio.theme.string).accent == tint)
    studio.follow(.routeTapped(.accent))
    #expect(studio.grid?.cells.first?.fill == tint.color)
    studio.follow(.swatchTapped(3))
    #expect(studio.grid?.cells.count == Material.accents.count + 1)
    #expect(studio.grid?.cells.first?.option.label == tint.name)
  }

  @Test("Pairs that the same change helps stand together, and the same two colors stand there once")
  func merged() throws {
    let items = try Studio.opened("#/summary?primary=yellow-500&accent=lime-a200&title=Impact&body=Impact").advice.items
    for (index, item) in items.enumerated() {
      for other in items[..<index] where item.fix != nil { #expect(item.fix?.label != other.fix?.label) }
      for (route, pair) in item.pairs.enumerated() {
        #expect(!item.pairs[..<route].contains { ($0.front, $0.back) == (pair.front, pair.back) })
      }
    }
    #expect(items.contains { $0.pairs.count > 1 })
  }

  @Test(
    "Every change, taken, makes its pairs pass and no other fall short, till none is left",
    arguments: Material.primaries.flatMap { [($0, Appearance.light), ($0, .dark)] })
  func takenToTheEnd(primary: Tint, appearance: Appearance) throws {
    for accent in Material.accents {
      let address = "#/summary?primary=\(primary.slug)&accent=\(accent.slug)&title=Lato&body=Lato"
      var studio = Studio.opened(address, on: appearance)
      var short = studio.shortfalls
      while let item = try studio.advice.items.first, let fix = item.fix {
        studio.follow(.changeTapped(0))
        let left = studio.shortfalls
        #expect(left.count < short.count && left.allSatisfy { short.contains($0) }, "\(address), \(fix.label)")
        #expect(short.filter { !left.contains($0) }.count >= item.pairs.count)
        guard left.count < short.count else { break }
        short = left
      }
    }
  }
}

extension Studio {
  fileprivate var advice: Advice {
    get throws { try #require(article).advice }
  }

  /// The pairs that fall short when the theme is read anew from its text, the colors of 8 bits.
  fileprivate var shortfalls: [PairUse] {
    let read = (try? Theme(string: theme.string)) ?? Theme()
    return PairUse.allCases.filter { $0.isShort(in: read, on: appearance, level: .aa) == true }
  }
}
