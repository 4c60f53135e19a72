import ColorScience
import Formats
import Theme

extension Drawing {
  /// A picture of a theme for a chat, 1200 by 630: its name, both colors with their names, both fonts and the ramps.
  public init(of theme: ExportedTheme) {
    self.init(width: 1200, height: 630)
    let (light, margin) = (theme.light, 64)
    fill(0, 0, width, height, light[.background].hex)
    fill(0, 0, width, 300, theme.primary.color)
    let onPrimary = light[.onPrimary].hex
    write(
      theme.name ?? theme.title.name, margin, 150, room: 1072, theme.title.font(size: 88), onPrimary)
    write(
      theme.primary.label + " and " + theme.accent.label, margin, 212, room: 820, theme.body.font(size: 34), onPrimary)
    fill(1000, 228, 144, 144, radius: 72, light[.background].hex)
    fill(1008, 236, 128, 128, radius: 64, theme.accent.color)
    write(
      "Titles in " + theme.title.name, margin, 378, room: 860, theme.title.font(size: 44), light[.primaryText].hex)
    write("Text in " + theme.body.name, margin, 428, room: 860, theme.body.font(size: 30), light[.text].hex)
    for (index, swatches) in [theme.primary.shades, theme.accent.shades].enumerated() {
      for (column, swatch) in swatches.enumerated() {
        let (start, end) = (1072 * column / swatches.count, 1072 * (column + 1) / swatches.count)
        fill(margin + start, 468 + 52 * index, end - start, 44, swatch.color)
      }
    }
    let own = Font(family: nil, generic: "sans-serif", weight: 400, size: 22)
    write("Tintype", margin, 604, room: 400, own, light[.muted].hex)
  }
}

extension ExportedFont {
  fileprivate func font(size: Int) -> Drawing.Font {
    Drawing.Font(family: name, generic: generic, weight: weight, size: size)
  }
}
