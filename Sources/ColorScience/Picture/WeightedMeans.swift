/// Weighted k-means over the bins of a histogram, in OKLab. It uses no random numbers: the same bins give the same
/// means.
///
/// Source: S. Lloyd, "Least squares quantization in PCM", 1982. The first centers are, one after the other, the bins
/// with the most weight times squared distance from the centers so far, after I. Katsavounidis, C.-C. J. Kuo, Z. Zhang,
/// "A new initialization technique for generalized Lloyd iteration", 1994. A bin that holds a good part of the picture
/// by itself is a center that doesn't move.
struct WeightedMeans {
  /// The centers; those that don't move come first.
  private(set) var centers: [OKLab] = []
  /// How many centers don't move.
  private(set) var fixed = 0
  /// For each bin, the index of its center.
  private(set) var owners: [Int32]

  /// How much of the whole weight makes a bin a center that doesn't move: a little less than 3%, and no more than 40
  /// bins can have it.
  private static let flatShare = 0.025
  /// The most centers.
  private static let most = 48
  /// The most times that the centers move.
  private static let rounds = 12
  /// Centers that move less than this, a deltaE-OK of 0.001 squared, have arrived.
  private static let rest = 1e-6
  /// A bin this close to a center joins it: a deltaE-OK of 0.02, squared.
  private static let near = 4e-4

  init(_ histogram: ColorHistogram) {
    owners = [Int32](repeating: 0, count: histogram.bins.count)
    histogram.bins.withUnsafeBufferPointer { bins in
      seed(bins, histogram.weight)
      guard !centers.isEmpty else { return }
      var round = 0
      while round < WeightedMeans.rounds, move(bins) > WeightedMeans.rest { round += 1 }
    }
  }

  private mutating func seed(_ bins: UnsafeBufferPointer<ColorHistogram.Bin>, _ weight: Double) {
    for bin in bins where bin.weight >= weight * WeightedMeans.flatShare { centers.append(bin.color) }
    fixed = centers.count
    var distances = [Double](repeating: .infinity, count: bins.count)
    distances.withUnsafeMutableBufferPointer { distances in
      var done = 0
      while true {
        var next = -1
        var most = 0.0
        for index in bins.indices {
          let color = bins[index].color
          var distance = distances[index]
          for center in done..<centers.count { distance = min(distance, color.squaredDistance(to: centers[center])) }
          distances[index] = distance
          // Without any center yet, the heaviest bin is the first.
          let gain = bins[index].weight * min(distance, 1)
          if gain > most, distance > WeightedMeans.near { (next, most) = (index, gain) }
        }
        done = centers.count
        guard next >= 0, centers.count < WeightedMeans.most else { return }
        centers.append(bins[next].color)
      }
    }
  }

  /// Gives each bin its nearest center, and moves the centers to the means of their bins. Returns the largest squared
  /// distance that one moved.
  private mutating func move(_ bins: UnsafeBufferPointer<ColorHistogram.Bin>) -> Double {
    var sums = [Sum](repeating: Sum(), count: centers.count)
    centers.withUnsafeBufferPointer { centers in
      owners.withUnsafeMutableBufferPointer { owners in
        sums.withUnsafeMutableBufferPointer { sums in
          for index in bins.indices {
            let bin = bins[index]
            var nearest = 0
            var least = Double.infinity
            for center in centers.indices {
              let distance = bin.color.squaredDistance(to: centers[center])
              if distance < least { (nearest, least) = (center, distance) }
            }
            owners[index] = Int32(truncatingIfNeeded: nearest)
            sums[nearest].add(bin)
          }
        }
      }
    }
    var farthest = 0.0
    for center in fixed..<centers.count {
      guard let mean = sums[center].mean else { continue }
      farthest = max(farthest, mean.squaredDistance(to: centers[center]))
      centers[center] = mean
    }
    return farthest
  }

  /// A weighted sum of colors.
  struct Sum {
    private var lightness = 0.0
    private var a = 0.0
    private var b = 0.0
    private var weight = 0.0

    @inline(__always)
    mutating func add(_ bin: ColorHistogram.Bin) {
      lightness += bin.weight * bin.color.lightness
      a += bin.weight * bin.color.a
      b += bin.weight * bin.color.b
      weight += bin.weight
    }

    /// Nil if nothing was added.
    var mean: OKLab? {
      weight > 0 ? OKLab(lightness: lightness / weight, a: a / weight, b: b / weight) : nil
    }
  }
}
