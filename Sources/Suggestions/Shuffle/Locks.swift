import Theme

/// The choices that a shuffle leaves as they are: those of the roles that are locked, and every brand color that isn't
/// unlocked.
public struct Locks: Equatable, Sendable {
  private var bits: UInt8 = 0
  /// The names of the brand colors that a shuffle may change, in the order they were unlocked.
  public private(set) var unlockedBrandColors: [BrandName] = []

  /// No role is locked, and every brand color is.
  public init() {}

  /// Locks every brand color, as in a theme that's new.
  public mutating func lockBrandColors() { unlockedBrandColors = [] }

  /// Whether a role's choice is locked.
  public subscript(role: Role) -> Bool {
    get { bits & (1 << role.rawValue) != 0 }
    set { bits = newValue ? bits | (1 << role.rawValue) : bits & ~(1 << role.rawValue) }
  }

  /// Whether the brand color of a name is locked.
  public subscript(name: BrandName) -> Bool {
    get { !unlockedBrandColors.contains { $0 == name } }
    set {
      unlockedBrandColors = unlockedBrandColors.filter { $0 != name }
      if !newValue { unlockedBrandColors.append(name) }
    }
  }
}
