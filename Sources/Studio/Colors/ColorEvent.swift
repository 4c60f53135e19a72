import ColorScience
import Theme

/// Choosing a color.
public enum ColorEvent: Equatable, Sendable {
  /// A color of a role's grid was tapped, counted from 0.
  case swatchTapped(Role, Int)
  /// Any color was picked for a role.
  case colorChosen(Role, SRGB)
  /// A finished theme around the color in the field was tapped, counted from 0.
  case starterTapped(Int)
}
