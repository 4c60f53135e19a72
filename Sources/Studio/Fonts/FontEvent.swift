import Catalog
import Suggestions
import Theme
import _Text

/// Choosing a font, and the front end's reports of fonts.
public enum FontEvent: Equatable, Sendable {
  /// A font was tapped for a role, by family name.
  case fontTapped(Role, String)
  /// Uses the name of a font that isn't listed for a role, as it is.
  case fontNamed(Role, String)
  case searchChanged(String)
  case filterTapped(FontFilter)
  case addFileTapped

  /// A face of a family was added from a file.
  case fileAdded(Family)
  /// A file can't be added; why, in one sentence.
  case fileRefused(String)
  /// All families in the font files that a person has added. From now on, files can be added.
  case filesFound([Family])
  /// The families that come with the page.
  case includedFamiliesFound([Family])
  /// Some fonts of the device, before all are known.
  case familiesFoundSoFar([Family])
  /// The fonts of the device, once known.
  case familiesFound([Family])
  /// The device couldn't list its fonts; why, in one sentence.
  case familiesUnlisted(String)
  /// The measures of some families' letters.
  case measured([MeasuredFamily])
}

extension FontEvent {
  /// A file can't be added, since it isn't a font of a kind that this device takes. Takes its name.
  public static func fileUnreadable(_ name: String) -> FontEvent {
    .fileRefused("“" + shortened(name) + "” isn’t a font we can read. Choose a .ttf or .otf file.")
  }
}
