import Studio
import Theme
import UIKit

extension Session {
  /// Tells the app's extensions which theme is current.
  func shareTheme() {
    let string = studio.theme.isEmpty ? nil : studio.theme.string
    if SharedTheme.current != string { SharedTheme.current = string }
  }

  /// Keeps the themes that the share sheet's extension left.
  func keepLeftThemes() {
    let strings = SharedTheme.takeLeft()
    if !strings.isEmpty { handle(.library(.fileRead(strings.joined(separator: "\n")))) }
  }

  /// Lets Siri, Shortcuts and Control Center use the window that was used last.
  static func offerActions() {
    ThemeActions.shuffle = { if let latest { latest.handle(latest.screen.tabBar.shuffle.event) } }
    ThemeActions.open = { latest?.handle(.library(.openTapped(KeptTheme(id: -1, string: $0)))) }
    ThemeActions.kept = { (try? ThemeFolder(.library(.standard)).read().themes.map { $0.string }) ?? [] }
  }
}
