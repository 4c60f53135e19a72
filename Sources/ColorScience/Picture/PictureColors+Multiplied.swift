extension PictureColors {
  /// Looks at a picture whose colors are multiplied by their alpha, as Core Graphics draws it: rows of pixels from the top, four
  /// bytes each, red, green, blue and alpha. Finds nothing if the buffer doesn't hold exactly `width` times `height` pixels.
  public init(multiplied rgba: UnsafeBufferPointer<UInt8>, width: Int, height: Int) {
    var bytes = Array(rgba)
    for pixel in stride(from: 0, to: bytes.count - 3, by: 4) {
      let alpha = Int(bytes[pixel + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for channel in pixel..<pixel + 3 {
        bytes[channel] = UInt8(min(255, (Int(bytes[channel]) * 255 + alpha / 2) / alpha))
      }
    }
    self = bytes.withUnsafeBufferPointer { PictureColors(rgba: $0, width: width, height: height) }
  }
}
