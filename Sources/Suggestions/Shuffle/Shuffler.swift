import Catalog
import ColorScience
import Theme
import _Text

/// Suggests one theme after another: colors of clearly different hue that everyone can tell apart, and fonts that
/// differ in kind and agree in proportion. Suggestions depend only on the seed, the locks and the families.
public struct Shuffler: Equatable, Sendable {
  private var random: SplitMix64
  /// The hue drawn last, in whole degrees.
  private var lastHue: Int?
  /// The themes suggested last, as their strings, the newest last.
  private var recent: [String] = []

  /// The number of suggestions in a row that are all different, if the locks leave as many.
  public static let longestMemory = 50

  /// - Parameters:
  ///   - seed: any will do; the same one gives the same suggestions.
  ///   - themes: those from before, the newest last. They aren't suggested either, for as long as if they had been.
  public init(seed: UInt64, after themes: [Theme] = []) {
    random = SplitMix64(seed: seed)
    recent = themes.suffix(Self.longestMemory).map { $0.key }
  }

  public static func == (left: Shuffler, right: Shuffler) -> Bool {
    left.random == right.random && left.lastHue == right.lastHue && left.recent.count == right.recent.count
      && zip(left.recent, right.recent).allSatisfy { $0.same(as: $1) }
  }

  /// A theme, and why it was suggested.
  public struct Suggestion: Equatable, Sendable {
    /// The theme to take, with the locked choices and whatever else the one that it replaces has, such as pins and a name.
    public let theme: Theme
    /// "Indigo 500 with Mango Tango, its opposite; Vollkorn with Lato: same x-height, serif with sans."
    public let sentence: String
  }

  /// The next suggestion.
  /// - Parameters:
  ///   - theme: the theme it replaces. Its locked choices stay, and so does whatever else it has.
  ///   - families: the families there are to choose from.
  public mutating func next(
    after theme: Theme, keeping locks: Locks, from families: [MeasuredFamily]
  ) throws(ShuffleError) -> Suggestion {
    let deck = try Deck(theme, locks, families)
    var theme = theme
    for _ in 0...recent.count {
      for _ in 0..<100 {
        let (colors, fonts) = (deck.colors(&random, after: lastHue), deck.fonts(&random))
        guard let colors else { continue }
        (theme.primary, theme.accent) = (colors.primary, colors.accent)
        if let fonts { (theme.titleFont, theme.bodyFont) = (fonts.title, fonts.body) }
        drawBrandColors(of: &theme, keeping: locks)
        let key = theme.key
        guard !recent.contains(where: { $0.same(as: key) }) else { continue }
        lastHue = colors.hue
        recent.append(key)
        if recent.count > Self.longestMemory { recent.removeFirst() }
        let unlocked = theme.brandColors.filter { !locks[$0.name] }
        return Suggestion(theme: theme, sentence: deck.sentence(colors, fonts, unlocked))
      }
      // The locks leave fewer.
      if !recent.isEmpty { recent.removeFirst() }
    }
    throw .nothingLeft
  }

  /// Draws a new color for each brand color that isn't locked, among the four that the theme misses most.
  private mutating func drawBrandColors(of theme: inout Theme, keeping locks: Locks) {
    for index in theme.brandColors.indices where !locks[theme.brandColors[index].name] {
      guard let tint = Tint(mixed: theme.missingColors[random.next(below: 4)]) else { continue }
      theme.setBrandColor(at: index, to: tint)
    }
  }
}

extension Theme {
  /// The choices that tell two suggestions apart.
  fileprivate var key: String {
    var theme = self
    theme.name = nil
    return theme.string
  }
}
