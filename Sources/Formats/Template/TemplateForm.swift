import ColorScience
import Theme
import _Text

/// How a value is written.
struct TemplateForm {
  let work: Work
  /// The numbers that follow its name.
  let numberCount: Int
  private(set) var numbers: [Int] = []

  enum Work {
    case color((SchemeColor) -> String, shows: Shown?)
    case text(([UInt8], [Int]) -> [UInt8])
    case number((Int, [Int]) -> Int)
  }

  /// The color that a text begins with, or ends the literal of, as a person sees it.
  enum Shown { case hex, painted, digits }

  /// The kind of value it applies to.
  var source: TemplateKind {
    switch work {
    case .color: .color
    case .text: .text
    case .number: .number
    }
  }

  /// The form with the numbers that follow its name.
  func with(_ numbers: [Int]) -> TemplateForm {
    var form = self
    form.numbers = numbers
    return form
  }

  private init(_ work: Work, numbers: Int = 0) {
    self.work = work
    numberCount = numbers
  }

  private static func color(_ write: @escaping (SchemeColor) -> String, shows: Shown? = nil) -> TemplateForm {
    TemplateForm(.color(write, shows: shows))
  }

  private static func text(_ write: @escaping ([UInt8]) -> [UInt8]) -> TemplateForm {
    TemplateForm(.text { text, _ in write(text) })
  }

  /// "#3F51B5", "color(display-p3 …)" for a color outside sRGB, and "oklch(…)".
  static var hex: TemplateForm { color({ $0.hex.hex }, shows: .hex) }
  static var css: TemplateForm { color({ $0.painted.css }, shows: .painted) }
  static var oklch: TemplateForm { color({ $0.painted.oklch }, shows: .painted) }

  /// What's inside of hsl(), rgb() and oklch(): "231 48.4% 47.8%", "63 81 181", "0.4782 0.15892 271.4".
  static var hslNumbers: TemplateForm { color { $0.hex.hslNumbers } }
  static var rgbNumbers: TemplateForm { color { $0.hex.channels.map { $0.text }.text(separatedBy: " ") } }
  static var oklchNumbers: TemplateForm { color { $0.painted.oklchNumbers } }

  /// Nil for a word that isn't a form.
  init?(_ word: [UInt8]) {
    guard let form = Self.ofColor(word) ?? Self.ofText(word) else { return nil }
    self = form
  }

  private static func ofColor(_ word: [UInt8]) -> TemplateForm? {
    switch word {
    case "hex": .hex
    case "css": .css
    case "oklch": .oklch
    case "digits": color({ $0.hex.hexDigits }, shows: .digits)
    case "hsl-numbers": .hslNumbers
    case "rgb-numbers": .rgbNumbers
    case "oklch-numbers": .oklchNumbers
    // An attribute of SVG. For every program, and the same in Display P3 for those that know it.
    case "fill":
      color(
        { "fill=\"" + $0.hex.hex + ($0.isWide ? "\" style=\"fill: " + $0.painted.css : "") + "\"" }, shows: .hex)
    // The channels in sRGB: two hex digits each, three numbers 0...1, three 0...255, and these in columns.
    case "r": color { String(bytes: Array($0.hex.hexDigits.bytes[0..<2])) }
    case "g": color { String(bytes: Array($0.hex.hexDigits.bytes[2..<4])) }
    case "b": color { String(bytes: Array($0.hex.hexDigits.bytes[4..<6])) }
    case "srgb": color { list([$0.hex.red, $0.hex.green, $0.hex.blue]) }
    case "channels": color { $0.hex.channels.map { $0.text }.text(separatedBy: ", ") }
    case "columns":
      color(
        { $0.hex.channels.map { ($0 < 10 ? "  " : $0 < 100 ? " " : "") + $0.text }.text(separatedBy: " ") },
        shows: .hex)
    // The channels in Display P3, 0...1.
    case "red": color { DisplayP3($0.painted).red.fraction }
    case "green": color { DisplayP3($0.painted).green.fraction }
    case "blue": color { DisplayP3($0.painted).blue.fraction }
    case "p3":
      color {
        let wide = DisplayP3($0.painted)
        return list([wide.red, wide.green, wide.blue].map { $0.unit })
      }
    // HSB, each 0...1.
    case "hue": color { list([$0.hex.hsb.hue]) }
    case "saturation": color { list([$0.hex.hsb.saturation]) }
    case "brightness": color { list([$0.hex.hsb.brightness]) }
    default: nil
    }
  }

  private static func ofText(_ word: [UInt8]) -> TemplateForm? {
    switch word {
    // Quoted for a programming language, also for those that read `$` in a string.
    case "\"": text { $0.quotedCode(by: UInt8(ascii: "\"")) }
    case "'": text { $0.quotedCode(by: UInt8(ascii: "'")) }
    case "\"$": text { $0.quotedCode(by: UInt8(ascii: "\""), escaping: UInt8(ascii: "$")) }
    case "'$": text { $0.quotedCode(by: UInt8(ascii: "'"), escaping: UInt8(ascii: "$")) }
    // In Sass, a number sign could begin an interpolation.
    case "#": text { String(bytes: $0).fields(separatedBy: "#").text(separatedBy: "\\#").bytes }
    // In a style sheet of any kind, in a page, too.
    case "sheet":
      text { name in
        name.flatMap { byte in
          byte == UInt8(ascii: "<") ? "\\3c ".bytes : byte == UInt8(ascii: "#") ? "\\#".bytes : [byte]
        }
      }
    case "xml": text { $0.escapedMarkup }
    case "android": text { $0.androidString }
    case "json":
      text {
        var bytes: [UInt8] = []
        bytes.append(jsonString: String(bytes: $0))
        return bytes
      }
    case "short": text { shortened(String(bytes: $0)).bytes }
    // The words of a name: joined, with capitals inside or everywhere; with underscores; with spaces.
    case "camel": text { String(bytes: $0).camelCased(startingUppercase: false).bytes }
    case "Camel": text { String(bytes: $0).camelCased(startingUppercase: true).bytes }
    // The same as camel, for the name of a declaration in any of our languages.
    case "identifier": text { String(bytes: $0).camelCased(startingUppercase: false).asIdentifier.bytes }
    case "snake": text { $0.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 } }
    case "spaced": text { $0.map { $0 == UInt8(ascii: "-") ? 0x20 : $0 } }
    // The first letter large, all of them small, and an accent's label without its A.
    case "Word": text { String(bytes: $0).capitalizedFirst.bytes }
    case "lower": text { String(bytes: $0).asciiLowercasedBytes }
    case "plain": text { $0.filter { $0 != UInt8(ascii: "A") } }
    // The largest size up to the first number at which it's as wide as the second, if a letter is as wide as it's high.
    case "fit":
      TemplateForm(
        .text { text, numbers in
          let size = Double(numbers[1]) / Double(max(String(bytes: text).width, 1))
          return FixedDecimal(min(Double(numbers[0]), size), places: 1).text.bytes
        }, numbers: 2)
    // A number times the first and divided by the second: 1 16 makes rem of px.
    case "times":
      TemplateForm(
        .text { text, numbers in
          let number = Double(decimal: text[...]) ?? 0
          return FixedDecimal(number * Double(numbers[0]) / Double(max(numbers[1], 1)), places: 5).text.bytes
        }, numbers: 2)
    case "whole": text { FixedDecimal(Double(decimal: $0[...]) ?? 0, places: 0).text.bytes }
    // A name before others in a list that has no quotation marks; nothing if it can't be in one.
    case "listed":
      text { name in name.contains { ",\"'\\".bytes.contains($0) } ? [] : name + ", ".bytes }
    case "plus": TemplateForm(.number { $0 + $1[0] }, numbers: 1)
    default: nil
    }
  }
}

private func list(_ numbers: [Double]) -> String {
  numbers.map { FixedDecimal($0, places: 6).text }.text(separatedBy: ", ")
}

extension SRGB {
  fileprivate var channels: [Int] { [rgb >> 16, rgb >> 8 & 255, rgb & 255].map { Int($0) } }

  /// The color as oklch(), which also covers colors outside sRGB. It has just enough decimals to read back as the same
  /// hex.
  fileprivate var oklch: String { "oklch(" + oklchNumbers + ")" }

  fileprivate var oklchNumbers: String {
    let color = OKLCH(isInGamut ? asHex : self)
    let lightness = FixedDecimal(color.lightness, places: 5).text
    let chroma = FixedDecimal(color.chroma, places: 5).text
    let hue = FixedDecimal(color.hueIsPowerless ? 0 : color.hue, places: 2).text
    return lightness + " " + chroma + " " + hue
  }

  /// With just enough decimals to read back as the same hex.
  fileprivate var hslNumbers: String {
    let color = HSL(asHex)
    var places = 0
    var text: String
    repeat {
      places += 1
      let hue = FixedDecimal(color.hue, places: places)
      let saturation = FixedDecimal(color.saturation * 100, places: places)
      let lightness = FixedDecimal(color.lightness * 100, places: places)
      text = hue.text + " " + saturation.text + "% " + lightness.text + "%"
      func number(_ decimal: FixedDecimal) -> Double { Double(decimal: decimal.text.bytes[...]) ?? 0 }
      let back = HSL(hue: number(hue), saturation: number(saturation) / 100, lightness: number(lightness) / 100)
      if SRGB(back).rgb == rgb { break }
    } while places < 4
    return text
  }
}

extension Double {
  /// A channel with four decimals at most and at least one: "0.2471", "1.0".
  fileprivate var fraction: String {
    let text = FixedDecimal(self, places: 4).text
    return text.bytes.contains(UInt8(ascii: ".")) ? text : text + ".0"
  }
}
