import ColorScience
import UIKit

/// The pixels of a picture, upright and in sRGB.
struct Pixels {
  private let width, height: Int
  /// From the top, four bytes each: red, green, blue and alpha.
  private let bytes: [UInt8]

  /// More of them wouldn't find other colors.
  private static let longestSide: CGFloat = 512

  /// Nil if the picture can't be drawn.
  init?(_ image: UIImage) {
    let scale = min(1, Self.longestSide / max(image.size.width, image.size.height, 1))
    let size = CGSize(
      width: max(1, (image.size.width * scale).rounded()), height: max(1, (image.size.height * scale).rounded()))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.preferredRange = .standard
    // Drawing it turns it upright, too.
    let upright = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    guard let picture = upright.cgImage, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
    (width, height) = (picture.width, picture.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let isDrawn = bytes.withUnsafeMutableBytes { [width, height] buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
      return context != nil
    }
    guard isDrawn else { return nil }
    self.bytes = Self.unmultiplied(bytes)
  }

  var colors: PictureColors {
    bytes.withUnsafeBufferPointer { PictureColors(rgba: $0, width: width, height: height) }
  }

  /// The colors before they were multiplied by their alpha.
  private static func unmultiplied(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[pixel + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for channel in pixel..<pixel + 3 { bytes[channel] = UInt8(min(255, Int(bytes[channel]) * 255 / alpha)) }
    }
    return bytes
  }
}
