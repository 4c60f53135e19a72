import ColorScience
import Theme
import _Text

// A result as texts, to pass from one module to the other: a word that says which kind it is, then
// - for themes, their own texts;
// - for a theme, a library or a refusal, its text;
// - for a picture, each color's hex, and in millionths its share and its position from the left and from the top.

extension ReaderResult {
  /// The result as texts.
  public var texts: [String] {
    switch self {
    case .files(.found(let themes)): ["themes"] + themes.texts
    case .files(.theme(let text)): ["theme", text]
    case .files(.library(let text)): ["library", text]
    case .refusal(let sentence): ["refusal", sentence]
    case .picture(let colors):
      ["picture"]
        + colors.flatMap { color in
          [color.color.hexDigits] + [color.share, color.x, color.y].map { Int(($0 * millionths).rounded()).text }
        }
    }
  }

  /// Reads a result; nil if the texts aren't one. Colors it can't read are left out.
  public init?(texts: [String]) {
    guard let word = texts.first else { return nil }
    let rest = Array(texts.dropFirst())
    if word.same(as: "themes") {
      guard let themes = FoundThemes(texts: rest) else { return nil }
      self = .files(.found(themes))
    } else if word.same(as: "theme") {
      self = .files(.theme(rest.first ?? ""))
    } else if word.same(as: "library") {
      self = .files(.library(rest.first ?? ""))
    } else if word.same(as: "refusal") {
      self = .refusal(rest.first ?? "")
    } else if word.same(as: "picture") {
      self = .picture(
        stride(from: 0, to: rest.count - rest.count % 4, by: 4).compactMap { PictureColor(texts: rest[$0..<$0 + 4]) })
    } else {
      return nil
    }
  }
}

private let millionths = 1e6

extension PictureColor {
  fileprivate init?(texts: ArraySlice<String>) {
    let numbers = texts.dropFirst().compactMap { Int(digits: $0.bytes) }.map { Double($0) / millionths }
    guard let hex = texts.first, let color = try? SRGB(hex: hex), numbers.count == 3,
      numbers.allSatisfy({ (0...1).contains($0) })
    else { return nil }
    self.init(color: color, share: numbers[0], x: numbers[1], y: numbers[2])
  }
}
