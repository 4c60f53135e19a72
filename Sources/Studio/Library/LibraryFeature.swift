import Formats
import Theme
import _Text

/// Keeping themes on this device.
struct LibraryFeature: Feature, Equatable, Sendable {
  /// The themes; nil until they're read.
  private(set) var themes: [KeptTheme]?
  /// For each of them, which one it is of those with its label.
  private(set) var namesakes: [Namesake?] = []
  /// How many there are; more than `themes` while they're being read.
  private(set) var count = 0
  /// Changes whenever the themes do.
  private(set) var edition = 0
  /// Why they can't be read.
  private(set) var problem: String?
  /// Whether they're in iCloud Drive, and this device doesn't use that now; nil until the front end says it.
  private(set) var isCloudAway: Bool?
  /// The front end's current work.
  private var work: Work?
  /// The labels of the theme that was deleted last, and of the one that was kept last.
  private var removed, added: String?

  /// Work of the front end, to report when it's done. Takes the theme's label.
  private enum Work: Equatable, Sendable {
    case keep(String)
    case rename(String)
    case remove(String)
    case restore(String)
    case forget(String)
    /// A file's themes, and what of the file can't be read.
    case add(String?)
  }

  mutating func handle(_ event: LibraryEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .keepTapped: return desk.theme.isEmpty ? [] : keep(desk.theme)
    case .openTapped(let theme): return desk.open(theme.theme)
    case .actionsTapped(let theme): desk.sheet = .actions(theme)
    case .sheetClosed: desk.sheet = nil
    case .compareTapped(let theme): return desk.compare(with: theme)
    case .renameTapped(let theme): desk.sheet = .renaming(theme, RenamingDraft(text: theme.label))
    case .nameTyped(let text): desk.type(newName: text)
    case .nameConfirmed: return finishRenaming(at: &desk)
    case .duplicateTapped(let theme):
      desk.sheet = nil
      return duplicate(theme)
    case .deleteTapped(let theme):
      desk.sheet = nil
      return ask(.remove(theme.label), .remove(theme.id))
    case .restoreTapped:
      guard let name = removed else { return [] }
      (removed, desk.notice) = (nil, nil)
      return ask(.restore(name), .restore)
    case .forgetTapped:
      guard let name = added else { return [] }
      (added, desk.notice) = (nil, nil)
      return ask(.forget(name), .forget)
    case .exportTapped:
      let text = (themes ?? []).map { $0.string + "\n" }.text(separatedBy: "")
      return text.isEmpty ? [] : [.saveFile(File.libraryName, text.bytes)]
    case .listed(let themes, let count): list(themes, of: max(count, themes.count))
    case .done(let count): report(count, at: &desk)
    case .failed(let failure): report(failure, at: &desk)
    case .cloudIsAway(let isAway):
      // At the start of the app it's no news, and the list's status says it.
      if isAway, isCloudAway == false { desk.notice = Notice(Self.cloudIsAway) }
      isCloudAway = isAway
    case .fileRead(let text):
      desk.sheet = nil
      guard text.utf8.count <= Limits.libraryBytes else {
        report(.large, at: &desk)
        return []
      }
      return add(LibraryFile(text), at: &desk)
    }
    return []
  }

  /// Asks for the themes once their screen opens.
  mutating func left(_ route: Route, at desk: inout Desk) -> [Effect] {
    desk.route == .library && route != .library ? [.library(.read)] : []
  }

  private mutating func ask(_ work: Work, _ request: LibraryRequest) -> [Effect] {
    self.work = work
    return [.library(request)]
  }

  private mutating func keep(_ theme: Theme) -> [Effect] { ask(.keep(theme.label), .keep([theme.string])) }

  private mutating func finishRenaming(at desk: inout Desk) -> [Effect] {
    guard case .renaming(let old, let draft) = desk.sheet, let name = try? ThemeName(draft.text) else { return [] }
    desk.sheet = nil
    var theme = old.theme
    theme.name = name
    return ask(.rename(name.text), .change(old.id, theme.string))
  }

  /// Keeps the theme under a name that no other has.
  private mutating func duplicate(_ original: KeptTheme) -> [Effect] {
    var copy = original.theme
    let label = copy.label
    for number in 1...100 {
      let ending = number == 1 ? " copy" : " copy " + number.text
      copy.name = (try? ThemeName(label + ending)) ?? (try? ThemeName(label.cut(toBytes: 40) + ending))
      let string = copy.string
      if themes?.contains(where: { $0.string.same(as: string) }) != true { break }
    }
    return keep(copy)
  }

  private mutating func add(_ file: LibraryFile, at desk: inout Desk) -> [Effect] {
    guard !file.themes.isEmpty else {
      desk.notice = Notice(
        "There’s no theme in this file; it should have one on each line, like primary=indigo-500&accent=pink-a200.",
        isError: true)
      return []
    }
    return ask(.add(file.problem), .keep(file.themes))
  }

  private mutating func list(_ themes: [KeptTheme], of count: Int) {
    problem = nil
    // The list here is at least as complete.
    guard themes.count == count || self.themes == nil else { return }
    self.count = count
    guard self.themes != themes else { return }
    self.themes = themes
    namesakes = themes.namesakes
    edition += 1
  }

  private mutating func report(_ count: Int, at desk: inout Desk) {
    switch work {
    case .keep(let name):
      let end = count > 0 ? "” is now in your library." : "” is already in your library."
      desk.notice = Notice("“" + shortened(name) + end)
      if count > 0 { desk.notice?.undo = Button("Undo", .library(.forgetTapped)) }
      added = count > 0 ? name : nil
    case .forget(let name): desk.notice = Notice("“" + shortened(name) + "” isn’t in your library anymore.")
    case .rename(let name): desk.notice = Notice("The theme is now called “" + shortened(name) + "”.")
    case .remove(let name):
      desk.notice = Notice("Deleted “" + shortened(name) + "”.")
      desk.notice?.undo = Button("Undo", .library(.restoreTapped))
      removed = name
    case .restore(let name): desk.notice = Notice("“" + shortened(name) + "” is back.")
    case .add(let problem):
      let news =
        count == 0
        ? "Your library already has these themes." : "Added " + count.text + (count == 1 ? " theme." : " themes.")
      desk.notice = Notice(news + (problem.map { " " + $0 } ?? ""), isError: problem != nil)
    case nil: break
    }
    work = nil
  }

  private mutating func report(_ failure: LibraryFailure, at desk: inout Desk) {
    let isReading = work == nil
    work = nil
    switch failure {
    case .refused, .missing, .because:
      if isReading {
        problem = failure.sentence
        return
      }
    case .full, .gone, .large: break
    }
    desk.notice = Notice(failure.sentence, isError: true)
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
