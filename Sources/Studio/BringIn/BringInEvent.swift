import Theme
import _Text

/// Bringing in a theme from elsewhere: what the person does, and what the front end reports.
public enum BringInEvent: Equatable, Sendable {
  case tapped
  /// A text was entered: a link, CSS, JSON.
  case entered(String)
  case fileTapped
  /// The person chose another of the file's themes, by its index.
  case themeTapped(Int)
  /// A color should become the theme's primary or accent; its index among those to choose from.
  case colorTapped(Role, Int)
  /// The colors that are less likely a role's should be shown, or no longer.
  case restTapped(Role)
  /// One of the file's other colors should be kept, or no longer; its index.
  case otherColorTapped(Int)
  case confirmed

  /// A file or link was read.
  case fileRead(FoundThemes)
  /// A file or link can't be read; why, in one sentence.
  case fileRefused(String)
}

extension BringInEvent {
  /// A file can't be had. Takes its name.
  public static func fileMissing(_ name: String) -> BringInEvent {
    .fileRefused("We can’t open “" + shortened(name) + "”. Make sure it’s still there, then try again.")
  }

  /// What was dropped can't be had.
  public static var dropRefused: BringInEvent {
    .fileRefused("We can’t open what you dropped. Save it to Files, then open it from there.")
  }
}
