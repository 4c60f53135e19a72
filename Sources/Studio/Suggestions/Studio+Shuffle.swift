import Catalog
import ColorScience
import Suggestions
import Theme
import _Text

extension Studio {
  /// Shuffles what isn't locked. Asks for a seed first, once.
  mutating func shuffle() -> [Effect] {
    guard !isAskingToStartOver else { return [] }
    guard var shuffler = suggestions.shuffler else { return [.drawSeed] }
    var locks = suggestions.locks
    for role in Role.allCases where theme[role] == nil { locks[role] = false }
    do throws(ShuffleError) {
      let suggestion = try shuffler.next(after: theme, keeping: locks, from: familiesToShuffle)
      suggestions.shuffler = shuffler
      var shuffled = suggestion.theme
      library.recognize(&shuffled)
      if isFromGallery(shuffled.name) { shuffled.name = nil }
      let effects = take(shuffled)
      notice = Notice(
        "New theme: " + [theme.titleFont, theme.bodyFont].compactMap { $0?.label }.text(separatedBy: " + ") + ".",
        offersUndo: true)
      notice?.colors = [theme.primary, theme.accent].compactMap { $0?.color }
      return effects
    } catch {
      notice = Notice(error.sentence, isError: true)
      return []
    }
  }

  mutating func shuffle(from seed: UInt64) -> [Effect] {
    // The history outlasts a reload, so a suggestion from before doesn't come again right after it.
    let before = (history.themes + [theme]).filter { $0.firstMissingRole == nil }
    suggestions.shuffler = Shuffler(seed: seed, after: before)
    return shuffle()
  }

  /// The fonts that come with the app, if any do: a theme then looks the same wherever its link is opened.
  private var familiesToShuffle: [MeasuredFamily] {
    comesWithFonts ? MeasuredFamily.included : library.onDevice.map { library.measured.named($0) }
  }

  /// Locks or unlocks a choice. The lock is saved with the session.
  mutating func toggleLock(of role: Role) -> [Effect] {
    guard theme[role] != nil else { return [] }
    suggestions.locks[role].toggle()
    return [saveSession]
  }

  mutating func toggleLock(ofBrandColorAt index: Int) -> [Effect] {
    guard theme.brandColors.indices.contains(index) else { return [] }
    suggestions.locks[theme.brandColors[index].name].toggle()
    return [saveSession]
  }

  /// The switches of all choices and all brand colors.
  var locks: [Toggle] {
    Role.allCases.compactMap { lock(for: $0) } + theme.brandColors.indices.map { lock(forBrandColorAt: $0) }
  }

  /// The switch that keeps a brand color, which is on at first: a brand's color is rarely a matter of taste.
  func lock(forBrandColorAt index: Int) -> Toggle {
    let name = theme.brandColors[index].name
    return Toggle("Lock " + name.text, .suggestions(.brandColorLockTapped(index)), isOn: suggestions.locks[name])
  }

  /// The switch that keeps a choice when shuffling; nil until there's a choice.
  func lock(for role: Role) -> Toggle? {
    guard theme[role] != nil else { return nil }
    return Toggle("Lock " + role.title.asciiLowercased, .suggestions(.lockTapped(role)), isOn: suggestions.locks[role])
  }
}
