import Catalog
import ColorScience
import Testing
import Theme

@testable import Studio

@Suite("The summary's advice on contrast")
struct AdviceTests {
  /// By WCAG's formula, white is 3.33:1 on Pink A200, and Pink A200 3.10:1 on a light page and 2.06:1 on Indigo 500.
  var studio = Studio.at(.summary)

  @Test("It says which shades were adjusted, each before and after, and offers a change second")
  func shortfall() throws {
    let advice = try studio.advice
    let scheme = studio.theme.scheme(.light)
    #expect(advice.lead == "Tintype adjusted 3 places so that everything is readable.")
    #expect(
      advice.items.flatMap(\.places).map(\.after) == [.onAccent, .accentText, .accentOnPrimary].map { scheme[$0] })
    let item = try #require(advice.items.last)
    let pair = try #require(item.places.first)
    #expect(pair.place == "Marks on the bar")
    #expect(pair.before == SRGB(0xFF4081))
    #expect(pair.background == SRGB(0x3F51B5))
    #expect(pair.sentence.hasPrefix(pair.after.hex + " instead of Pink A200: 3.0"))
    #expect(pair.sentence.hasSuffix(":1, was 2.06:1 and needs 3:1."))
    #expect(item.fix?.label == "Or change the primary to Indigo 800")
    #expect(item.fixColor == SRGB(0x283593))
  }

  @Test("A tap makes the change, one step undoes it, and the summary stays")
  mutating func take() throws {
    let before = studio
    let fix = try #require(studio.advice.items.compactMap(\.fix).first)
    let effects = studio.follow(fix.event)
    #expect(studio.theme.string == "primary=indigo-800&accent=pink-a200&title=EB+Garamond&body=Lato")
    #expect(studio.route == .summary)
    #expect(studio.notice?.sentence == "The primary is now Indigo 800.")
    #expect(studio.notice?.undo?.event == .history(.undoTapped))
    #expect(
      effects.prefix(3) == [
        .saveSession("#/summary?" + studio.theme.string), .saveHistory(studio.desk.history.text), .focus(.advice),
      ])
    #expect(try studio.advice.lead == "Tintype adjusted 2 places so that everything is readable.")
    #expect(try studio.advice.items.allSatisfy { $0.fix == nil })
    studio.follow(.history(.undoTapped))
    #expect(studio.theme == before.theme)
    #expect(try studio.advice == before.advice)
  }

  @Test("A tap without an offer changes nothing")
  mutating func elsewhere() throws {
    let before = studio
    let count = try studio.advice.items.count
    #expect(
      studio.follow(.summary(.changeTapped(0)), .summary(.changeTapped(count)), .summary(.changeTapped(-1))).isEmpty)
    #expect(studio == before)
    studio.follow(.navigation(.backTapped))
    let fonts = studio
    #expect(studio.follow(.summary(.changeTapped(1))).isEmpty)
    #expect(studio == fonts)
  }

  @Test("Colors that read everywhere need no advice")
  func nothing() throws {
    let dark = try Studio.opened("#/summary?primary=7986cb&accent=yellow-a200&title=Lato&body=Lato", on: .dark)
      .advice
    #expect(dark == Advice(lead: "Your colors are readable everywhere you use them.", items: []))
    // Yellow doesn't read on a light page.
    let light = try Studio.opened("#/summary?primary=indigo-800&accent=yellow-a200&title=Lato&body=Lato").advice
    #expect(light.lead == "Tintype adjusted one place so that everything is readable.")
  }

  @Test("It judges the page's own appearance")
  mutating func dark() throws {
    studio.follow(.session(.appearanceChanged(.dark)))
    let pair = try #require(studio.advice.items.first?.places.first)
    #expect(pair.after == SRGB(0x4558B8))
    #expect(pair.background == studio.theme.scheme(.dark)[.background])
    #expect(pair.place == "Bars and filled controls")
    #expect(pair.sentence.hasPrefix("#4558B8 instead of "))
  }

  @Test("A mixed color's name is its hex; it's in the theme string and comes first in the grid")
  mutating func mixed() throws {
    studio = Studio.opened("#/summary?primary=indigo-500&accent=808080&title=Lato&body=Lato")
    let item = try #require(try studio.advice.items.first { $0.fix?.label.contains("#") == true })
    let color = try #require(item.fixColor)
    let fix = try #require(item.fix)
    #expect(fix.label == "Or change the accent to " + color.hex)
    studio.follow(fix.event)
    let tint = try #require(studio.theme.accent)
    #expect(tint.color == color)
    #expect(try Theme(string: studio.theme.string).accent == tint)
    studio.follow(.navigation(.routeTapped(.accent)))
    #expect(studio.grid?.cells.first?.fill == tint.color)
    studio.follow(.colors(.swatchTapped(.accent, 3)))
    #expect(studio.grid?.cells.count == Material.accents.count + 1)
    #expect(studio.grid?.cells.first?.option.label == tint.name)
  }

  @Test("A pin is the person's own, and no adjustment of ours")
  func pinned() throws {
    let theme = "primary=indigo-500&accent=pink-a200&title=Lato&body=Lato"
    let advice = try Studio.opened("#/summary?" + theme + "&pin.light.accent-text=ff9999").advice
    #expect(
      advice.lead
        == "A pinned color makes something hard to read. Tintype adjusted 2 places so that everything else is readable."
    )
    #expect(advice.items.flatMap(\.places).map(\.place).filter { $0.hasPrefix("Small text") } == [])
  }

  // White is 4.34:1 on Pink 500 and Pink 500 4.03:1 on a light page; Pink 600 settles both.
  @Test("Places that one change fixes are listed together, with one button")
  func together() throws {
    let items = try Studio.opened("#/summary?primary=pink-500&accent=amber-a200&title=Lato&body=Lato").advice.items
    #expect(items.contains { $0.places.count == 2 && $0.fix?.label == "Or change the primary to Pink 600" })
    #expect(Set(items.compactMap { $0.fix?.label }).count == items.compactMap(\.fix).count)
  }
}

extension Studio {
  fileprivate var advice: Advice {
    get throws { try #require(article).advice }
  }
}
