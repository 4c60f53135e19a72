/// The pixels of a picture that we look at: all of a small one; of a larger one every second, third … in both directions,
/// so that the work is bounded.
struct PixelGrid {
  /// The most pixels to look at.
  private static let most = 1 << 18

  private let rgba: UnsafeBufferPointer<UInt8>
  let width: Int
  let height: Int
  private let step: Int

  /// Nil unless the buffer holds exactly that many rows of that many pixels.
  init?(_ rgba: UnsafeBufferPointer<UInt8>, width: Int, height: Int) {
    let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflows, rgba.count % 4 == 0, rgba.count / 4 == pixels else { return nil }
    self.rgba = rgba
    self.width = width
    self.height = height
    var step = 1
    while ((width - 1) / step + 1) * ((height - 1) / step + 1) > PixelGrid.most { step += 1 }
    self.step = step
  }

  /// A pixel's channels, none of them multiplied by the alpha.
  struct Pixel {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    let alpha: UInt8
  }

  /// How many rows we look at.
  var rowCount: Int { (height - 1) / step + 1 }

  /// A row of the picture, by its place among those we look at.
  func row(at index: Int) -> Int { index * step }

  /// Which of the rows we look at is this one, or the next above it.
  func index(ofRow row: Int) -> Int { row / step }

  /// Calls with each pixel that isn't fully transparent, its column and its row.
  @inline(__always)
  func visit(_ body: (_ pixel: Pixel, _ column: Int, _ row: Int) -> Void) {
    var row = 0
    while row < height {
      visit(row: row) { pixel, column in body(pixel, column, row) }
      row &+= step
    }
  }

  /// Calls with each pixel of a row that isn't fully transparent, and its column.
  @inline(__always)
  func visit(row: Int, _ body: (_ pixel: Pixel, _ column: Int) -> Void) {
    var column = 0
    while column < width {
      let offset = (row &* width &+ column) &* 4
      let pixel = Pixel(
        red: rgba[offset], green: rgba[offset + 1], blue: rgba[offset + 2], alpha: rgba[offset + 3])
      if pixel.alpha > 0 { body(pixel, column) }
      column &+= step
    }
  }
}
