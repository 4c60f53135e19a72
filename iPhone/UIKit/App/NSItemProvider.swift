/// https://developer.apple.com/documentation/foundation/nsitemprovider
open class NSItemProvider: NSObject {
  open var suggestedName: String?
  private let data: Data?
  private let isWaiting: Bool
  /// The type it has, whatever its name says.
  @_spi(Headless) public var type: String?
  /// Whether it was dropped, and the drop is over.
  var isClosed = false
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

  /// What it offers, each in a form that another app may take.
  @_spi(Headless) public private(set) var objects: [any NSItemProviderWriting] = []

  public init(object: any NSItemProviderWriting) {
    data = nil
    isWaiting = false
    objects = [object]
  }

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) { objects.append(object) }

  /// Without a type of its own, that's told by the end of the name; anything else is text. All of them are data, and an item.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    let ending = (suggestedName ?? "").components(separatedBy: ".").last ?? ""
    let types = ["jpg": "public.image", "png": "public.image", "ttf": "public.font", "tintype": "app.tintype.theme"]
    return [type ?? types[ending] ?? "public.plain-text", "public.data", "public.item"].contains(typeIdentifier)
  }

  /// Why it has nothing of a type; nil if it has.
  private func problem(_ typeIdentifier: String) -> CocoaError? {
    data == nil || !hasItemConformingToTypeIdentifier(typeIdentifier) ? CocoaError(.fileReadUnknown) : nil
  }

  /// The file is gone once the handler returns.
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    precondition(!isClosed, "A drop hands over only what's asked for while it's performed")
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(suggestedName ?? "File")
    try? data?.write(to: url)
    let problem = problem(typeIdentifier)
    completionHandler(problem == nil ? url : nil, problem)
    try? FileManager.default.removeItem(at: url)
    return Progress(totalUnitCount: 1)
  }

  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if isWaiting {
      deliver = completionHandler
    } else {
      let problem = problem(typeIdentifier)
      completionHandler(problem == nil ? data : nil, problem)
    }
    return Progress(totalUnitCount: 1)
  }
}

/// https://developer.apple.com/documentation/foundation/nsitemproviderwriting
public protocol NSItemProviderWriting {}

extension NSString: NSItemProviderWriting {}

/// https://developer.apple.com/documentation/foundation/nsitemproviderrepresentationvisibility
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
