import Theme

/// What a person does to enter a color.
public enum CustomEvent: Equatable, Sendable {
  /// The text of the field changed.
  case typed(String)
  /// The color should become the role's.
  case useTapped
  /// A color mixed before was tapped, counted from 0.
  case recentTapped(Int)
  /// The color should be mixed further.
  case mixTapped
}
