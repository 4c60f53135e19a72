import Formats
import Theme

/// What a person does to bring in a theme from elsewhere, and what the front end reports of it.
public enum BringInEvent: Equatable, Sendable {
  case tapped
  /// A text was entered: a link, CSS, JSON.
  case entered(String)
  case fileTapped
  /// A color of the file, counted from 0, should become the theme's primary or accent.
  case colorTapped(Role, Int)
  case confirmed

  /// A file or link was read.
  case fileRead(Imported)
  /// A file or link can't be read; why, in one sentence.
  case fileRefused(String)
}
