/// How often the colors of a picture occur. Colors that look the same share a bin: one is at most 1/64 wide in each
/// channel, measured as the OKLab lightness of a gray, so dark bins are as small to the eye as light ones.
struct ColorHistogram {
  struct Bin {
    /// The mean of its pixels; exact where they're all the same.
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
  /// For each possible bin, its place in `bins`; -1 where it's empty.
  private let places: [Int32]

  init(_ pixels: PixelGrid) {
    var places = [Int32](repeating: -1, count: 1 << 18)
    var sums: [Sum] = []
    places.withUnsafeMutableBufferPointer { places in
      pixels.forEach { red, green, blue, alpha, column, row in
        let cell = binIndex(red, green, blue)
        var place = Int(places[cell])
        if place < 0 {
          place = sums.count
          places[cell] = Int32(place)
          sums.append(Sum())
        }
        sums.withUnsafeMutableBufferPointer { $0[place].add(red, green, blue, alpha, column, row) }
      }
    }
    self.places = places
    bins = sums.map(\.bin)
    var weight = 0.0
    for bin in bins { weight += bin.weight }
    self.weight = weight
  }

  /// The place in `bins` of a color that's in the picture.
  @inline(__always)
  func place(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int { Int(places[binIndex(red, green, blue)]) }

  /// Sums of 8-bit values, exact for any number of pixels that a grid has.
  private struct Sum {
    var red: Int64 = 0
    var green: Int64 = 0
    var blue: Int64 = 0
    var alpha: Int64 = 0
    var column: Int64 = 0
    var row: Int64 = 0

    @inline(__always)
    mutating func add(
      _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8, _ column: Int, _ row: Int
    ) {
      let alpha = Int64(alpha)
      self.red &+= Int64(red) &* alpha
      self.green &+= Int64(green) &* alpha
      self.blue &+= Int64(blue) &* alpha
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
private func binIndex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
  levels.withUnsafeBufferPointer { levels in
    Int(levels[Int(red)]) << 12 | Int(levels[Int(green)]) << 6 | Int(levels[Int(blue)])
  }
}

/// For each byte, how light a gray of it is, in 64 levels.
private let levels: [UInt8] = (0...255).map { byte in
  let channel = Double(byte) / 255
  return UInt8(min(63, OKLab(SRGB(red: channel, green: channel, blue: channel)).lightness * 64))
}
