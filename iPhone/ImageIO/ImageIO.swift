// Names as Apple writes them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_spi(Headless) import UIKit

// Image I/O, as far as the app reads pictures with it.

/// https://developer.apple.com/documentation/corefoundation/cfdata
public typealias CFData = Data

/// https://developer.apple.com/documentation/corefoundation/cfstring
public typealias CFString = String

/// https://developer.apple.com/documentation/corefoundation/cfdictionary
public typealias CFDictionary = [CFString: Any]

/// https://developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource {
  let picture: CGImage

  init(_ picture: CGImage) { self.picture = picture }
}

/// https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithdata(_:_:)
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  Headless.read(data).map { CGImageSource($0) }
}

/// https://developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:)
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let longest = options?[kCGImageSourceThumbnailMaxPixelSize] as? Int ?? Int.max
  let side = min(longest, max(isrc.picture.width, isrc.picture.height))
  Headless.update { $0.decoded.append(side) }
  return isrc.picture.small(longest)
}

/// https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailfromimagealways
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailwithtransform
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// https://developer.apple.com/documentation/imageio/kcgimagesourcethumbnailmaxpixelsize
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
