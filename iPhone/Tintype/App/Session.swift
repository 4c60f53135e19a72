import Catalog
import Exchange
import Studio
import UIKit

/// What draws the session.
@MainActor protocol SessionFace: AnyObject {
  func draw()
  func focusHeading()
  func focusAdvice()
  /// Offers a file or a folder to other apps.
  func share(_ url: URL)
  /// Lets the person pick a photo.
  func pickPicture()
}

/// The studio of this device: takes what the person did, carries out what leaves the core, and has the rest drawn.
@MainActor final class Session {
  // The fonts that come with the page are no part of the app.
  private(set) var studio = Studio(comesWithFonts: false)
  let memory: UserDefaults
  /// What was written last, to copy or to share.
  var export: Export?
  /// The picture whose colors were found last.
  var picture: UIImage?
  private(set) var faces: [() -> (any SessionFace)?] = []
  private let selection = UISelectionFeedbackGenerator()

  private static let sessionKey = "tintype.session"
  private static let refusedKey = "tintype.refused"
  private static let historyKey = "tintype.history"

  /// Takes where the choices are kept.
  init(memory: UserDefaults) {
    self.memory = memory
  }

  /// Has another face draw the session, for as long as it's there.
  func add(_ face: any SessionFace) {
    faces.append { [weak face] in face }
  }

  /// Begins where the person left off, or where an address leads.
  func open(address: String?) {
    // The samples are part of the app.
    handle(.stage(.samplesLoaded(true)))
    handle(.becameReady)
    listFamilies()
    requestInstalledFamilies()
    handle(
      .opened(
        address: address ?? "", session: memory.string(forKey: Self.sessionKey) ?? "",
        refused: memory.string(forKey: Self.refusedKey) ?? "", history: memory.string(forKey: Self.historyKey) ?? ""))
  }

  func handle(_ event: Event) {
    let before = studio.theme
    let effects = studio.handle(event)
    if event.isChoice, studio.theme != before { selection.selectionChanged() }
    for face in faces { face()?.draw() }
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
    case .focus(.heading): for face in faces { face()?.focusHeading() }
    case .focus(.advice): for face in faces { face()?.focusAdvice() }
    case .listFormats: listFormats()
    case .write(let format, let theme, let families): write(theme, families, as: format)
    case .copyExport: copyExport()
    case .saveExport(let name): share(as: name)
    case .saveFormat(let name): saveFormat(name)
    case .copyText(let text): copy(text)
    case .pickPicture: for face in faces { face()?.pickPicture() }
    case .measureFonts(let families): handle(.fontsMeasured(families.map { $0.measured }))
    case .loadColors: handle(.crayons(.colorsArrived(Crayon.xkcdLines)))
    case .drawSeed: handle(.seedDrawn(.random(in: 0...UInt64.max)))
    // UIKit itself gives the focus back to what opened an alert. This app doesn't offer to pick colors from the screen or
    // font files, shares files rather than links and codes, and has no library yet.
    case .focus(.alertOpener), .pickColor, .loadSamples, .pickFontFiles, .read, .loadCustom, .library, .copyLink,
      .shareLink, .drawCode, .savePicture, .prepareGuide:
      break
    }
  }

  func copy(_ text: String) {
    UIPasteboard.general.string = text
    handle(.copied)
  }
}

extension Event {
  /// Whether a finger chose something, which it should feel.
  fileprivate var isChoice: Bool {
    switch self {
    case .swatchTapped, .fontTapped, .accentTapped: true
    default: false
    }
  }
}
