import ColorScience

/// The colors that everything is measured over: random, the same in every run.
public struct Colors: Sendable {
  public let srgb: [SRGB]
  /// The channels in one row, for C.
  public let channels: [Double]
  /// "#rrggbb", 7 bytes each.
  public let hexes: [UInt8]
  /// A table as of named colors, to search.
  public let table: [OKLab]
  public let search: NearestColor
  public let sortedTable: [Double]
  public let sortedPlaces: [Int32]

  public init(count: Int, named: Int = 949) {
    var state: UInt64 = 1
    func random() -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 40)
    }
    srgb = (0..<count).map { _ in SRGB(random()) }
    channels = srgb.flatMap { [$0.red, $0.green, $0.blue] }
    hexes = srgb.flatMap { Array($0.hex.utf8) }
    let table = (0..<named).map { _ in OKLab(SRGB(random())) }
    self.table = table
    search = NearestColor(table)
    let order = table.indices.sorted { table[$0].lightness < table[$1].lightness }
    sortedTable = order.flatMap { [table[$0].lightness, table[$0].a, table[$0].b] }
    sortedPlaces = order.map(Int32.init)
  }
}
