import Catalog
import ColorScience
import Formats
import Theme
import _Text

extension Sheet {
  /// Asks which of a file's themes to take, which color is which, and which of the others to keep.
  init(asking question: BringInQuestion) {
    let asked = question.found.questions.map { $0.role }
    let others = SwatchChoice.others(question)
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
    self.init(
      title: title, message: message, themes: Picker(themesOf: question),
      choices: zip(question.found.questions, question.answers).map { SwatchChoice($0, $1) } + others,
      cancel: Button("Cancel", .library(.sheetClosed)), confirm: Button(confirm, .bringIn(.confirmed)))
  }

  /// Takes a text to bring in.
  init(entering problem: String?) {
    self.init(
      title: "Import a theme",
      area: TextArea(
        label: "Link, CSS or JSON",
        placeholder: "https://coolors.co/264653-2a9d8f-e9c46a\n:root { --primary: #3f51b5; }"),
      fieldError: problem,
      actions: [Button("Choose a file…", .bringIn(.fileTapped))],
      cancel: Button("Cancel", .library(.sheetClosed)), confirm: Button("Import", .bringIn(.entered(""))))
  }
}

extension Screen.Picker {
  /// Chooses one of a file's themes; nil if there's only one.
  fileprivate init?(themesOf question: BringInQuestion) {
    guard question.file.themes.count > 1 else { return nil }
    self.init(
      label: "Theme",
      options: question.file.themes.enumerated().map { index, theme in
        Option(
          theme.name.isEmpty ? "Default" : theme.name, .bringIn(.themeTapped(index)),
          isSelected: index == question.themeIndex)
      })
  }
}

extension SwatchChoice {
  fileprivate init(_ question: ColorQuestion, _ answer: BringInQuestion.Answer) {
    let count = question.colors.count
    let shown = question.colors.indices.filter { answer.showsRest || $0 < question.likely || $0 == answer.selected }
    self.init(
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
  fileprivate static func others(_ question: BringInQuestion) -> [SwatchChoice] {
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
}
