import Catalog
import ColorScience
import Testing
import Theme

@Suite("Advice on where a chosen color doesn't read")
struct ContrastAdviceTests {
  // By WCAG's formula, Pink A200 is 2.06:1 on Indigo 500 and 3.11:1 on Indigo 800.
  @Test("It names the role to use there and its ratio, and a change of the chosen color second")
  func mark() throws {
    let theme = try Theme(string: "primary=indigo-500&accent=pink-a200")
    let place = try #require(ContrastAdvice(theme, on: .light).places.first { $0.role == .accentOnPrimary })
    #expect((place.plain, place.background) == (SRGB(0xFF4081), SRGB(0x3F51B5)))
    #expect(place.plainRatio.hundredths == "2.06" && place.required == 3)
    #expect(place.color == theme.scheme(.light)[.accentOnPrimary])
    #expect(place.ratio >= 3)
    #expect(place.advice == "Use " + place.color.hex + " for marks on the bar: " + place.ratio.hundredths + ":1.")
    #expect(place.reason == "Pink A200 is 2.06:1 there, and needs 3:1.")
    let change = try #require(ContrastAdvice(theme, on: .light).items.compactMap(\.change).first)
    #expect(change.theme.string == "primary=indigo-800&accent=pink-a200")
    #expect(change.part == .primary && change.tint.label == "Indigo 800")
    #expect(change.name == "Indigo 800")
  }

  @Test("In dark, it names the color that keeps the chosen one's character")
  func name() throws {
    let place = try #require(ContrastAdvice(try Theme(string: "primary=indigo-500"), on: .dark).places.first)
    #expect(place.advice == "Use #4558B8 for bars and filled controls: " + place.ratio.hundredths + ":1.")
    #expect(ContrastAdvice(try Theme(string: "primary=indigo-500"), on: .dark).items.first?.change == nil)
  }

  @Test("It also advises on the text Material puts on a color")
  func text() throws {
    let theme = try Theme(string: "primary=indigo-500&accent=pink-a200")
    let place = try #require(ContrastAdvice(theme, on: .light).places.first { $0.role == .onAccent })
    #expect(place.reason == "White is 3.33:1 there, and needs 4.5:1.")
  }

  @Test("Colors that read wherever people use them need no advice")
  func none() throws {
    // White is 9.9:1 on Indigo 800; black is 18:1 on Yellow A200, but yellow doesn't read on a light page.
    let theme = try Theme(string: "primary=indigo-800&accent=yellow-a200")
    #expect(ContrastAdvice(theme, on: .light).places.map(\.role) == [.accentText])
    #expect(
      ContrastAdvice(try Theme(string: "primary=indigo-200&accent=yellow-a200"), on: .dark).places.map(\.role) == [
        .accentOnPrimary
      ])
    #expect(ContrastAdvice(Theme(), on: .light).count == 0)
  }

  @Test("No muddy change is offered: yellow keeps most of its chroma or stays", arguments: [Appearance.light, .dark])
  func mud(appearance: Appearance) throws {
    for theme in Theme.material + Theme.random(300, seed: 3) {
      for item in ContrastAdvice(theme, on: appearance).items {
        guard let change = item.change else { continue }
        let before = OKLCH(try #require(theme[change.part]?.tint).color)
        let after = OKLCH(change.tint.color)
        #expect(after.chroma >= 0.85 * before.chroma, "\(theme.colors) to \(change.name)")
        let turn = (after.hue - before.hue).magnitude
        #expect(min(turn, 360 - turn) <= 10 || before.chroma < 0.02, "\(theme.colors) to \(change.name)")
      }
    }
    let yellow = try Theme(string: "primary=yellow-500&accent=yellow-a200")
    #expect(ContrastAdvice(yellow, on: appearance).items.allSatisfy { $0.change == nil })
  }

  @Test("A change fixes its place and breaks no other", arguments: [Appearance.light, .dark])
  func taken(appearance: Appearance) {
    var changes = 0
    for theme in Theme.material {
      let advice = ContrastAdvice(theme, on: appearance)
      for item in advice.items {
        guard let change = item.change else { continue }
        changes += 1
        let left = ContrastAdvice(change.theme, on: appearance).places.map(\.role)
        #expect(!item.places.contains { left.contains($0.role) }, "\(theme.colors)")
        #expect(left.allSatisfy { role in advice.places.contains { $0.role == role } }, "\(theme.colors)")
      }
    }
    #expect(changes > 0)
  }
}

extension ContrastAdvice {
  fileprivate var places: [Place] { items.flatMap(\.places) }
}
