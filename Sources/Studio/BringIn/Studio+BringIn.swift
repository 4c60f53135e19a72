import Catalog
import ColorScience
import Formats
import Theme
import _Text

extension Studio {
  @inline(never)
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
    case .colorTapped(let role, let index):
      guard case .asking(var question) = kept.sheet else { return [] }
      question.choose(index, for: role)
      kept.sheet = .asking(question)
    case .confirmed:
      guard case .asking(let question) = kept.sheet else { return [] }
      let guesses = question.file.guesses.filter { $0 != .primary && $0 != .accent }
      return bringIn(question.theme, question.file, guesses)
    case .fileRead(let file): return bringIn(file)
    case .fileRefused(let sentence): refuseToBringIn(sentence)
    }
    return []
  }

  /// Takes what a file or link says, after asking which color is which if it doesn't say.
  private mutating func bringIn(_ file: Imported) -> [Effect] {
    if let question = ColorQuestion(file) {
      notice = nil
      kept.sheet = .asking(question)
      return []
    }
    return bringIn(file.theme, file, file.guesses)
  }

  /// Says why something can't be brought in, in front of the person.
  @inline(never)
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
    var effects = choose { $0.theme = arrived }
    noteThemeChange()
    rememberMixedColors(of: arrived)
    if route == .library || !arrived.allows(route) { effects += go(to: arrived.furthestRoute) }
    var said = [
      "Brought in " + named.compactMap { arrived[$0]?.label }.listed
        + (file.format.map { " from " + $0 } ?? "") + "."
    ]
    if !file.changes.isEmpty { said.append("Edited by hand in the file: " + file.changes.words("") + ".") }
    if !guesses.isEmpty {
      said.append(guesses.words("The ") + (guesses.count == 1 ? " is a guess." : " are guesses."))
    }
    if !missing.isEmpty {
      let stays = missing.allSatisfy { theme[$0] != nil }
      said.append(
        "It doesn’t include the " + missing.words("")
          + (stays ? ", so yours " + (missing.count == 1 ? "stays." : "stay.") : "."))
    }
    said += file.notes
    if replacesAnother { said.append("Undo brings back your previous theme.") }
    notice = Notice(said.text(separatedBy: " "), offersUndo: replacesAnother)
    return effects
  }

  func sheet(asking question: ColorQuestion) -> Sheet {
    let count = question.colors.count
    let isCut = question.file.colors.count > count && count >= ColorQuestion.most
    return Sheet(
      title: "Which color is which?",
      message: isCut ? "These are the first " + count.text + " colors." : "We found " + count.text + " colors.",
      choices: [
        choice("Primary color", .primary, question.primary, question),
        choice("Accent color", .accent, question.accent, question),
      ],
      cancel: Button("Cancel", .library(.sheetClosed)), confirm: Button("Use these", .bringIn(.confirmed)))
  }

  private func choice(_ label: String, _ role: Role, _ selected: Int, _ question: ColorQuestion) -> SwatchChoice {
    SwatchChoice(
      label: label, chosen: question.colors[selected].label,
      swatches: question.colors.indices.map { index in
        SwatchChoice.Swatch(
          option: Option(
            question.colors[index].label, .bringIn(.colorTapped(role, index)), isSelected: index == selected),
          color: question.colors[index].color.asHex)
      })
  }

  func sheet(entering problem: String?) -> Sheet {
    Sheet(
      title: "Bring one in",
      area: TextArea(
        label: "Link, CSS or JSON",
        placeholder: "https://coolors.co/264653-2a9d8f-e9c46a\n:root { --primary: #3f51b5; }"),
      fieldError: problem,
      actions: [Button("Choose a file…", .bringIn(.fileTapped))],
      cancel: Button("Cancel", .library(.sheetClosed)), confirm: Button("Bring in", .bringIn(.entered(""))))
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
  fileprivate func words(_ opening: String) -> String { opening + map { $0.title.asciiLowercased }.listed }
}
