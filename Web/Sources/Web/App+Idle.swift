import Markup
import Studio
import _Text

extension App {
  /// The first slices bring in only a little: those rows are near, so the browser lays them out at once and opens a
  /// font for each.
  private static let smallSlices = 12

  /// Uses idle time: adds what nobody sees yet, rehearses, then looks for fonts.
  func idle() {
    isWaitingForIdleTime = false
    if let coming {
      if let page = coming.prepared() { show(page, [], address: .same) }
      return waitForIdleTime()
    }
    var json = JSONWriter()
    repeat {
      let next = tree.bringInNext()
      if next.isEmpty { break }
      for change in next { json.change(change) }
    } while slices > App.smallSlices && hostTimeLeft() > 2
    slices += 1
    if json.bytes.isEmpty {
      if mustCacheFamilies {
        mustCacheFamilies = false
        cacheFamilies()
      } else if understudy != nil || !rehearsals.isEmpty {
        rehearse()
      } else if !isIncluding {
        switch search.step(on: platform) {
        case .soFar(let families): if studio.library.isSearching { handle(.fonts(.familiesFoundSoFar(families))) }
        case .all(let families):
          if studio.library.isSearching || families != studio.library.onDevice {
            expect(.fonts(.familiesFound(families)))
          }
          mustCacheFamilies = true
        case nil: break
        }
      }
    }
    send(json)
    waitForIdleTime()
  }

  /// Runs through events in another app, a bit at a time: a browser compiles each function when it's first called, and
  /// a person's first tap shouldn't wait for that.
  private func rehearse() {
    guard let app = understudy else {
      understudy = App(on: Page(Studio().screen))
      return
    }
    if let coming = app.coming {
      guard let page = coming.prepared() else { return }
      _ = app.orders(page, coming.effects, .same)
      app.coming = nil
    } else if let event = rehearsals.popLast() {
      app.expect(event)
    } else {
      understudy = nil
    }
  }

  func waitForIdleTime() {
    guard !isWaitingForIdleTime else { return }
    let isSearching = if case .finished = search { false } else { !isIncluding }
    let hasWork = coming != nil || mustCacheFamilies || understudy != nil || !rehearsals.isEmpty || tree.isIncomplete
    guard hasWork || isSearching else { return }
    isWaitingForIdleTime = true
    send("idle")
  }
}
