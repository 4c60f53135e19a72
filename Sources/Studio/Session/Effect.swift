/// What a face must carry out, because it leaves the core.
public enum Effect: Equatable, Sendable {
  /// Show this address as a new step of the history.
  case go(String)
  /// Show this address in place of the one that stands.
  case replace(String)
  /// Keep the session: the address of the screen with the whole theme in it.
  case keep(String)
  /// Keep these refused texts beside the session, a line each.
  case setAside(String)
  /// Keep the steps to undo and redo.
  case keepHistory(String)
  /// Move the focus to the heading of the screen that has just appeared.
  case focusHeading
  /// Move the focus to the lead of the summary's advice.
  case focusAdvice
  /// Move the focus to the control that opened the alert.
  case focusAlertOpener
  /// Put the theme in this form on the clipboard, then report whether it went well.
  case copy(ExportFormat)
  /// Put a text on the clipboard, then report whether it went well.
  case copyText(String)
  /// Have a color picked from the screen, then report it.
  case pickColor
}
