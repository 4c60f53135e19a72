/// https://developer.apple.com/documentation/foundation/nsitemprovider
open class NSItemProvider: NSObject {
  open var suggestedName: String?
  private let data: Data?
  private let isWaiting: Bool
  nonisolated(unsafe) private var deliver: (@Sendable (Data?, (any Error)?) -> Void)?

  /// Takes what loads; nil for something that can't be had.
  @_spi(Headless) public init(_ data: Data?, named name: String?) {
    self.data = data
    isWaiting = false
    suggestedName = name
  }

  /// Something that's still in a cloud; `deliver` brings it.
  @_spi(Headless) public init(waiting name: String) {
    data = nil
    isWaiting = true
    suggestedName = name
  }

  @_spi(Headless) public func deliver(_ data: Data) { deliver?(data, nil) }

  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if isWaiting {
      deliver = completionHandler
    } else {
      completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    }
    return Progress(totalUnitCount: 1)
  }
}
