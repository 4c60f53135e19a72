/// How often the colors of a picture occur. Colors that look the same share a bin: one is at most 1/64 wide in each
/// channel, measured as the OKLab lightness of a gray, so dark bins are as small to the eye as light ones.
struct ColorHistogram {
  struct Bin {
    /// The mean of its pixels; exact if they're all the same.
    let color: OKLab
    /// The sum of their alphas, each 0...1.
    let weight: Double
    /// The mean column and row of its pixels.
    let column: Double
    let row: Double
  }

  /// The bins that aren't empty, in the order of their first pixels.
  let bins: [Bin]
  /// The sum of all weights.
  let weight: Double
  /// For each possible bin, its index in `bins`; -1 if it's empty.
  private let binIndices: [Int32]

  init(_ pixels: PixelGrid) {
    var binIndices = [Int32](repeating: -1, count: 1 << 18)
    var room = 1 << 12
    var count = 0
    var sums = UnsafeMutablePointer<Sum>.allocate(capacity: room)
    binIndices.withUnsafeMutableBufferPointer { binIndices in
      levels.withUnsafeBufferPointer { levels in
        pixels.visit { pixel, column, row in
          let cell = binIndex(pixel, levels)
          var index = Int(binIndices[cell])
          if index < 0 {
            if count == room {
              let larger = UnsafeMutablePointer<Sum>.allocate(capacity: 2 * room)
              larger.moveInitialize(from: sums, count: count)
              sums.deallocate()
              (sums, room) = (larger, 2 * room)
            }
            index = count
            binIndices[cell] = Int32(truncatingIfNeeded: index)
            (sums + index).initialize(to: Sum())
            count += 1
          }
          sums[index].add(pixel, column, row)
        }
      }
    }
    self.binIndices = binIndices
    bins = UnsafeBufferPointer(start: sums, count: count).map { $0.bin }
    sums.deallocate()
    var weight = 0.0
    for bin in bins { weight += bin.weight }
    self.weight = weight
  }

  /// Calls with the index in `bins` of every pixel of a row that isn't fully transparent, and its column.
  @inline(__always)
  func forEachBin(in row: Int, of pixels: PixelGrid, _ body: (_ index: Int, _ column: Int) -> Void) {
    binIndices.withUnsafeBufferPointer { binIndices in
      levels.withUnsafeBufferPointer { levels in
        pixels.visit(row: row) { pixel, column in body(Int(binIndices[binIndex(pixel, levels)]), column) }
      }
    }
  }

  /// Sums of 8-bit values, exact for any number of pixels that a grid has.
  private struct Sum {
    var red: Int64 = 0
    var green: Int64 = 0
    var blue: Int64 = 0
    var alpha: Int64 = 0
    var column: Int64 = 0
    var row: Int64 = 0

    @inline(__always)
    mutating func add(_ pixel: PixelGrid.Pixel, _ column: Int, _ row: Int) {
      let alpha = Int64(pixel.alpha)
      red &+= Int64(pixel.red) &* alpha
      green &+= Int64(pixel.green) &* alpha
      blue &+= Int64(pixel.blue) &* alpha
      self.alpha &+= alpha
      self.column &+= Int64(column) &* alpha
      self.row &+= Int64(row) &* alpha
    }

    var bin: Bin {
      let all = Double(alpha)
      let color = SRGB(
        red: Double(red) / all / 255, green: Double(green) / all / 255, blue: Double(blue) / all / 255)
      return Bin(
        color: OKLab(color), weight: all / 255, column: Double(column) / all, row: Double(row) / all)
    }
  }
}

@inline(__always)
private func binIndex(_ pixel: PixelGrid.Pixel, _ levels: UnsafeBufferPointer<UInt8>) -> Int {
  Int(levels[Int(pixel.red)]) << 12 | Int(levels[Int(pixel.green)]) << 6 | Int(levels[Int(pixel.blue)])
}

/// For each byte, how light a gray of it is, in 64 levels.
private let levels: [UInt8] = (0...255).map { byte in
  let channel = Double(byte) / 255
  return UInt8(min(63, OKLab(SRGB(red: channel, green: channel, blue: channel)).lightness * 64))
}
