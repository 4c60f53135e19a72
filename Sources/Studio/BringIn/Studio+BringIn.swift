import Catalog
import ColorScience
import Formats
import Suggestions
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
    case .otherColorTapped(let index): answer { $0.toggleOtherColor(index) }
    case .confirmed:
      guard case .asking(let question) = kept.sheet else { return [] }
      return bringIn(question)
    case .fileRead(let file):
      let question = BringInQuestion(file)
      guard question.isNeeded else { return bringIn(question) }
      notice = nil
      kept.sheet = .asking(question)
    case .fileRefused(let sentence): refuseToBringIn(sentence)
    }
    return []
  }

  private mutating func answer(_ change: (inout BringInQuestion) -> Void) {
    guard case .asking(var question) = kept.sheet else { return }
    change(&question)
    kept.sheet = .asking(question)
  }

  /// Says why something can't be brought in, in front of the person.
  mutating func refuseToBringIn(_ sentence: String) {
    if case .entering = kept.sheet {
      kept.sheet = .entering(problem: sentence)
    } else {
      notice = Notice(sentence, isError: true)
    }
  }

  /// Takes what a file or link says, with the answers to what it doesn't say.
  private mutating func bringIn(_ question: BringInQuestion) -> [Effect] {
    let (found, guesses) = (question.theme, question.guesses)
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
    suggestions.locks.lockBrandColors()
    var effects = take(arrived)
    if route == .library || !arrived.allows(route) { effects += go(to: arrived.furthestRoute) }
    var said = [
      "Brought in " + (named.isEmpty ? "a name" : named.counts) + (question.file.format.map { " from " + $0 } ?? "")
        + "."
    ]
    let kept = missing.filter { theme[$0] != nil }.names
    if !kept.isEmpty { said.append(kept.listed.capitalizedFirst + " unchanged.") }
    let absent = missing.filter { theme[$0] == nil }.names
    if !absent.isEmpty { said.append("It doesn’t include the " + absent.listed + ".") }
    let changes = question.found.changes
    if !changes.isEmpty { said.append("Edited by hand in the file: " + changes.words("") + ".") }
    if !guesses.isEmpty {
      said.append(guesses.words("The ") + (guesses.count == 1 ? " is a guess." : " are guesses."))
    }
    said += question.found.notes
    notice = Notice(said.text(separatedBy: " "), offersUndo: replacesAnother)
    return effects
  }

  func sheet(asking question: BringInQuestion) -> Sheet {
    let asked = question.found.questions.map { $0.role }
    let others = others(question)
    let title: String
    let message: String
    let confirm: String
    if !asked.isEmpty {
      title = "Which color is which?"
      message =
        "The file doesn’t name " + asked.words("the ") + ". Our "
        + (asked.count == 1 ? "guess is selected." : "guesses are selected.")
      confirm = "Use these"
    } else if question.file.themes.count > 1 {
      title = "Which theme?"
      message = "The file has " + question.file.themes.count.text + " themes."
      confirm = "Use this"
    } else {
      let count = question.offeredColors.count
      title = "Keep other colors?"
      message =
        "Besides the primary and accent colors, the file has " + count.text + (count == 1 ? " color" : " colors")
        + " that could be part of your brand."
      confirm = "Import"
    }
    return Sheet(
      title: title, message: message, themes: themes(question),
      choices: zip(question.found.questions, question.answers).map { choice($0, $1) } + others,
      cancel: Button("Cancel", .library(.sheetClosed)), confirm: Button(confirm, .bringIn(.confirmed)))
  }

  /// Chooses one of a file's themes; nil if there's only one.
  private func themes(_ question: BringInQuestion) -> Picker? {
    guard question.file.themes.count > 1 else { return nil }
    return Picker(
      label: "Theme",
      options: question.file.themes.enumerated().map { index, theme in
        Option(
          theme.name.isEmpty ? "Default" : theme.name, .bringIn(.themeTapped(index)),
          isSelected: index == question.themeIndex)
      })
  }

  private func choice(_ question: ColorQuestion, _ answer: BringInQuestion.Answer) -> SwatchChoice {
    let count = question.colors.count
    let shown = question.colors.indices.filter { answer.showsRest || $0 < question.likely || $0 == answer.selected }
    return SwatchChoice(
      label: question.role.title, chosen: question.colors[answer.selected].label,
      swatches: shown.map { index in
        SwatchChoice.Swatch(
          option: Option(
            question.colors[index].label, .bringIn(.colorTapped(question.role, index)),
            isSelected: index == answer.selected),
          color: question.colors[index].tint.color)
      },
      rest: question.likely == count
        ? nil
        : Toggle(
          "Show " + (count < Limits.colorsToChoose ? "all " : "the first ") + count.text + " colors",
          .bringIn(.restTapped(question.role)), isOn: answer.showsRest))
  }

  /// Keeps the file's other colors as brand colors; none if there are none.
  private func others(_ question: BringInQuestion) -> [SwatchChoice] {
    let offered = question.offeredColors
    guard !offered.isEmpty else { return [] }
    let colors = question.found.otherColors
    let isKept = question.keptColors.contains
    let kept = offered.filter(isKept).map { colors[$0].name.text }
    return [
      SwatchChoice(
        label: "Keep as brand colors", chosen: kept.isEmpty ? "None" : kept.listed,
        swatches: offered.map { index in
          SwatchChoice.Swatch(
            option: Option(
              colors[index].name.text + ", " + colors[index].tint.color.hex, .bringIn(.otherColorTapped(index)),
              isSelected: isKept(index)),
            color: colors[index].tint.color)
        }, takesSeveral: true)
    ]
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
