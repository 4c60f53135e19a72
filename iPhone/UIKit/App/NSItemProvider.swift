/// https://developer.apple.com/documentation/foundation/nsitemprovider
open class NSItemProvider: NSObject {
  open var suggestedName: String?
  private let data: Data?

  /// Takes what loads; nil for something that can't be had.
  @_spi(Headless) public init(_ data: Data?, named name: String?) {
    self.data = data
    suggestedName = name
  }

  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    return Progress(totalUnitCount: 1)
  }
}
