/// What stands on every screen: the way between the theme and the crayons, undo and redo.
public struct Dock: Equatable, Sendable {
  /// Whether the crayons are shown, rather than the theme.
  public var isInCrayons: Bool
  public var canUndo: Bool
  public var canRedo: Bool
}
