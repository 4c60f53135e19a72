import Markup
import Studio

/// A screen to show once the page is idle.
final class ComingScreen {
  let screen: Screen
  let effects: [Effect]
  /// Nil until it's made.
  private(set) var page: Page?

  init(_ screen: Screen, _ effects: [Effect]) { (self.screen, self.effects) = (screen, effects) }

  /// Makes the page; returns it if it was there already, so that a slow device does one or the other at a time.
  func prepared() -> Page? {
    guard page == nil else { return page }
    page = Page(screen)
    return nil
  }
}

extension App {
  /// Handles an event that leads to no other screen and that nobody is waiting for, in slices of idle time.
  func handleUnhurriedly(_ event: Event) {
    expect(event)
    waitForIdleTime()
  }

  /// Handles an event without showing what becomes of it.
  @inline(never)
  func expect(_ event: Event) {
    let effects = (coming?.effects ?? []) + studio.handle(event)
    coming = ComingScreen(studio.screen, effects)
  }
}
