import Catalog
import ColorScience
import Suggestions
import Theme

/// What a person did, or what the device reports. Each control of a screen carries the event it means.
public indirect enum Event: Equatable, Sendable {
  /// The app was opened at an address (empty for none), with what was saved: the session, links that couldn't be read,
  /// and the history, each empty if there is none.
  case opened(address: String, session: String, refused: String, history: String = "", canPickColors: Bool = false)
  /// The person went to an address: the browser's Back or Forward, a link, or the address bar.
  case addressEntered(String)
  /// Another tab saved its choices: the session, the links that couldn't be read, and the history.
  case choicesArrived(session: String, refused: String, history: String)
  case routeTapped(Route)
  case backTapped
  case nextTapped
  case themeTapped
  case crayonsTapped

  /// A color of the grid was tapped, counted from 0.
  case swatchTapped(Int)
  /// A font was tapped, by family name.
  case fontTapped(String)
  case searchChanged(String)
  case filterTapped(FontFilter)
  /// What the letters of some families measure.
  case fontsMeasured([MeasuredFamily])
  /// The name of a font that isn't listed should be used as it is.
  case fontTyped(String)
  case addFontTapped
  /// A face of a family was added from a file.
  case fontFileAdded(Family)
  /// A file can't be added; why, in one sentence.
  case fontFileRefused(String)
  case undoTapped
  /// A notice offers to undo the change of the theme that it tells of, whatever the screen.
  case undoThemeTapped
  case redoTapped

  case shuffleTapped
  /// An unpredictable number, for a shuffle to start from.
  case seedDrawn(UInt64)
  /// A choice should be kept when shuffling, or no longer.
  case lockTapped(Role)
  /// Any color was picked for the role that is being chosen.
  case customColorChosen(SRGB)
  /// An accent that fits was tapped, counted from 0.
  case accentTapped(Int)
  /// From now on there's time for suggestions that nobody asked for.
  case becameReady

  case startOverTapped
  case startOverConfirmed
  case startOverCanceled
  /// A change the summary suggests was tapped, counted from 0.
  case changeTapped(Int)
  case takeHomeTapped
  case noticeDismissed

  case pickColorTapped
  /// A color was picked from the screen, as CSS writes it.
  case colorPicked(String)
  /// A slider moved to a value in its channel's range.
  case channelMoved(Channel, Double)
  /// A slider was let go.
  case channelReleased
  /// The text of a channel's field changed.
  case channelTyped(Channel, String)
  /// A channel goes up, or below 0 down, by steps of its slider.
  case channelStepped(Channel, by: Int)
  /// A channel's field lost focus, or Enter was pressed.
  case typingFinished
  /// What was typed into a channel's field should be taken back.
  case typingCanceled
  case alphaIncreased
  case alphaDecreased
  case notationTapped(Mixer.Notation)
  case colorSpaceTapped(Mixer.ColorSpace)
  case resetTapped
  case copyTapped(ColorFormat)
  /// The mixed color should become the theme's primary or accent.
  case useColorTapped(Role)

  /// The text is on the clipboard.
  case copied
  /// The text couldn't be copied; why, in one sentence.
  case copyFailed(String)
  /// Some fonts of the device, before all are known.
  case familiesFoundSoFar([Family])
  /// The families that come with the page.
  case includedFamiliesFound([Family])
  /// The families in the font files that a person added on an earlier visit. From now on, files can be added.
  case fontFilesFound([Family])
  /// The fonts of the device, once known.
  case familiesFound([Family])
  /// The device couldn't list its fonts; why, in one sentence.
  case familiesUnlisted(String)
  case appearanceChanged(Appearance)
  case stage(StageEvent)
  case library(LibraryEvent)
  case bringIn(BringInEvent)
  case picture(PictureEvent)
  case custom(CustomEvent)
  case mixer(MixerEvent)
  case crayons(CrayonEvent)
  case takeHome(TakeHomeEvent)
  /// A file or link was read.
  case fileRead(FileReport)
  /// A file or link can't be read; why, in one sentence.
  case fileRefused(String)
}
