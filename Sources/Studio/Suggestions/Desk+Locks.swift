import Suggestions
import Theme
import _Text

extension Desk {
  /// Locks or unlocks a choice. The lock is saved with the session.
  mutating func toggleLock(of role: Role) -> [Effect] {
    guard theme[role] != nil else { return [] }
    locks[role].toggle()
    return [.session]
  }

  mutating func toggleLock(ofBrandColorAt index: Int) -> [Effect] {
    guard theme.brandColors.indices.contains(index) else { return [] }
    locks[theme.brandColors[index].name].toggle()
    return [.session]
  }

  /// The switches of all choices and all brand colors.
  var lockToggles: [Toggle] {
    Role.allCases.compactMap { lock(for: $0) } + theme.brandColors.indices.map { lock(forBrandColorAt: $0) }
  }

  /// The switch that keeps a brand color, which is on at first: a brand's color is rarely a matter of taste.
  func lock(forBrandColorAt index: Int) -> Toggle {
    let name = theme.brandColors[index].name
    return Toggle("Lock " + name.text, .suggestions(.brandColorLockTapped(index)), isOn: locks[name])
  }

  /// The switch that keeps a choice when shuffling; nil until there's a choice.
  func lock(for role: Role) -> Toggle? {
    guard theme[role] != nil else { return nil }
    return Toggle("Lock " + role.title.asciiLowercased, .suggestions(.lockTapped(role)), isOn: locks[role])
  }
}
