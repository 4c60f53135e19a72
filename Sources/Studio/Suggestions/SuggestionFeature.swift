import Catalog
import ColorScience
import Suggestions
import Theme
import _Text

/// Shuffling, and the accents that fit.
struct SuggestionFeature: Feature, Equatable, Sendable {
  /// Nil until there's a seed.
  private var shuffler: Shuffler?
  /// The accents that fit the primary; nil while they aren't shown.
  private var fitting: FittingAccents?

  mutating func handle(_ event: SuggestionEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .shuffleTapped: shuffle(at: &desk)
    case .seedDrawn(let seed): shuffle(from: seed, at: &desk)
    case .lockTapped(let role): desk.toggleLock(of: role)
    case .brandColorLockTapped(let index): desk.toggleLock(ofBrandColorAt: index)
    case .accentTapped(let index): tap(accent: index, at: &desk)
    }
  }

  /// Works out the accents that fit, once a screen shows them; lets go of them once none does.
  mutating func update(at desk: inout Desk) -> [Effect] {
    guard desk.route == .accent, let primary = desk.theme.primary else {
      fitting = nil
      return []
    }
    let brandColors = desk.theme.brandColors
    guard fitting?.primary != primary || fitting?.brandColors != brandColors else { return [] }
    fitting = FittingAccents(
      primary: primary, brandColors: brandColors,
      accents: FittingAccent.accents(for: primary, besides: brandColors.map { $0.tint }))
    return []
  }

  /// Shuffles what isn't locked. Asks for a seed first, once.
  private mutating func shuffle(at desk: inout Desk) -> [Effect] {
    guard var shuffler else { return [.drawSeed] }
    var locks = desk.locks
    for role in Role.allCases where desk.theme[role] == nil { locks[role] = false }
    do throws(ShuffleError) {
      let suggestion = try shuffler.next(after: desk.theme, keeping: locks, from: desk.familiesToShuffle)
      self.shuffler = shuffler
      var shuffled = suggestion.theme
      desk.fonts.recognize(&shuffled)
      if desk.isFromGallery(shuffled.name) { shuffled.name = nil }
      let effects = desk.take(shuffled)
      desk.notice = Notice(
        "New theme: " + [desk.theme.titleFont, desk.theme.bodyFont].compactMap { $0?.label }.text(separatedBy: " + ")
          + ".",
        offersUndo: true)
      desk.notice?.colors = [desk.theme.primary, desk.theme.accent].compactMap { $0?.color }
      return effects
    } catch {
      desk.notice = Notice(error.sentence, isError: true)
      return []
    }
  }

  private mutating func shuffle(from seed: UInt64, at desk: inout Desk) -> [Effect] {
    // The history outlasts a reload, so a suggestion from before doesn't come again right after it.
    let before = (desk.history.themes + [desk.theme]).filter { $0.isComplete }
    shuffler = Shuffler(seed: seed, after: before)
    return shuffle(at: &desk)
  }

  /// Chooses an accent that fits, counted from 0, or takes the choice back if it was chosen already.
  private func tap(accent index: Int, at desk: inout Desk) -> [Effect] {
    guard let accents = fitting?.accents, desk.route == .accent, accents.indices.contains(index) else { return [] }
    let tint = accents[index].tint
    return desk.choose { $0.accent = $0.accent == tint ? nil : tint }
  }

  /// The accents that fit; nil if there's no room or no time for them.
  func fittingGroup(at desk: Desk) -> FittingGroup? {
    guard desk.route == .accent, let fitting, fitting.primary == desk.theme.primary else { return nil }
    return FittingGroup(fitting, chosen: desk.theme.accent)
  }
}

extension Desk {
  /// The fonts that come with the app, if any do: a theme then looks the same wherever its link is opened.
  fileprivate var familiesToShuffle: [MeasuredFamily] {
    comesWithFonts ? MeasuredFamily.included : fonts.onDevice.map { fonts.measured.named($0) }
  }
}
