import ColorScience
import Studio
import _Text

/// The texts of a message, read one after the other. Missing ones are empty.
struct TextFields {
  private let texts: [String]
  private var place = 0

  init(_ texts: [String]) { self.texts = texts }

  var isAtEnd: Bool { place >= texts.count }

  mutating func text() -> String {
    defer { place += 1 }
    return texts.indices.contains(place) ? texts[place] : ""
  }

  /// A whole number from 0; 0 if it isn't one.
  mutating func number() -> Int {
    guard let value = Numeral(text().bytes)?.value, value >= 0, value <= 1e9 else { return 0 }
    return Int(value)
  }

  /// A count of what follows, at most as many as there are texts left.
  mutating func count() -> Int { min(number(), max(0, texts.count - place)) }
}
