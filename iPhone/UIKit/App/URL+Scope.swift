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

  /// https://developer.apple.com/documentation/foundation/nsfilecoordinator/writingoptions
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
  }

  open func coordinate(
    writingItemAt url: URL, options: NSFileCoordinator.WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) { writer(url) }
}
