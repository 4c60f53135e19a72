import _Text

/// Using the themes kept on this device, and the front end's reports of them.
public enum LibraryEvent: Equatable, Sendable {
  /// The current theme should be kept.
  case keepTapped
  case openTapped(KeptTheme)
  case actionsTapped(KeptTheme)
  case sheetClosed
  case compareTapped(KeptTheme)
  case renameTapped(KeptTheme)
  /// The text of the name changed.
  case nameTyped(String)
  case nameConfirmed
  case duplicateTapped(KeptTheme)
  case deleteTapped(KeptTheme)
  /// Restore the theme that was deleted last.
  case restoreTapped
  /// Remove the themes that were kept last.
  case forgetTapped
  case exportTapped

  /// The themes on this device, the most recent first. `of` is how many there are, if not all are listed yet. Reported
  /// at first, and whenever they change here or elsewhere.
  case listed([KeptTheme], of: Int = 0)
  /// The request succeeded and is on disk: this many themes are new.
  case done(Int)
  /// The request failed, and nothing changed.
  case failed(LibraryFailure)
  /// The text of a library's file.
  case fileRead(String)
  /// Whether the themes are in iCloud Drive, and this device doesn't use that now.
  case cloudIsAway(Bool)
}

/// Why the library can't do something.
public enum LibraryFailure: Equatable, Sendable {
  /// The device is full.
  case full
  /// The browser keeps nothing.
  case refused
  /// The theme was deleted in another tab.
  case gone
  /// The file to import is larger than any library.
  case large
  /// The part of the app that keeps themes didn't load.
  case missing
  /// The front end says why, in one sentence.
  case because(String)

  public static func == (left: LibraryFailure, right: LibraryFailure) -> Bool {
    left.sentence.same(as: right.sentence)
  }
}

/// A request to the front end to change the themes it keeps, then report.
public enum LibraryRequest: Equatable, Sendable {
  /// List the themes.
  case read
  /// Keep these theme strings, the first of them as the most recent. One that is there already becomes recent again; one that
  /// comes twice is kept once.
  case keep([String])
  /// Give the theme with this id another string.
  case change(Int, String)
  case remove(Int)
  /// Put back the theme that was removed last, in its old place.
  case restore
  /// Remove what the last request to keep has added.
  case forget
  /// Let the person pick files of any format, then read them.
  case pickFiles
}
