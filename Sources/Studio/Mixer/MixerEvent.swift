import Theme

/// Using the mixer.
public enum MixerEvent: Equatable, Sendable {
  /// A slider moved to a value in its channel's range.
  case channelMoved(Channel, Double)
  /// The text of a channel's field changed.
  case channelTyped(Channel, String)
  /// A channel goes up, or below 0 down, by steps of its slider.
  case channelStepped(Channel, by: Int)
  /// The text of the field for the whole color changed.
  case colorTyped(String)
  /// The text of the alpha's field changed.
  case alphaTyped(String)
  /// The alpha's slider moved to a value, 0...1.
  case alphaMoved(Double)
  case alphaIncreased
  case alphaDecreased
  /// A slider was let go.
  case sliderReleased
  /// A field lost focus, or Enter was pressed.
  case typingFinished
  /// Drop the text typed into a field.
  case typingCanceled
  case notationTapped(Mixer.Notation)
  case colorSpaceTapped(Mixer.ColorSpace)
  case resetTapped
  case copyTapped(ColorFormat)
  /// The mixed color should become the theme's primary or accent.
  case useColorTapped(Role)
  /// A recent color was tapped, counted from 0.
  case recentTapped(Int)
  /// The mixer's last step should be taken back, or the change of the theme that was made there since.
  case undoTapped
  case redoTapped
}
