/// The colors that stand out in a picture.
///
/// Every color that fills 3% of the picture or more is among them, to a deltaE-OK of 0.02.
public struct PictureColors: Equatable, Sendable {
  /// At most 48, those with the largest share first; none if the picture is empty or fully transparent.
  public let all: [PictureColor]

  /// Looks at a picture: rows of pixels from the top, four bytes each, red, green, blue, and an alpha that the others
  /// aren't multiplied by. In a large picture we look at every second, third … pixel. Finds nothing if the buffer doesn't hold
  /// exactly `width` times `height` pixels.
  public init(rgba: UnsafeBufferPointer<UInt8>, width: Int, height: Int) {
    guard let pixels = PixelGrid(rgba, width: width, height: height) else {
      all = []
      return
    }
    let histogram = ColorHistogram(pixels)
    let means = WeightedMeans(histogram)
    var groups: [Group] = []
    for center in means.centers.indices {
      guard let group = Group(center, of: means, histogram),
        !groups.contains(where: { $0.color.squaredDistance(to: group.color) < look })
      else { continue }
      groups.append(group)
    }
    let places = Places(of: groups, in: pixels, histogram)
    var colors: [PictureColor] = []
    for (index, group) in groups.enumerated() {
      let place = places.nearest[index]
      guard place.distance < .infinity else { continue }
      colors.append(
        PictureColor(
          color: SRGB(SRGB(group.color).rgb), share: group.weight / histogram.weight,
          x: (Double(place.column) + 0.5) / Double(width), y: (Double(place.row) + 0.5) / Double(height),
          isFlat: group.isFlat))
    }
    // Equal shares keep their order, whatever sorts them.
    all = colors.indices.sorted { (colors[$0].share, $1) > (colors[$1].share, $0) }.map { colors[$0] }
  }
}

/// The square of the deltaE-OK below which two colors look the same.
private let look = 0.02 * 0.02

/// The bins that a center of k-means stands for.
private struct Group {
  /// The color where the bins are densest, rather than their mean, which may be in no part of the picture.
  let color: OKLab
  let isFlat: Bool
  /// The weight of all bins that look about like the color, those of other centers as well.
  let weight: Double
  /// The bins that look like the color, as places in the histogram.
  let core: [Int]
  /// The mean position of those.
  let column: Double
  let row: Double

  /// Nil if the center has no bins.
  init?(_ center: Int, of means: WeightedMeans, _ histogram: ColorHistogram) {
    isFlat = center < means.fixed
    var color = means.centers[center]
    if !isFlat {
      var heaviest = -1.0
      for (index, bin) in histogram.bins.enumerated() where means.owners[index] == center && bin.weight > heaviest {
        (color, heaviest) = (bin.color, bin.weight)
      }
      guard heaviest >= 0 else { return nil }
      for _ in 0..<2 { color = histogram.mean(around: color) }
    }
    self.color = color
    var nearest = (index: 0, distance: Double.infinity)
    var core: [Int] = []
    var weight = 0.0
    for (index, bin) in histogram.bins.enumerated() {
      let distance = bin.color.squaredDistance(to: color)
      if distance < nearest.distance { nearest = (index, distance) }
      if distance < 0.05 * 0.05 { weight += bin.weight }
      if distance < look { core.append(index) }
    }
    if core.isEmpty { core = [nearest.index] }
    self.core = core
    self.weight = weight
    var (sum, column, row) = (0.0, 0.0, 0.0)
    for index in core {
      let bin = histogram.bins[index]
      sum += bin.weight
      column += bin.weight * bin.column
      row += bin.weight * bin.row
    }
    self.column = column / sum
    self.row = row / sum
  }
}

extension ColorHistogram {
  /// The mean of the bins that look like a color; the color itself if there are none.
  fileprivate func mean(around color: OKLab) -> OKLab {
    var (lightness, a, b, sum) = (0.0, 0.0, 0.0, 0.0)
    for bin in bins where bin.color.squaredDistance(to: color) < look {
      lightness += bin.weight * bin.color.lightness
      a += bin.weight * bin.color.a
      b += bin.weight * bin.color.b
      sum += bin.weight
    }
    return sum > 0 ? OKLab(lightness: lightness / sum, a: a / sum, b: b / sum) : color
  }
}

/// For each group, the pixel of its color that's nearest to the middle of them.
private struct Places {
  struct Place {
    var column = 0
    var row = 0
    var distance = Double.infinity
  }

  private(set) var nearest: [Place]

  init(of groups: [Group], in pixels: PixelGrid, _ histogram: ColorHistogram) {
    // A bin may look like the colors of several groups; it's searched for the one whose color is nearest.
    var owners = [Int32](repeating: -1, count: histogram.bins.count)
    var distances = [Double](repeating: .infinity, count: histogram.bins.count)
    for (index, group) in groups.enumerated() {
      for bin in group.core {
        let distance = histogram.bins[bin].color.squaredDistance(to: group.color)
        if distance < distances[bin] { (owners[bin], distances[bin]) = (Int32(index), distance) }
      }
    }
    var nearest = [Place](repeating: Place(), count: groups.count)
    nearest.withUnsafeMutableBufferPointer { nearest in
      pixels.forEach { red, green, blue, _, column, row in
        let group = Int(owners[histogram.place(red, green, blue)])
        guard group >= 0 else { return }
        let (across, down) = (Double(column) - groups[group].column, Double(row) - groups[group].row)
        let distance = across * across + down * down
        if distance < nearest[group].distance {
          nearest[group] = Place(column: column, row: row, distance: distance)
        }
      }
    }
    self.nearest = nearest
  }
}
