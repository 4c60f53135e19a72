import Theme
import _Text

/// A name while it's being typed.
struct RenamingDraft: Equatable, Sendable {
  var text: String
  /// Why it can't be used.
  var error: ThemeNameError?

  static func == (left: RenamingDraft, right: RenamingDraft) -> Bool { left.text.same(as: right.text) }
}

extension Desk {
  /// Makes a theme the person's own, which can be undone, and shows it.
  mutating func open(_ theme: Theme) -> [Effect] {
    sheet = nil
    guard !theme.isEmpty else { return [] }
    var opened = theme
    fonts.recognize(&opened)
    let replacesAnother = opened != self.theme && !self.theme.isEmpty
    var effects = adopt(opened)
    effects += go(to: opened.furthestRoute)
    notice = Notice("Opened “" + shortened(opened.label) + "”.", offersUndo: replacesAnother)
    return effects
  }

  /// Pins a theme beside the current one. If there's no room, Preview shows it while a button is held.
  mutating func compare(with theme: KeptTheme) -> [Effect] {
    sheet = nil
    look.pinned = theme.theme
    look.settings.tab = .screens
    return look.hasRoom ? [] : go(to: .preview)
  }

  mutating func type(newName text: String) {
    guard case .renaming(let theme, _) = sheet else { return }
    var draft = RenamingDraft(text: text)
    do throws(ThemeNameError) {
      _ = try ThemeName(text)
    } catch {
      draft.error = error
    }
    sheet = .renaming(theme, draft)
  }
}
