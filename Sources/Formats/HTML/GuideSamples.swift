import _Text

/// The sample screens that a style guide shows, as HTML. Formats know no samples, so whoever has a guide written gives them.
public struct GuideSamples: Equatable, Sendable {
  /// The rules that the screens need.
  let rules: String
  /// The samples in the light and in the dark scheme.
  let light, dark: String

  /// No samples, for formats other than the style guide.
  public static let none = GuideSamples(text: "")

  var isEmpty: Bool { light.isEmpty }

  /// The rules, the screens in light and those in dark.
  var parts: [String] { [rules, light, dark] }

  /// Takes the rules, the screens in light and those in dark, with the byte 0x1F between them. They become part of the guide
  /// as they are, so they must be our own.
  public init(text: String) { self.init(text.fields(separatedBy: "\u{1F}")) }

  /// Takes the same as three texts.
  init(_ parts: [String]) {
    let isWhole = parts.count == 3
    rules = isWhole ? parts[0] : ""
    light = isWhole ? parts[1] : ""
    dark = isWhole ? parts[2] : ""
  }
}
