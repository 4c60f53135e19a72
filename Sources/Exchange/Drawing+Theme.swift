import ColorScience
import Formats
import Theme
import _Text

extension Drawing {
  /// A picture of a theme for a chat, 1200 by 630: its name, both colors with their names, both fonts and the ramps.
  public init(of theme: ExportedTheme) {
    self.init(width: 1200, height: 630)
    let (light, margin) = (theme.light, 64)
    fill(0, 0, width, height, light[.background].hex)
    fill(0, 0, width, 300, theme.primary.color)
    let onPrimary = light[.onPrimary].hex
    write(
      theme.name ?? theme.title.name, margin, 150, room: 1072, theme.title.canvasFont(88), onPrimary)
    write(
      theme.primary.label + " and " + theme.accent.label, margin, 212, room: 820, theme.body.canvasFont(34), onPrimary)
    fill(1000, 228, 144, 144, radius: 72, light[.background].hex)
    fill(1008, 236, 128, 128, radius: 64, theme.accent.color)
    write(
      "Titles in " + theme.title.name, margin, 378, room: 860, theme.title.canvasFont(44), light[.primaryText].hex)
    write("Text in " + theme.body.name, margin, 428, room: 860, theme.body.canvasFont(30), light[.text].hex)
    for (index, swatches) in [theme.primary.shades, theme.accent.shades].enumerated() {
      for (place, swatch) in swatches.enumerated() {
        let (start, end) = (1072 * place / swatches.count, 1072 * (place + 1) / swatches.count)
        fill(margin + start, 468 + 52 * index, end - start, 44, swatch.color)
      }
    }
    write("Tintype", margin, 604, room: 400, "400 22px system-ui, sans-serif", light[.muted].hex)
  }
}

extension ExportedFont {
  /// The font as a canvas takes it: the device's, or the one that comes with the page.
  fileprivate func canvasFont(_ size: Int) -> String {
    weight.text + " " + size.text + "px \"" + name.fields(separatedBy: "\"").text(separatedBy: "") + "\", \"Tintype "
      + name.fields(separatedBy: "\"").text(separatedBy: "") + "\", " + generic
  }
}
