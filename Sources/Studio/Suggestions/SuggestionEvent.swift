import Theme

/// Using suggestions, and what the front end provides for them.
public enum SuggestionEvent: Equatable, Sendable {
  case shuffleTapped
  /// An unpredictable number, for a shuffle to start from.
  case seedDrawn(UInt64)
  /// A choice should be kept when shuffling, or no longer.
  case lockTapped(Role)
  /// The same for a brand color, counted from 0.
  case brandColorLockTapped(Int)
  /// An accent that fits was tapped, counted from 0.
  case accentTapped(Int)
}
