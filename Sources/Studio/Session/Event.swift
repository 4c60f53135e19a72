import Catalog

/// What a person did, or what a device reports.
public enum Event: Equatable, Sendable {
  /// The app was opened: the address that stands there, the session and the refused texts that were kept, each empty
  /// where there is none.
  case opened(address: String, session: String, refused: String)
  /// The person went to an address: the browser's Back or Forward, or an edited address line.
  case addressEntered(String)
  /// A cell of the grid was tapped, counted from 0.
  case swatchTapped(Int)
  /// A font was tapped, by its family name.
  case fontTapped(String)
  case backTapped
  case nextTapped
  case stepTapped(Place)
  case startOverTapped
  /// The alert was answered with yes.
  case startOverConfirmed
  /// The alert was answered with no.
  case cancelTapped
  /// The text of the search field changed.
  case searchChanged(String)
  /// A category was chosen.
  case shelfTapped(Shelf)
  case takeHomeTapped
  /// The copying ended, well or not.
  case copied(Bool)
  case noticeDismissed
  /// The device's fonts, once they are known.
  case familiesFound([Family])
  /// The device could not list its own fonts, and says why.
  case familiesUnlisted(String)
  /// The device changed between light and dark.
  case appearanceChanged(Appearance)
}
