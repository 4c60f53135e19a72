import Studio
import UIKit

extension Session {
  /// Carries out what the core asks of the library, and reports how it went.
  func carryOut(_ request: LibraryRequest) {
    switch request {
    case .read:
      isLibraryShown = true
      listThemes()
    case .keep(let strings): change { try $0.keep(strings) }
    case .change(let id, let string): alter { try $0.change(id, to: string) }
    case .remove(let id): alter { try $0.remove(id) }
    case .restore: alter { try $0.restore() }
    case .forget: alter { try $0.forget() }
    case .pickFiles: offer(.files { [weak self] urls in Task { await self?.read(urls) } })
    }
  }

  /// The library changed, in this window or another.
  private static let libraryChanged = Notification.Name("app.tintype.library")

  /// Lists the themes whenever a window changes them.
  func followLibrary() -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: Self.libraryChanged, object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.listThemes() }
    }
  }

  /// Reads the folder again, in which the person may have changed something by means of Files.
  func listThemes() {
    guard isLibraryShown else { return }
    do {
      let (themes, unreadable) = try folder.read()
      handle(.library(.listed(themes)))
      Spotlight.list(themes.map { $0.string })
      if unreadable != unreadableThemes, let sentence = unreadable.sentence { handle(.notice(.copyFailed(sentence))) }
      unreadableThemes = unreadable
    } catch {
      handle(
        .library(.failed(.because("The library’s folder can’t be read; see whether it’s in Files, then try again."))))
    }
  }

  private func change(_ make: (ThemeFolder) throws -> Int) {
    do {
      let count = try make(folder)
      libraryProblem = nil
      NotificationCenter.default.post(name: Self.libraryChanged, object: nil)
      if !isLibraryShown, let (themes, _) = try? folder.read() { Spotlight.list(themes.map { $0.string }) }
      handle(.library(.done(count)))
    } catch {
      libraryProblem = error
      listThemes()
      report(error)
    }
  }

  /// Says why a change of the library didn't happen.
  func report(_ error: any Error) {
    let failure: LibraryFailure =
      if error is ThemeFolder.Gone {
        .because("This theme’s file is gone; it was moved, renamed or deleted in Files.")
      } else if (error as? CocoaError)?.code == .fileWriteOutOfSpace {
        .full
      } else {
        .because("The library’s folder can’t be changed; see whether it’s in Files, then try again.")
      }
    handle(.library(.failed(failure)))
  }

  private func alter(_ make: (ThemeFolder) throws -> Void) {
    change { folder -> Int in
      try make(folder)
      return 0
    }
  }
}

extension [String] {
  /// Which files were left out, in one sentence; nil if none were.
  fileprivate var sentence: String? {
    guard let first else { return nil }
    return count == 1
      ? "We left out “\(first)”: it isn’t a theme we can read."
      : "We left out “\(first)” and \(count - 1) more: they aren’t themes we can read."
  }
}

extension URL {
  /// The folder of the app's documents, which Files shows; or, in a build for tests, a folder of that name that's new at every start.
  static func library(_ memory: UserDefaults) -> URL {
    let files = FileManager.default
    #if DEBUG
      if let name = memory.string(forKey: "tintype.library") {
        let url = files.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
        try? files.removeItem(at: url)
        return url
      }
    #endif
    return files.urls(for: .documentDirectory, in: .userDomainMask).first ?? files.temporaryDirectory
  }
}
