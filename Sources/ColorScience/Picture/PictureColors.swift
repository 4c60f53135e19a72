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
    let groups = ColorGroups(histogram)
    let places = groups.places(in: pixels, histogram)
    var colors: [PictureColor] = []
    for (group, place) in zip(groups.all, places) where place.distance < .infinity {
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
