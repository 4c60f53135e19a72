import Catalog
import Markup
import Studio

extension App {
  /// The first slices bring in only a little: those rows are near, so the browser lays them out at once and opens a
  /// font for each.
  private static let smallSlices = 12

  /// Uses idle time: brings in what nobody sees yet, rehearses, then looks for fonts.
  func idle() {
    isWaitingForIdleTime = false
    var json = JSONWriter()
    repeat {
      let next = tree.bringInNext()
      if next.isEmpty { break }
      for change in next { json.change(change) }
    } while slices > App.smallSlices && hostTimeLeft() > 2
    slices += 1
    if json.bytes.isEmpty {
      if let events = rehearsals.popLast() {
        rehearse(events)
      } else if !isIncluding {
        switch search.step(on: platform) {
        case .soFar(let families): if studio.library.isSearching { handle(.familiesFoundSoFar(families)) }
        case .all(let families):
          if studio.library.isSearching || families != studio.library.onDevice { handle(.familiesFound(families)) }
          cacheFamilies()
        case nil: break
        }
      }
    }
    send(json)
    waitForIdleTime()
  }

  /// Runs through events in another app: a browser compiles each function when it's first called, and a person's first
  /// tap shouldn't wait for that.
  private func rehearse(_ events: [Event]) {
    let app = App(on: Page(Studio().screen))
    for event in events {
      let effects = app.studio.handle(event)
      _ = app.orders(Page(app.studio.screen), effects, .same)
    }
  }

  func waitForIdleTime() {
    guard !isWaitingForIdleTime else { return }
    let isSearching = if case .finished = search { false } else { !isIncluding }
    guard isSearching || !rehearsals.isEmpty || tree.isIncomplete else { return }
    isWaitingForIdleTime = true
    send("idle")
  }
}
