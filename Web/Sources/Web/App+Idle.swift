import Markup
import Studio
import _Text

extension App {
  /// The first slices bring in only a little: those rows are near, so the browser lays them out at once and opens a
  /// font for each.
  private static let smallSlices = 12

  /// Uses idle time: adds what nobody sees yet, rehearses, then looks for fonts.
  mutating func idle() {
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
      if studio.awaitsCharts {
        handle(.stage(.rested))
      } else if mustCacheFamilies {
        mustCacheFamilies = false
        cacheFamilies()
      } else if understudy != nil || !rehearsals.isEmpty {
        rehearse()
      } else if !isIncluding {
        switch search.step(on: platform) {
        case .soFar(let families): if studio.fonts.isSearching { handle(.fonts(.familiesFoundSoFar(families))) }
        case .all(let families):
          if studio.fonts.isSearching || families != studio.fonts.onDevice {
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
  private mutating func rehearse() {
    guard let understudy else {
      understudy = Understudy()
      return
    }
    if let coming = understudy.app.coming {
      guard let page = coming.prepared() else { return }
      _ = understudy.app.orders(page, coming.effects, .same)
      understudy.app.coming = nil
    } else if let event = rehearsals.popLast() {
      understudy.app.expect(event)
    } else {
      self.understudy = nil
    }
  }

  mutating func waitForIdleTime() {
    guard !isWaitingForIdleTime else { return }
    let isSearching = if case .finished = search { false } else { !isIncluding }
    let hasWork =
      coming != nil || studio.awaitsCharts || mustCacheFamilies || understudy != nil || !rehearsals.isEmpty
      || tree.isIncomplete
    guard hasWork || isSearching else { return }
    isWaitingForIdleTime = true
    send("idle")
  }
}

/// Another app, which rehearses events.
final class Understudy {
  var app = App(on: Page(Studio().screen))
}
