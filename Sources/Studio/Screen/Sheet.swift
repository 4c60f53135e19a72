/// What's offered over a screen until the person closes it.
public struct Sheet: Equatable, Sendable {
  public var title: String
  public var field: TextField?
  /// Why what was typed can't be used.
  public var fieldError: String?
  /// What can be done, one below the other.
  public var actions: [Button] = []
  /// What deletes something.
  public var removal: Button?
  public var cancel: Button
  public var confirm: Button?
}
