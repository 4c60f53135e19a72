import Catalog
import ColorScience
import _Text

/// The color that a text says: in CSS, as a hex without its `#`, as the channels of an RGB color alone, "255, 128, 0", by a
/// crayon's name, or in words such as "dark red".
struct EnteredColor {
  /// A see-through one is over white.
  let color: SRGB
  /// As it was written, unless it was named.
  let written: CSSColor?

  /// Nil if the text says no color.
  init?(_ text: String) {
    // The field is empty most of the time, and looking through all names takes a phone milliseconds.
    if text.isBlank { return nil }
    if let base = BaseColor(slug: text) {
      self.init(color: base.color, written: nil)
    } else {
      self.init(text, isName: false)
    }
  }

  /// The same without crayons' names, for a search that finds those itself.
  /// - Parameter isName: Whether the text is part of a name, such as "bea" of "Beaver". A hex then needs its `#`, and words don't
  ///   describe a color.
  init?(_ text: String, isName: Bool) {
    if let written = Self.written(text, isName: isName) {
      self.init(color: written.base.composited(alpha: written.opacity, over: .white), written: written)
    } else if !isName, let described = SRGB(described: text) {
      self.init(color: described, written: nil)
    } else {
      return nil
    }
  }

  private init(color: SRGB, written: CSSColor?) {
    (self.color, self.written) = (color, written)
  }

  private static func written(_ text: String, isName: Bool) -> CSSColor? {
    if let color = try? CSSColor(text, allowingBareHex: !isName) { return color }
    guard let first = text.bytes.first, first.isDigit else { return nil }
    return try? CSSColor("rgb(" + text + ")")
  }

  var isSeeThrough: Bool { (written?.opacity ?? 1) < 1 }

  /// The color without its alpha, to mix from or to look for.
  var base: SRGB { written?.base ?? color }

  /// The color in OKLCH as it was asked for, in range; nil if it was written another way.
  var asked: OKLCH? {
    guard let written, written.space == .oklch else { return nil }
    var color = OKLCH(lightness: 0, chroma: 0, hue: 0)
    let hue = written.third ?? 0
    color.set(.lightness, to: written.first ?? 0)
    color.set(.chroma, to: written.second ?? 0)
    color.set(.hue, to: hue - (hue / 360).rounded(.down) * 360)
    return color
  }

  /// Why a text says no color, in one sentence.
  static func refusal(of text: String) -> String {
    do throws(CSSColorError) {
      _ = try CSSColor(text, allowingBareHex: true)
      return ""
    } catch {
      return error.sentence(about: text, try: "tomato, Sunset Orange, dark red, #FF6347 or oklch(0.7 0.2 33)")
    }
  }
}

extension CSSColor {
  /// The color without its alpha, as a base to mix from.
  fileprivate var base: SRGB { BaseColor(displayable(in: .displayP3)).color }
}
