import _Text

/// A number that a theme may set about its type and its corners. Without it, text and corners are as they are by default.
public enum ThemeSetting: UInt8, CaseIterable, Equatable, Sendable {
  /// The ratio between a text style's size and the next smaller one's.
  case scale
  /// The size of body text, in points or CSS px.
  case size
  /// The weight of titles, and of body text: 400 is regular, 700 bold.
  case titleWeight, bodyWeight
  /// The radius of cards, in points or CSS px; infinity for corners as round as they get. Controls and chips follow.
  case corner

  /// Its key in a theme string: "title-weight".
  public var key: String {
    switch self {
    case .scale: "scale"
    case .size: "size"
    case .titleWeight: "title-weight"
    case .bodyWeight: "body-weight"
    case .corner: "corner"
    }
  }

  /// The values it can have, each with at most three decimals; weights are whole. Corners may be infinite, too.
  public var range: ClosedRange<Double> {
    switch self {
    case .scale: 1.067...1.618
    case .size: 14...20
    case .titleWeight, .bodyWeight: 100...900
    case .corner: 0...28
    }
  }

  /// The most decimals of a value.
  var places: Int {
    switch self {
    case .titleWeight, .bodyWeight: 0
    case .scale, .size, .corner: 3
    }
  }

  /// The values it can have, for a sentence: "a number from 14 to 20".
  var choices: String {
    let number = (places == 0 ? "a whole number" : "a number")
    let range = " from " + text(of: range.lowerBound) + " to " + text(of: range.upperBound)
    return number + range + (self == .corner ? ", or " + round : "")
  }

  /// A value as a theme string has it: "1.25", "round".
  public func text(of value: Double) -> String {
    value == .infinity ? round : FixedDecimal(value, places: places).text
  }

  /// The value in a theme string; nil if it has another form, too many decimals, or is out of range.
  func value(_ text: String) -> Double? {
    if self == .corner, text.same(as: round) { return .infinity }
    let (whole, decimals) = text.cut(at: ".")
    let bytes = decimals?.bytes ?? []
    guard decimals == nil || !bytes.isEmpty, bytes.count <= places, let number = Int32(digits: whole.bytes + bytes)
    else { return nil }
    var value = Double(number)
    for _ in bytes { value /= 10 }
    return nearest(value).flatMap { range.contains($0) ? $0 : nil }
  }

  /// The nearest value with few enough decimals; nil if it isn't a number.
  func nearest(_ value: Double) -> Double? {
    if value == .infinity { return self == .corner ? value : nil }
    guard value.magnitude < 1e6 else { return nil }
    let parts = places == 0 ? 1.0 : 1000
    return (value * parts).rounded() / parts
  }
}

private let round = "round"

/// A value that a setting can't have.
public struct ThemeSettingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The setting.
  public let setting: ThemeSetting

  /// Says what it can be, in one sentence: "The size can be a number from 14 to 20."
  public var sentence: String { "The " + setting.key + " can be " + setting.choices + "." }

  /// What `print(error)` prints: the sentence.
  public var description: String { sentence }
}

extension Theme {
  /// The value of a setting; nil without one.
  public subscript(setting: ThemeSetting) -> Double? { settings[Int(setting.rawValue)] }

  /// Changes a setting; nil removes it. A value with more decimals than the setting has is rounded.
  public mutating func set(_ setting: ThemeSetting, to value: Double?) throws(ThemeSettingError) {
    guard let value else {
      settings[Int(setting.rawValue)] = nil
      return
    }
    guard let nearest = setting.nearest(value), nearest == .infinity || setting.range.contains(nearest) else {
      throw ThemeSettingError(setting: setting)
    }
    settings[Int(setting.rawValue)] = nearest
  }
}
