import Catalog
import ColorScience
import Testing
import Theme

@testable import Suggestions

@Suite("Shuffle")
struct ShufflerTests {
  @Test("The numbers are SplitMix64's")
  func reference() {
    // The first outputs for this seed of the authors' own program, prng.di.unimi.it/splitmix64.c.
    var random = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test("The same seed gives the same themes, another one others")
  func seeds() throws {
    let one = try Shuffler.themes(100, seed: 7).map(\.string)
    #expect(try Shuffler.themes(100, seed: 7).map(\.string) == one)
    #expect(try Shuffler.themes(100, seed: 8).map(\.string) != one)
  }

  @Test("Every choice is made, from the families there are")
  func complete() throws {
    let names = MeasuredFamily.included.map(\.family.name)
    for theme in try Shuffler.themes(500, seed: 1) {
      #expect(theme.firstMissingRole == nil)
      #expect(names.contains(theme.titleFont?.name ?? "") && names.contains(theme.bodyFont?.name ?? ""))
      #expect(try Theme(string: theme.string).string == theme.string)
    }
  }

  @Test(
    "Nothing repeats within 50",
    arguments: [
      "", "primary=indigo-500", "accent=pink-a200", "title=Lato&body=Vollkorn", "primary=grey-500&title=Lato",
    ])
  func noRepeat(locks: String) throws {
    let strings = try Shuffler.themes(1000, seed: 3, keeping: locks).map(\.string)
    for index in strings.indices {
      #expect(!strings[max(0, index - 50)..<index].contains(strings[index]), "\(index): \(strings[index])")
    }
  }

  @Test("If the locks leave fewer than 50, all come before one comes again")
  func fewChoices() throws {
    let locks = "primary=indigo-500&accent=pink-a200&title=Lato"
    let bodies = try Shuffler.themes(60, seed: 5, keeping: locks).map { $0.bodyFont?.name ?? "" }
    let count = Set(bodies).count
    #expect(2..<50 ~= count)
    #expect(Set(bodies.prefix(count)).count == count)
  }

  @Test("Two in a row never look alike: their primaries are 40° of hue apart")
  func variety() throws {
    let hues = try Shuffler.themes(2000, seed: 4).compactMap { $0.primary.map { OKLCH($0.color).hue } }
    for (one, next) in zip(hues, hues.dropFirst()) {
      // Rounding to bytes moves a hue by a degree or so.
      #expect(distance(one, next) > 38)
    }
  }

  @Test("A lock keeps its choice, and the name always stays")
  func locks() throws {
    var theme = try Theme(string: "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes")
    let before = theme
    for locked in Role.allCases {
      var locks = Locks()
      locks[locked] = true
      var shuffler = Shuffler(seed: 9)
      theme = try shuffler.next(after: before, keeping: locks, from: MeasuredFamily.included).theme
      for role in Role.allCases { #expect((theme[role] == before[role]) == (role == locked), "\(locked), \(role)") }
      #expect(theme.name == before.name)
    }
  }

  @Test("Brand colors stay unless they're unlocked: each then gets a color that people tell from all others")
  func brandColors() throws {
    let theme = try Theme(
      string: "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&color.mint=00bfa5&color.sun=ffd54f")
    var locks = Locks()
    var shuffler = Shuffler(seed: 4)
    #expect(
      try shuffler.next(after: theme, keeping: locks, from: MeasuredFamily.included).theme.brandColors
        == theme.brandColors)
    locks[theme.brandColors[0].name] = false
    for _ in 0..<100 {
      let suggestion = try shuffler.next(after: theme, keeping: locks, from: MeasuredFamily.included)
      let (mint, sun) = (suggestion.theme.brandColors[0], suggestion.theme.brandColors[1])
      #expect(mint.name.text == "mint" && mint.tint != theme.brandColors[0].tint && sun == theme.brandColors[1])
      #expect(suggestion.sentence.hasSuffix("; mint becomes \(mint.tint.label)."))
      for other in [suggestion.theme.primary, suggestion.theme.accent, sun.tint].compactMap({ $0 }) {
        #expect(OKLab(mint.tint.color).difference(from: OKLab(other.color)) > Tint.noticeableDifference)
      }
    }
  }

  @Test("An unlocked brand color is something left to shuffle, even if all choices are locked")
  func brandColorAlone() throws {
    let theme = try Theme(
      string: "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&color.mint=00bfa5")
    var locks = Locks()
    for role in Role.allCases { locks[role] = true }
    locks[theme.brandColors[0].name] = false
    var shuffler = Shuffler(seed: 4)
    let suggestion = try shuffler.next(after: theme, keeping: locks, from: MeasuredFamily.included)
    for role in Role.allCases { #expect(suggestion.theme[role] == theme[role]) }
    #expect(suggestion.theme.brandColors != theme.brandColors)
    #expect(suggestion.sentence == "mint becomes \(suggestion.theme.brandColors[0].tint.label).")
  }

  @Test("A choice that isn't made can't be kept")
  func emptyLock() throws {
    var locks = Locks()
    locks[.primary] = true
    var shuffler = Shuffler(seed: 9)
    #expect(try shuffler.next(after: Theme(), keeping: locks, from: MeasuredFamily.included).theme.primary != nil)
  }

  @Test("The sentence names what was drawn, and says why")
  func sentence() throws {
    let names = { (theme: Theme) in Role.allCases.compactMap { theme[$0]?.label } }
    var shuffler = Shuffler(seed: 7)
    for _ in 0..<100 {
      let suggestion = try shuffler.next(after: Theme(), keeping: Locks(), from: MeasuredFamily.included)
      #expect(names(suggestion.theme).allSatisfy { suggestion.sentence.contains($0) }, "\(suggestion.sentence)")
      #expect(suggestion.sentence.hasSuffix("."))
    }
  }

  @Test("With everything locked, it says to unlock something")
  func nothingLeft() {
    let all = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
    #expect(throws: ShuffleError.nothingLeft) { try Shuffler.themes(1, seed: 1, keeping: all) }
    #expect(ShuffleError.nothingLeft.sentence.hasPrefix("Unlock something"))
  }

  @Test("Locked colors that look alike to some are refused, and the nearest accent that works is named")
  func tooAlike() throws {
    // A red and a green as light as each other: to those who see no colors, they're one gray.
    let locks = try Theme(string: "primary=d32f2f&accent=5a7d0f")
    let (primary, accent) = (try #require(locks.primary), try #require(locks.accent))
    #expect {
      try Shuffler.themes(1, seed: 1, keeping: locks.string)
    } throws: { error in
      guard case .tooAlike(primary, accent, let nearest) = error as? ShuffleError else { return false }
      return primary.leastDifference(from: nearest) >= Tint.clearDifference
        && distance(OKLCH(nearest.color).hue, OKLCH(accent.color).hue) < 3
        && (error as? ShuffleError)?.sentence.contains(nearest.color.hex) == true
    }
  }

  @Test("With no families, it shuffles the colors alone")
  func noFamilies() throws {
    var shuffler = Shuffler(seed: 1)
    let suggestion = try shuffler.next(after: Theme(), keeping: Locks(), from: [])
    #expect(suggestion.theme.accent != nil && suggestion.theme.titleFont == nil)
    #expect(throws: ShuffleError.nothingLeft) {
      try Shuffler.themes(1, seed: 1, keeping: "primary=indigo-500&accent=pink-a200", from: [])
    }
  }
}

extension Shuffler {
  /// The first themes of a seed, each after the last.
  static func themes(
    _ count: Int, seed: UInt64, keeping locked: String = "", from families: [MeasuredFamily] = MeasuredFamily.included
  ) throws -> [Theme] {
    let theme = try Theme(string: locked)
    var locks = Locks()
    for role in Role.allCases { locks[role] = theme[role] != nil }
    var shuffler = Shuffler(seed: seed)
    return try (0..<count).map { _ in try shuffler.next(after: theme, keeping: locks, from: families).theme }
  }
}

/// How far two hues are apart, 0...180 degrees.
func distance(_ one: Double, _ other: Double) -> Double {
  let way = (one - other).magnitude.truncatingRemainder(dividingBy: 360)
  return min(way, 360 - way)
}
