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

  /// The least by which a value changes.
  public var interval: Double { 1 / stops }

  /// The step of a slider in the value as it's shown, because some screen readers say a slider's own value.
  public var sliderStep: Double { isByte ? 0.001 : interval }

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

  /// The same for a slider that was at another value. A single step, as by an arrow key, is less than a byte, but always leads
  /// to the next one.
  func stepped(_ value: Double, from other: Double) -> Double {
    let steps = (value * 1000).rounded() - (other * 1000).rounded()
    return isByte && steps.magnitude == 1 ? stepped(other) + steps * interval : stepped(value)
  }
}
