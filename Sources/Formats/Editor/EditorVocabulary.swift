extension Vocabulary {
  /// Themes of Visual Studio Code: the color of its buttons is the one to act on; its links, badges and focus come next.
  /// Source: code.visualstudio.com, "Theme Color".
  static let editor = Vocabulary(
    name: "editor", primary: "button.background progressBar.background focusBorder",
    accent: "textLink.foreground activityBarBadge.background badge.background editorCursor.foreground")
}
