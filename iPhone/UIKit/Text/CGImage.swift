/// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  @_spi(Headless) public let bytes: [UInt8]

  init(_ bytes: [UInt8], width: Int, height: Int) {
    self.bytes = bytes
    self.width = width
    self.height = height
  }
}

/// https://developer.apple.com/documentation/coregraphics/cgimagealphainfo
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first
}

/// https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public init?(name: String) {}
}

/// https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
  private let data: UnsafeMutableRawPointer?
  private let count: Int

  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.data = data
    count = height * bytesPerRow
  }

  /// A headless picture is drawn as large as it is.
  public func draw(_ image: CGImage, in rect: CGRect) {
    for (index, byte) in image.bytes.prefix(count).enumerated() {
      data?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
  }
}

/// https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
public final class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 3
  public var opaque = false
  public var preferredRange = Range.automatic

  /// https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
}

/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
public final class UIGraphicsImageRendererContext: NSObject {}

/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
public final class UIGraphicsImageRenderer: NSObject {
  nonisolated(unsafe) static var drawn: UIImage?

  private let size: CGSize

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }

  /// The picture that was drawn last, as it is; or else what was painted.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    Self.drawn = nil
    Headless.canvas = []
    actions(UIGraphicsImageRendererContext())
    return Self.drawn ?? UIImage(painted: Headless.canvas, size)
  }
}
