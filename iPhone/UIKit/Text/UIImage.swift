/// https://developer.apple.com/documentation/uikit/uiimage
public final class UIImage: NSObject, Sendable {
  @_spi(Headless) public let systemName: String
  public init?(systemName name: String) { systemName = name }
}

/// https://developer.apple.com/documentation/uikit/uiimageview
@MainActor open class UIImageView: UIView {
  open var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  @_spi(Headless) open override var hasIntrinsicSize: (width: Bool, height: Bool) { (image != nil, image != nil) }
}
