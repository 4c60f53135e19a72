// Names as Apple writes them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The part of Foundation that's about iCloud Drive, which Linux hasn't. A headless cloud is a folder.

extension Headless {
  /// The container in iCloud Drive; nil for a person without it.
  nonisolated public static var cloud: URL? {
    get { shared.cloud }
    set { update { $0.cloud = newValue } }
  }
  /// The files, by name, that are in iCloud only, and those that were asked for.
  nonisolated public static var filesElsewhere: Set<String> {
    get { shared.filesElsewhere }
    set { update { $0.filesElsewhere = newValue } }
  }
  nonisolated public static var filesAskedFor: Set<String> { shared.filesAskedFor }
  /// The versions that other devices saved, by file name.
  nonisolated public static var conflicts: [String: [URL]] {
    get { shared.conflicts }
    set { update { $0.conflicts = newValue } }
  }

  /// Something changed in iCloud.
  public static func cloudChanged() {
    for query in NSMetadataQuery.started {
      NotificationCenter.default.post(name: .NSMetadataQueryDidUpdate, object: query)
    }
  }

  /// The person signs in to iCloud, or for nil out of it.
  public static func sign(in cloud: URL?) {
    self.cloud = cloud
    NotificationCenter.default.post(name: .NSUbiquityIdentityDidChange, object: nil)
  }
}

extension FileManager {
  /// https://developer.apple.com/documentation/foundation/filemanager/url(forubiquitycontaineridentifier:)
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { Headless.cloud }

  /// https://developer.apple.com/documentation/foundation/filemanager/setubiquitous(_:itemat:destinationurl:)
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    try moveItem(at: url, to: destinationURL)
  }

  /// https://developer.apple.com/documentation/foundation/filemanager/startdownloadingubiquitousitem(at:)
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    Headless.update { $0.filesAskedFor.insert(url.lastPathComponent) }
  }
}

/// https://developer.apple.com/documentation/foundation/urlubiquitousitemdownloadingstatus
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let notDownloaded = URLUbiquitousItemDownloadingStatus(rawValue: "NotDownloaded")
  public static let current = URLUbiquitousItemDownloadingStatus(rawValue: "Current")
}

extension URLResourceValues {
  /// The headless cloud knows a file by its name, which has to be asked for, too.
  /// https://developer.apple.com/documentation/foundation/urlresourcevalues/ubiquitousitemdownloadingstatus
  public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? {
    Headless.filesElsewhere.contains(name ?? "") ? .notDownloaded : nil
  }
}

/// https://developer.apple.com/documentation/foundation/nsmetadataquery
@MainActor open class NSMetadataQuery: NSObject {
  open var searchScopes: [Any] = []
  open var predicate: NSPredicate?
  static var started: [NSMetadataQuery] = []

  open func start() -> Bool {
    Self.started.append(self)
    return true
  }
}

/// https://developer.apple.com/documentation/foundation/nsmetadataqueryubiquitousdocumentsscope
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"

extension NSNotification.Name {
  /// https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsubiquityidentitydidchange
  public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
  /// https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsmetadataquerydidfinishgathering
  public static let NSMetadataQueryDidFinishGathering = Notification.Name("NSMetadataQueryDidFinishGathering")
  /// https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/nsmetadataquerydidupdate
  public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdate")
}

/// https://developer.apple.com/documentation/foundation/nsfileversion
open class NSFileVersion: NSObject {
  public let url: URL
  open var isResolved = false
  open var modificationDate: Date? { .distantPast }
  init(_ url: URL) { self.url = url }

  public class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? {
    if Thread.isMainThread { Headless.update { $0.conflictsAskedOnMain += 1 } }
    return Headless.conflicts[url.lastPathComponent]?.map { NSFileVersion($0) }
  }

  open func remove() throws {
    Headless.update { shared in
      for (name, urls) in shared.conflicts { shared.conflicts[name] = urls.filter { $0 != url } }
    }
  }
}
