import ColorScience
import UIKit

/// The pixels of a picture in sRGB.
struct Pixels {
  private let width, height: Int
  /// From the top, four bytes each: red, green, blue, multiplied by the alpha, and the alpha.
  private let bytes: [UInt8]

  /// More of them wouldn't find other colors.
  private static let longestSide = 512

  /// Takes a picture that's upright; nil if it can't be drawn.
  init?(_ picture: CGImage) {
    let scale = min(1, Double(Self.longestSide) / Double(max(picture.width, picture.height, 1)))
    width = max(1, Int((Double(picture.width) * scale).rounded()))
    height = max(1, Int((Double(picture.height) * scale).rounded()))
    guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let isDrawn = bytes.withUnsafeMutableBytes { [width, height] buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
      return context != nil
    }
    guard isDrawn else { return nil }
    self.bytes = bytes
  }

  var colors: PictureColors {
    bytes.withUnsafeBufferPointer { PictureColors(multiplied: $0, width: width, height: height) }
  }
}
