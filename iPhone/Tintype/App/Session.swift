import Formats
import Studio
import UIKit

/// What draws the session.
@MainActor protocol SessionFace: AnyObject {
  func draw()
  func focusHeading()
  func focusAdvice()
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

  /// Begins where the person left off, or where a link leads.
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

  /// What a screen shows. The current one keeps its search and its notice; another is as it would be on arrival.
  func screen(at route: Route) -> Screen {
    route == studio.route ? studio.screen : studio.screen(at: route)
  }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .saveSession(let session): memory.set(session, forKey: Self.sessionKey)
    case .saveHistory(let history): memory.set(history, forKey: Self.historyKey)
    case .saveRefused(let refused): memory.set(refused, forKey: Self.refusedKey)
    case .focus(.heading): face?.focusHeading()
    case .focus(.advice): face?.focusAdvice()
    case .copyTheme: copy(studio.theme.css)
    case .copyText(let text): copy(text)
    case .drawSeed: handle(.seedDrawn(.random(in: 0...UInt64.max)))
    // UIKit itself gives the focus back to what opened an alert. This app doesn't offer to pick colors from the screen or
    // font files, has no samples and no library yet, and measures no fonts.
    case .focus(.alertOpener), .pickColor, .loadSamples, .pickFontFiles, .library, .measureFonts: break
    }
  }

  private func copy(_ text: String) {
    UIPasteboard.general.string = text
    handle(.copied)
  }
}
