import Exporters
import Studio
import UIKit

/// What draws the session.
@MainActor protocol SessionFace: AnyObject {
  func draw()
  func focusHeading()
}

/// The studio of this device: takes what the person did, carries out what leaves the core, and has the rest drawn.
@MainActor final class Session {
  private(set) var studio = Studio()
  weak var face: (any SessionFace)?
  private let memory: UserDefaults

  private static let sessionKey = "tintype.session"
  private static let refusedKey = "tintype.refused"
  private static let historyKey = "tintype.history"

  /// Takes where the choices are kept.
  init(memory: UserDefaults) {
    self.memory = memory
  }

  /// Begins where the person left off, or where a link points to.
  func open(link: URL?) {
    handle(.familiesFound(.onDevice))
    handle(
      .opened(
        address: link?.address ?? "", session: memory.string(forKey: Self.sessionKey) ?? "",
        refused: memory.string(forKey: Self.refusedKey) ?? "", history: memory.string(forKey: Self.historyKey) ?? ""))
  }

  func handle(_ event: Event) {
    let effects = studio.handle(event)
    face?.draw()
    for effect in effects { carryOut(effect) }
  }

  /// The screen of a place as it stands, whether or not the person is there.
  func screen(at place: Place) -> Screen {
    var visit = studio
    _ = visit.handle(.stepTapped(place))
    return visit.screen
  }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .keep(let session): memory.set(session, forKey: Self.sessionKey)
    case .setAside(let refused): memory.set(refused, forKey: Self.refusedKey)
    case .focusHeading: face?.focusHeading()
    case .keepHistory(let history): memory.set(history, forKey: Self.historyKey)
    case .copy(.css): copy(studio.theme.css)
    case .copyText(let text): copy(text)
    // There is no address line, UIKit gives the focus to an alert and back to what opened it, and no color is picked
    // from a screen that shows this app alone.
    case .go, .replace, .focusAdvice, .focusAlertOpener, .pickColor: break
    }
  }

  private func copy(_ text: String) {
    UIPasteboard.general.string = text
    handle(.copied(true))
  }
}
