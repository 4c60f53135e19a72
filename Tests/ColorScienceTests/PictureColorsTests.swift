import ColorScience
import TestSupport
import Testing

@Suite("The colors of a picture")
struct PictureColorsTests {
  @Test("Picture.5 Every flat color is found", arguments: 1...33)
  func everyFlatColorIsFound(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let flats = (0..<count).map { _ in random.rgb() }
    let picture = Picture(width: 330, height: 60) { column, _ in flats[column * count / 330] }
    let found = picture.colors.all
    for flat in flats { #expect(found.difference(from: flat) < 0.02) }
  }

  @Test("Picture.5 Every flat color that fills 3% of a photo is found", arguments: 0..<40)
  func everyFlatColorOnAPhotoIsFound(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // The darkest and the lightest colors are where OKLab and bytes differ most.
    let flats = [0x000000, 0x020202, 0xFFFFFF, random.rgb(), random.rgb(), random.rgb()]
    var photo = Picture.photo(width: 400, height: 300, random: &random)
    // Each 3,600 of 120,000 pixels: 3%.
    for (index, flat) in flats.enumerated() {
      photo.fill(flat, columns: 60 * index + 5..<60 * index + 65, rows: 200..<260)
    }
    let found = photo.colors.all
    for flat in flats { #expect(found.difference(from: flat) < 0.02) }
  }

  @Test func aFlatColorOnAGradientIsFoundAmongTheFive() {
    var picture = Picture(width: 256, height: 200) { column, row in
      UInt32(column) << 16 | UInt32(row) << 8 | UInt32(255 - column)
    }
    picture.fill(0x0A7E07, columns: 100..<140, rows: 60..<100)
    picture.fill(0xFFD600, columns: 10..<50, rows: 150..<190)
    let found = picture.colors.distinct()
    #expect(found.count == 5)
    #expect(found.difference(from: 0x0A7E07) < 0.02)
    #expect(found.difference(from: 0xFFD600) < 0.02)
  }

  @Test func aNoisyFlatColorIsFound() {
    var random = SeededGenerator(seed: 5)
    var picture = Picture.photo(width: 400, height: 300, random: &random)
    let flat = SRGB(0x2E7D32)
    for row in 0..<60 {
      for column in 0..<60 {
        let noise = { random.double(in: -0.02...0.02) }
        picture[column, row] = SRGB(red: flat.red + noise(), green: flat.green + noise(), blue: flat.blue + noise()).rgb
      }
    }
    #expect(picture.colors.all.difference(from: 0x2E7D32) < 0.02)
  }

  @Test func aPictureOfFiveColorsHasThese() {
    let flats: [UInt32] = [0x264653, 0x2A9D8F, 0xE9C46A, 0xF4A261, 0xE76F51]
    let picture = Picture(width: 100, height: 20) { column, _ in flats[column / 20] }
    let found = picture.colors.distinct()
    #expect(found.map(\.color.rgb).sorted() == flats.sorted())
    for color in found {
      #expect(abs(color.share - 0.2) < 0.001)
      // Each comes from the middle of its stripe.
      #expect(picture[Int(color.x * 100), Int(color.y * 20)] == color.color.rgb)
      #expect(abs(color.y - 0.5) < 0.1)
    }
  }

  @Test func theFiveAreUnlikeEachOther() {
    var random = SeededGenerator(seed: 9)
    let five = Picture.photo(width: 300, height: 300, random: &random).colors.distinct()
    #expect(five.count == 5)
    for (index, color) in five.enumerated() {
      for other in five[..<index] { #expect(OKLab(color.color).difference(from: OKLab(other.color)) > 0.039) }
    }
  }

  @Test func aSmallVividThingIsAmongTheFive() {
    var picture = Picture(width: 200, height: 200) { _, row in row < 90 ? 0xDDE6EE : row < 150 ? 0x6E7F8C : 0x2B3238 }
    picture.fill(0xE53935, columns: 90..<120, rows: 100..<130)
    #expect(picture.colors.distinct().difference(from: 0xE53935) < 0.02)
  }

  @Test("Picture.2 Each color is where it says")
  func eachColorIsWhereItSays() {
    var random = SeededGenerator(seed: 3)
    let picture = Picture.photo(width: 250, height: 170, random: &random)
    for color in picture.colors.all {
      let there = picture[Int(color.x * 250), Int(color.y * 170)]
      #expect(OKLab(SRGB(there)).difference(from: OKLab(color.color)) < 0.05)
    }
  }

  @Test(arguments: 0..<20)
  func eachColorIsWhereOneOfItsPixelsIsNearestToTheirMiddle(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let flats: [UInt32] = [0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x000000]
    // Most of it is white, so that many a middle is.
    let picture = Picture(width: 40, height: 30) { _, _ in flats[max(0, Int(random.rgb() % 200) - 195)] }
    for flat in flats {
      var pixels: [(column: Double, row: Double)] = []
      for row in 0..<30 {
        for column in 0..<40 where picture[column, row] == flat { pixels.append((Double(column), Double(row))) }
      }
      guard !pixels.isEmpty else { continue }
      let middleColumn = pixels.map(\.column).reduce(0, +) / Double(pixels.count)
      let middleRow = pixels.map(\.row).reduce(0, +) / Double(pixels.count)
      func distance(_ column: Double, _ row: Double) -> Double {
        let (across, down) = (column - middleColumn, row - middleRow)
        return (across * across + down * down).squareRoot()
      }
      let found = try #require(picture.colors.all.first { $0.color.rgb == flat })
      #expect(picture[Int(found.x * 40), Int(found.y * 30)] == flat)
      let nearest = try #require(pixels.map { distance($0.column, $0.row) }.min())
      #expect(abs(distance(found.x * 40 - 0.5, found.y * 30 - 0.5) - nearest) < 1e-9)
    }
  }

  @Test func aPictureOfOneColorHasOne() {
    let found = Picture(width: 3, height: 2) { _, _ in 0x3F51B5 }.colors.distinct()
    #expect(found.map(\.color.hex) == ["#3F51B5"])
    #expect(found.first?.share == 1)
  }

  @Test("Colors that are multiplied by their alpha are found as they were before")
  func multipliedColors() {
    // Orange and sea green at an alpha of 128 and 51; a clear pixel, and one that's lighter than its alpha allows.
    let rgba: [UInt8] = [128, 64, 0, 128, 9, 28, 17, 51, 0, 0, 0, 0, 255, 255, 255, 250]
    let found = rgba.withUnsafeBufferPointer { PictureColors(multiplied: $0, width: 4, height: 1) }
    #expect(Set(found.all.map(\.color.rgb)) == [0xFF8000, 0x2D8C55, 0xFFFFFF])
    #expect(rgba.withUnsafeBufferPointer { PictureColors(multiplied: $0, width: 3, height: 1) }.all.isEmpty)
  }

  @Test func transparentPixelsDontCountAndTranslucentOnesCountLess() {
    let alpha = { (column: Int, _: Int) in UInt8(column < 10 ? 0 : column < 20 ? 85 : 255) }
    let picture = Picture(width: 30, height: 10, alpha: alpha) { column, _ in
      column < 10 ? 0xFF0000 : column < 20 ? 0x00FF00 : 0x0000FF
    }
    let found = picture.colors.all
    #expect(found.map(\.color.rgb) == [0x0000FF, 0x00FF00])
    #expect(abs((found.first?.share ?? 0) - 0.75) < 1e-9)
    let clear = { (_: Int, _: Int) in UInt8(0) }
    let nothing = Picture(width: 30, height: 10, alpha: clear) { _, _ in 0xFF0000 }
    #expect(nothing.colors.all.isEmpty)
    #expect(nothing.colors.distinct().isEmpty)
  }

  @Test func aLargePictureIsLookedAtInPart() {
    let picture = Picture(width: 3000, height: 1000) { column, _ in column < 1500 ? 0x102030 : 0xF0E0D0 }
    let found = picture.colors.all
    #expect(Set(found.map(\.color.rgb)) == [0x102030, 0xF0E0D0])
    #expect(found.allSatisfy { abs($0.share - 0.5) < 0.01 })
  }

  @Test func whatIsNoPictureHasNoColors() {
    let bytes = [UInt8](repeating: 255, count: 16)
    for (width, height) in [(0, 4), (4, 0), (-2, -2), (2, 3), (5, 1), (.max, .max), (1, .max)] {
      bytes.withUnsafeBufferPointer { #expect(PictureColors(rgba: $0, width: width, height: height).all.isEmpty) }
    }
  }

  @Test func theSamePictureGivesTheSameColors() {
    var (one, other) = (SeededGenerator(seed: 1), SeededGenerator(seed: 1))
    #expect(
      Picture.photo(width: 120, height: 90, random: &one).colors
        == Picture.photo(width: 120, height: 90, random: &other).colors)
  }
}

/// A picture made for a test.
private struct Picture {
  let width: Int
  let height: Int
  private var rgba: [UInt8] = []

  init(
    width: Int, height: Int, alpha: (Int, Int) -> UInt8 = { _, _ in 255 }, color: (_ column: Int, _ row: Int) -> UInt32
  ) {
    self.width = width
    self.height = height
    for row in 0..<height {
      for column in 0..<width {
        let rgb = color(column, row)
        rgba += [UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255), alpha(column, row)]
      }
    }
  }

  /// A sky above hills and a lake, with soft light, grain and a red boat.
  static func photo(width: Int, height: Int, random: inout SeededGenerator) -> Picture {
    let warm = random.double(in: 0...1)
    return Picture(width: width, height: height) { column, row in
      let (x, y) = (Double(column) / Double(width), Double(row) / Double(height))
      let hill = 0.45 + 0.12 * (x * (1 - x) * 4)
      var color =
        y < hill
        ? OKLCH(lightness: 0.65 + 0.3 * y, chroma: 0.12 - 0.1 * y, hue: 250 - 60 * warm * y)
        : y < 0.7
          ? OKLCH(lightness: 0.3 + 0.3 * x, chroma: 0.09, hue: 130 + 20 * x)
          : OKLCH(lightness: 0.5 - 0.3 * (y - 0.7), chroma: 0.07, hue: 235)
      if abs(x - 0.6) < 0.05 && abs(y - 0.8) < 0.03 { color = OKLCH(lightness: 0.58, chroma: 0.2, hue: 28) }
      color.lightness += random.double(in: -0.03...0.03)
      return color.displayable().rgb
    }
  }

  subscript(column: Int, row: Int) -> UInt32 {
    get {
      let offset = (row * width + column) * 4
      return UInt32(rgba[offset]) << 16 | UInt32(rgba[offset + 1]) << 8 | UInt32(rgba[offset + 2])
    }
    set {
      let offset = (row * width + column) * 4
      rgba.replaceSubrange(offset..<offset + 3, with: [16, 8, 0].map { UInt8(newValue >> $0 & 255) })
    }
  }

  mutating func fill(_ color: UInt32, columns: Range<Int>, rows: Range<Int>) {
    for row in rows { for column in columns { self[column, row] = color } }
  }

  var colors: PictureColors {
    rgba.withUnsafeBufferPointer { PictureColors(rgba: $0, width: width, height: height) }
  }
}

extension [PictureColor] {
  /// The deltaE-OK of the color that's nearest to this one.
  fileprivate func difference(from rgb: UInt32) -> Double {
    map { OKLab($0.color).difference(from: OKLab(SRGB(rgb))) }.min() ?? .infinity
  }
}
