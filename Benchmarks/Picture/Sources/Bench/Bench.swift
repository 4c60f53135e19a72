import CMeans
import ColorScience
import Foundation

/// Prints how long `PictureColors` takes for pictures of 512 by 512 pixels, beside plain k-means in C, over all the
/// pixels and over the same histogram. `PictureColors` also finds the position of each color. Times are medians of
/// alternating runs.
@main
enum Bench {
  static let side = 512

  static func main() {
    print(
      "picture", "Swift ms", "C ms, pixels", "C ms, histogram", "Swift/C, pixels", "Swift/C, histogram", separator: "\t"
    )
    for (name, color) in pictures {
      var rgba: [UInt8] = []
      for row in 0..<side {
        for column in 0..<side {
          let rgb = color(Double(column) / Double(side), Double(row) / Double(side))
          rgba += [UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255), 255]
        }
      }
      report(name, rgba)
    }
  }

  private static func report(_ name: String, _ rgba: [UInt8]) {
    var (swift, pixels, histogram): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<9 {
      swift.append(
        milliseconds {
          rgba.withUnsafeBufferPointer { Double(PictureColors(rgba: $0, width: side, height: side).all.count) }
        })
      pixels.append(milliseconds { c_means_of_pixels(rgba, side * side) })
      histogram.append(milliseconds { c_means_of_histogram(rgba, side * side) })
    }
    let medians = [swift, pixels, histogram].map { $0.sorted()[$0.count / 2] }
    print(
      name, text(medians[0]), text(medians[1]), text(medians[2]), text(medians[0] / medians[1]),
      text(medians[0] / medians[2]), separator: "\t")
  }

  private static func milliseconds(_ body: () -> Double) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    sink += body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
  }

  nonisolated(unsafe) private static var sink = 0.0

  private static func text(_ number: Double) -> String { String(format: "%.2f", number) }

  /// The same in every run. Each is a color, 0xRRGGBB, for a position of 0...1 from the left and from the top.
  private static var pictures: [(String, (Double, Double) -> UInt32)] {
    var state: UInt64 = 1
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    let flats: [UInt32] = [0x264653, 0x2A9D8F, 0xE9C46A, 0xF4A261, 0xE76F51]
    return [
      ("five flat colors", { x, _ in flats[Int(x * 5)] }),
      ("gradient", { x, y in SRGB(red: x, green: y, blue: 1 - x).rgb }),
      (
        "grainy landscape",
        { x, y in
          let color =
            y < 0.5
            ? OKLCH(lightness: 0.65 + 0.3 * y, chroma: 0.12 - 0.1 * y, hue: 250 - 40 * y)
            : OKLCH(lightness: 0.3 + 0.3 * x, chroma: 0.09, hue: 130 + 60 * x)
          let grain = 0.06 * (random() - 0.5)
          return OKLCH(lightness: color.lightness + grain, chroma: color.chroma, hue: color.hue).displayable().rgb
        }
      ),
      ("noise", { _, _ in SRGB(red: random(), green: random(), blue: random()).rgb }),
    ]
  }
}
