/// The groups that k-means finds: the bins of a histogram that look like one color.
struct ColorGroups {
  struct Group {
    /// The color where the bins are densest, rather than their mean, which may be in no part of the picture.
    let color: OKLab
    let isFlat: Bool
    /// The weight of all bins that look about like the color.
    fileprivate(set) var weight = 0.0
    /// The weight of the bins that look like the color and like no other more, and the sum of their positions.
    fileprivate var ownWeight = 0.0
    fileprivate var columns = 0.0
    fileprivate var rows = 0.0
  }

  /// A pixel, and how far it's from the middle of its group, squared.
  struct Place {
    var column = 0
    var row = 0
    var distance = Double.infinity
  }

  private(set) var all: [Group] = []
  /// For each bin, the group that it resembles; -1 if it resembles none.
  private var owners: [Int32]

  /// The square of the deltaE-OK below which two colors look the same.
  private static let same = 0.02 * 0.02
  /// The square of the deltaE-OK below which two colors look about the same.
  private static let alike = 0.05 * 0.05

  init(_ histogram: ColorHistogram) {
    owners = [Int32](repeating: -1, count: histogram.bins.count)
    let means = WeightedMeans(histogram)
    for (center, color) in densest(means, histogram).enumerated() {
      guard let color, !all.contains(where: { $0.color.squaredDistance(to: color) < ColorGroups.same }) else {
        continue
      }
      all.append(Group(color: color, isFlat: center < means.fixed))
    }
    histogram.bins.withUnsafeBufferPointer { bins in
      all.withUnsafeMutableBufferPointer { groups in
        for index in bins.indices {
          let bin = bins[index]
          var nearest = -1
          var least = ColorGroups.same
          for group in groups.indices {
            let distance = bin.color.squaredDistance(to: groups[group].color)
            if distance < ColorGroups.alike { groups[group].weight += bin.weight }
            if distance < least { (nearest, least) = (group, distance) }
          }
          guard nearest >= 0 else { continue }
          owners[index] = Int32(truncatingIfNeeded: nearest)
          groups[nearest].ownWeight += bin.weight
          groups[nearest].columns += bin.weight * bin.column
          groups[nearest].rows += bin.weight * bin.row
        }
      }
    }
  }

  /// For each center, the mean of the bins around the heaviest one; nil if it has no bins. Flat colors are what they are.
  private func densest(_ means: WeightedMeans, _ histogram: ColorHistogram) -> [OKLab?] {
    var heaviest = [Int](repeating: -1, count: means.centers.count)
    for (index, bin) in histogram.bins.enumerated() {
      let center = Int(means.owners[index])
      if heaviest[center] < 0 || bin.weight > histogram.bins[heaviest[center]].weight { heaviest[center] = index }
    }
    var sums = [WeightedMeans.Sum](repeating: WeightedMeans.Sum(), count: means.centers.count)
    for (index, bin) in histogram.bins.enumerated() {
      let center = Int(means.owners[index])
      if bin.color.squaredDistance(to: histogram.bins[heaviest[center]].color) < ColorGroups.same {
        sums[center].add(bin)
      }
    }
    return means.centers.indices.map { $0 < means.fixed ? means.centers[$0] : sums[$0].mean }
  }

  /// For each group, the pixel that's nearest to the middle of all of them; of several, the first one.
  func places(in pixels: PixelGrid, _ histogram: ColorHistogram) -> [Place] {
    var places = [Place](repeating: Place(), count: all.count)
    var isSeen = [Bool](repeating: false, count: pixels.rowCount)
    let middles = all.map { (column: $0.columns / $0.ownWeight, row: $0.rows / $0.ownWeight) }
    for group in all.indices where all[group].ownWeight > 0 {
      // From the middle up and down, until a row is farther away than the pixel that was found.
      let start = pixels.index(ofRow: Int(middles[group].row))
      for (first, step) in [(start, -1), (start + 1, 1)] {
        var index = first
        while isSeen.indices.contains(index) {
          let row = pixels.row(at: index)
          let down = Double(row) - middles[group].row
          guard down * down <= places[group].distance else { break }
          if !isSeen[index] { look(at: row, of: pixels, histogram, middles, &places) }
          isSeen[index] = true
          index += step
        }
      }
    }
    return places
  }

  /// Keeps the pixels of a row that are nearer to the middles of their groups than those before.
  private func look(
    at row: Int, of pixels: PixelGrid, _ histogram: ColorHistogram, _ middles: [(column: Double, row: Double)],
    _ places: inout [Place]
  ) {
    middles.withUnsafeBufferPointer { middles in
      owners.withUnsafeBufferPointer { owners in
        places.withUnsafeMutableBufferPointer { places in
          histogram.forEachBin(in: row, of: pixels) { bin, column in
            let group = Int(owners[bin])
            guard group >= 0 else { return }
            let across = Double(column) - middles[group].column
            let down = Double(row) - middles[group].row
            let distance = across * across + down * down
            let best = places[group]
            if distance < best.distance || distance == best.distance && row < best.row {
              places[group] = Place(column: column, row: row, distance: distance)
            }
          }
        }
      }
    }
  }
}
