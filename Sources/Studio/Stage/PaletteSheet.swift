import Catalog
import ColorScience
import Theme
import _Text

/// The ramps of a theme in one appearance.
public struct PaletteSheet: Equatable, Sendable {
  /// "Light".
  public var title: String
  /// The primary, the accent, the neutrals, then positive, warning and negative.
  public var rows: [PaletteRow]
}

/// A ramp.
public struct PaletteRow: Equatable, Sendable {
  /// "Primary".
  public var name: String
  /// Side by side, in this order.
  public var swatches: [PaletteSwatch]
}

/// A color to copy.
public struct PaletteSwatch: Equatable, Sendable {
  /// Copies the color.
  public var button: Screen.Button
  /// "500".
  public var caption: String
  /// The color, rounded to its hex if it's in sRGB.
  public var color: SRGB
  /// Black or white, whichever contrasts more with the color's hex.
  public var text: SRGB
  /// "#3F51B5", or "P3" of a color that only Display P3 has.
  public var value: String

  init(_ caption: String, of name: String, _ color: SRGB) {
    let isInGamut = color.isInGamut
    let shown = isInGamut ? color.asHex : color
    self.caption = caption
    self.color = shown
    text = shown.asHex.blackOrWhite
    value = isInGamut ? shown.hex : "P3"
    button = Button(
      "Copy " + name + " " + caption + ", " + (isInGamut ? shown.hex : shown.css), .stage(.colorTapped(shown)))
  }
}

extension PaletteSheet {
  init(_ theme: Theme, _ appearance: Appearance, _ contrast: Contrast) {
    let scheme = theme.scheme(appearance, contrast)
    title = appearance.title
    rows = [
      PaletteRow("Primary", scheme[.primary], theme.primary),
      PaletteRow("Accent", scheme[.accent], theme.accent),
      PaletteRow(neutralsOf: scheme),
      PaletteRow("Positive", scheme[.positive], nil),
      PaletteRow("Warning", scheme[.warning], nil),
      PaletteRow("Negative", scheme[.negative], nil),
    ]
  }
}

extension PaletteRow {
  /// The ramp that has the color, or one made around it.
  init(_ name: String, _ color: SRGB, _ tint: Tint?) {
    guard let swatches = tint?.ramp.swatches, swatches.contains(where: { $0.color == color }) else {
      self.init(name, around: color)
      return
    }
    self.init(name: name, swatches: swatches.map { PaletteSwatch($0.step.label, of: name, $0.color) })
  }

  init(_ name: String, around color: SRGB) {
    self.name = name
    let ramp = OKLCHRamp(around: color, in: color.isInGamut ? .sRGB : .displayP3)
    swatches = zip(OKLCHRamp.shades, ramp.colors).map { shade, color in PaletteSwatch(shade.text, of: name, color) }
  }

  /// The scheme's neutrals, from those behind others to those in front.
  fileprivate init(neutralsOf scheme: Scheme) {
    name = "Neutral"
    let roles: [SchemeRole] = [.raised, .surface, .background, .border, .outline, .muted, .text]
    swatches = roles.map { PaletteSwatch($0.name(), of: "Neutral", scheme[$0]) }
  }
}
