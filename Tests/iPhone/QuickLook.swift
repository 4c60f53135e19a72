// The parts of Quick Look that the preview extension uses, as Apple's documentation declares them.
import Foundation
import UniformTypeIdentifiers

/// https://developer.apple.com/documentation/quicklook/qlpreviewprovider
open class QLPreviewProvider: NSObject {}

/// https://developer.apple.com/documentation/quicklook/qlpreviewingcontroller
public protocol QLPreviewingController: NSObjectProtocol {
  func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply
}

/// https://developer.apple.com/documentation/quicklook/qlfilepreviewrequest
public class QLFilePreviewRequest: NSObject {
  public var fileURL: URL { URL(fileURLWithPath: "") }
}

/// https://developer.apple.com/documentation/quicklook/qlpreviewreply
public class QLPreviewReply: NSObject {
  public convenience init(
    dataOfContentType contentType: UTType, contentSize: CGSize,
    createDataUsing closure: @escaping (QLPreviewReply) throws -> Data
  ) { self.init() }
}
