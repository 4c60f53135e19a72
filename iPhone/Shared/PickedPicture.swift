import ColorScience
import ImageIO
import Studio
import Theme
import UIKit

/// The result of reading a picked picture. Reading takes a while, so it stays off the main actor.
enum PickedPicture: Sendable {
  /// The picture, small, and its colors.
  case read(UIImage, PicturePalette)
  case refused(PictureProblem)

  /// Takes the picture's file; nil if it can't be had, such as of a photo that's only in iCloud while there's no connection.
  init(_ data: Data?) {
    guard let picture = data.flatMap({ CGImage.small($0) }), let pixels = Pixels(picture) else {
      self = .refused(.unreadable)
      return
    }
    let palette = PicturePalette(pixels.colors.distinct())
    self = palette.colors.isEmpty ? .refused(.transparent) : .read(UIImage(cgImage: picture), palette)
  }
}

extension CGImage {
  /// The longest side in pixels that's shown.
  private static let longestSide = 1024

  /// Reads a picture's file, upright, and with at most that many pixels a side: all of a photo's are hundreds of megabytes. Nil
  /// if it's no picture.
  fileprivate static func small(_ data: Data) -> CGImage? {
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceThumbnailMaxPixelSize: longestSide,
    ]
    return CGImageSourceCreateWithData(data as CFData, nil).flatMap {
      CGImageSourceCreateThumbnailAtIndex($0, 0, options as CFDictionary)
    }
  }
}
