import Theme

/// What a person did to bring in a theme from elsewhere.
public enum BringInEvent: Equatable, Sendable {
  case tapped
  /// A text was entered: a link, CSS, JSON.
  case entered(String)
  case fileTapped
  /// A color of the file, counted from 0, should become the theme's primary or accent.
  case colorTapped(Role, Int)
  case confirmed
}
