extension URL {
  /// https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource()
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// https://developer.apple.com/documentation/foundation/url/stopaccessingsecurityscopedresource()
  public func stopAccessingSecurityScopedResource() {}
}

/// https://developer.apple.com/documentation/foundation/nsfilecoordinator
open class NSFileCoordinator: NSObject {
  /// https://developer.apple.com/documentation/foundation/nsfilecoordinator/readingoptions
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public override init() {}

  open func coordinate(
    readingItemAt url: URL, options: NSFileCoordinator.ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }
}
