import Theme
import _Text

// The library's screen.

extension LibraryFeature {
  func bar(at desk: Desk) -> Bar {
    var bar = Bar(title: Route.library.title)
    bar.back = Button("Back", .navigation(.themeTapped))
    bar.next = Button("Save", .library(.keepTapped), isEnabled: !desk.theme.isEmpty)
    return bar
  }

  func list(at desk: Desk, _ gallery: GalleryFeature) -> ThemeList {
    let themes = themes ?? []
    let string = desk.theme.string
    return ThemeList(
      name: Route.library.title, status: status(themes.count), isLoading: self.themes == nil && problem == nil,
      tools: [
        Button("Export all", .library(.exportTapped), isEnabled: !themes.isEmpty && themes.count == count),
        Button("Import…", .bringIn(.tapped)),
      ],
      hint: "You can also drop a file: CSS, tokens, ASE, GPL or an asset catalog.",
      themes: themes, edition: edition + desk.fonts.edition,
      current: desk.theme.isEmpty ? nil : themes.firstIndex { $0.string.same(as: string) },
      // Before the person's own themes are there, it would be pushed down by them.
      gallery: self.themes == nil && problem == nil ? nil : gallery.gallery(at: desk),
      fonts: desk.fonts, namesakes: namesakes)
  }

  private func status(_ count: Int) -> String {
    if let problem { return problem }
    guard themes != nil else { return "" }
    if isCloudAway == true { return Self.cloudIsAway + (count > 0 ? " " + themeCount + "." : "") }
    guard count > 0 else { return "Nothing saved yet. Save keeps your theme on this device." }
    return themeCount
  }

  /// Says where themes are that can't be seen.
  static var cloudIsAway: String {
    "Your themes are safe in iCloud Drive. To see them, sign in to iCloud and turn on iCloud Drive for Tintype in Settings."
  }

  /// "3 themes on this device", as far as that's known.
  var themeCount: String {
    guard themes != nil, count > 0 else { return "Themes on this device" }
    return count.text + (count == 1 ? " theme" : " themes") + " on this device"
  }
}

extension Desk {
  /// The sheet over the screen; nil if there's none.
  var shownSheet: Sheet? {
    switch sheet {
    case .actions(let theme):
      Sheet(
        title: theme.label, actions: theme.actions, removal: theme.removal,
        cancel: Button("Cancel", .library(.sheetClosed)))
    case .renaming(_, let draft):
      Sheet(
        title: "Rename", field: TextField(label: "Name", text: draft.text, input: .themeName),
        fieldError: draft.error?.sentence,
        cancel: Button("Cancel", .library(.sheetClosed)),
        confirm: Button("Rename", .library(.nameConfirmed), isEnabled: draft.error == nil))
    case .entering(let problem): Sheet(entering: problem)
    case .asking(let question): Sheet(asking: question)
    case nil: nil
    }
  }
}
