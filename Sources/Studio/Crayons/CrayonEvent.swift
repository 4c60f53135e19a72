import Catalog

/// Using the crayon box, and the arrival of colors it requested.
public enum CrayonEvent: Equatable, Sendable {
  case searchChanged(String)
  /// A color should be picked from the screen, to search for.
  case pickColorTapped
  case setTapped(ColorSet)
  case arrangementTapped(CrayonList.Arrangement)
  /// Shows the colors near the one in the field, or near the primary if the field is empty; another tap shows all.
  case nearTapped
  /// xkcd's colors as lines; empty if they didn't load.
  case xkcdLoaded(String)
  /// Requests them again.
  case retryTapped
}
