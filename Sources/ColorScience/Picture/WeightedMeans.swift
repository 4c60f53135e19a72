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
      var neighbors = Neighbors(centers.count)
      var round = 0
      while round < WeightedMeans.rounds {
        neighbors.sort(centers)
        guard move(bins, neighbors) > WeightedMeans.rest else { return }
        round += 1
      }
    }
  }

  private mutating func seed(_ bins: UnsafeBufferPointer<ColorHistogram.Bin>, _ weight: Double) {
    for bin in bins where bin.weight >= weight * WeightedMeans.flatShare { centers.append(bin.color) }
    fixed = centers.count
    var distances = [Double](repeating: .infinity, count: bins.count)
    var nearest = owners
    distances.withUnsafeMutableBufferPointer { distances in
      nearest.withUnsafeMutableBufferPointer { nearest in
        var done = 0
        while true {
          var next = -1
          var most = 0.0
          for index in bins.indices {
            let color = bins[index].color
            var distance = distances[index]
            for center in done..<centers.count {
              let other = color.squaredDistance(to: centers[center])
              if other < distance { (distance, nearest[index]) = (other, Int32(truncatingIfNeeded: center)) }
            }
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
    owners = nearest
  }

  /// Gives each bin its nearest center, and moves the centers to the means of their bins. Returns the largest squared
  /// distance that one moved.
  private mutating func move(
    _ bins: UnsafeBufferPointer<ColorHistogram.Bin>, _ neighbors: Neighbors
  ) -> Double {
    var sums = [Sum](repeating: Sum(), count: centers.count)
    let count = centers.count
    centers.withUnsafeBufferPointer { centers in
      neighbors.all.withUnsafeBufferPointer { neighbors in
        owners.withUnsafeMutableBufferPointer { owners in
          sums.withUnsafeMutableBufferPointer { sums in
            for index in bins.indices {
              let bin = bins[index]
              let owner = Int(owners[index])
              var nearest = owner
              var least = bin.color.squaredDistance(to: centers[owner])
              let reach = 4 * least
              var entry = owner * count
              let end = entry + count
              while entry < end, neighbors[entry].distance <= reach {
                let center = neighbors[entry].center
                let distance = bin.color.squaredDistance(to: centers[center])
                if distance < least || distance == least && center < nearest { (nearest, least) = (center, distance) }
                entry += 1
              }
              owners[index] = Int32(truncatingIfNeeded: nearest)
              sums[nearest].add(bin)
            }
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

  /// For each center, all centers from the nearest to the farthest, itself included.
  private struct Neighbors {
    private(set) var all: [(distance: Double, center: Int)]
    private let count: Int

    init(_ count: Int) {
      self.count = count
      all = (0..<count * count).map { (0, $0 % count) }
    }

    /// Sorts by insertion, which is quick because the centers move little.
    mutating func sort(_ centers: [OKLab]) {
      let count = count
      all.withUnsafeMutableBufferPointer { all in
        for center in 0..<count {
          let row = center * count
          for entry in row..<row + count {
            let other = all[entry].center
            let distance = centers[center].squaredDistance(to: centers[other])
            var free = entry
            while free > row, all[free - 1].distance > distance {
              all[free] = all[free - 1]
              free -= 1
            }
            all[free] = (distance, other)
          }
        }
      }
    }
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
