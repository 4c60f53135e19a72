import ColorScience
import Studio

enum PaletteView {
  static func node(_ sheet: PaletteSheet) -> Node {
    Node("section").class("palette").label(sheet.title).add(Node("h2").text(sheet.title)).add(sheet.rows.map(row))
  }

  static func row(_ row: PaletteRow) -> Node {
    Node("div").class("ramp").role("group").label(row.name).add(Node("h3").text(row.name))
      .add(Node("div").class("strip").add(row.swatches.map(swatch)))
  }

  private static func swatch(_ swatch: PaletteSwatch) -> Node {
    Node.button(swatch.button).label(swatch.button.label).paint("background", swatch.color)
      .paint("color", swatch.text).add(Node("b").text(swatch.caption)).add(Node("span").text(swatch.value))
  }
}

/// Facts about the color in the mixer.
enum ColorSheetView {
  static func nodes(_ sheet: ColorSheet) -> [Node] {
    [
      Node("section").class("palette").label(ColorSheet.name).add(sheet.rows.map(PaletteView.row))
        .add(Node("ul").class("near").label(ColorSheet.namesName).add(sheet.names.map(name)))
    ]
  }

  private static func name(_ name: ColorSheet.NearName) -> Node {
    Node("li").add(Node("i").hidden().paint("background", name.color)).add(Node("b").text(name.name))
      .add(Node("span").text(name.detail))
  }
}
