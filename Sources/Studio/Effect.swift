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
  /// List the formats, then report them.
  case listFormats
  /// Write a theme, then report it: the format's name, the theme string, and what the device knows of its fonts, as lines of
  /// families. The files stay with the front end.
  case write(format: String, theme: String, families: String)
  /// Read a text that a person entered, such as a link or CSS, then report what's in it.
  case read(String)
  /// Copy the file that was written last, then report how it went.
  case copyExport
  /// Download the file that was written last under this name.
  case saveExport(String)
  /// Copy the link to an address of this app, then report how it went.
  case copyLink(String)
  /// Let the person share the link to an address of this app by the device's own means.
  case shareLink(String, title: String)
  /// Draw the link to an address of this app as a QR code, wherever one is shown.
  case drawCode(String)
  /// Download a picture of a theme under a name.
  case savePicture(String, theme: String, families: String)
  /// Prepare a theme's style guide, in case the person prints.
  case prepareGuide(theme: String, families: String)
  /// Print the style guide that was prepared.
  case print
  /// Save the name of the format that was used last.
  case saveFormat(String)
  /// Copy a text, then report how it went.
  case copyText(String)
  /// Let the person pick a color from the screen, then report it in CSS as the new text of a field.
  case pickColor(into: TextField.Input)
  /// Load the sample screens, then report whether they came.
  case loadSamples
  /// Let the person pick font files, then report each.
  case pickFontFiles
  /// Do something with the themes kept on this device, then report.
  case library(LibraryRequest)
  /// Draw a number nobody could foresee, then report it.
  case drawSeed
  /// Measure the letters of families, then report what they measure.
  case measureFonts([Family])
  /// Let the person pick a picture, or take one, then report its colors.
  case pickPicture(fromCamera: Bool)
  /// Load what draws the screens around custom colors.
  case loadCustom
  /// Get xkcd's colors as lines, then report them.
  case loadColors

  /// Where the focus goes.
  public enum FocusTarget: Equatable, Sendable {
    /// The heading of the screen that just appeared.
    case heading
    /// The first line of the summary's advice.
    case advice
    /// The button that opened the alert.
    case alertOpener
  }
}
