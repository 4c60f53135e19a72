/// https://developer.apple.com/documentation/uikit/uiimage
public final class UIImage: NSObject, Sendable {
  @_spi(Headless) public let systemName: String
  @_spi(Headless) public let isFlipped: Bool
  @_spi(Headless) public let tint: UIColor?

  public let cgImage: CGImage?
  /// In points; a headless picture has one pixel to a point.
  public let size: CGSize
  /// The strokes of a picture that was painted.
  @_spi(Headless) public let strokes: [Headless.Stroke]

  public convenience init?(systemName name: String) { self.init(name, isFlipped: false, tint: nil) }

  public init(cgImage: CGImage) {
    systemName = ""
    isFlipped = false
    tint = nil
    self.cgImage = cgImage
    size = CGSize(width: cgImage.width, height: cgImage.height)
    strokes = []
  }

  init(painted strokes: [Headless.Stroke], _ size: CGSize) {
    systemName = ""
    isFlipped = false
    tint = nil
    cgImage = nil
    self.size = size
    self.strokes = strokes
  }

  /// Nothing but what every PNG begins with.
  public func pngData() -> Data? { Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }

  private init(_ name: String, isFlipped: Bool, tint: UIColor?) {
    systemName = name
    self.isFlipped = isFlipped
    self.tint = tint
    cgImage = nil
    size = CGSize(width: 24, height: 24)
    strokes = []
  }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(systemName, isFlipped: true, tint: tint)
  }

  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(systemName, isFlipped: isFlipped, tint: color)
  }

  /// https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
  public class Configuration: NSObject {}

  /// https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
  public final class SymbolConfiguration: Configuration {
    @_spi(Headless) public let pointSize: CGFloat
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
  }
}

/// https://developer.apple.com/documentation/uikit/uiimageview
@MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
