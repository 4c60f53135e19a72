import Catalog
import ColorScience
import Theme

extension Theme {
  /// The theme as CSS custom properties under `:root`, each color with its text color and every shade of its ramp.
  /// Leaves out what isn't chosen yet.
  /// Source: CSS Custom Properties for Cascading Variables Level 1; CSS Fonts 4, `font-family`.
  public var css: String {
    var lines = [":root {"]
    if let primary { lines += properties("primary", primary) }
    if let accent { lines += properties("accent", accent) }
    if let titleFont { lines.append("  --font-title: " + titleFont.cssStack + ";") }
    if let bodyFont { lines.append("  --font-body: " + bodyFont.cssStack + ";") }
    return (lines + ["}", ""]).text(separatedBy: "\n")
  }

  private func properties(_ name: String, _ tint: Tint) -> [String] {
    ["  --" + name + ": " + tint.color.hex + ";", "  --on-" + name + ": " + tint.text.hex + ";"]
      + tint.ramp.swatches.map { swatch in
        "  --" + name + "-" + swatch.step.label.asciiLowercased + ": " + swatch.color.hex + ";"
      }
  }
}
