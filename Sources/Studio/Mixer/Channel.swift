/// A channel of the mixer, with a slider.
public enum Channel: UInt8, CaseIterable, Equatable, Sendable {
  case red, green, blue
  /// Those of OKLCH.
  case lightness, chroma, hue
  /// Those of HSL, whose hue and lightness are others.
  case hslHue, hslSaturation, hslLightness

  /// Its name for people. OKLCH and HSL each have a hue and a lightness, with the same names.
  public var name: String {
    switch self {
    case .red: "Red"
    case .green: "Green"
    case .blue: "Blue"
    case .lightness, .hslLightness: "Lightness"
    case .chroma: "Chroma"
    case .hue, .hslHue: "Hue"
    case .hslSaturation: "Saturation"
    }
  }

  /// The greatest value; the smallest is 0.
  public var upperBound: Double {
    switch self {
    case .red, .green, .blue, .lightness, .hslSaturation, .hslLightness: 1
    case .chroma: 0.4
    case .hue, .hslHue: 360
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
    case .hue, .hslHue: 1
    case .hslSaturation, .hslLightness: 100
    }
  }

  /// Whether it's one byte of a color.
  public var isByte: Bool { rawValue <= Channel.blue.rawValue }

  /// The channels a notation shows.
  public static func of(_ notation: Mixer.Notation) -> [Channel] {
    let first: Channel =
      switch notation {
      case .decimal, .hex: .red
      case .oklch: .lightness
      case .hsl: .hslHue
      }
    return Array(allCases.dropFirst(Int(first.rawValue)).prefix(3))
  }

  /// A value brought into the channel's range.
  func clamped(_ value: Double) -> Double { max(0, min(upperBound, value)) }

  /// The value at the slider's nearest step.
  func stepped(_ value: Double) -> Double { (value * stops).rounded() / stops }
}
