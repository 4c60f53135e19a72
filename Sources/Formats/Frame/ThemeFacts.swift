import ColorScience
import Theme
import _Text

// A theme as facts, so that who writes it needs no tables of colors and fonts and computes no scheme: lines of text, namely the
// theme string and the name; each ramp's label, chosen index and shades; each font's five texts and weight; and each scheme's
// colors, each with a slash and its hex after it if that's another color's. Lists are on one line, with spaces.

extension ExportedTheme {
  /// The theme as lines.
  @inline(never)
  public var facts: String {
    ([string, name ?? ""] + primary.lines + accent.lines + title.lines + body.lines
      + [light, dark, lightHighContrast, darkHighContrast].map { $0.colors.map { $0.fact }.text(separatedBy: " ") })
      .text(separatedBy: "\n")
  }

  /// Reads the lines again; nil if something is missing.
  @inline(never)
  public convenience init?(facts: String) {
    let lines = facts.fields(separatedBy: "\n")
    guard lines.count == 24, let primary = ExportedRamp(lines[2..<5]), let accent = ExportedRamp(lines[5..<8]),
      let title = ExportedFont(lines[8..<14]), let body = ExportedFont(lines[14..<20])
    else { return nil }
    let schemes = lines[20...].compactMap { line in
      ExportedScheme(line.fields(separatedBy: " ").compactMap { SchemeColor(fact: $0) })
    }
    guard schemes.count == 4 else { return nil }
    self.init(
      string: lines[0], name: lines[1].isEmpty ? nil : lines[1], primary: primary, accent: accent, title: title,
      body: body, light: schemes[0], dark: schemes[1], lightHighContrast: schemes[2], darkHighContrast: schemes[3])
  }
}

extension ExportedRamp {
  fileprivate var lines: [String] {
    [label, chosen.text, shades.map { $0.label + "=" + $0.color.fact }.text(separatedBy: " ")]
  }

  fileprivate init?(_ lines: ArraySlice<String>) {
    let lines = Array(lines)
    let shades = lines[2].fields(separatedBy: " ").compactMap { field in
      let (label, color) = field.cut(at: "=")
      return SRGB(fact: color ?? "").map { Shade(label: label, color: $0) }
    }
    self.init(label: lines[0], shades: shades, chosen: wholeNumber(lines[1]))
  }
}

extension SchemeColor {
  fileprivate var fact: String { painted.fact + (hasOtherHex ? "/" + hex.fact : "") }

  fileprivate init?(fact: String) {
    let (painted, hex) = fact.cut(at: "/")
    guard let painted = SRGB(fact: painted) else { return nil }
    self.init(painted, hex: hex.flatMap { SRGB(fact: $0) } ?? painted.asHex)
  }
}

extension ExportedFont {
  fileprivate var lines: [String] { [name, cssName, cssStack, generic, weight.text, hasBold ? "1" : ""] }

  fileprivate init?(_ lines: ArraySlice<String>) {
    let lines = Array(lines)
    self.init(
      name: lines[0], weight: wholeNumber(lines[4]), hasBold: !lines[5].isEmpty, cssName: lines[1],
      cssStack: lines[2], generic: lines[3])
  }
}
