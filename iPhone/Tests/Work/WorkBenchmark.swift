import Catalog
import Foundation
import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  /// Launch and a tap in the whole app, alternating with the same in the core alone. Benchmarks/Phone/run samples this
  /// and tells the two apart by these functions' names; other runs leave it out.
  @MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["BENCH"] != nil)) struct WorkBenchmark {
    private static let link = "#/primary?primary=indigo-500&accent=pink-a200&title=Didot&body=Georgia"
    private static let turns = 1000

    @Test func launch() {
      let memory = BareMemory()
      memory.texts["tintype.session"] = Self.link
      // Finding the device's fonts is up to the app.
      let families = [Family].onDevice
      for _ in 0..<Self.turns {
        coreLaunches(families)
        Headless.reset()
        // Kept until here, since to take the app away isn't part of its launch.
        _ = appLaunches(memory)
      }
    }

    @inline(never) private func coreLaunches(_ families: [Family]) {
      var studio = Studio(comesWithFonts: false)
      for event: Event in [
        .stage(.samplesLoaded(true)), .fonts(.familiesFound(families)),
        .session(.opened(address: "", session: Self.link, refused: "")), .session(.appearanceChanged(.light)),
      ] { _ = studio.handle(event) }
      _ = studio.screen
    }

    @inline(never) private func appLaunches(_ memory: UserDefaults) -> UIWindow {
      let session = Session(memory: memory, library: URL(fileURLWithPath: "/nowhere"))
      session.open(address: nil)
      session.handle(.fonts(.familiesFound(.onDevice)))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = RootViewController(session)
      window.makeKeyAndVisible()
      Headless.endTransitions()
      window.layOutIfDirty()
      return window
    }

    @Test func tap() throws {
      Headless.reset()
      let phone = try Phone(memory: BareMemory())
      var studio = Studio(comesWithFonts: false)
      for event: Event in [
        .stage(.samplesLoaded(true)), .fonts(.familiesFound(.onDevice)),
        .session(.opened(address: "", session: "", refused: "")),
      ] { _ = studio.handle(event) }
      for turn in 0..<10 * Self.turns {
        coreTaps(&studio, turn % 19)
        appTaps(phone, turn % 19)
      }
    }

    @inline(never) private func coreTaps(_ studio: inout Studio, _ color: Int) {
      _ = studio.handle(.colors(.swatchTapped(.primary, color)))
      _ = studio.screen
    }

    @inline(never) private func appTaps(_ phone: Phone, _ color: Int) {
      phone.session.handle(.colors(.swatchTapped(.primary, color)))
      phone.window.layOutIfDirty()
    }
  }
}

/// User defaults without the system's work: to write and to read them isn't ours.
private final class BareMemory: UserDefaults {
  var texts: [String: String] = [:]

  override func string(forKey defaultName: String) -> String? { texts[defaultName] }
  override func stringArray(forKey defaultName: String) -> [String]? { nil }
  override func set(_ value: Any?, forKey defaultName: String) { texts[defaultName] = value as? String }
}
