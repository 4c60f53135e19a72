import Catalog
import ColorScience

/// One step of the way through the screens, with what was chosen there so far.
public struct StepRow: Equatable, Sendable {
  public var place: Place
  public var title: String
  /// The choice in words.
  public var detail: String?
  public var emblem: Emblem
  public var isCurrent: Bool
  /// Whether the choices allow to go there.
  public var isEnabled: Bool

  /// The small picture before a step.
  public enum Emblem: Equatable, Sendable {
    /// A chosen color.
    case color(SRGB)
    /// A color that is not chosen yet.
    case noColor
    /// Two letters in a font, nil for the app's own.
    case letters(Family?)
    /// The step's number.
    case number(Int)
  }
}
