import CArithmetic
import Kernels

extension Kernel {
  func name(over colors: Colors) -> String {
    switch self {
    case .roundTrip: "sRGB to OKLCH and back"
    case .parseAndContrast: "parse, luminance, contrast"
    case .difference: "CIEDE2000"
    case .ramp: "13-step ramp, gamut mapped"
    case .tonalPalette: "HCT tonal palette"
    case .nearest: "nearest of \(colors.table.count)"
    }
  }

  /// How many colors one run takes.
  var count: Int {
    switch self {
    case .ramp, .tonalPalette: 400
    default: 20_000
    }
  }

  /// The same in C.
  func sumInC(over colors: Colors, _ count: Int) -> Double {
    switch self {
    case .roundTrip: c_round_trip(colors.channels, count)
    case .parseAndContrast: colors.hexes.withUnsafeBytes { c_parse_and_contrast($0.baseAddress, count) }
    case .difference: c_difference(colors.channels, count)
    case .ramp: c_ramp(colors.channels, count)
    case .tonalPalette: c_tonal_palette(colors.channels, count)
    case .nearest: c_nearest(colors.channels, count, colors.sortedTable, colors.sortedPlaces, colors.table.count)
    }
  }
}
