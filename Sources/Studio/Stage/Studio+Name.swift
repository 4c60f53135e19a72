import ColorScience
import Theme
import _Text

// The app's name is typed on the stage and shows on the samples with each letter. All of the typing is one step to undo.

extension Studio {
  mutating func type(name text: String) -> [Effect] {
    let before = stage.name?.before ?? theme
    var draft = StageState.NameDraft(text: text, error: nil, before: before)
    do throws(ThemeNameError) {
      theme.name = try ThemeName(text)
    } catch {
      let isBlank = error == .blank
      theme.name = isBlank ? nil : before.name
      draft.error = isBlank ? nil : error
    }
    stage.name = draft
    stage.previewed = nil
    return []
  }

  mutating func finishName() -> [Effect] {
    guard let draft = stage.name else { return [] }
    stage.name = nil
    return record(draft.before)
  }

  mutating func cancelName() -> [Effect] {
    guard let draft = stage.name else { return [] }
    stage.name = nil
    theme.name = draft.before.name
    return []
  }

  /// The field for the name.
  var nameField: TextField {
    TextField(
      label: "Name", text: stage.name?.text ?? theme.name?.text ?? "", placeholder: SamplePaint.usualAppName,
      input: .appName)
  }

  /// Why the name that was typed can't be used.
  var nameError: String? {
    stage.name?.error.map(nameSentence)
  }

  /// Why a name can't be used, as a sentence.
  func nameSentence(_ error: ThemeNameError) -> String { "We can’t use this name: " + error.reason + "." }
}
