import Theme
import _Text

// The app's name is typed on the stage and shows on the samples with each letter. All of the typing is one step to undo.

extension StageFeature {
  /// The app's name while it's being typed.
  struct NameDraft: Equatable, Sendable {
    var text: String
    /// Why it can't be used.
    var error: ThemeNameError?
    /// The theme before the typing.
    var before: Theme

    static func == (left: NameDraft, right: NameDraft) -> Bool {
      left.text.same(as: right.text) && left.before == right.before
    }
  }

  mutating func type(name text: String, at desk: inout Desk) -> [Effect] {
    let before = name?.before ?? desk.theme
    var draft = NameDraft(text: text, error: nil, before: before)
    do throws(ThemeNameError) {
      desk.theme.name = try ThemeName(text)
    } catch {
      let isBlank = error == .blank
      desk.theme.name = isBlank ? nil : before.name
      draft.error = isBlank ? nil : error
    }
    name = draft
    desk.look.previewed = nil
    return []
  }

  mutating func finishName(at desk: inout Desk) -> [Effect] {
    guard let draft = name else { return [] }
    name = nil
    return desk.record(draft.before)
  }

  mutating func cancelName(at desk: inout Desk) -> [Effect] {
    guard let draft = name else { return [] }
    name = nil
    desk.theme.name = draft.before.name
    return []
  }

  /// The field for the name.
  func nameField(at desk: Desk) -> TextField {
    TextField(
      label: "Name", text: name?.text ?? desk.theme.name?.text ?? "", placeholder: SamplePaint.usualAppName,
      input: .appName)
  }
}

extension ThemeNameError {
  /// Why a name can't be used, as a sentence.
  var sentence: String { "We can’t use this name: " + reason + "." }
}
