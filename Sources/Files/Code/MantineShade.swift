import Formats
import _Text

extension File {
  /// Which of a color's ten shades Mantine takes, 0...9, by `primaryShade: 7` or, in light, `primaryShade: { light: 4, dark: 8 }`;
  /// nil if the file doesn't say.
  /// Source: mantine.dev, "Theme object".
  var mantineShade: Int? {
    guard let start = bytes.firstIndex(ofRun: "primaryShade".bytes, from: 0) else { return nil }
    var rest = bytes[(start + 12)...].drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
    if rest.first == UInt8(ascii: "{") {
      rest = rest.prefix { $0 != UInt8(ascii: "}") }
      guard let light = Array(rest).firstIndex(ofRun: "light".bytes, from: 0) else { return nil }
      rest = rest.dropFirst(light + 5).drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
    }
    guard let digit = rest.first, digit.isDigit, rest.dropFirst().first?.isDigit != true else { return nil }
    return Int(digit - UInt8(ascii: "0"))
  }
}
