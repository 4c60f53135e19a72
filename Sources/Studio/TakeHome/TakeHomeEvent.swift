import Formats

/// Taking a theme home, and the front end's reports for it.
public enum TakeHomeEvent: Equatable, Sendable {
  /// A format was tapped, by its name: it's chosen and shown or, if it's shown already, no longer chosen.
  case formatTapped(String)
  /// Every format should be listed with its purpose, or no longer.
  case listTapped
  /// The formats with these words should be listed.
  case searchChanged(String)
  /// The options should be shown, or no longer.
  case optionsTapped
  /// What's for developers should be shown, or no longer.
  case developersTapped
  /// An option was chosen or typed; empty for its default.
  case optionTyped(ExportOption, String)
  /// The custom template should be shown, or no longer.
  case templateTapped
  case templateTyped(String)
  /// The template should be that of the format that's shown.
  case templateStarted
  /// The template's result should be copied.
  case resultTapped
  case copyTapped
  case downloadTapped
  /// All chosen formats should be saved in one zip.
  case downloadAllTapped
  case retryTapped
  case linkTapped
  /// The commands that put the theme into a project should be copied.
  case commandsTapped
  case shareTapped
  /// The QR code should be shown, or no longer.
  case codeTapped
  case pictureTapped
  case printTapped

  /// The front end's facts when the app opens: the start of links to it ("https://example.com/"); the formats and options
  /// that were chosen last on this device, as `Effect.saveFormats` gave them; and whether it shares links itself, prints the style
  /// guide, and brings font files along.
  case opened(home: String, used: String, canShare: Bool = false, canPrint: Bool = false, canBringFonts: Bool = false)
  /// The list of the fonts that a download can include is there, or couldn't be loaded.
  case fontFacesLoaded(String?)
  /// The files that `Effect.loadFontFiles` named are there, in its order, or couldn't all be loaded.
  case fontFilesLoaded([[UInt8]]?)
  /// The texts that exports are made of are there, or couldn't be loaded.
  case textsLoaded(ExportTexts?)
}
