/// The position of an accent's hue on the color wheel, seen from the primary's.
public enum Harmony: UInt8, CaseIterable, Equatable, Sendable {
  case complement, splitComplement, triad, analogous

  /// How many degrees of OKLCH hue it's away, to either side.
  var turn: Double {
    switch self {
    case .complement: 180
    case .splitComplement: 150
    case .triad: 120
    case .analogous: 45
    }
  }

  /// Its name among designers: "split complement".
  public var name: String {
    switch self {
    case .complement: "complement"
    case .splitComplement: "split complement"
    case .triad: "triad"
    case .analogous: "analogous"
    }
  }

  /// Why it fits, in a few words: "near opposite".
  public var reason: String {
    switch self {
    case .complement: "opposite"
    case .splitComplement: "near opposite"
    case .triad: "triad"
    case .analogous: "neighboring"
    }
  }
}
