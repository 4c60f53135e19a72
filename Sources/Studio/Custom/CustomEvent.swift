/// Entering any color for a role.
public enum CustomEvent: Equatable, Sendable {
  /// The text of the field changed.
  case typed(String)
  /// The field was left, or Enter was pressed.
  case typingFinished
  /// A color should be picked from the screen.
  case pickColorTapped
  /// A slider of OKLCH moved to a value in its channel's range.
  case channelMoved(Channel, Double)
  /// A place of the plane of hue and chroma was pointed at: 0...1 from the left and from the bottom.
  case pointed(x: Double, y: Double)
  /// The color should become the role's.
  case useTapped
  /// A color mixed before was tapped, counted from 0.
  case recentTapped(Int)
  /// The color should be mixed further.
  case mixTapped
}
