import UIKit

/// The library in iCloud Drive, which all of the person's devices share: one for all windows.
@MainActor final class CloudLibrary {
  /// Themes came from another device, or went.
  static let changed = Notification.Name("app.tintype.cloud")

  private static weak var shared: CloudLibrary?
  private let query = NSMetadataQuery()
  nonisolated(unsafe) private var listening: [any NSObjectProtocol] = []
  private var isAboutToTell = false

  /// The library that another window follows, or a new one.
  static func followed() -> CloudLibrary {
    let library = shared ?? CloudLibrary()
    shared = library
    return library
  }

  private init() {
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    query.predicate = NSPredicate(value: true)
    listening = [.NSMetadataQueryDidFinishGathering, .NSMetadataQueryDidUpdate].map { name in
      NotificationCenter.default.addObserver(forName: name, object: query, queue: nil) { [weak self] _ in
        // It's posted where the query was started.
        MainActor.assumeIsolated { self?.tell() }
      }
    }
    _ = query.start()
  }

  /// Posts once for all changes that come together.
  private func tell() {
    guard !isAboutToTell else { return }
    isAboutToTell = true
    Task {
      isAboutToTell = false
      NotificationCenter.default.post(name: Self.changed, object: nil)
    }
  }

  deinit { for one in listening { NotificationCenter.default.removeObserver(one) } }

  /// The library's folder in iCloud Drive; nil for a person without that. Takes a while, on any thread but the main one.
  nonisolated static var folder: URL? {
    FileManager.default.url(forUbiquityContainerIdentifier: nil)?.appendingPathComponent("Documents")
  }

  /// Moves the themes of a folder to iCloud Drive, and returns the folder there. A theme that can't be moved stays, for the next
  /// time. Takes a while, on any thread but the main one.
  nonisolated static func take(_ folder: URL) -> URL? {
    guard let cloud = Self.folder else { return nil }
    let files = FileManager.default
    try? files.createDirectory(at: cloud, withIntermediateDirectories: true)
    for (file, _) in (try? folder.themeFiles()) ?? [] {
      let name = file.deletingPathExtension().lastPathComponent
      try? files.setUbiquitous(true, itemAt: file, destinationURL: cloud.freeFile(for: name, besides: nil))
    }
    return cloud
  }
}

extension Session {
  /// Whether the library has been in iCloud Drive.
  private static let cloudKey = "tintype.cloud"

  /// Takes the library to iCloud Drive, if the person uses that. If they did and don't now, says where their themes are.
  func followCloud() async {
    #if DEBUG
      // A UI test's themes aren't the person's.
      if memory.string(forKey: "tintype.library") != nil { return }
    #endif
    let local = folder.local
    let place = await Task.detached(operation: { CloudLibrary.take(local) }).value
    if place != nil {
      // Moves themes that were kept during the first move.
      folder.move(to: place)
      _ = await Task.detached { CloudLibrary.take(local) }.value
      memory.set(true, forKey: Self.cloudKey)
      if cloud == nil { cloud = .followed() }
    } else {
      folder.move(to: nil)
      cloud = nil
    }
    handle(.library(.cloudIsAway(place == nil && memory.bool(forKey: Self.cloudKey))))
    if cloud == nil { listThemes() } else { await readThemes() }
  }

  /// Lists the themes whenever another device changes them.
  func followOtherDevices() -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: CloudLibrary.changed, object: nil, queue: nil) { [weak self] _ in
      Task { @MainActor [weak self] in await self?.readThemes() }
    }
  }

  /// Follows the person when they sign in to iCloud or out of it, or turn iCloud Drive on or off.
  func followAccount() -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: .NSUbiquityIdentityDidChange, object: nil, queue: nil) {
      [weak self] _ in
      Task { @MainActor [weak self] in await self?.followCloud() }
    }
  }
}
