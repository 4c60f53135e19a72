// The parts of Quick Look Thumbnailing that the thumbnail extension uses, as Apple's documentation declares them.
import Foundation

/// https://developer.apple.com/documentation/quicklookthumbnailing/qlthumbnailprovider
open class QLThumbnailProvider: NSObject {
  open func provideThumbnail(
    for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, (any Error)?) -> Void
  ) {}
}

/// https://developer.apple.com/documentation/quicklookthumbnailing/qlfilethumbnailrequest
public class QLFileThumbnailRequest: NSObject {
  public var fileURL: URL { URL(fileURLWithPath: "") }
  public var maximumSize: CGSize { .zero }
}

/// https://developer.apple.com/documentation/quicklookthumbnailing/qlthumbnailreply
public class QLThumbnailReply: NSObject {
  public convenience init(contextSize: CGSize, currentContextDrawing drawingBlock: @escaping () -> Bool) { self.init() }
}
