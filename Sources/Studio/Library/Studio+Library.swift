import ColorScience
import Formats
import Suggestions
import Theme
import _Text

extension Studio {
  mutating func handle(library event: LibraryEvent) -> [Effect] {
    switch event {
    case .keepTapped: return theme.isEmpty ? [] : keep(theme)
    case .openTapped(let theme): return open(theme.theme)
    case .actionsTapped(let theme): kept.sheet = .actions(theme)
    case .sheetClosed: closeSheet()
    case .compareTapped(let theme): return compare(theme)
    case .renameTapped(let theme):
      kept.sheet = .renaming(theme, LibraryState.RenamingDraft(text: theme.label))
    case .nameTyped(let text): rename(text)
    case .nameConfirmed: return finishRenaming()
    case .duplicateTapped(let theme): return duplicate(theme)
    case .deleteTapped(let theme):
      kept.sheet = nil
      return ask(.remove(theme.label), .remove(theme.id))
    case .restoreTapped:
      guard let name = kept.removed else { return [] }
      kept.removed = nil
      notice = nil
      return ask(.restore(name), .restore)
    case .forgetTapped:
      guard let name = kept.added else { return [] }
      kept.added = nil
      notice = nil
      return ask(.forget(name), .forget)
    case .exportTapped:
      let themes = kept.themes ?? []
      let text = themes.map { $0.string + "\n" }.text(separatedBy: "")
      return themes.isEmpty ? [] : [.saveFile(File.libraryName, text.bytes)]
    case .listed(let themes, let count): list(themes, of: max(count, themes.count))
    case .done(let count): report(count)
    case .failed(let failure): report(failure)
    case .fileRead(let text):
      kept.sheet = nil
      guard text.utf8.count <= Limits.libraryBytes else {
        report(.large)
        return []
      }
      return add(ThemeFile(text))
    }
    return []
  }

  /// Asks for the themes once their screen opens.
  mutating func readKeptThemes() -> [Effect] {
    mustReadLibrary = false
    return [.library(.read)] + askForGallery()
  }

  mutating func closeSheet() { kept.sheet = nil }

  private mutating func ask(_ work: LibraryState.Work, _ request: LibraryRequest) -> [Effect] {
    kept.work = work
    return [.library(request)]
  }

  private mutating func keep(_ theme: Theme) -> [Effect] { ask(.keep(theme.label), .keep([theme.string])) }

  /// Makes a theme the person's own, which can be undone, and shows it.
  mutating func open(_ theme: Theme) -> [Effect] {
    kept.sheet = nil
    guard !theme.isEmpty else { return [] }
    var opened = theme
    library.recognize(&opened)
    let isNew = opened != self.theme
    let replacesAnother = isNew && !self.theme.isEmpty
    suggestions.locks.lockBrandColors()
    var effects = choose { $0.theme = opened }
    rememberMixedColors(of: opened)
    effects += go(to: opened.furthestRoute)
    notice = Notice("Opened “" + shortened(opened.label) + "”.", offersUndo: replacesAnother)
    return effects
  }

  /// Pins a theme beside the current one. If there's no room, Preview shows it while a button is held.
  private mutating func compare(_ theme: KeptTheme) -> [Effect] {
    kept.sheet = nil
    stage.pinned = theme.theme
    stage.view.tab = .screens
    return stage.hasRoom ? [] : go(to: .preview)
  }

  private mutating func rename(_ text: String) {
    guard case .renaming(let theme, _) = kept.sheet else { return }
    var draft = LibraryState.RenamingDraft(text: text)
    do throws(ThemeNameError) {
      _ = try ThemeName(text)
    } catch {
      draft.error = error
    }
    kept.sheet = .renaming(theme, draft)
  }

  private mutating func finishRenaming() -> [Effect] {
    guard case .renaming(let old, let draft) = kept.sheet, let name = try? ThemeName(draft.text) else { return [] }
    kept.sheet = nil
    var theme = old.theme
    theme.name = name
    return ask(.rename(name.text), .change(old.id, theme.string))
  }

  /// Keeps the theme under a name that no other has.
  private mutating func duplicate(_ original: KeptTheme) -> [Effect] {
    kept.sheet = nil
    var copy = original.theme
    let label = copy.label
    for number in 1...100 {
      let ending = number == 1 ? " copy" : " copy " + number.text
      copy.name = (try? ThemeName(label + ending)) ?? (try? ThemeName(label.cut(toBytes: 40) + ending))
      let string = copy.string
      if kept.themes?.contains(where: { $0.string.same(as: string) }) != true { break }
    }
    return keep(copy)
  }

  private mutating func add(_ file: ThemeFile) -> [Effect] {
    guard !file.themes.isEmpty else {
      notice = Notice(
        "There’s no theme in this file; it should have one on each line, like primary=indigo-500&accent=pink-a200.",
        isError: true)
      return []
    }
    return ask(.add(file.problem), .keep(file.themes))
  }

  private mutating func list(_ themes: [KeptTheme], of count: Int) {
    kept.problem = nil
    // The list here is at least as complete.
    guard themes.count == count || kept.themes == nil else { return }
    kept.count = count
    guard kept.themes != themes else { return }
    kept.themes = themes
    kept.edition += 1
  }

  private mutating func report(_ count: Int) {
    switch kept.work {
    case .keep(let name):
      notice = Notice("“" + shortened(name) + (count > 0 ? "” is now in your library." : "” is already in your library."))
      if count > 0 { notice?.undo = Button("Undo", .library(.forgetTapped)) }
      kept.added = count > 0 ? name : nil
    case .forget(let name): notice = Notice("“" + shortened(name) + "” isn’t in your library anymore.")
    case .rename(let name): notice = Notice("The theme is now called “" + shortened(name) + "”.")
    case .remove(let name):
      notice = Notice("Deleted “" + shortened(name) + "”.")
      notice?.undo = Button("Undo", .library(.restoreTapped))
      kept.removed = name
    case .restore(let name): notice = Notice("“" + shortened(name) + "” is back.")
    case .add(let problem):
      let news =
        count == 0
        ? "Your library already has these themes." : "Added " + count.text + (count == 1 ? " theme." : " themes.")
      notice = Notice(news + (problem.map { " " + $0 } ?? ""), isError: problem != nil)
    case nil: break
    }
    kept.work = nil
  }

  private mutating func report(_ failure: LibraryFailure) {
    let isReading = kept.work == nil
    kept.work = nil
    switch failure {
    case .refused, .missing, .because:
      if isReading {
        kept.problem = failure.sentence
        return
      }
    case .full, .gone, .large: break
    }
    notice = Notice(failure.sentence, isError: true)
  }
}

extension LibraryFailure {
  /// Says what's wrong and what would be right, in one sentence.
  var sentence: String {
    switch self {
    case .because(let sentence): sentence
    case .full: "This device is out of storage. Nothing changed; free up some space, then try again."
    case .refused:
      "Your browser doesn’t let Tintype store anything, so your library can’t open. Allow storage for this site, then try again."
    case .gone: "This theme was deleted in another tab."
    case .large: "This file is too large for a library. The limit is " + (Limits.libraryBytes >> 20).text + " MB."
    case .missing: notLoaded("The library")
    }
  }
}
