import ColorScience
import Theme
import _Text

// The library's screen.

extension Studio {
  var libraryBar: Bar {
    var bar = Bar(title: Route.library.title)
    bar.back = Button("Back", .navigation(.themeTapped))
    bar.next = Button("Save", .library(.keepTapped), isEnabled: !theme.isEmpty)
    return bar
  }

  var themeList: ThemeList {
    let themes = kept.themes ?? []
    let string = theme.string
    return ThemeList(
      name: Route.library.title, status: status(themes.count), isLoading: kept.themes == nil && kept.problem == nil,
      tools: [
        Button("Export all", .library(.exportTapped), isEnabled: !themes.isEmpty && themes.count == kept.count),
        Button("Import…", .bringIn(.tapped)),
      ],
      hint: "You can also drop a file: CSS, tokens, ASE, GPL or an asset catalog.",
      themes: themes, edition: kept.edition + library.edition,
      current: theme.isEmpty ? nil : themes.firstIndex { $0.string.same(as: string) }, gallery: gallery,
      fonts: library)
  }

  private func status(_ count: Int) -> String {
    if let problem = kept.problem { return problem }
    guard kept.themes != nil else { return "" }
    guard count > 0 else { return "Nothing saved yet. Save keeps your theme on this device." }
    return themeCount
  }

  /// "3 themes on this device", as far as that's known.
  var themeCount: String {
    let count = kept.count
    guard kept.themes != nil, count > 0 else { return "Themes on this device" }
    return count.text + (count == 1 ? " theme" : " themes") + " on this device"
  }

  /// The sheet over the screen; nil if there's none.
  var sheet: Sheet? {
    switch kept.sheet {
    case .actions(let theme):
      Sheet(
        title: theme.label, actions: theme.actions, removal: theme.removal,
        cancel: Button("Cancel", .library(.sheetClosed)))
    case .renaming(_, let draft):
      Sheet(
        title: "Rename", field: TextField(label: "Name", text: draft.text, input: .themeName),
        fieldError: draft.error.map { nameSentence($0) },
        cancel: Button("Cancel", .library(.sheetClosed)),
        confirm: Button("Rename", .library(.nameConfirmed), isEnabled: draft.error == nil))
    case .entering(let problem): sheet(entering: problem)
    case .asking(let question): sheet(asking: question)
    case nil: nil
    }
  }
}
