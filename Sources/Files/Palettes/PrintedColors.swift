import ColorScience
import _Text

// Palettes made for print have colors that no display has. We take them as programs without color profiles do.

extension SRGB {
  /// Ink as light: each ink, 0...1, takes its part of the light, and black takes of all.
  init(cyan: Double, magenta: Double, yellow: Double, black: Double) {
    self.init(
      red: (1 - cyan.unit) * (1 - black.unit), green: (1 - magenta.unit) * (1 - black.unit),
      blue: (1 - yellow.unit) * (1 - black.unit))
  }

  /// CIELAB at D50, mapped into sRGB.
  init(lightness: Double, a: Double, b: Double) {
    let lab = CSSColor(.lab, lightness.within(0...100), a.within(-200...200), b.within(-200...200))
    self = lab.displayable()
  }
}
