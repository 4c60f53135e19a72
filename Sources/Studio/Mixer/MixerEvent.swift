/// What a person does in the mixer beyond its channels.
public enum MixerEvent: Equatable, Sendable {
  /// The text of the field for the whole color changed.
  case colorTyped(String)
  /// The text of the alpha's field changed.
  case alphaTyped(String)
  /// The alpha's slider moved to a value, 0...1.
  case alphaMoved(Double)
  /// A recent color was tapped, counted from 0.
  case recentTapped(Int)
}
