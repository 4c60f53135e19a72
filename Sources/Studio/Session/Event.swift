import Catalog

/// What a person did, or what a device reports.
public enum Event: Equatable, Sendable {
  /// The app was opened: the address that stands there, the session, the refused texts and the history that were kept,
  /// each empty where there is none; and whether colors can be picked from the screen.
  case opened(address: String, session: String, refused: String, history: String = "", canPick: Bool = false)
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
  /// A change that the summary offers was tapped, by its item's place, counted from 0.
  case changeTapped(Int)
  case takeHomeTapped
  /// The copying ended, well or not.
  case copied(Bool)
  case noticeDismissed
  /// The device's fonts, once they are known.
  case familiesFound([Family])
  /// The device could not list its own fonts, and says why.
  case familiesUnlisted(String)
  /// One of the two halves of the app was chosen: the crayons or the theme.
  case crayonsTapped
  case themeTapped
  case undoTapped
  case redoTapped
  /// A row of the crayons was tapped, by its pigment's slug.
  case crayonTapped(String)
  case pickTapped
  /// A color was picked from the screen, as CSS writes it.
  case picked(String)
  /// A slider was moved to a value in its channel's range.
  case channelMoved(Channel, Double)
  /// The text of a value field changed.
  case channelTyped(Channel, String)
  /// A value field was left.
  case typingFinished
  case alphaIncreased
  case alphaDecreased
  case notationTapped(Mixer.Notation)
  case displayTapped(Mixer.Display)
  case resetTapped
  case copyTapped(Copyable)
  case useAsPrimaryTapped
  case useAsAccentTapped
  /// The device changed between light and dark.
  case appearanceChanged(Appearance)
}
