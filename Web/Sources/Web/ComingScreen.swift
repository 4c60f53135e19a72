import Markup
import Studio

/// A screen to show once the page is idle.
final class ComingScreen {
  let screen: Screen
  let effects: [Effect]
  /// Nil until `prepared` makes it.
  private(set) var page: Page?

  init(_ screen: Screen, _ effects: [Effect]) { (self.screen, self.effects) = (screen, effects) }

  /// Makes the page, and returns it if it had been made before: a slow device gets a rest between making and showing.
  func prepared() -> Page? {
    guard page == nil else { return page }
    page = Page(screen)
    return nil
  }
}

extension App {
  /// Handles an event that nobody is waiting for and that leads to no other screen, in slices of idle time.
  mutating func handleUnhurriedly(_ event: Event) {
    expect(event)
    waitForIdleTime()
  }

  /// Handles an event without showing the result.
  mutating func expect(_ event: Event) {
    let effects = (coming?.effects ?? []) + studio.handle(event)
    coming = ComingScreen(studio.screen, effects)
  }
}
