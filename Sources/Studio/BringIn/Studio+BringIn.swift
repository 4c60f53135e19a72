import Catalog
import ColorScience
import Formats
import Theme
import _Text

extension Studio {
  mutating func handle(bringIn event: BringInEvent) -> [Effect] {
    switch event {
    case .tapped: kept.sheet = .entering(problem: nil)
    case .entered(let text):
      guard text.bytes.contains(where: { $0 > 0x20 }) else {
        kept.sheet = .entering(problem: "Paste a link, CSS or JSON first.")
        return []
      }
      return [.read(text)]
    case .fileTapped: return [.library(.pickFiles)]
    case .themeTapped(let index): answer { $0.chooseTheme(index) }
    case .colorTapped(let role, let index): answer { $0.choose(index, for: role) }
    case .restTapped(let role): answer { $0.toggleRest(of: role) }
    case .confirmed:
      guard case .asking(let question) = kept.sheet else { return [] }
      let asked = question.colors.map { $0.role }
      return bringIn(question.theme, question.file, question.file.guesses.filter { !asked.contains($0) })
    case .fileRead(let file): return bringIn(file)
    case .fileRefused(let sentence): refuseToBringIn(sentence)
    }
    return []
  }

  private mutating func answer(_ change: (inout BringInQuestion) -> Void) {
    guard case .asking(var question) = kept.sheet else { return }
    change(&question)
    kept.sheet = .asking(question)
  }

  /// Takes what a file or link says, after asking what it doesn't say.
  private mutating func bringIn(_ file: Imported) -> [Effect] {
    if let question = BringInQuestion(file) {
      notice = nil
      kept.sheet = .asking(question)
      return []
    }
    return bringIn(file.theme, file, file.guesses)
  }

  /// Says why something can't be brought in, in front of the person.
  mutating func refuseToBringIn(_ sentence: String) {
    if case .entering = kept.sheet {
      kept.sheet = .entering(problem: sentence)
    } else {
      notice = Notice(sentence, isError: true)
    }
  }

  /// Whether a person is entering a text to bring in.
  var isEntering: Bool { if case .entering = kept.sheet { true } else { false } }

  private mutating func bringIn(_ found: Theme, _ file: Imported, _ guesses: [Role]) -> [Effect] {
    kept.sheet = nil
    isAskingToStartOver = false
    var arrived = found
    library.recognize(&arrived)
    let named = Role.allCases.filter { found[$0] != nil }
    let missing = Role.allCases.filter { found[$0] == nil }
    for role in missing { arrived[role] = theme[role] }
    if !missing.isEmpty, arrived.name == nil { arrived.name = theme.name }
    guard arrived != theme else {
      notice = Notice("You already have this theme.")
      return []
    }
    let replacesAnother = !theme.isEmpty
    var effects = take(arrived)
    if route == .library || !arrived.allows(route) { effects += go(to: arrived.furthestRoute) }
    var said = [
      "Brought in " + (named.isEmpty ? "a name" : named.counts) + (file.format.map { " from " + $0 } ?? "") + "."
    ]
    let kept = missing.filter { theme[$0] != nil }.names
    if !kept.isEmpty { said.append(kept.listed.capitalizedFirst + " unchanged.") }
    let absent = missing.filter { theme[$0] == nil }.names
    if !absent.isEmpty { said.append("It doesn’t include the " + absent.listed + ".") }
    if !file.changes.isEmpty { said.append("Edited by hand in the file: " + file.changes.words("") + ".") }
    if !guesses.isEmpty {
      said.append(guesses.words("The ") + (guesses.count == 1 ? " is a guess." : " are guesses."))
    }
    said += file.notes
    notice = Notice(said.text(separatedBy: " "), offersUndo: replacesAnother)
    return effects
  }

  func sheet(asking question: BringInQuestion) -> Sheet {
    let asked = question.colors.map { $0.role }
    let message =
      asked.isEmpty
      ? "The file has " + question.themes.count.text + " themes."
      : "The file doesn’t name " + asked.words("the ") + ". Our "
        + (asked.count == 1 ? "guess is selected." : "guesses are selected.")
    return Sheet(
      title: asked.isEmpty ? "Which theme?" : "Which color is which?", message: message, themes: themes(question),
      choices: question.colors.map { choice($0) }, cancel: Button("Cancel", .library(.sheetClosed)),
      confirm: Button(asked.isEmpty ? "Use this" : "Use these", .bringIn(.confirmed)))
  }

  /// Chooses one of a file's themes; nil if there's only one.
  private func themes(_ question: BringInQuestion) -> Picker? {
    guard question.themes.count > 1 else { return nil }
    return Picker(
      label: "Theme",
      options: question.themes.enumerated().map { index, name in
        Option(
          name.isEmpty ? "Default" : name, .bringIn(.themeTapped(index)),
          isSelected: name.same(as: question.file.chosenTheme))
      })
  }

  private func choice(_ question: ColorQuestion) -> SwatchChoice {
    let count = question.colors.count
    return SwatchChoice(
      label: question.role.title, chosen: question.chosen.label,
      swatches: question.shown.map { index in
        SwatchChoice.Swatch(
          option: Option(
            question.colors[index].label, .bringIn(.colorTapped(question.role, index)),
            isSelected: index == question.selected),
          color: question.colors[index].color.asHex)
      },
      rest: question.likely == count
        ? nil
        : Toggle(
          "Show " + (count < Limits.colorsToChoose ? "all " : "the first ") + count.text + " colors",
          .bringIn(.restTapped(question.role)), isOn: question.showsRest))
  }

  func sheet(entering problem: String?) -> Sheet {
    Sheet(
      title: "Import a theme",
      area: TextArea(
        label: "Link, CSS or JSON",
        placeholder: "https://coolors.co/264653-2a9d8f-e9c46a\n:root { --primary: #3f51b5; }"),
      fieldError: problem,
      actions: [Button("Choose a file…", .bringIn(.fileTapped))],
      cancel: Button("Cancel", .library(.sheetClosed)), confirm: Button("Import", .bringIn(.entered(""))))
  }
}

extension FoundColor {
  /// Its name and its hex: "--brand, #3F51B5".
  fileprivate var label: String {
    let color = color.asHex
    return name.isEmpty || name.contains(ignoringASCIICase: color.hex) ? color.hex : shortened(name) + ", " + color.hex
  }
}

extension [Role] {
  /// "2 colors and 1 font".
  fileprivate var counts: String {
    [(colors.count, " color"), (fonts.count, " font")]
      .filter { $0.0 > 0 }.map { $0.0.text + $0.1 + ($0.0 == 1 ? "" : "s") }.listed
  }

  /// Both colors as "colors", both fonts as "fonts", and one of each by its name.
  fileprivate var names: [String] {
    [(colors, "colors"), (fonts, "fonts")].flatMap { roles, both in
      roles.count == 2 ? [both] : roles.map { $0.title.asciiLowercased }
    }
  }

  private var colors: [Role] { filter { $0 == .primary || $0 == .accent } }
  private var fonts: [Role] { filter { $0 == .titleFont || $0 == .bodyFont } }

  fileprivate func words(_ opening: String) -> String { opening + map { $0.title.asciiLowercased }.listed }
}
