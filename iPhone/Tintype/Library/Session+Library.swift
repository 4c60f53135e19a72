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

  /// Reads the folder again after this app has changed it, or opens its list. In iCloud Drive, a moment later.
  func listThemes() {
    if cloud == nil {
      show(Result { try folder.place.readThemes() })
    } else {
      Task { await readThemes() }
    }
  }

  /// Reads the folder again, in which Files or another device may have changed something. There may be hundreds of themes, and
  /// each asks iCloud about its file, so that isn't done on the main thread.
  func readThemes() async {
    guard isLibraryShown else { return }
    let (place, edition) = (folder.place, folder.edition)
    let read = await Task.detached { Result { try place.readThemes() } }.value
    // What was read meanwhile may be older than what this app changed.
    guard folder.place == place, folder.edition == edition else { return await readThemes() }
    show(read)
  }

  private func show(_ read: Result<[ReadTheme], any Error>) {
    guard isLibraryShown else { return }
    guard case .success(let files) = read else { return handle(.library(.failed(.folderUnreadable))) }
    let (themes, unreadable) = folder.list(files)
    handle(.library(.listed(themes)))
    Spotlight.list(themes.map { $0.string })
    if unreadable != unreadableThemes, !unreadable.isEmpty { handle(.notice(.themesLeftOut(unreadable))) }
    unreadableThemes = unreadable
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
        .fileGone
      } else if (error as? CocoaError)?.code == .fileWriteOutOfSpace {
        .full
      } else {
        .folderUnchangeable
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
