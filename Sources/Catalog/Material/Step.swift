/// The steps of a ramp, from the lightest to the darkest, the accents after them.
public enum Step: UInt8, CaseIterable, Equatable, Sendable {
  case s50, s100, s200, s300, s400, s500, s600, s700, s800, s900
  case a100, a200, a400, a700

  /// The step as names write it: "50" ... "900", "A100" ... "A700".
  public var label: String {
    switch self {
    case .s50: "50"
    case .s100: "100"
    case .s200: "200"
    case .s300: "300"
    case .s400: "400"
    case .s500: "500"
    case .s600: "600"
    case .s700: "700"
    case .s800: "800"
    case .s900: "900"
    case .a100: "A100"
    case .a200: "A200"
    case .a400: "A400"
    case .a700: "A700"
    }
  }

  /// Whether this is one of the accents, A100 ... A700.
  public var isAccent: Bool { rawValue >= Step.a100.rawValue }
}
