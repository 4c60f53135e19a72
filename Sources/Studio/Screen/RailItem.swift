import Catalog
import ColorScience

/// A screen in the rail beside the phone, with what was chosen there so far.
public struct RailItem: Equatable, Sendable {
  /// Goes there; disabled until the choices before it are made.
  public var button: Screen.Button
  /// The choice in words.
  public var detail: String?
  /// The small picture beside the title.
  public var icon: Icon
  /// Whether the person is there, or on a screen that belongs to it.
  public var isCurrent: Bool
  /// Keeps the choice when shuffling; nil until there's a choice.
  public var lock: Screen.Toggle?

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
