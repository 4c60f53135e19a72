import Catalog

/// Using the crayon box, and the arrival of colors it requested.
public enum CrayonEvent: Equatable, Sendable {
  case searchChanged(String)
  /// A color should be picked from the screen, to search for.
  case pickColorTapped
  case setTapped(ColorSet)
  case arrangementTapped(CrayonList.Arrangement)
  /// The colors near the one in the field should be shown, or near the primary if the field is empty; or no longer.
  case nearTapped
  /// xkcd's colors came, as lines; empty if they didn't.
  case colorsArrived(String)
  /// They should be asked for again.
  case retryTapped
}
