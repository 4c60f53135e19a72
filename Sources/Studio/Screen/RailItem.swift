import Catalog
import ColorScience

/// A screen in the rail beside the phone, with what was chosen there so far.
public struct RailItem: Equatable, Sendable {
  public var button: Button
  /// The choice in words.
  public var detail: String?
  public var icon: Icon
  public var isCurrent: Bool
  /// Keeps the choice when shuffling; nil until there's a choice.
  public var lock: Toggle?

  /// The small picture beside the title.
  public enum Icon: Equatable, Sendable {
    case color(SRGB)
    /// A color that isn't chosen yet.
    case noColor
    /// Two letters in a font, nil for the app's own.
    case letters(Family?)
    /// The number of the step.
    case number(Int)
    /// Several themes.
    case themes
  }
}
