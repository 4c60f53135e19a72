import Studio
import Theme
import UIKit

extension Session {
  /// Where the current screen with the theme is on the web; nil if the page has no address.
  var webpage: URL? {
    guard linkStart.hasPrefix("https://") else { return nil }
    return URL(string: linkStart + Address(route: studio.route, theme: studio.theme.string).string)
  }

  func copy(_ text: String) {
    UIPasteboard.general.string = text
    handle(.notice(.copied))
  }

  /// Tells the app's extensions which theme is current.
  func shareTheme() {
    SharedTheme.current = studio.theme.isEmpty ? nil : studio.theme.string
  }

  /// Keeps the themes that the share sheet's extension left. If they can't be written, they stay there for the next time.
  func keepLeftThemes() {
    let strings = SharedTheme.left
    guard !strings.isEmpty else { return }
    libraryProblem = nil
    handle(.library(.fileRead(strings.joined(separator: "\n"))))
    if libraryProblem == nil { SharedTheme.forget(strings) }
  }

  /// What Siri, Shortcuts and Control Center asked for while there was no window, or none with its fonts.
  private static var waiting: [(Session) -> Void] = []

  /// Uses this window for what Siri, Shortcuts and Control Center ask for, and its theme for the widget. Without its fonts it
  /// couldn't shuffle yet.
  func becomeLatest() {
    guard hasFonts else { return }
    Self.latest = self
    shareTheme()
    for act in Self.waiting { act(self) }
    Self.waiting = []
  }

  private static func inLatest(_ act: @escaping (Session) -> Void) {
    Hands.source = nil
    guard let latest else { return waiting.append(act) }
    if Question(latest.screen) == nil { act(latest) }
  }

  /// Lets Siri, Shortcuts and Control Center use the window that was used last, or that comes next.
  static func offerActions() {
    ThemeActions.shuffle = { inLatest { $0.handle($0.screen.tabBar.shuffle.event) } }
    ThemeActions.open = { string in inLatest { $0.handle(.library(.openTapped(KeptTheme(id: -1, string: string)))) } }
    ThemeActions.kept = {
      let cloud = await Task.detached { CloudLibrary.folder }.value
      let folder = latest?.folder ?? ThemeFolder(cloud ?? .library(.standard))
      return (try? folder.read().themes.map { $0.string }) ?? []
    }
  }
}
