/// What a slider of the mixer changes.
public enum Channel: UInt8, CaseIterable, Equatable, Sendable {
  case red, green, blue, lightness, chroma, hue

  public var name: String {
    switch self {
    case .red: "Red"
    case .green: "Green"
    case .blue: "Blue"
    case .lightness: "Lightness"
    case .chroma: "Chroma"
    case .hue: "Hue"
    }
  }

  /// The greatest value; the smallest is 0.
  public var upperBound: Double {
    switch self {
    case .red, .green, .blue, .lightness: 1
    case .chroma: 0.4
    case .hue: 360
    }
  }

  /// The step of a slider.
  public var interval: Double { 1 / stops }

  /// How many steps a slider has from 0 to 1: one per byte for red, green and blue.
  var stops: Double {
    switch self {
    case .red, .green, .blue: 255
    case .lightness: 200
    case .chroma: 500
    case .hue: 1
    }
  }

  /// The channels a notation shows.
  public static func of(_ notation: Mixer.Notation) -> [Channel] {
    notation == .oklch ? [.lightness, .chroma, .hue] : [.red, .green, .blue]
  }
}
