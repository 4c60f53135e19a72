/// A face for text, as fontconfig describes it.
struct FontFace {
  let family: String
  private let weight: ClosedRange<Double>
  private let slant: ClosedRange<Double>
  private let spacing: Double

  static let columns = [
    "family", "familylang", "weight", "slant", "spacing", "symbol", "color", "scalable", "fontformat", "lang",
  ]

  /// - Parameter line: the columns, with tabs between.
  /// - Returns: nil for any other line, and for a face that isn't for text: symbols, emoji, mathematics, bitmaps, hidden
  ///   fonts, fonts of no language, and formats that browsers don't draw.
  init?(fcListLine line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == Self.columns.count else { return nil }
    let (symbol, color, scalable, format) = (fields[5], fields[6], fields[7], fields[8])
    guard symbol != "True", color != "True", scalable == "True", format == "TrueType" || format == "CFF" else {
      return nil
    }
    // `und-zsye` is emoji, `und-zmth` mathematics: scripts, but nobody's language.
    guard fields[9].split(separator: "|").contains(where: { !$0.hasPrefix("und-") }) else { return nil }

    let name = Self.name(fields[0], languages: fields[1])
    guard !name.isEmpty, !name.hasPrefix("."), !name.split(separator: " ").contains("Math") else { return nil }
    guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return nil }
    family = name
    weight = Self.range(fields[2]) ?? 80...80
    slant = Self.range(fields[3]) ?? 0...0
    spacing = Double(fields[4]) ?? 0
  }

  /// Fontconfig's spacings: 0 proportional, 90 dual width, 100 mono, 110 character cell.
  var isMonospaced: Bool { spacing >= 90 }
  var isUpright: Bool { slant.lowerBound == 0 }
  var isSlanted: Bool { slant.upperBound > 0 }
  /// Fontconfig's weights: 80 regular, 180 demibold, which browsers no longer embolden, 200 bold.
  var reachesRegular: Bool { weight.lowerBound < 180 }
  var reachesBold: Bool { weight.upperBound >= 180 }

  /// The English family name if there is one, else the first; the typographic name comes before the legacy one.
  private static func name(_ names: Substring, languages: Substring) -> String {
    let names = names.split(separator: ",")
    let english = zip(names, languages.split(separator: ",")).first { $1 == "en" || $1.hasPrefix("en-") }?.0
    return String(english ?? names.first ?? "")
  }

  /// A number, or the range of a variable font: `[40 205]`.
  private static func range(_ text: Substring) -> ClosedRange<Double>? {
    let numbers = text.split(whereSeparator: { "[], ".contains($0) }).compactMap { Double($0) }.filter(\.isFinite)
    guard let least = numbers.min(), let most = numbers.max() else { return nil }
    return least...most
  }
}
