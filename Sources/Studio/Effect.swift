import Catalog

/// Something for the front end to do, because it leaves the core.
public enum Effect: Equatable, Sendable {
  /// Save the session: the address of the screen with the whole theme in it.
  case saveSession(String)
  /// Save the steps to undo and redo.
  case saveHistory(String)
  /// Save the links that couldn't be read, one per line.
  case saveRefused(String)
  /// Move the focus, and with it a screen reader, to what just changed.
  case focus(FocusTarget)
  /// Read a text that a person entered, such as a link or CSS, then report its contents.
  case read(String)
  /// Save a file under this name in the person's downloads.
  case saveFile(String, [UInt8])
  /// Let the person share a link by the device's own means.
  case shareLink(String, title: String)
  /// Draw a picture and save it under this name.
  case savePicture(String, Drawing)
  /// Load the texts that exports are made of, then report them.
  case loadExportTexts
  /// Load the list of the fonts that a download can include, then report it.
  case loadFontFaces
  /// Load these files of fonts and licenses, by their addresses, then report them.
  case loadFontFiles([String])
  /// Print the style guide, `Studio.printedGuide`.
  case print
  /// Save the names of the chosen formats, with spaces between them, then on a line each the options that were chosen.
  case saveFormats(String)
  /// Scroll the code into view.
  case showCode
  /// Copy a text, then report how it went.
  case copyText(String)
  /// Let the person pick a color from the screen, then report it in CSS as the new text of a field.
  case pickColor(into: Screen.TextField.Input)
  /// Load the sample screens, then report whether they came.
  case loadSamples
  /// Let the person pick font files, then report each.
  case pickFontFiles
  /// Do something with the themes kept on this device, then report.
  case library(LibraryRequest)
  /// Look up what day it is, then report it.
  case askDay
  /// Draw a number nobody could foresee, then report it.
  case drawSeed
  /// Measure the letters of families, then report what they measure.
  case measureFonts([Family])
  /// Let the person pick a picture, or take one, then report its colors.
  case pickPicture(fromCamera: Bool)
  /// Save this theme string in the project that the page is bound to, then report. Only the newest counts: an older one
  /// that waits needn't be saved.
  case saveToProject(String)
  /// Get xkcd's colors as lines, then report them.
  case loadXKCD
  /// Get the gallery as lines, then report them.
  case loadGallery

  /// The control that gets the focus.
  public enum FocusTarget: Equatable, Sendable {
    /// The heading of the screen that just appeared.
    case heading
    /// The first line of the summary's advice.
    case advice
    /// The button that opened the alert.
    case alertOpener
    /// The inspector that just opened, or what opened the one that just closed.
    case inspector
    /// The editor of a color that just opened.
    case colorEditor
    /// The chip of a role, or of the neutral.
    case chip(AdjustTarget)
  }
}

extension Effect {
  /// Saves the session. Studio writes its text, which has parts of several features, once they are all done.
  static var session: Effect { .saveSession("") }
}
