import Foundation
import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  /// What launch and a tap take in the whole app beside what they take in the core alone, in one run, by turns.
  /// Benchmarks/Phone/run prints it; other runs leave it out.
  @MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["BENCH"] != nil)) struct WorkBenchmark {
    private static let link = "#/primary?primary=indigo-500&accent=pink-a200&title=Didot&body=Georgia"

    @Test func launch() throws {
      let memory = try #require(BareMemory(suiteName: "tintype.bench"))
      memory.texts["tintype.session"] = Self.link
      let nowhere = URL(fileURLWithPath: "/nowhere")
      report(
        "launch",
        core: { _ in
          var studio = Studio(comesWithFonts: false)
          for event: Event in [
            .stage(.samplesLoaded(true)), .becameReady, .familiesFound(.onDevice),
            .opened(address: "", session: Self.link, refused: ""), .appearanceChanged(.light),
          ] { _ = studio.handle(event) }
          _ = studio.screen
        },
        app: { _ in
          Headless.reset()
          let session = Session(memory: memory, library: nowhere)
          session.open(address: nil)
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          window.rootViewController = RootViewController(session)
          window.makeKeyAndVisible()
          Headless.endTransitions()
          window.layOutIfDirty()
        })
    }

    @Test func swatchTap() throws {
      Headless.reset()
      let phone = try Phone(memory: try #require(BareMemory(suiteName: "tintype.bench")))
      var studio = Studio(comesWithFonts: false)
      for event: Event in [.stage(.samplesLoaded(true)), .becameReady, .familiesFound(.onDevice)] {
        _ = studio.handle(event)
      }
      _ = studio.handle(.opened(address: "", session: "", refused: ""))
      report(
        "swatch tap",
        core: { turn in
          _ = studio.handle(.swatchTapped(turn % 19))
          _ = studio.screen
        },
        app: { turn in
          phone.session.handle(.swatchTapped(turn % 19))
          phone.window.layOutIfDirty()
        })
    }

    private func report(_ name: String, core: (Int) -> Void, app: (Int) -> Void) {
      var (cores, apps): ([Duration], [Duration]) = ([], [])
      for turn in 0..<400 {
        cores.append(ContinuousClock().measure { core(turn) })
        apps.append(ContinuousClock().measure { app(turn) })
      }
      let (one, other) = (cores.sorted()[200], apps.sorted()[200])
      print("phone: \(name): core \(one), app \(other), ratio \(other / one)")
    }
  }
}

/// User defaults without the system's work: to write and to read them isn't ours.
private final class BareMemory: UserDefaults, @unchecked Sendable {
  var texts: [String: String] = [:]

  override func string(forKey defaultName: String) -> String? { texts[defaultName] }
  override func stringArray(forKey defaultName: String) -> [String]? { nil }
  override func set(_ value: Any?, forKey defaultName: String) { texts[defaultName] = value as? String }
}
