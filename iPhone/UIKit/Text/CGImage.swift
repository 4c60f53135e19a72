/// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  @_spi(Headless) public let bytes: [UInt8]

  /// The same with at most that many pixels a side, a sample of these.
  @_spi(Headless) public func small(_ longest: Int) -> CGImage {
    let step = max(1, (max(width, height) + longest - 1) / max(1, longest))
    guard step > 1 else { return self }
    let (columns, rows) = (Array(stride(from: 0, to: width, by: step)), Array(stride(from: 0, to: height, by: step)))
    let pixels = rows.flatMap { row in
      columns.flatMap { bytes[4 * (row * width + $0)..<4 * (row * width + $0) + 4] }
    }
    return CGImage(pixels, width: columns.count, height: rows.count)
  }

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

  public func draw(_ image: CGImage, in rect: CGRect) {
    for (index, byte) in image.small(Int(max(rect.width, rect.height))).bytes.prefix(count).enumerated() {
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
  private let size: CGSize

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }

  /// The strokes that were painted.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    Headless.canvas = []
    actions(UIGraphicsImageRendererContext())
    return UIImage(painted: Headless.canvas, size)
  }
}
