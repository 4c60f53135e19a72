import Catalog
import ColorScience
@_spi(Report) import Theme
import _Text

/// A theme that was asked about, with what takes long to compute. The last one is kept, because most is asked about one theme
/// after the other.
public final class AskedTheme {
  /// The theme as it was read.
  public let theme: Theme
  /// Its colors for charts.
  public private(set) lazy var charts = theme.charts
  private let text: String

  nonisolated(unsafe) private static var last: AskedTheme?

  private init(_ text: String) throws(WrittenThemeError) {
    self.text = text
    theme = try Theme(written: text) { text throws(WrittenThemeError) in
      let color = try CSSColor(written: text)
      guard color.opacity >= 1 else {
        throw WrittenThemeError(color.text + " is see-through. A theme needs an opaque color.")
      }
      return color.displayable(in: .displayP3)
    }
  }

  /// The theme of a theme string, or of a link to one.
  @_spi(Report) public static func named(_ text: String) throws(WrittenThemeError) -> AskedTheme {
    if let last, last.text.same(as: text) { return last }
    let asked = try AskedTheme(text)
    last = asked
    return asked
  }

  /// Its scheme.
  @_spi(Report) public func scheme(_ appearance: String, _ contrast: String, withCharts: Bool) throws(WrittenThemeError)
    -> Scheme
  {
    let (appearance, contrast) = (try Appearance(word: appearance), try Contrast(word: contrast))
    return theme.scheme(appearance, contrast, with: withCharts ? charts : nil)
  }
}

extension Appearance {
  /// Reads "light" or "dark".
  @_spi(Report) public init(word: String) throws(WrittenThemeError) {
    if word.same(as: "light") {
      self = .light
    } else if word.same(as: "dark") {
      self = .dark
    } else {
      throw WrittenThemeError("The appearance is light or dark, not “" + shortened(word) + "”.")
    }
  }
}

extension Contrast {
  /// Reads "standard" or "high".
  @_spi(Report) public init(word: String) throws(WrittenThemeError) {
    if word.same(as: "standard") {
      self = .standard
    } else if word.same(as: "high") {
      self = .high
    } else {
      throw WrittenThemeError("The contrast is standard or high, not “" + shortened(word) + "”.")
    }
  }
}

extension ContrastLevel {
  /// Reads "AA" or "AAA".
  @_spi(Report) public init(word: String) throws(WrittenThemeError) {
    let lowercased = word.asciiLowercased
    if lowercased.same(as: "aa") {
      self = .aa
    } else if lowercased.same(as: "aaa") {
      self = .aaa
    } else {
      throw WrittenThemeError("The level is AA or AAA, not “" + shortened(word) + "”.")
    }
  }
}

extension CSSColor {
  /// Reads a color: CSS, a hex without its `#`, or the name of a crayon or a Material swatch.
  @_spi(Report) public init(written text: String) throws(WrittenThemeError) {
    do throws(CSSColorError) {
      try self.init(text, allowingBareHex: true)
    } catch {
      guard let named = SRGB(catalogName: text) else {
        let before = Array(text.bytes.prefix(error.offset))
        throw WrittenThemeError(
          error.sentence(
            about: quoted(text), atCharacter: characters(in: before) + 1,
            try: "tomato, Sunset Orange, indigo-500, #FF6347 or oklch(0.7 0.2 33)"))
      }
      self.init(named)
    }
  }
}

/// A text in quotation marks, shortened if it's long.
private func quoted(_ text: String) -> String {
  var shown: [UInt8] = []
  for byte in text.bytes {
    // Bytes from 0x80 to 0xBF continue a character.
    if byte & 0xC0 != 0x80, characters(in: shown) == 60 { return "“" + String(bytes: shown) + "…”" }
    shown.append(byte)
  }
  return "“" + String(bytes: shown) + "”"
}

private func characters(in bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
