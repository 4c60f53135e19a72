import Catalog
import ColorScience

/// Why there's nothing to shuffle.
public enum ShuffleError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Both colors are locked, and some people can't tell them apart. The nearest accent that they can.
  case tooAlike(primary: Tint, accent: Tint, nearest: Tint)
  /// The locks leave only the current theme.
  case nothingLeft

  /// Says what's wrong and what would be right, in one sentence.
  public var sentence: String {
    switch self {
    case .tooAlike(let primary, let accent, let nearest):
      primary.label + " and " + accent.label + " look the same to some people; unlock one, or make the accent "
        + nearest.color.hex + "."
    case .nothingLeft: "Unlock something first: the locks leave nothing to shuffle."
    }
  }

  /// What `print(error)` prints: the sentence.
  public var description: String { sentence }
}
