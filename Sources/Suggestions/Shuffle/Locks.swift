import Theme

/// The choices that a shuffle leaves as they are.
public struct Locks: Equatable, Sendable {
  private var bits: UInt8 = 0

  /// Nothing is locked.
  public init() {}

  /// Whether a role's choice is locked.
  public subscript(role: Role) -> Bool {
    get { bits & (1 << role.rawValue) != 0 }
    set { bits = newValue ? bits | (1 << role.rawValue) : bits & ~(1 << role.rawValue) }
  }
}
