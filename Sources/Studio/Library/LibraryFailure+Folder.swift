import _Text

// The library of a front end whose themes are files that the person sees in Files.

extension LibraryFailure {
  /// The theme's file isn't in the folder anymore.
  public static var fileGone: LibraryFailure {
    .because("This theme’s file is gone; it was moved, renamed or deleted in Files.")
  }

  /// The folder can't be read.
  public static var folderUnreadable: LibraryFailure {
    .because("The library’s folder can’t be read; see whether it’s in Files, then try again.")
  }

  /// The folder can't be changed.
  public static var folderUnchangeable: LibraryFailure {
    .because("The library’s folder can’t be changed; see whether it’s in Files, then try again.")
  }
}

extension NoticeEvent {
  /// Files in the library's folder hold no theme. Takes their names, one at least.
  public static func themesLeftOut(_ names: [String]) -> NoticeEvent {
    let first = "We left out “" + shortened(names.first ?? "") + "”"
    return .copyFailed(
      names.count < 2
        ? first + ": it isn’t a theme we can read."
        : first + " and " + (names.count - 1).text + " more: they aren’t themes we can read.")
  }
}
